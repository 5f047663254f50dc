// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const listDisplayNamesParameters = validate10;
const schema11 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"accountId[]":{"type":"array","maxItems":4000,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"q":{"type":"string","maxLength":200},"limit":{"type":"integer","minimum":1,"maximum":2000,"default":200},"max_age_seconds":{"type":"integer","minimum":0,"maximum":2147483647}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const func2 = runtime0.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.path.type,parentSchema:schema11.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 200;
}
if(data1["accountId[]"] !== undefined){
let data2 = data1["accountId[]"];
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 4000){
validate10.errors = [{instancePath:instancePath+"/query/accountId[]",schemaPath:"#/properties/query/properties/accountId%5B%5D/maxItems",keyword:"maxItems",params:{limit: 4000},message:"must NOT have more than 4000 items",schema:4000,parentSchema:schema11.properties.query.properties["accountId[]"],data:data2}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate10.errors = [{instancePath:instancePath+"/query/accountId[]/" + i0,schemaPath:"#/properties/query/properties/accountId%5B%5D/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema11.properties.query.properties["accountId[]"].items,data:data3}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/query/accountId[]/" + i0,schemaPath:"#/properties/query/properties/accountId%5B%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.query.properties["accountId[]"].items.type,parentSchema:schema11.properties.query.properties["accountId[]"].items,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/query/accountId[]",schemaPath:"#/properties/query/properties/accountId%5B%5D/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.query.properties["accountId[]"].type,parentSchema:schema11.properties.query.properties["accountId[]"],data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.q !== undefined){
let data4 = data1.q;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 200){
validate10.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema11.properties.query.properties.q,data:data4}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.query.properties.q.type,parentSchema:schema11.properties.query.properties.q,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.query.properties.limit.type,parentSchema:schema11.properties.query.properties.limit,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2000 || isNaN(data5)){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema11.properties.query.properties.limit,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.query.properties.limit,data:data5}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
if(valid1){
if(data1.max_age_seconds !== undefined){
let data6 = data1.max_age_seconds;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate10.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.query.properties.max_age_seconds.type,parentSchema:schema11.properties.query.properties.max_age_seconds,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate10.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema11.properties.query.properties.max_age_seconds,data:data6}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate10.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.query.properties.max_age_seconds,data:data6}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.query.type,parentSchema:schema11.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate10.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.header.type,parentSchema:schema11.properties.header,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNamesBody = validate11;
const schema12 = {"type":"object","required":["accountIds","limit"],"properties":{"accountIds":{"type":"array","minItems":1,"maxItems":2000,"items":{"type":"string","maxLength":1000}},"maxAgeSeconds":{"type":"integer","minimum":0,"maximum":2147483647},"limit":{"type":"integer","minimum":1,"maximum":500,"default":500}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 500;
}
let missing0;
if(((data.accountIds === undefined) && (missing0 = "accountIds")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema12.required,parentSchema:schema12,data}];
return false;
}
else {
if(data.accountIds !== undefined){
let data0 = data.accountIds;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 2000){
validate11.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema12.properties.accountIds,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate11.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema12.properties.accountIds,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 1000){
validate11.errors = [{instancePath:instancePath+"/accountIds/" + i0,schemaPath:"#/properties/accountIds/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema12.properties.accountIds.items,data:data1}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/accountIds/" + i0,schemaPath:"#/properties/accountIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.accountIds.items.type,parentSchema:schema12.properties.accountIds.items,data:data1}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.accountIds.type,parentSchema:schema12.properties.accountIds,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxAgeSeconds !== undefined){
let data2 = data.maxAgeSeconds;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate11.errors = [{instancePath:instancePath+"/maxAgeSeconds",schemaPath:"#/properties/maxAgeSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema12.properties.maxAgeSeconds.type,parentSchema:schema12.properties.maxAgeSeconds,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/maxAgeSeconds",schemaPath:"#/properties/maxAgeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema12.properties.maxAgeSeconds,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/maxAgeSeconds",schemaPath:"#/properties/maxAgeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema12.properties.maxAgeSeconds,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data3 = data.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate11.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema12.properties.limit.type,parentSchema:schema12.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema12.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema12.properties.limit,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const getDisplayNameParameters = validate12;
const schema13 = {"type":"object","properties":{"path":{"type":"object","properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"required":["accountId"]},"query":{"type":"object","properties":{"max_age_seconds":{"type":"integer","minimum":0,"maximum":2147483647}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.accountId === undefined) && (missing0 = "accountId")){
validate12.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema13.properties.path.required,parentSchema:schema13.properties.path,data:data0}];
return false;
}
else {
if(data0.accountId !== undefined){
let data1 = data0.accountId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate12.errors = [{instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema13.properties.path.properties.accountId,data:data1}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/path/accountId",schemaPath:"#/properties/path/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.path.properties.accountId.type,parentSchema:schema13.properties.path.properties.accountId,data:data1}];
return false;
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.properties.path.type,parentSchema:schema13.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.max_age_seconds !== undefined){
let data3 = data2.max_age_seconds;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate12.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema13.properties.query.properties.max_age_seconds.type,parentSchema:schema13.properties.query.properties.max_age_seconds,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema13.properties.query.properties.max_age_seconds,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema13.properties.query.properties.max_age_seconds,data:data3}];
return false;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.properties.query.type,parentSchema:schema13.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate12.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.properties.header.type,parentSchema:schema13.properties.header,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const findDisplayNamesParameters = validate13;
const schema14 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"displayName[]":{"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":200}},"name[]":{"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":200}},"max_age_seconds":{"type":"integer","minimum":0,"maximum":2147483647}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate13.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["displayName[]"] !== undefined){
let data2 = data1["displayName[]"];
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 200){
validate13.errors = [{instancePath:instancePath+"/query/displayName[]",schemaPath:"#/properties/query/properties/displayName%5B%5D/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema14.properties.query.properties["displayName[]"],data:data2}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate13.errors = [{instancePath:instancePath+"/query/displayName[]/" + i0,schemaPath:"#/properties/query/properties/displayName%5B%5D/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema14.properties.query.properties["displayName[]"].items,data:data3}];
return false;
}
else {
if(func2(data3) < 1){
validate13.errors = [{instancePath:instancePath+"/query/displayName[]/" + i0,schemaPath:"#/properties/query/properties/displayName%5B%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.query.properties["displayName[]"].items,data:data3}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/query/displayName[]/" + i0,schemaPath:"#/properties/query/properties/displayName%5B%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.query.properties["displayName[]"].items.type,parentSchema:schema14.properties.query.properties["displayName[]"].items,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/query/displayName[]",schemaPath:"#/properties/query/properties/displayName%5B%5D/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.query.properties["displayName[]"].type,parentSchema:schema14.properties.query.properties["displayName[]"],data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1["name[]"] !== undefined){
let data4 = data1["name[]"];
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 200){
validate13.errors = [{instancePath:instancePath+"/query/name[]",schemaPath:"#/properties/query/properties/name%5B%5D/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema14.properties.query.properties["name[]"],data:data4}];
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate13.errors = [{instancePath:instancePath+"/query/name[]/" + i1,schemaPath:"#/properties/query/properties/name%5B%5D/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema14.properties.query.properties["name[]"].items,data:data5}];
return false;
}
else {
if(func2(data5) < 1){
validate13.errors = [{instancePath:instancePath+"/query/name[]/" + i1,schemaPath:"#/properties/query/properties/name%5B%5D/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.query.properties["name[]"].items,data:data5}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/query/name[]/" + i1,schemaPath:"#/properties/query/properties/name%5B%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.query.properties["name[]"].items.type,parentSchema:schema14.properties.query.properties["name[]"].items,data:data5}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/query/name[]",schemaPath:"#/properties/query/properties/name%5B%5D/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.query.properties["name[]"].type,parentSchema:schema14.properties.query.properties["name[]"],data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.max_age_seconds !== undefined){
let data6 = data1.max_age_seconds;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate13.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.query.properties.max_age_seconds.type,parentSchema:schema14.properties.query.properties.max_age_seconds,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema14.properties.query.properties.max_age_seconds,data:data6}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema14.properties.query.properties.max_age_seconds,data:data6}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.query.type,parentSchema:schema14.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate13.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.header.type,parentSchema:schema14.properties.header,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const searchDisplayNamesParameters = validate14;
const schema15 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200},"mode":{"type":"string","enum":["prefix","contains","fuzzy"],"default":"contains"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":20},"max_age_seconds":{"type":"integer","minimum":0,"maximum":2147483647}},"required":["q"]},"header":{"type":"object","properties":{},"required":[]}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate14.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.path.type,parentSchema:schema15.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.mode === undefined){
data1.mode = "contains";
}
if(data1.limit === undefined){
data1.limit = 20;
}
let missing0;
if((data1.q === undefined) && (missing0 = "q")){
validate14.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema15.properties.query.required,parentSchema:schema15.properties.query,data:data1}];
return false;
}
else {
if(data1.q !== undefined){
let data2 = data1.q;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate14.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema15.properties.query.properties.q,data:data2}];
return false;
}
else {
if(func2(data2) < 1){
validate14.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.query.properties.q,data:data2}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.query.properties.q.type,parentSchema:schema15.properties.query.properties.q,data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.mode;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate14.errors = [{instancePath:instancePath+"/query/mode",schemaPath:"#/properties/query/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.query.properties.mode.type,parentSchema:schema15.properties.query.properties.mode,data:data3}];
return false;
}
if(!(((data3 === "prefix") || (data3 === "contains")) || (data3 === "fuzzy"))){
validate14.errors = [{instancePath:instancePath+"/query/mode",schemaPath:"#/properties/query/properties/mode/enum",keyword:"enum",params:{allowedValues: schema15.properties.query.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.query.properties.mode.enum,parentSchema:schema15.properties.query.properties.mode,data:data3}];
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate14.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.query.properties.limit.type,parentSchema:schema15.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 200 || isNaN(data4)){
validate14.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema15.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate14.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema15.properties.query.properties.limit,data:data4}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
if(valid1){
if(data1.max_age_seconds !== undefined){
let data5 = data1.max_age_seconds;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate14.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.query.properties.max_age_seconds.type,parentSchema:schema15.properties.query.properties.max_age_seconds,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate14.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema15.properties.query.properties.max_age_seconds,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate14.errors = [{instancePath:instancePath+"/query/max_age_seconds",schemaPath:"#/properties/query/properties/max_age_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema15.properties.query.properties.max_age_seconds,data:data5}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.query.type,parentSchema:schema15.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate14.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.header.type,parentSchema:schema15.properties.header,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const listCandidatesParameters = validate15;
const schema16 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"stale_after_seconds":{"type":"integer","minimum":0,"maximum":2147483647,"default":86400},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":200}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate15.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.path.type,parentSchema:schema16.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.stale_after_seconds === undefined){
data1.stale_after_seconds = 86400;
}
if(data1.limit === undefined){
data1.limit = 200;
}
let data2 = data1.stale_after_seconds;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate15.errors = [{instancePath:instancePath+"/query/stale_after_seconds",schemaPath:"#/properties/query/properties/stale_after_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema16.properties.query.properties.stale_after_seconds.type,parentSchema:schema16.properties.query.properties.stale_after_seconds,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate15.errors = [{instancePath:instancePath+"/query/stale_after_seconds",schemaPath:"#/properties/query/properties/stale_after_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema16.properties.query.properties.stale_after_seconds,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate15.errors = [{instancePath:instancePath+"/query/stale_after_seconds",schemaPath:"#/properties/query/properties/stale_after_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema16.properties.query.properties.stale_after_seconds,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate15.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema16.properties.query.properties.limit.type,parentSchema:schema16.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 5000 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema16.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema16.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.query.type,parentSchema:schema16.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate15.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.header.type,parentSchema:schema16.properties.header,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const listCandidateDetailsParameters = validate16;
const schema17 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"stale_after_seconds":{"type":"integer","minimum":0,"maximum":2147483647,"default":86400},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":200},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.properties.path.type,parentSchema:schema17.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.stale_after_seconds === undefined){
data1.stale_after_seconds = 86400;
}
if(data1.limit === undefined){
data1.limit = 200;
}
if(data1.offset === undefined){
data1.offset = 0;
}
let data2 = data1.stale_after_seconds;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate16.errors = [{instancePath:instancePath+"/query/stale_after_seconds",schemaPath:"#/properties/query/properties/stale_after_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema17.properties.query.properties.stale_after_seconds.type,parentSchema:schema17.properties.query.properties.stale_after_seconds,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/query/stale_after_seconds",schemaPath:"#/properties/query/properties/stale_after_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema17.properties.query.properties.stale_after_seconds,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/query/stale_after_seconds",schemaPath:"#/properties/query/properties/stale_after_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema17.properties.query.properties.stale_after_seconds,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema17.properties.query.properties.limit.type,parentSchema:schema17.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 5000 || isNaN(data3)){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema17.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema17.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate16.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema17.properties.query.properties.offset.type,parentSchema:schema17.properties.query.properties.offset,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate16.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema17.properties.query.properties.offset,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate16.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema17.properties.query.properties.offset,data:data4}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.properties.query.type,parentSchema:schema17.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate16.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.properties.header.type,parentSchema:schema17.properties.header,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const listProjectsParameters = validate17;
const schema18 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":120}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate17.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 120;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate17.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema18.properties.query.properties.limit.type,parentSchema:schema18.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema18.properties.query.properties.limit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema18.properties.query.properties.limit,data:data2}];
return false;
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.query.type,parentSchema:schema18.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate17.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.header.type,parentSchema:schema18.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const getProjectParameters = validate18;
const schema19 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.projectKey === undefined) && (missing0 = "projectKey")){
validate18.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema19.properties.path.required,parentSchema:schema19.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate18.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema19.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate18.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.path.properties.projectKey.type,parentSchema:schema19.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.path.type,parentSchema:schema19.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate18.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.query.type,parentSchema:schema19.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate18.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.header.type,parentSchema:schema19.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const listProjectMapsParameters = validate19;
const schema20 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"changed_only":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":500},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.projectKey === undefined) && (missing0 = "projectKey")){
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema20.properties.path.required,parentSchema:schema20.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate19.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema20.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate19.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.path.properties.projectKey.type,parentSchema:schema20.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.path.type,parentSchema:schema20.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.q === undefined){
data2.q = "";
}
if(data2.changed_only === undefined){
data2.changed_only = false;
}
if(data2.limit === undefined){
data2.limit = 500;
}
if(data2.offset === undefined){
data2.offset = 0;
}
let data3 = data2.q;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate19.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema20.properties.query.properties.q,data:data3}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.query.properties.q.type,parentSchema:schema20.properties.query.properties.q,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.changed_only;
const _errs9 = errors;
if(typeof data4 !== "boolean"){
validate19.errors = [{instancePath:instancePath+"/query/changed_only",schemaPath:"#/properties/query/properties/changed_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.query.properties.changed_only.type,parentSchema:schema20.properties.query.properties.changed_only,data:data4}];
return false;
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate19.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.query.properties.limit.type,parentSchema:schema20.properties.query.properties.limit,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 5000 || isNaN(data5)){
validate19.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema20.properties.query.properties.limit,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate19.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema20.properties.query.properties.limit,data:data5}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
if(valid2){
let data6 = data2.offset;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate19.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.query.properties.offset.type,parentSchema:schema20.properties.query.properties.offset,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate19.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema20.properties.query.properties.offset,data:data6}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate19.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20.properties.query.properties.offset,data:data6}];
return false;
}
}
}
}
var valid2 = _errs13 === errors;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.query.type,parentSchema:schema20.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate19.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.header.type,parentSchema:schema20.properties.header,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const listProjectInstancesParameters = validate20;
const schema21 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":120}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.projectKey === undefined) && (missing0 = "projectKey")){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema21.properties.path.required,parentSchema:schema21.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate20.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema21.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.path.properties.projectKey.type,parentSchema:schema21.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.path.type,parentSchema:schema21.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 120;
}
let data3 = data2.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate20.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema21.properties.query.properties.limit.type,parentSchema:schema21.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema21.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema21.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.query.type,parentSchema:schema21.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.header.type,parentSchema:schema21.properties.header,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const listMapProjectsParameters = validate21;
const schema22 = {"type":"object","properties":{"path":{"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"}},"required":["mapUid"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":120}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const pattern2 = new RegExp("^[A-Za-z0-9_.-]{1,64}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.mapUid === undefined) && (missing0 = "mapUid")){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema22.properties.path.required,parentSchema:schema22.properties.path,data:data0}];
return false;
}
else {
if(data0.mapUid !== undefined){
let data1 = data0.mapUid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate21.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema22.properties.path.properties.mapUid,data:data1}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.path.properties.mapUid.type,parentSchema:schema22.properties.path.properties.mapUid,data:data1}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.path.type,parentSchema:schema22.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 120;
}
let data3 = data2.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.query.properties.limit.type,parentSchema:schema22.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema22.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema22.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.query.type,parentSchema:schema22.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate21.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.header.type,parentSchema:schema22.properties.header,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const listEventsParameters = validate22;
const schema23 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"page":{"type":"integer","minimum":1,"maximum":1000000,"default":1},"limit":{"type":"integer","minimum":1,"maximum":500,"default":80},"project_key":{"type":"string","maxLength":120,"default":""},"source":{"type":"string","maxLength":120,"default":""},"event_type":{"type":"string","pattern":"^([a-z][a-z0-9_.:-]{0,63})?$","default":""},"changed_only":{"type":"boolean","default":false},"include_system":{"type":"boolean","default":false},"from_iso":{"type":"string","format":"date-time","maxLength":40},"to_iso":{"type":"string","format":"date-time","maxLength":40},"q":{"type":"string","maxLength":200,"default":""},"max_event_id":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const pattern3 = new RegExp("^([a-z][a-z0-9_.:-]{0,63})?$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.path.type,parentSchema:schema23.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 1;
}
if(data1.limit === undefined){
data1.limit = 80;
}
if(data1.project_key === undefined){
data1.project_key = "";
}
if(data1.source === undefined){
data1.source = "";
}
if(data1.event_type === undefined){
data1.event_type = "";
}
if(data1.changed_only === undefined){
data1.changed_only = false;
}
if(data1.include_system === undefined){
data1.include_system = false;
}
if(data1.q === undefined){
data1.q = "";
}
let data2 = data1.page;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate22.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.query.properties.page.type,parentSchema:schema23.properties.query.properties.page,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema23.properties.query.properties.page,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema23.properties.query.properties.page,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate22.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.query.properties.limit.type,parentSchema:schema23.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema23.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema23.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.project_key;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 120){
validate22.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema23.properties.query.properties.project_key,data:data4}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.query.properties.project_key.type,parentSchema:schema23.properties.query.properties.project_key,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data1.source;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 120){
validate22.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema23.properties.query.properties.source,data:data5}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.query.properties.source.type,parentSchema:schema23.properties.query.properties.source,data:data5}];
return false;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data6 = data1.event_type;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
validate22.errors = [{instancePath:instancePath+"/query/event_type",schemaPath:"#/properties/query/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9_.:-]{0,63})?$"},message:"must match pattern \""+"^([a-z][a-z0-9_.:-]{0,63})?$"+"\"",schema:"^([a-z][a-z0-9_.:-]{0,63})?$",parentSchema:schema23.properties.query.properties.event_type,data:data6}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query/event_type",schemaPath:"#/properties/query/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.query.properties.event_type.type,parentSchema:schema23.properties.query.properties.event_type,data:data6}];
return false;
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data7 = data1.changed_only;
const _errs15 = errors;
if(typeof data7 !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/query/changed_only",schemaPath:"#/properties/query/properties/changed_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.query.properties.changed_only.type,parentSchema:schema23.properties.query.properties.changed_only,data:data7}];
return false;
}
var valid1 = _errs15 === errors;
if(valid1){
let data8 = data1.include_system;
const _errs17 = errors;
if(typeof data8 !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/query/include_system",schemaPath:"#/properties/query/properties/include_system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.query.properties.include_system.type,parentSchema:schema23.properties.query.properties.include_system,data:data8}];
return false;
}
var valid1 = _errs17 === errors;
if(valid1){
if(data1.from_iso !== undefined){
let data9 = data1.from_iso;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 40){
validate22.errors = [{instancePath:instancePath+"/query/from_iso",schemaPath:"#/properties/query/properties/from_iso/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema23.properties.query.properties.from_iso,data:data9}];
return false;
}
else {
if(!(formats0.test(data9))){
validate22.errors = [{instancePath:instancePath+"/query/from_iso",schemaPath:"#/properties/query/properties/from_iso/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema23.properties.query.properties.from_iso,data:data9}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query/from_iso",schemaPath:"#/properties/query/properties/from_iso/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.query.properties.from_iso.type,parentSchema:schema23.properties.query.properties.from_iso,data:data9}];
return false;
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.to_iso !== undefined){
let data10 = data1.to_iso;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) > 40){
validate22.errors = [{instancePath:instancePath+"/query/to_iso",schemaPath:"#/properties/query/properties/to_iso/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema23.properties.query.properties.to_iso,data:data10}];
return false;
}
else {
if(!(formats0.test(data10))){
validate22.errors = [{instancePath:instancePath+"/query/to_iso",schemaPath:"#/properties/query/properties/to_iso/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema23.properties.query.properties.to_iso,data:data10}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query/to_iso",schemaPath:"#/properties/query/properties/to_iso/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.query.properties.to_iso.type,parentSchema:schema23.properties.query.properties.to_iso,data:data10}];
return false;
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data11 = data1.q;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(func2(data11) > 200){
validate22.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema23.properties.query.properties.q,data:data11}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.query.properties.q.type,parentSchema:schema23.properties.query.properties.q,data:data11}];
return false;
}
}
var valid1 = _errs23 === errors;
if(valid1){
if(data1.max_event_id !== undefined){
let data12 = data1.max_event_id;
const _errs25 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate22.errors = [{instancePath:instancePath+"/query/max_event_id",schemaPath:"#/properties/query/properties/max_event_id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.query.properties.max_event_id.type,parentSchema:schema23.properties.query.properties.max_event_id,data:data12}];
return false;
}
if(errors === _errs25){
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
validate22.errors = [{instancePath:instancePath+"/query/max_event_id",schemaPath:"#/properties/query/properties/max_event_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema23.properties.query.properties.max_event_id,data:data12}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate22.errors = [{instancePath:instancePath+"/query/max_event_id",schemaPath:"#/properties/query/properties/max_event_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.query.properties.max_event_id,data:data12}];
return false;
}
}
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.query.type,parentSchema:schema23.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data13 = data.header;
const _errs27 = errors;
if(errors === _errs27){
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate22.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.header.type,parentSchema:schema23.properties.header,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const getEventFacetsParameters = validate23;
const schema24 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"project_key":{"type":"string","maxLength":120,"default":""},"include_system":{"type":"boolean","default":false},"from_iso":{"type":"string","format":"date-time","maxLength":40},"to_iso":{"type":"string","format":"date-time","maxLength":40}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.path.type,parentSchema:schema24.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.project_key === undefined){
data1.project_key = "";
}
if(data1.include_system === undefined){
data1.include_system = false;
}
let data2 = data1.project_key;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate23.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema24.properties.query.properties.project_key,data:data2}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.query.properties.project_key.type,parentSchema:schema24.properties.query.properties.project_key,data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.include_system;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/query/include_system",schemaPath:"#/properties/query/properties/include_system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.query.properties.include_system.type,parentSchema:schema24.properties.query.properties.include_system,data:data3}];
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
if(data1.from_iso !== undefined){
let data4 = data1.from_iso;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 40){
validate23.errors = [{instancePath:instancePath+"/query/from_iso",schemaPath:"#/properties/query/properties/from_iso/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema24.properties.query.properties.from_iso,data:data4}];
return false;
}
else {
if(!(formats0.test(data4))){
validate23.errors = [{instancePath:instancePath+"/query/from_iso",schemaPath:"#/properties/query/properties/from_iso/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema24.properties.query.properties.from_iso,data:data4}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/from_iso",schemaPath:"#/properties/query/properties/from_iso/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.query.properties.from_iso.type,parentSchema:schema24.properties.query.properties.from_iso,data:data4}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.to_iso !== undefined){
let data5 = data1.to_iso;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 40){
validate23.errors = [{instancePath:instancePath+"/query/to_iso",schemaPath:"#/properties/query/properties/to_iso/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema24.properties.query.properties.to_iso,data:data5}];
return false;
}
else {
if(!(formats0.test(data5))){
validate23.errors = [{instancePath:instancePath+"/query/to_iso",schemaPath:"#/properties/query/properties/to_iso/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema24.properties.query.properties.to_iso,data:data5}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/to_iso",schemaPath:"#/properties/query/properties/to_iso/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.query.properties.to_iso.type,parentSchema:schema24.properties.query.properties.to_iso,data:data5}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.query.type,parentSchema:schema24.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate23.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.header.type,parentSchema:schema24.properties.header,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const listWrBaselineQueueParameters = validate24;
const schema25 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"page":{"type":"integer","minimum":1,"maximum":1000000,"default":1},"limit":{"type":"integer","minimum":1,"maximum":500,"default":100},"status":{"type":"string","enum":["queued","processing","resolved","ignored","all"],"default":"queued"},"project_key":{"type":"string","maxLength":120,"default":""},"q":{"type":"string","maxLength":200,"default":""}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.properties.path.type,parentSchema:schema25.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 1;
}
if(data1.limit === undefined){
data1.limit = 100;
}
if(data1.status === undefined){
data1.status = "queued";
}
if(data1.project_key === undefined){
data1.project_key = "";
}
if(data1.q === undefined){
data1.q = "";
}
let data2 = data1.page;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate24.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.query.properties.page.type,parentSchema:schema25.properties.query.properties.page,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema25.properties.query.properties.page,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.query.properties.page,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate24.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.query.properties.limit.type,parentSchema:schema25.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate24.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema25.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate24.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.status;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate24.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.query.properties.status.type,parentSchema:schema25.properties.query.properties.status,data:data4}];
return false;
}
if(!(((((data4 === "queued") || (data4 === "processing")) || (data4 === "resolved")) || (data4 === "ignored")) || (data4 === "all"))){
validate24.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema25.properties.query.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.query.properties.status.enum,parentSchema:schema25.properties.query.properties.status,data:data4}];
return false;
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data1.project_key;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 120){
validate24.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema25.properties.query.properties.project_key,data:data5}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.query.properties.project_key.type,parentSchema:schema25.properties.query.properties.project_key,data:data5}];
return false;
}
}
var valid1 = _errs11 === errors;
if(valid1){
let data6 = data1.q;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate24.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema25.properties.query.properties.q,data:data6}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.query.properties.q.type,parentSchema:schema25.properties.query.properties.q,data:data6}];
return false;
}
}
var valid1 = _errs13 === errors;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.properties.query.type,parentSchema:schema25.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate24.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.properties.header.type,parentSchema:schema25.properties.header,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const getMetricsTimeseriesParameters = validate25;
const schema26 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"bucket":{"type":"string","enum":["hour","day"],"default":"hour"},"window_hours":{"type":"integer","minimum":1,"maximum":8760,"default":168},"project_key":{"type":"string","maxLength":120,"default":""}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.path.type,parentSchema:schema26.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.bucket === undefined){
data1.bucket = "hour";
}
if(data1.window_hours === undefined){
data1.window_hours = 168;
}
if(data1.project_key === undefined){
data1.project_key = "";
}
let data2 = data1.bucket;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate25.errors = [{instancePath:instancePath+"/query/bucket",schemaPath:"#/properties/query/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.query.properties.bucket.type,parentSchema:schema26.properties.query.properties.bucket,data:data2}];
return false;
}
if(!((data2 === "hour") || (data2 === "day"))){
validate25.errors = [{instancePath:instancePath+"/query/bucket",schemaPath:"#/properties/query/properties/bucket/enum",keyword:"enum",params:{allowedValues: schema26.properties.query.properties.bucket.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.query.properties.bucket.enum,parentSchema:schema26.properties.query.properties.bucket,data:data2}];
return false;
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.window_hours;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate25.errors = [{instancePath:instancePath+"/query/window_hours",schemaPath:"#/properties/query/properties/window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.query.properties.window_hours.type,parentSchema:schema26.properties.query.properties.window_hours,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 8760 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/query/window_hours",schemaPath:"#/properties/query/properties/window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760},message:"must be <= 8760",schema:8760,parentSchema:schema26.properties.query.properties.window_hours,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/query/window_hours",schemaPath:"#/properties/query/properties/window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema26.properties.query.properties.window_hours,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.project_key;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 120){
validate25.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema26.properties.query.properties.project_key,data:data4}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/query/project_key",schemaPath:"#/properties/query/properties/project_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.query.properties.project_key.type,parentSchema:schema26.properties.query.properties.project_key,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.query.type,parentSchema:schema26.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate25.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.header.type,parentSchema:schema26.properties.header,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const getLeaderboardCoverageParameters = validate26;
const schema27 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"tracked_only":{"type":"boolean","default":true},"timeout_ms":{"type":"integer","minimum":100,"maximum":60000,"default":15000}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.properties.path.type,parentSchema:schema27.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tracked_only === undefined){
data1.tracked_only = true;
}
if(data1.timeout_ms === undefined){
data1.timeout_ms = 15000;
}
let data2 = data1.tracked_only;
const _errs5 = errors;
if(typeof data2 !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/query/tracked_only",schemaPath:"#/properties/query/properties/tracked_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema27.properties.query.properties.tracked_only.type,parentSchema:schema27.properties.query.properties.tracked_only,data:data2}];
return false;
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.timeout_ms;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate26.errors = [{instancePath:instancePath+"/query/timeout_ms",schemaPath:"#/properties/query/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.query.properties.timeout_ms.type,parentSchema:schema27.properties.query.properties.timeout_ms,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 60000 || isNaN(data3)){
validate26.errors = [{instancePath:instancePath+"/query/timeout_ms",schemaPath:"#/properties/query/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema27.properties.query.properties.timeout_ms,data:data3}];
return false;
}
else {
if(data3 < 100 || isNaN(data3)){
validate26.errors = [{instancePath:instancePath+"/query/timeout_ms",schemaPath:"#/properties/query/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100",schema:100,parentSchema:schema27.properties.query.properties.timeout_ms,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.properties.query.type,parentSchema:schema27.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate26.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.properties.header.type,parentSchema:schema27.properties.header,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const getClubParameters = validate27;
const schema28 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema28.properties.path.required,parentSchema:schema28.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate27.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.path.properties.clubId.type,parentSchema:schema28.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema28.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema28.properties.path.properties.clubId,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.path.type,parentSchema:schema28.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate27.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.query.type,parentSchema:schema28.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate27.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.header.type,parentSchema:schema28.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const listClubCampaignsParameters = validate28;
const schema29 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":5000,"default":200}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema29.properties.path.required,parentSchema:schema29.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate28.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.path.properties.clubId.type,parentSchema:schema29.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema29.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema29.properties.path.properties.clubId,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.path.type,parentSchema:schema29.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 200;
}
let data3 = data2.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate28.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.query.properties.limit.type,parentSchema:schema29.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 5000 || isNaN(data3)){
validate28.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema29.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate28.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema29.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.query.type,parentSchema:schema29.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate28.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.header.type,parentSchema:schema29.properties.header,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const listClubMapsParameters = validate29;
const schema30 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":500},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema30.properties.path.required,parentSchema:schema30.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate29.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.path.properties.clubId.type,parentSchema:schema30.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema30.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema30.properties.path.properties.clubId,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.path.type,parentSchema:schema30.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.q === undefined){
data2.q = "";
}
if(data2.limit === undefined){
data2.limit = 500;
}
if(data2.offset === undefined){
data2.offset = 0;
}
let data3 = data2.q;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate29.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema30.properties.query.properties.q,data:data3}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.query.properties.q.type,parentSchema:schema30.properties.query.properties.q,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate29.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.query.properties.limit.type,parentSchema:schema30.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 5000 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema30.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema30.properties.query.properties.limit,data:data4}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.offset;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate29.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.query.properties.offset.type,parentSchema:schema30.properties.query.properties.offset,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate29.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema30.properties.query.properties.offset,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate29.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.query.properties.offset,data:data5}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.query.type,parentSchema:schema30.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate29.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.header.type,parentSchema:schema30.properties.header,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const listClubMembersParameters = validate30;
const schema31 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":200}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema31.properties.path.required,parentSchema:schema31.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate30.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.path.properties.clubId.type,parentSchema:schema31.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema31.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.path.properties.clubId,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.path.type,parentSchema:schema31.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.q === undefined){
data2.q = "";
}
if(data2.limit === undefined){
data2.limit = 200;
}
let data3 = data2.q;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate30.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema31.properties.query.properties.q,data:data3}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.query.properties.q.type,parentSchema:schema31.properties.query.properties.q,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.query.properties.limit.type,parentSchema:schema31.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 5000 || isNaN(data4)){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema31.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.query.properties.limit,data:data4}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.query.type,parentSchema:schema31.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate30.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.header.type,parentSchema:schema31.properties.header,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const listTablesParameters = validate31;
const schema32 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"include_counts":{"type":"boolean","default":true}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.path.type,parentSchema:schema32.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.include_counts === undefined){
data1.include_counts = true;
}
let data2 = data1.include_counts;
if(typeof data2 !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/query/include_counts",schemaPath:"#/properties/query/properties/include_counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.query.properties.include_counts.type,parentSchema:schema32.properties.query.properties.include_counts,data:data2}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.query.type,parentSchema:schema32.properties.query,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate31.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.header.type,parentSchema:schema32.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const getTableSchemaParameters = validate32;
const schema33 = {"type":"object","properties":{"path":{"type":"object","properties":{"table":{"type":"string","minLength":1,"maxLength":200}},"required":["table"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.table === undefined) && (missing0 = "table")){
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema33.properties.path.required,parentSchema:schema33.properties.path,data:data0}];
return false;
}
else {
if(data0.table !== undefined){
let data1 = data0.table;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate32.errors = [{instancePath:instancePath+"/path/table",schemaPath:"#/properties/path/properties/table/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema33.properties.path.properties.table,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/path/table",schemaPath:"#/properties/path/properties/table/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.properties.path.properties.table,data:data1}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/path/table",schemaPath:"#/properties/path/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.path.properties.table.type,parentSchema:schema33.properties.path.properties.table,data:data1}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.path.type,parentSchema:schema33.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.query.type,parentSchema:schema33.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate32.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.header.type,parentSchema:schema33.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const listTableRowsParameters = validate33;
const schema34 = {"type":"object","properties":{"path":{"type":"object","properties":{"table":{"type":"string","minLength":1,"maxLength":200}},"required":["table"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":300,"default":50},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0},"sort_by":{"type":"string","minLength":1,"maxLength":200},"sort_dir":{"type":"string","enum":["asc","desc"],"default":"desc"}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.table === undefined) && (missing0 = "table")){
validate33.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema34.properties.path.required,parentSchema:schema34.properties.path,data:data0}];
return false;
}
else {
if(data0.table !== undefined){
let data1 = data0.table;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate33.errors = [{instancePath:instancePath+"/path/table",schemaPath:"#/properties/path/properties/table/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema34.properties.path.properties.table,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/path/table",schemaPath:"#/properties/path/properties/table/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.path.properties.table,data:data1}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/path/table",schemaPath:"#/properties/path/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.path.properties.table.type,parentSchema:schema34.properties.path.properties.table,data:data1}];
return false;
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.path.type,parentSchema:schema34.properties.path,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 50;
}
if(data2.offset === undefined){
data2.offset = 0;
}
if(data2.sort_dir === undefined){
data2.sort_dir = "desc";
}
let data3 = data2.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.query.properties.limit.type,parentSchema:schema34.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 300 || isNaN(data3)){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300",schema:300,parentSchema:schema34.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate33.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.query.properties.offset.type,parentSchema:schema34.properties.query.properties.offset,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate33.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema34.properties.query.properties.offset,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate33.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.query.properties.offset,data:data4}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
if(data2.sort_by !== undefined){
let data5 = data2.sort_by;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate33.errors = [{instancePath:instancePath+"/query/sort_by",schemaPath:"#/properties/query/properties/sort_by/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema34.properties.query.properties.sort_by,data:data5}];
return false;
}
else {
if(func2(data5) < 1){
validate33.errors = [{instancePath:instancePath+"/query/sort_by",schemaPath:"#/properties/query/properties/sort_by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.query.properties.sort_by,data:data5}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/query/sort_by",schemaPath:"#/properties/query/properties/sort_by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.query.properties.sort_by.type,parentSchema:schema34.properties.query.properties.sort_by,data:data5}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
let data6 = data2.sort_dir;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate33.errors = [{instancePath:instancePath+"/query/sort_dir",schemaPath:"#/properties/query/properties/sort_dir/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.query.properties.sort_dir.type,parentSchema:schema34.properties.query.properties.sort_dir,data:data6}];
return false;
}
if(!((data6 === "asc") || (data6 === "desc"))){
validate33.errors = [{instancePath:instancePath+"/query/sort_dir",schemaPath:"#/properties/query/properties/sort_dir/enum",keyword:"enum",params:{allowedValues: schema34.properties.query.properties.sort_dir.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.query.properties.sort_dir.enum,parentSchema:schema34.properties.query.properties.sort_dir,data:data6}];
return false;
}
var valid2 = _errs13 === errors;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.query.type,parentSchema:schema34.properties.query,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate33.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.header.type,parentSchema:schema34.properties.header,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRunBody = validate34;
const schema35 = {"type":"object","required":["projectKey","run"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"run":{"type":"object","properties":{"provider":{"type":"string","maxLength":120},"reason":{"type":"string","maxLength":200},"startedAt":{"type":"string","format":"date-time","maxLength":40},"finishedAt":{"type":"string","format":"date-time","maxLength":40},"mapsConsidered":{"type":"integer","minimum":0,"maximum":2147483647},"mapsChecked":{"type":"integer","minimum":0,"maximum":2147483647},"wrChanges":{"type":"integer","minimum":0,"maximum":2147483647},"note":{"type":"string","maxLength":2000}},"required":[]},"checks":{"type":"array","maxItems":2000,"items":{}}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.run === undefined) && (missing0 = "run"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate34.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema35.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate34.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.projectKey.type,parentSchema:schema35.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate34.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema35.properties.projectName,data:data1}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.projectName.type,parentSchema:schema35.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate34.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema35.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.sourceLabel.type,parentSchema:schema35.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data3 = data.run;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.provider !== undefined){
let data4 = data3.provider;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 120){
validate34.errors = [{instancePath:instancePath+"/run/provider",schemaPath:"#/properties/run/properties/provider/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema35.properties.run.properties.provider,data:data4}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/run/provider",schemaPath:"#/properties/run/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.run.properties.provider.type,parentSchema:schema35.properties.run.properties.provider,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.reason !== undefined){
let data5 = data3.reason;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate34.errors = [{instancePath:instancePath+"/run/reason",schemaPath:"#/properties/run/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema35.properties.run.properties.reason,data:data5}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/run/reason",schemaPath:"#/properties/run/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.run.properties.reason.type,parentSchema:schema35.properties.run.properties.reason,data:data5}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.startedAt !== undefined){
let data6 = data3.startedAt;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 40){
validate34.errors = [{instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema35.properties.run.properties.startedAt,data:data6}];
return false;
}
else {
if(!(formats0.test(data6))){
validate34.errors = [{instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema35.properties.run.properties.startedAt,data:data6}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.run.properties.startedAt.type,parentSchema:schema35.properties.run.properties.startedAt,data:data6}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.finishedAt !== undefined){
let data7 = data3.finishedAt;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 40){
validate34.errors = [{instancePath:instancePath+"/run/finishedAt",schemaPath:"#/properties/run/properties/finishedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema35.properties.run.properties.finishedAt,data:data7}];
return false;
}
else {
if(!(formats0.test(data7))){
validate34.errors = [{instancePath:instancePath+"/run/finishedAt",schemaPath:"#/properties/run/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema35.properties.run.properties.finishedAt,data:data7}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/run/finishedAt",schemaPath:"#/properties/run/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.run.properties.finishedAt.type,parentSchema:schema35.properties.run.properties.finishedAt,data:data7}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.mapsConsidered !== undefined){
let data8 = data3.mapsConsidered;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate34.errors = [{instancePath:instancePath+"/run/mapsConsidered",schemaPath:"#/properties/run/properties/mapsConsidered/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.run.properties.mapsConsidered.type,parentSchema:schema35.properties.run.properties.mapsConsidered,data:data8}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate34.errors = [{instancePath:instancePath+"/run/mapsConsidered",schemaPath:"#/properties/run/properties/mapsConsidered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema35.properties.run.properties.mapsConsidered,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate34.errors = [{instancePath:instancePath+"/run/mapsConsidered",schemaPath:"#/properties/run/properties/mapsConsidered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.run.properties.mapsConsidered,data:data8}];
return false;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.mapsChecked !== undefined){
let data9 = data3.mapsChecked;
const _errs19 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate34.errors = [{instancePath:instancePath+"/run/mapsChecked",schemaPath:"#/properties/run/properties/mapsChecked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.run.properties.mapsChecked.type,parentSchema:schema35.properties.run.properties.mapsChecked,data:data9}];
return false;
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
validate34.errors = [{instancePath:instancePath+"/run/mapsChecked",schemaPath:"#/properties/run/properties/mapsChecked/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema35.properties.run.properties.mapsChecked,data:data9}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate34.errors = [{instancePath:instancePath+"/run/mapsChecked",schemaPath:"#/properties/run/properties/mapsChecked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.run.properties.mapsChecked,data:data9}];
return false;
}
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.wrChanges !== undefined){
let data10 = data3.wrChanges;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate34.errors = [{instancePath:instancePath+"/run/wrChanges",schemaPath:"#/properties/run/properties/wrChanges/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.run.properties.wrChanges.type,parentSchema:schema35.properties.run.properties.wrChanges,data:data10}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
validate34.errors = [{instancePath:instancePath+"/run/wrChanges",schemaPath:"#/properties/run/properties/wrChanges/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema35.properties.run.properties.wrChanges,data:data10}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate34.errors = [{instancePath:instancePath+"/run/wrChanges",schemaPath:"#/properties/run/properties/wrChanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.run.properties.wrChanges,data:data10}];
return false;
}
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.note !== undefined){
let data11 = data3.note;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(func2(data11) > 2000){
validate34.errors = [{instancePath:instancePath+"/run/note",schemaPath:"#/properties/run/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema35.properties.run.properties.note,data:data11}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/run/note",schemaPath:"#/properties/run/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.run.properties.note.type,parentSchema:schema35.properties.run.properties.note,data:data11}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.run.type,parentSchema:schema35.properties.run,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data12 = data.checks;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
if(data12.length > 2000){
validate34.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema35.properties.checks,data:data12}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.checks.type,parentSchema:schema35.properties.checks,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun_checks = validate35;
const schema36 = {"type":"object","required":["mapUid","changed"],"properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"checkedAt":{"type":"string","format":"date-time","maxLength":40},"changed":{"type":"boolean","default":false},"oldWrTime":{"type":"integer","minimum":1,"maximum":2147483647},"newWrTime":{"type":"integer","minimum":1,"maximum":2147483647},"oldHolder":{"type":"string","maxLength":200},"oldHolderAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"newHolder":{"type":"string","maxLength":200},"newHolderAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"accountIds":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"tracked":{"type":"boolean"},"source":{"type":"string","maxLength":120},"note":{"type":"string","maxLength":2000}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changed === undefined){
data.changed = false;
}
let missing0;
if(((data.mapUid === undefined) && (missing0 = "mapUid")) || ((data.changed === undefined) && (missing0 = "changed"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema36.required,parentSchema:schema36,data}];
return false;
}
else {
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate35.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema36.properties.mapUid,data:data0}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.mapUid.type,parentSchema:schema36.properties.mapUid,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data1 = data.mapName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate35.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema36.properties.mapName,data:data1}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.mapName.type,parentSchema:schema36.properties.mapName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkedAt !== undefined){
let data2 = data.checkedAt;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 40){
validate35.errors = [{instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema36.properties.checkedAt,data:data2}];
return false;
}
else {
if(!(formats0.test(data2))){
validate35.errors = [{instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema36.properties.checkedAt,data:data2}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.checkedAt.type,parentSchema:schema36.properties.checkedAt,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data3 = data.changed;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.changed.type,parentSchema:schema36.properties.changed,data:data3}];
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
if(data.oldWrTime !== undefined){
let data4 = data.oldWrTime;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate35.errors = [{instancePath:instancePath+"/oldWrTime",schemaPath:"#/properties/oldWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.oldWrTime.type,parentSchema:schema36.properties.oldWrTime,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate35.errors = [{instancePath:instancePath+"/oldWrTime",schemaPath:"#/properties/oldWrTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema36.properties.oldWrTime,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate35.errors = [{instancePath:instancePath+"/oldWrTime",schemaPath:"#/properties/oldWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema36.properties.oldWrTime,data:data4}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newWrTime !== undefined){
let data5 = data.newWrTime;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate35.errors = [{instancePath:instancePath+"/newWrTime",schemaPath:"#/properties/newWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.newWrTime.type,parentSchema:schema36.properties.newWrTime,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate35.errors = [{instancePath:instancePath+"/newWrTime",schemaPath:"#/properties/newWrTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema36.properties.newWrTime,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate35.errors = [{instancePath:instancePath+"/newWrTime",schemaPath:"#/properties/newWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema36.properties.newWrTime,data:data5}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldHolder !== undefined){
let data6 = data.oldHolder;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate35.errors = [{instancePath:instancePath+"/oldHolder",schemaPath:"#/properties/oldHolder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema36.properties.oldHolder,data:data6}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/oldHolder",schemaPath:"#/properties/oldHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.oldHolder.type,parentSchema:schema36.properties.oldHolder,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldHolderAccountId !== undefined){
let data7 = data.oldHolderAccountId;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate35.errors = [{instancePath:instancePath+"/oldHolderAccountId",schemaPath:"#/properties/oldHolderAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema36.properties.oldHolderAccountId,data:data7}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/oldHolderAccountId",schemaPath:"#/properties/oldHolderAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.oldHolderAccountId.type,parentSchema:schema36.properties.oldHolderAccountId,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newHolder !== undefined){
let data8 = data.newHolder;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 200){
validate35.errors = [{instancePath:instancePath+"/newHolder",schemaPath:"#/properties/newHolder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema36.properties.newHolder,data:data8}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/newHolder",schemaPath:"#/properties/newHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.newHolder.type,parentSchema:schema36.properties.newHolder,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newHolderAccountId !== undefined){
let data9 = data.newHolderAccountId;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate35.errors = [{instancePath:instancePath+"/newHolderAccountId",schemaPath:"#/properties/newHolderAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema36.properties.newHolderAccountId,data:data9}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/newHolderAccountId",schemaPath:"#/properties/newHolderAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.newHolderAccountId.type,parentSchema:schema36.properties.newHolderAccountId,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountIds !== undefined){
let data10 = data.accountIds;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
if(data10.length > 1000){
validate35.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema36.properties.accountIds,data:data10}];
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate35.errors = [{instancePath:instancePath+"/accountIds/" + i0,schemaPath:"#/properties/accountIds/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema36.properties.accountIds.items,data:data11}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/accountIds/" + i0,schemaPath:"#/properties/accountIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.accountIds.items.type,parentSchema:schema36.properties.accountIds.items,data:data11}];
return false;
}
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.accountIds.type,parentSchema:schema36.properties.accountIds,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracked !== undefined){
let data12 = data.tracked;
const _errs25 = errors;
if(typeof data12 !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/tracked",schemaPath:"#/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.tracked.type,parentSchema:schema36.properties.tracked,data:data12}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data13 = data.source;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(func2(data13) > 120){
validate35.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema36.properties.source,data:data13}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.source.type,parentSchema:schema36.properties.source,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data14 = data.note;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(func2(data14) > 2000){
validate35.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema36.properties.note,data:data14}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.note.type,parentSchema:schema36.properties.note,data:data14}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRunsBody = validate36;
const schema37 = {"type":"object","required":["projectKey","run"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"run":{"type":"object","properties":{"provider":{"type":"string","maxLength":120},"reason":{"type":"string","maxLength":200},"startedAt":{"type":"string","format":"date-time","maxLength":40},"finishedAt":{"type":"string","format":"date-time","maxLength":40},"mapsConsidered":{"type":"integer","minimum":0,"maximum":2147483647},"mapsChecked":{"type":"integer","minimum":0,"maximum":2147483647},"wrChanges":{"type":"integer","minimum":0,"maximum":2147483647},"note":{"type":"string","maxLength":2000}},"required":[]},"checks":{"type":"array","maxItems":2000,"items":{}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.run === undefined) && (missing0 = "run"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema37.required,parentSchema:schema37,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate36.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema37.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.projectKey.type,parentSchema:schema37.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate36.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema37.properties.projectName,data:data1}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.projectName.type,parentSchema:schema37.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate36.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema37.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.sourceLabel.type,parentSchema:schema37.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data3 = data.run;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.provider !== undefined){
let data4 = data3.provider;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 120){
validate36.errors = [{instancePath:instancePath+"/run/provider",schemaPath:"#/properties/run/properties/provider/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema37.properties.run.properties.provider,data:data4}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/run/provider",schemaPath:"#/properties/run/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.run.properties.provider.type,parentSchema:schema37.properties.run.properties.provider,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.reason !== undefined){
let data5 = data3.reason;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate36.errors = [{instancePath:instancePath+"/run/reason",schemaPath:"#/properties/run/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema37.properties.run.properties.reason,data:data5}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/run/reason",schemaPath:"#/properties/run/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.run.properties.reason.type,parentSchema:schema37.properties.run.properties.reason,data:data5}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.startedAt !== undefined){
let data6 = data3.startedAt;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 40){
validate36.errors = [{instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema37.properties.run.properties.startedAt,data:data6}];
return false;
}
else {
if(!(formats0.test(data6))){
validate36.errors = [{instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema37.properties.run.properties.startedAt,data:data6}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/run/startedAt",schemaPath:"#/properties/run/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.run.properties.startedAt.type,parentSchema:schema37.properties.run.properties.startedAt,data:data6}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.finishedAt !== undefined){
let data7 = data3.finishedAt;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 40){
validate36.errors = [{instancePath:instancePath+"/run/finishedAt",schemaPath:"#/properties/run/properties/finishedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema37.properties.run.properties.finishedAt,data:data7}];
return false;
}
else {
if(!(formats0.test(data7))){
validate36.errors = [{instancePath:instancePath+"/run/finishedAt",schemaPath:"#/properties/run/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema37.properties.run.properties.finishedAt,data:data7}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/run/finishedAt",schemaPath:"#/properties/run/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.run.properties.finishedAt.type,parentSchema:schema37.properties.run.properties.finishedAt,data:data7}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.mapsConsidered !== undefined){
let data8 = data3.mapsConsidered;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate36.errors = [{instancePath:instancePath+"/run/mapsConsidered",schemaPath:"#/properties/run/properties/mapsConsidered/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.run.properties.mapsConsidered.type,parentSchema:schema37.properties.run.properties.mapsConsidered,data:data8}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate36.errors = [{instancePath:instancePath+"/run/mapsConsidered",schemaPath:"#/properties/run/properties/mapsConsidered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema37.properties.run.properties.mapsConsidered,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate36.errors = [{instancePath:instancePath+"/run/mapsConsidered",schemaPath:"#/properties/run/properties/mapsConsidered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.run.properties.mapsConsidered,data:data8}];
return false;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.mapsChecked !== undefined){
let data9 = data3.mapsChecked;
const _errs19 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate36.errors = [{instancePath:instancePath+"/run/mapsChecked",schemaPath:"#/properties/run/properties/mapsChecked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.run.properties.mapsChecked.type,parentSchema:schema37.properties.run.properties.mapsChecked,data:data9}];
return false;
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
validate36.errors = [{instancePath:instancePath+"/run/mapsChecked",schemaPath:"#/properties/run/properties/mapsChecked/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema37.properties.run.properties.mapsChecked,data:data9}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate36.errors = [{instancePath:instancePath+"/run/mapsChecked",schemaPath:"#/properties/run/properties/mapsChecked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.run.properties.mapsChecked,data:data9}];
return false;
}
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.wrChanges !== undefined){
let data10 = data3.wrChanges;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate36.errors = [{instancePath:instancePath+"/run/wrChanges",schemaPath:"#/properties/run/properties/wrChanges/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.run.properties.wrChanges.type,parentSchema:schema37.properties.run.properties.wrChanges,data:data10}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
validate36.errors = [{instancePath:instancePath+"/run/wrChanges",schemaPath:"#/properties/run/properties/wrChanges/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema37.properties.run.properties.wrChanges,data:data10}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate36.errors = [{instancePath:instancePath+"/run/wrChanges",schemaPath:"#/properties/run/properties/wrChanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.run.properties.wrChanges,data:data10}];
return false;
}
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.note !== undefined){
let data11 = data3.note;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(func2(data11) > 2000){
validate36.errors = [{instancePath:instancePath+"/run/note",schemaPath:"#/properties/run/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema37.properties.run.properties.note,data:data11}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/run/note",schemaPath:"#/properties/run/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.run.properties.note.type,parentSchema:schema37.properties.run.properties.note,data:data11}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.run.type,parentSchema:schema37.properties.run,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data12 = data.checks;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
if(data12.length > 2000){
validate36.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema37.properties.checks,data:data12}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.checks.type,parentSchema:schema37.properties.checks,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns_checks = validate37;
const schema38 = {"type":"object","required":["mapUid","changed"],"properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"checkedAt":{"type":"string","format":"date-time","maxLength":40},"changed":{"type":"boolean","default":false},"oldWrTime":{"type":"integer","minimum":1,"maximum":2147483647},"newWrTime":{"type":"integer","minimum":1,"maximum":2147483647},"oldHolder":{"type":"string","maxLength":200},"oldHolderAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"newHolder":{"type":"string","maxLength":200},"newHolderAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"accountIds":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"tracked":{"type":"boolean"},"source":{"type":"string","maxLength":120},"note":{"type":"string","maxLength":2000}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changed === undefined){
data.changed = false;
}
let missing0;
if(((data.mapUid === undefined) && (missing0 = "mapUid")) || ((data.changed === undefined) && (missing0 = "changed"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate37.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema38.properties.mapUid,data:data0}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.mapUid.type,parentSchema:schema38.properties.mapUid,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data1 = data.mapName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate37.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema38.properties.mapName,data:data1}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.mapName.type,parentSchema:schema38.properties.mapName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkedAt !== undefined){
let data2 = data.checkedAt;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 40){
validate37.errors = [{instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema38.properties.checkedAt,data:data2}];
return false;
}
else {
if(!(formats0.test(data2))){
validate37.errors = [{instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema38.properties.checkedAt,data:data2}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.checkedAt.type,parentSchema:schema38.properties.checkedAt,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data3 = data.changed;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.changed.type,parentSchema:schema38.properties.changed,data:data3}];
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
if(data.oldWrTime !== undefined){
let data4 = data.oldWrTime;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate37.errors = [{instancePath:instancePath+"/oldWrTime",schemaPath:"#/properties/oldWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.oldWrTime.type,parentSchema:schema38.properties.oldWrTime,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate37.errors = [{instancePath:instancePath+"/oldWrTime",schemaPath:"#/properties/oldWrTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema38.properties.oldWrTime,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate37.errors = [{instancePath:instancePath+"/oldWrTime",schemaPath:"#/properties/oldWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.oldWrTime,data:data4}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newWrTime !== undefined){
let data5 = data.newWrTime;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate37.errors = [{instancePath:instancePath+"/newWrTime",schemaPath:"#/properties/newWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.newWrTime.type,parentSchema:schema38.properties.newWrTime,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate37.errors = [{instancePath:instancePath+"/newWrTime",schemaPath:"#/properties/newWrTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema38.properties.newWrTime,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate37.errors = [{instancePath:instancePath+"/newWrTime",schemaPath:"#/properties/newWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.newWrTime,data:data5}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldHolder !== undefined){
let data6 = data.oldHolder;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate37.errors = [{instancePath:instancePath+"/oldHolder",schemaPath:"#/properties/oldHolder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema38.properties.oldHolder,data:data6}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/oldHolder",schemaPath:"#/properties/oldHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.oldHolder.type,parentSchema:schema38.properties.oldHolder,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldHolderAccountId !== undefined){
let data7 = data.oldHolderAccountId;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate37.errors = [{instancePath:instancePath+"/oldHolderAccountId",schemaPath:"#/properties/oldHolderAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema38.properties.oldHolderAccountId,data:data7}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/oldHolderAccountId",schemaPath:"#/properties/oldHolderAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.oldHolderAccountId.type,parentSchema:schema38.properties.oldHolderAccountId,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newHolder !== undefined){
let data8 = data.newHolder;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 200){
validate37.errors = [{instancePath:instancePath+"/newHolder",schemaPath:"#/properties/newHolder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema38.properties.newHolder,data:data8}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/newHolder",schemaPath:"#/properties/newHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.newHolder.type,parentSchema:schema38.properties.newHolder,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newHolderAccountId !== undefined){
let data9 = data.newHolderAccountId;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate37.errors = [{instancePath:instancePath+"/newHolderAccountId",schemaPath:"#/properties/newHolderAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema38.properties.newHolderAccountId,data:data9}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/newHolderAccountId",schemaPath:"#/properties/newHolderAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.newHolderAccountId.type,parentSchema:schema38.properties.newHolderAccountId,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountIds !== undefined){
let data10 = data.accountIds;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
if(data10.length > 1000){
validate37.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema38.properties.accountIds,data:data10}];
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate37.errors = [{instancePath:instancePath+"/accountIds/" + i0,schemaPath:"#/properties/accountIds/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema38.properties.accountIds.items,data:data11}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/accountIds/" + i0,schemaPath:"#/properties/accountIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.accountIds.items.type,parentSchema:schema38.properties.accountIds.items,data:data11}];
return false;
}
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/accountIds",schemaPath:"#/properties/accountIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.accountIds.type,parentSchema:schema38.properties.accountIds,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracked !== undefined){
let data12 = data.tracked;
const _errs25 = errors;
if(typeof data12 !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/tracked",schemaPath:"#/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.tracked.type,parentSchema:schema38.properties.tracked,data:data12}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data13 = data.source;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(func2(data13) > 120){
validate37.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema38.properties.source,data:data13}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.source.type,parentSchema:schema38.properties.source,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data14 = data.note;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(func2(data14) > 2000){
validate37.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema38.properties.note,data:data14}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.note.type,parentSchema:schema38.properties.note,data:data14}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const registerInstanceBody = validate38;
const schema39 = {"type":"object","required":["projectKey","instanceId"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"instanceId":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"instanceName":{"type":"string","maxLength":200},"enabled":{"type":"boolean"},"checkIntervalSeconds":{"type":"integer","minimum":1,"maximum":31536000},"status":{"type":"string","maxLength":64},"meta":{"type":"object","maxProperties":100,"additionalProperties":true}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.instanceId === undefined) && (missing0 = "instanceId"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema39.required,parentSchema:schema39,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate38.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema39.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate38.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.projectKey.type,parentSchema:schema39.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instanceId !== undefined){
let data1 = data.instanceId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate38.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema39.properties.instanceId,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate38.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.properties.instanceId,data:data1}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.instanceId.type,parentSchema:schema39.properties.instanceId,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data2 = data.projectName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate38.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema39.properties.projectName,data:data2}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.projectName.type,parentSchema:schema39.properties.projectName,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data3 = data.sourceLabel;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 120){
validate38.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema39.properties.sourceLabel,data:data3}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.sourceLabel.type,parentSchema:schema39.properties.sourceLabel,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instanceName !== undefined){
let data4 = data.instanceName;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 200){
validate38.errors = [{instancePath:instancePath+"/instanceName",schemaPath:"#/properties/instanceName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema39.properties.instanceName,data:data4}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/instanceName",schemaPath:"#/properties/instanceName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.instanceName.type,parentSchema:schema39.properties.instanceName,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
let data5 = data.enabled;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema39.properties.enabled.type,parentSchema:schema39.properties.enabled,data:data5}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkIntervalSeconds !== undefined){
let data6 = data.checkIntervalSeconds;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate38.errors = [{instancePath:instancePath+"/checkIntervalSeconds",schemaPath:"#/properties/checkIntervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema39.properties.checkIntervalSeconds.type,parentSchema:schema39.properties.checkIntervalSeconds,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 31536000 || isNaN(data6)){
validate38.errors = [{instancePath:instancePath+"/checkIntervalSeconds",schemaPath:"#/properties/checkIntervalSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000",schema:31536000,parentSchema:schema39.properties.checkIntervalSeconds,data:data6}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate38.errors = [{instancePath:instancePath+"/checkIntervalSeconds",schemaPath:"#/properties/checkIntervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema39.properties.checkIntervalSeconds,data:data6}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 64){
validate38.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema39.properties.status,data:data7}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 100){
validate38.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema39.properties.meta,data:data8}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.properties.meta.type,parentSchema:schema39.properties.meta,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const sendHeartbeatBody = validate39;
const schema40 = {"type":"object","required":["projectKey","instanceId"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"instanceId":{"type":"string","minLength":1,"maxLength":120},"status":{"type":"string","maxLength":64},"meta":{"type":"object","maxProperties":100,"additionalProperties":true}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.instanceId === undefined) && (missing0 = "instanceId"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema40.required,parentSchema:schema40,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate39.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema40.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate39.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema40.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.projectKey.type,parentSchema:schema40.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instanceId !== undefined){
let data1 = data.instanceId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate39.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema40.properties.instanceId,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema40.properties.instanceId,data:data1}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.instanceId.type,parentSchema:schema40.properties.instanceId,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 64){
validate39.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema40.properties.status,data:data2}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.status.type,parentSchema:schema40.properties.status,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data3 = data.meta;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate39.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema40.properties.meta,data:data3}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.properties.meta.type,parentSchema:schema40.properties.meta,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNamesBody = validate40;
const schema41 = {"type":"object","required":["projectKey"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"observedAt":{"type":"string","format":"date-time"},"names":{"type":"array","maxItems":5000,"items":{}},"namesByAccountId":{"type":"object","maxProperties":5000,"additionalProperties":true}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.projectKey === undefined) && (missing0 = "projectKey")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema41.required,parentSchema:schema41,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate40.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema41.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate40.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.projectKey.type,parentSchema:schema41.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate40.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema41.properties.projectName,data:data1}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.projectName.type,parentSchema:schema41.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate40.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema41.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.sourceLabel.type,parentSchema:schema41.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedAt !== undefined){
let data3 = data.observedAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate40.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema41.properties.observedAt,data:data3}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.observedAt.type,parentSchema:schema41.properties.observedAt,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.names !== undefined){
let data4 = data.names;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 5000){
validate40.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema41.properties.names,data:data4}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.names.type,parentSchema:schema41.properties.names,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namesByAccountId !== undefined){
let data5 = data.namesByAccountId;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 5000){
validate40.errors = [{instancePath:instancePath+"/namesByAccountId",schemaPath:"#/properties/namesByAccountId/maxProperties",keyword:"maxProperties",params:{limit: 5000},message:"must NOT have more than 5000 properties",schema:5000,parentSchema:schema41.properties.namesByAccountId,data:data5}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/namesByAccountId",schemaPath:"#/properties/namesByAccountId/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.namesByAccountId.type,parentSchema:schema41.properties.namesByAccountId,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames_names = validate41;
const schema42 = {"type":"object","required":["accountId","displayName"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"displayName":{"type":"string","maxLength":64},"observedAt":{"type":"string","format":"date-time"},"source":{"type":"string","maxLength":120}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.accountId === undefined) && (missing0 = "accountId")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema42.required,parentSchema:schema42,data}];
return false;
}
else {
if(data.accountId !== undefined){
let data0 = data.accountId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate41.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema42.properties.accountId,data:data0}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.accountId.type,parentSchema:schema42.properties.accountId,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate41.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema42.properties.displayName,data:data1}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.displayName.type,parentSchema:schema42.properties.displayName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedAt !== undefined){
let data2 = data.observedAt;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate41.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema42.properties.observedAt,data:data2}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.observedAt.type,parentSchema:schema42.properties.observedAt,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data3 = data.source;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 120){
validate41.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema42.properties.source,data:data3}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.source.type,parentSchema:schema42.properties.source,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNamesBody = validate42;
const schema43 = {"type":"object","required":["projectKey"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"observedAt":{"type":"string","format":"date-time"},"names":{"type":"array","maxItems":5000,"items":{}},"namesByAccountId":{"type":"object","maxProperties":5000,"additionalProperties":true},"opToken":{"type":"string","maxLength":4096}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.projectKey === undefined) && (missing0 = "projectKey")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema43.required,parentSchema:schema43,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate42.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema43.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate42.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.projectKey.type,parentSchema:schema43.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate42.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema43.properties.projectName,data:data1}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.projectName.type,parentSchema:schema43.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate42.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema43.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.sourceLabel.type,parentSchema:schema43.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedAt !== undefined){
let data3 = data.observedAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate42.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema43.properties.observedAt,data:data3}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.observedAt.type,parentSchema:schema43.properties.observedAt,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.names !== undefined){
let data4 = data.names;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 5000){
validate42.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema43.properties.names,data:data4}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.names.type,parentSchema:schema43.properties.names,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namesByAccountId !== undefined){
let data5 = data.namesByAccountId;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 5000){
validate42.errors = [{instancePath:instancePath+"/namesByAccountId",schemaPath:"#/properties/namesByAccountId/maxProperties",keyword:"maxProperties",params:{limit: 5000},message:"must NOT have more than 5000 properties",schema:5000,parentSchema:schema43.properties.namesByAccountId,data:data5}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/namesByAccountId",schemaPath:"#/properties/namesByAccountId/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.namesByAccountId.type,parentSchema:schema43.properties.namesByAccountId,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opToken !== undefined){
let data6 = data.opToken;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func2(data6) > 4096){
validate42.errors = [{instancePath:instancePath+"/opToken",schemaPath:"#/properties/opToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema43.properties.opToken,data:data6}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/opToken",schemaPath:"#/properties/opToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.opToken.type,parentSchema:schema43.properties.opToken,data:data6}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames_names = validate43;
const schema44 = {"type":"object","required":["accountId","displayName"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"displayName":{"type":"string","maxLength":64},"observedAt":{"type":"string","format":"date-time"},"source":{"type":"string","maxLength":120}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.accountId === undefined) && (missing0 = "accountId")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema44.required,parentSchema:schema44,data}];
return false;
}
else {
if(data.accountId !== undefined){
let data0 = data.accountId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate43.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema44.properties.accountId,data:data0}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.accountId.type,parentSchema:schema44.properties.accountId,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate43.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema44.properties.displayName,data:data1}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.displayName.type,parentSchema:schema44.properties.displayName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedAt !== undefined){
let data2 = data.observedAt;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate43.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema44.properties.observedAt,data:data2}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.observedAt.type,parentSchema:schema44.properties.observedAt,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data3 = data.source;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 120){
validate43.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema44.properties.source,data:data3}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.source.type,parentSchema:schema44.properties.source,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshotBody = validate44;
const schema45 = {"type":"object","required":["projectKey","club"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"observedAt":{"type":"string","format":"date-time","maxLength":64},"club":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647},"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","maxLength":200},"createdAt":{"type":"string","format":"date-time","maxLength":64}},"required":[]},"campaigns":{"type":"array","maxItems":5000,"items":{}},"uploads":{"type":"array","maxItems":5000,"items":{}},"uploadBuckets":{"type":"array","maxItems":5000,"items":{}},"members":{"type":"array","maxItems":50000,"items":{}},"maps":{"type":"array","maxItems":50000,"items":{}},"activities":{"type":"array","maxItems":50000,"items":{}},"complete":{"type":"array","maxItems":10,"items":{"type":"string","enum":["campaigns","uploads","members","maps"]}}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.club === undefined) && (missing0 = "club"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema45.required,parentSchema:schema45,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate44.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema45.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate44.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.projectKey.type,parentSchema:schema45.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate44.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema45.properties.projectName,data:data1}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.projectName.type,parentSchema:schema45.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate44.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema45.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.sourceLabel.type,parentSchema:schema45.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedAt !== undefined){
let data3 = data.observedAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate44.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema45.properties.observedAt,data:data3}];
return false;
}
else {
if(!(formats0.test(data3))){
validate44.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema45.properties.observedAt,data:data3}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.observedAt.type,parentSchema:schema45.properties.observedAt,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.club !== undefined){
let data4 = data.club;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.clubId !== undefined){
let data5 = data4.clubId;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate44.errors = [{instancePath:instancePath+"/club/clubId",schemaPath:"#/properties/club/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.club.properties.clubId.type,parentSchema:schema45.properties.club.properties.clubId,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate44.errors = [{instancePath:instancePath+"/club/clubId",schemaPath:"#/properties/club/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema45.properties.club.properties.clubId,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate44.errors = [{instancePath:instancePath+"/club/clubId",schemaPath:"#/properties/club/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.club.properties.clubId,data:data5}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.id !== undefined){
let data6 = data4.id;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate44.errors = [{instancePath:instancePath+"/club/id",schemaPath:"#/properties/club/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.club.properties.id.type,parentSchema:schema45.properties.club.properties.id,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate44.errors = [{instancePath:instancePath+"/club/id",schemaPath:"#/properties/club/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema45.properties.club.properties.id,data:data6}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate44.errors = [{instancePath:instancePath+"/club/id",schemaPath:"#/properties/club/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.club.properties.id,data:data6}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.name !== undefined){
let data7 = data4.name;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 200){
validate44.errors = [{instancePath:instancePath+"/club/name",schemaPath:"#/properties/club/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema45.properties.club.properties.name,data:data7}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/club/name",schemaPath:"#/properties/club/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.club.properties.name.type,parentSchema:schema45.properties.club.properties.name,data:data7}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.createdAt !== undefined){
let data8 = data4.createdAt;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 64){
validate44.errors = [{instancePath:instancePath+"/club/createdAt",schemaPath:"#/properties/club/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema45.properties.club.properties.createdAt,data:data8}];
return false;
}
else {
if(!(formats0.test(data8))){
validate44.errors = [{instancePath:instancePath+"/club/createdAt",schemaPath:"#/properties/club/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema45.properties.club.properties.createdAt,data:data8}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/club/createdAt",schemaPath:"#/properties/club/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.club.properties.createdAt.type,parentSchema:schema45.properties.club.properties.createdAt,data:data8}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/club",schemaPath:"#/properties/club/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.club.type,parentSchema:schema45.properties.club,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaigns !== undefined){
let data9 = data.campaigns;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
if(data9.length > 5000){
validate44.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema45.properties.campaigns,data:data9}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.campaigns.type,parentSchema:schema45.properties.campaigns,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uploads !== undefined){
let data10 = data.uploads;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
if(data10.length > 5000){
validate44.errors = [{instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema45.properties.uploads,data:data10}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.uploads.type,parentSchema:schema45.properties.uploads,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uploadBuckets !== undefined){
let data11 = data.uploadBuckets;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
if(data11.length > 5000){
validate44.errors = [{instancePath:instancePath+"/uploadBuckets",schemaPath:"#/properties/uploadBuckets/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema45.properties.uploadBuckets,data:data11}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/uploadBuckets",schemaPath:"#/properties/uploadBuckets/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.uploadBuckets.type,parentSchema:schema45.properties.uploadBuckets,data:data11}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.members !== undefined){
let data12 = data.members;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
if(data12.length > 50000){
validate44.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/maxItems",keyword:"maxItems",params:{limit: 50000},message:"must NOT have more than 50000 items",schema:50000,parentSchema:schema45.properties.members,data:data12}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.members.type,parentSchema:schema45.properties.members,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maps !== undefined){
let data13 = data.maps;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
if(data13.length > 50000){
validate44.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 50000},message:"must NOT have more than 50000 items",schema:50000,parentSchema:schema45.properties.maps,data:data13}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.maps.type,parentSchema:schema45.properties.maps,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activities !== undefined){
let data14 = data.activities;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
if(data14.length > 50000){
validate44.errors = [{instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/maxItems",keyword:"maxItems",params:{limit: 50000},message:"must NOT have more than 50000 items",schema:50000,parentSchema:schema45.properties.activities,data:data14}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/activities",schemaPath:"#/properties/activities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.activities.type,parentSchema:schema45.properties.activities,data:data14}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
let data15 = data.complete;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
if(data15.length > 10){
validate44.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema45.properties.complete,data:data15}];
return false;
}
else {
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs33 = errors;
if(typeof data16 !== "string"){
validate44.errors = [{instancePath:instancePath+"/complete/" + i0,schemaPath:"#/properties/complete/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.complete.items.type,parentSchema:schema45.properties.complete.items,data:data16}];
return false;
}
if(!((((data16 === "campaigns") || (data16 === "uploads")) || (data16 === "members")) || (data16 === "maps"))){
validate44.errors = [{instancePath:instancePath+"/complete/" + i0,schemaPath:"#/properties/complete/items/enum",keyword:"enum",params:{allowedValues: schema45.properties.complete.items.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.complete.items.enum,parentSchema:schema45.properties.complete.items,data:data16}];
return false;
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.complete.type,parentSchema:schema45.properties.complete,data:data15}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_campaigns = validate45;
const schema46 = {"type":"object","properties":{"campaignId":{"type":"integer","minimum":1,"maximum":2147483647},"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","maxLength":200},"createdAt":{"type":"string","format":"date-time","maxLength":64},"publishedAt":{"type":"string","format":"date-time","maxLength":64},"maps":{"type":"array","maxItems":5000,"items":{}}},"required":[]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId !== undefined){
let data0 = data.campaignId;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate45.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.properties.campaignId.type,parentSchema:schema46.properties.campaignId,data:data0}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema46.properties.campaignId,data:data0}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.properties.campaignId,data:data0}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.properties.id.type,parentSchema:schema46.properties.id,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema46.properties.id,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.properties.id,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema46.properties.name,data:data2}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.name.type,parentSchema:schema46.properties.name,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate45.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema46.properties.createdAt,data:data3}];
return false;
}
else {
if(!(formats0.test(data3))){
validate45.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema46.properties.createdAt,data:data3}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.createdAt.type,parentSchema:schema46.properties.createdAt,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publishedAt !== undefined){
let data4 = data.publishedAt;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 64){
validate45.errors = [{instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema46.properties.publishedAt,data:data4}];
return false;
}
else {
if(!(formats0.test(data4))){
validate45.errors = [{instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema46.properties.publishedAt,data:data4}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.publishedAt.type,parentSchema:schema46.properties.publishedAt,data:data4}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maps !== undefined){
let data5 = data.maps;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 5000){
validate45.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema46.properties.maps,data:data5}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.properties.maps.type,parentSchema:schema46.properties.maps,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_campaigns_maps = validate46;
const schema47 = {"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"position":{"type":"integer","minimum":0,"maximum":2147483647},"slot":{"type":"integer","minimum":0,"maximum":2147483647},"mapId":{"type":"string","pattern":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"type":"string","maxLength":200},"mapName":{"type":"string","maxLength":200},"filename":{"type":"string","maxLength":255},"fileUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"downloadUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"thumbnailUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"author":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"submitter":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorScore":{"type":"integer","minimum":0,"maximum":2147483647},"authorMs":{"type":"integer","minimum":0,"maximum":2147483647},"goldScore":{"type":"integer","minimum":0,"maximum":2147483647},"goldMs":{"type":"integer","minimum":0,"maximum":2147483647},"silverScore":{"type":"integer","minimum":0,"maximum":2147483647},"silverMs":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeScore":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeMs":{"type":"integer","minimum":0,"maximum":2147483647},"collectionName":{"type":"string","maxLength":64},"mapStyle":{"type":"string","maxLength":64},"mapType":{"type":"string","maxLength":64},"isPlayable":{"type":"boolean"},"createdWithGamepadEditor":{"type":"boolean"},"createdWithSimpleEditor":{"type":"boolean"},"timestamp":{"type":"string","format":"date-time","maxLength":64},"mapCreatedAt":{"type":"string","format":"date-time","maxLength":64},"season":{"type":"string","maxLength":64},"year":{"type":"integer","minimum":2000,"maximum":2200},"mapnumber":{"type":"array","maxItems":25,"items":{"type":"integer","minimum":0,"maximum":1000}},"alteration":{"type":"string","maxLength":200},"type":{"type":"string","maxLength":64}},"required":[]};
const pattern16 = new RegExp("^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", "u");
const pattern17 = new RegExp("^https?://\\S+$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate46.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema47.properties.mapUid,data:data0}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.mapUid.type,parentSchema:schema47.properties.mapUid,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
let data1 = data.uid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate46.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema47.properties.uid,data:data1}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.uid.type,parentSchema:schema47.properties.uid,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data2 = data.position;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate46.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.position.type,parentSchema:schema47.properties.position,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.position,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.position,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data3 = data.slot;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate46.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.slot.type,parentSchema:schema47.properties.slot,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.slot,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.slot,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapId !== undefined){
let data4 = data.mapId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
validate46.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"+"\"",schema:"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",parentSchema:schema47.properties.mapId,data:data4}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.mapId.type,parentSchema:schema47.properties.mapId,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate46.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema47.properties.name,data:data5}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data6 = data.mapName;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate46.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema47.properties.mapName,data:data6}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.mapName.type,parentSchema:schema47.properties.mapName,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data7 = data.filename;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 255){
validate46.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema47.properties.filename,data:data7}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.filename.type,parentSchema:schema47.properties.filename,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileUrl !== undefined){
let data8 = data.fileUrl;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 2000){
validate46.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema47.properties.fileUrl,data:data8}];
return false;
}
else {
if(!pattern17.test(data8)){
validate46.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema47.properties.fileUrl,data:data8}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.fileUrl.type,parentSchema:schema47.properties.fileUrl,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downloadUrl !== undefined){
let data9 = data.downloadUrl;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 2000){
validate46.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema47.properties.downloadUrl,data:data9}];
return false;
}
else {
if(!pattern17.test(data9)){
validate46.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema47.properties.downloadUrl,data:data9}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.downloadUrl.type,parentSchema:schema47.properties.downloadUrl,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnailUrl !== undefined){
let data10 = data.thumbnailUrl;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) > 2000){
validate46.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema47.properties.thumbnailUrl,data:data10}];
return false;
}
else {
if(!pattern17.test(data10)){
validate46.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema47.properties.thumbnailUrl,data:data10}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.thumbnailUrl.type,parentSchema:schema47.properties.thumbnailUrl,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data11 = data.author;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate46.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema47.properties.author,data:data11}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.author.type,parentSchema:schema47.properties.author,data:data11}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorAccountId !== undefined){
let data12 = data.authorAccountId;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate46.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema47.properties.authorAccountId,data:data12}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.authorAccountId.type,parentSchema:schema47.properties.authorAccountId,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitter !== undefined){
let data13 = data.submitter;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate46.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema47.properties.submitter,data:data13}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.submitter.type,parentSchema:schema47.properties.submitter,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorScore !== undefined){
let data14 = data.authorScore;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate46.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.authorScore.type,parentSchema:schema47.properties.authorScore,data:data14}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
validate46.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.authorScore,data:data14}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate46.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.authorScore,data:data14}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorMs !== undefined){
let data15 = data.authorMs;
const _errs31 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate46.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.authorMs.type,parentSchema:schema47.properties.authorMs,data:data15}];
return false;
}
if(errors === _errs31){
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
validate46.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.authorMs,data:data15}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate46.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.authorMs,data:data15}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldScore !== undefined){
let data16 = data.goldScore;
const _errs33 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate46.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.goldScore.type,parentSchema:schema47.properties.goldScore,data:data16}];
return false;
}
if(errors === _errs33){
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
validate46.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.goldScore,data:data16}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate46.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.goldScore,data:data16}];
return false;
}
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldMs !== undefined){
let data17 = data.goldMs;
const _errs35 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate46.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.goldMs.type,parentSchema:schema47.properties.goldMs,data:data17}];
return false;
}
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
validate46.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.goldMs,data:data17}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate46.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.goldMs,data:data17}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverScore !== undefined){
let data18 = data.silverScore;
const _errs37 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate46.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.silverScore.type,parentSchema:schema47.properties.silverScore,data:data18}];
return false;
}
if(errors === _errs37){
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
validate46.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.silverScore,data:data18}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate46.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.silverScore,data:data18}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverMs !== undefined){
let data19 = data.silverMs;
const _errs39 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate46.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.silverMs.type,parentSchema:schema47.properties.silverMs,data:data19}];
return false;
}
if(errors === _errs39){
if(typeof data19 == "number"){
if(data19 > 2147483647 || isNaN(data19)){
validate46.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.silverMs,data:data19}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate46.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.silverMs,data:data19}];
return false;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeScore !== undefined){
let data20 = data.bronzeScore;
const _errs41 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate46.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.bronzeScore.type,parentSchema:schema47.properties.bronzeScore,data:data20}];
return false;
}
if(errors === _errs41){
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
validate46.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.bronzeScore,data:data20}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate46.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.bronzeScore,data:data20}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeMs !== undefined){
let data21 = data.bronzeMs;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate46.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.bronzeMs.type,parentSchema:schema47.properties.bronzeMs,data:data21}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 2147483647 || isNaN(data21)){
validate46.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema47.properties.bronzeMs,data:data21}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate46.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.bronzeMs,data:data21}];
return false;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.collectionName !== undefined){
let data22 = data.collectionName;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func2(data22) > 64){
validate46.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.collectionName,data:data22}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.collectionName.type,parentSchema:schema47.properties.collectionName,data:data22}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapStyle !== undefined){
let data23 = data.mapStyle;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data23 === "string"){
if(func2(data23) > 64){
validate46.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.mapStyle,data:data23}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.mapStyle.type,parentSchema:schema47.properties.mapStyle,data:data23}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapType !== undefined){
let data24 = data.mapType;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data24 === "string"){
if(func2(data24) > 64){
validate46.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.mapType,data:data24}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.mapType.type,parentSchema:schema47.properties.mapType,data:data24}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPlayable !== undefined){
let data25 = data.isPlayable;
const _errs51 = errors;
if(typeof data25 !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/isPlayable",schemaPath:"#/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema47.properties.isPlayable.type,parentSchema:schema47.properties.isPlayable,data:data25}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithGamepadEditor !== undefined){
let data26 = data.createdWithGamepadEditor;
const _errs53 = errors;
if(typeof data26 !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/createdWithGamepadEditor",schemaPath:"#/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema47.properties.createdWithGamepadEditor.type,parentSchema:schema47.properties.createdWithGamepadEditor,data:data26}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithSimpleEditor !== undefined){
let data27 = data.createdWithSimpleEditor;
const _errs55 = errors;
if(typeof data27 !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/createdWithSimpleEditor",schemaPath:"#/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema47.properties.createdWithSimpleEditor.type,parentSchema:schema47.properties.createdWithSimpleEditor,data:data27}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data28 = data.timestamp;
const _errs57 = errors;
if(errors === _errs57){
if(errors === _errs57){
if(typeof data28 === "string"){
if(func2(data28) > 64){
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.timestamp,data:data28}];
return false;
}
else {
if(!(formats0.test(data28))){
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema47.properties.timestamp,data:data28}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.timestamp.type,parentSchema:schema47.properties.timestamp,data:data28}];
return false;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapCreatedAt !== undefined){
let data29 = data.mapCreatedAt;
const _errs59 = errors;
if(errors === _errs59){
if(errors === _errs59){
if(typeof data29 === "string"){
if(func2(data29) > 64){
validate46.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.mapCreatedAt,data:data29}];
return false;
}
else {
if(!(formats0.test(data29))){
validate46.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema47.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.mapCreatedAt.type,parentSchema:schema47.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data30 = data.season;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data30 === "string"){
if(func2(data30) > 64){
validate46.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.season,data:data30}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.season.type,parentSchema:schema47.properties.season,data:data30}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data31 = data.year;
const _errs63 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate46.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.year.type,parentSchema:schema47.properties.year,data:data31}];
return false;
}
if(errors === _errs63){
if(typeof data31 == "number"){
if(data31 > 2200 || isNaN(data31)){
validate46.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2200},message:"must be <= 2200",schema:2200,parentSchema:schema47.properties.year,data:data31}];
return false;
}
else {
if(data31 < 2000 || isNaN(data31)){
validate46.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000",schema:2000,parentSchema:schema47.properties.year,data:data31}];
return false;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapnumber !== undefined){
let data32 = data.mapnumber;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data32)){
if(data32.length > 25){
validate46.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items",schema:25,parentSchema:schema47.properties.mapnumber,data:data32}];
return false;
}
else {
var valid1 = true;
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
const _errs67 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate46.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.mapnumber.items.type,parentSchema:schema47.properties.mapnumber.items,data:data33}];
return false;
}
if(errors === _errs67){
if(typeof data33 == "number"){
if(data33 > 1000 || isNaN(data33)){
validate46.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema47.properties.mapnumber.items,data:data33}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate46.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema47.properties.mapnumber.items,data:data33}];
return false;
}
}
}
}
var valid1 = _errs67 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.mapnumber.type,parentSchema:schema47.properties.mapnumber,data:data32}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alteration !== undefined){
let data34 = data.alteration;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data34 === "string"){
if(func2(data34) > 200){
validate46.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema47.properties.alteration,data:data34}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.alteration.type,parentSchema:schema47.properties.alteration,data:data34}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data35 = data.type;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data35 === "string"){
if(func2(data35) > 64){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema47.properties.type,data:data35}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.type.type,parentSchema:schema47.properties.type,data:data35}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_uploads = validate47;
const schema48 = {"type":"object","properties":{"bucketId":{"type":"integer","minimum":1,"maximum":2147483647},"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","maxLength":200},"createdAt":{"type":"string","format":"date-time","maxLength":64},"maps":{"type":"array","maxItems":5000,"items":{}}},"required":[]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bucketId !== undefined){
let data0 = data.bucketId;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate47.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.bucketId.type,parentSchema:schema48.properties.bucketId,data:data0}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema48.properties.bucketId,data:data0}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema48.properties.bucketId,data:data0}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema48.properties.id,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema48.properties.id,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema48.properties.name,data:data2}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate47.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema48.properties.createdAt,data:data3}];
return false;
}
else {
if(!(formats0.test(data3))){
validate47.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema48.properties.createdAt,data:data3}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.createdAt.type,parentSchema:schema48.properties.createdAt,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maps !== undefined){
let data4 = data.maps;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 5000){
validate47.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema48.properties.maps,data:data4}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.maps.type,parentSchema:schema48.properties.maps,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_uploads_maps = validate48;
const schema49 = {"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"position":{"type":"integer","minimum":0,"maximum":2147483647},"slot":{"type":"integer","minimum":0,"maximum":2147483647},"mapId":{"type":"string","pattern":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"type":"string","maxLength":200},"mapName":{"type":"string","maxLength":200},"filename":{"type":"string","maxLength":255},"fileUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"downloadUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"thumbnailUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"author":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"submitter":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorScore":{"type":"integer","minimum":0,"maximum":2147483647},"authorMs":{"type":"integer","minimum":0,"maximum":2147483647},"goldScore":{"type":"integer","minimum":0,"maximum":2147483647},"goldMs":{"type":"integer","minimum":0,"maximum":2147483647},"silverScore":{"type":"integer","minimum":0,"maximum":2147483647},"silverMs":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeScore":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeMs":{"type":"integer","minimum":0,"maximum":2147483647},"collectionName":{"type":"string","maxLength":64},"mapStyle":{"type":"string","maxLength":64},"mapType":{"type":"string","maxLength":64},"isPlayable":{"type":"boolean"},"createdWithGamepadEditor":{"type":"boolean"},"createdWithSimpleEditor":{"type":"boolean"},"timestamp":{"type":"string","format":"date-time","maxLength":64},"mapCreatedAt":{"type":"string","format":"date-time","maxLength":64},"season":{"type":"string","maxLength":64},"year":{"type":"integer","minimum":2000,"maximum":2200},"mapnumber":{"type":"array","maxItems":25,"items":{"type":"integer","minimum":0,"maximum":1000}},"alteration":{"type":"string","maxLength":200},"type":{"type":"string","maxLength":64}},"required":[]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate48.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema49.properties.mapUid,data:data0}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.mapUid.type,parentSchema:schema49.properties.mapUid,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
let data1 = data.uid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate48.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema49.properties.uid,data:data1}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.uid.type,parentSchema:schema49.properties.uid,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data2 = data.position;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate48.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.position.type,parentSchema:schema49.properties.position,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate48.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.position,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate48.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.position,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data3 = data.slot;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate48.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.slot.type,parentSchema:schema49.properties.slot,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.slot,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.slot,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapId !== undefined){
let data4 = data.mapId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
validate48.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"+"\"",schema:"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",parentSchema:schema49.properties.mapId,data:data4}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.mapId.type,parentSchema:schema49.properties.mapId,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema49.properties.name,data:data5}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.name.type,parentSchema:schema49.properties.name,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data6 = data.mapName;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate48.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema49.properties.mapName,data:data6}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.mapName.type,parentSchema:schema49.properties.mapName,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data7 = data.filename;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 255){
validate48.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema49.properties.filename,data:data7}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filename.type,parentSchema:schema49.properties.filename,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileUrl !== undefined){
let data8 = data.fileUrl;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 2000){
validate48.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema49.properties.fileUrl,data:data8}];
return false;
}
else {
if(!pattern17.test(data8)){
validate48.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema49.properties.fileUrl,data:data8}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.fileUrl.type,parentSchema:schema49.properties.fileUrl,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downloadUrl !== undefined){
let data9 = data.downloadUrl;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 2000){
validate48.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema49.properties.downloadUrl,data:data9}];
return false;
}
else {
if(!pattern17.test(data9)){
validate48.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema49.properties.downloadUrl,data:data9}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.downloadUrl.type,parentSchema:schema49.properties.downloadUrl,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnailUrl !== undefined){
let data10 = data.thumbnailUrl;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) > 2000){
validate48.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema49.properties.thumbnailUrl,data:data10}];
return false;
}
else {
if(!pattern17.test(data10)){
validate48.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema49.properties.thumbnailUrl,data:data10}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.thumbnailUrl.type,parentSchema:schema49.properties.thumbnailUrl,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data11 = data.author;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate48.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema49.properties.author,data:data11}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.author.type,parentSchema:schema49.properties.author,data:data11}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorAccountId !== undefined){
let data12 = data.authorAccountId;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate48.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema49.properties.authorAccountId,data:data12}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.authorAccountId.type,parentSchema:schema49.properties.authorAccountId,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitter !== undefined){
let data13 = data.submitter;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate48.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema49.properties.submitter,data:data13}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.submitter.type,parentSchema:schema49.properties.submitter,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorScore !== undefined){
let data14 = data.authorScore;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate48.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.authorScore.type,parentSchema:schema49.properties.authorScore,data:data14}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
validate48.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.authorScore,data:data14}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate48.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.authorScore,data:data14}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorMs !== undefined){
let data15 = data.authorMs;
const _errs31 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate48.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.authorMs.type,parentSchema:schema49.properties.authorMs,data:data15}];
return false;
}
if(errors === _errs31){
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
validate48.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.authorMs,data:data15}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate48.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.authorMs,data:data15}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldScore !== undefined){
let data16 = data.goldScore;
const _errs33 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate48.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.goldScore.type,parentSchema:schema49.properties.goldScore,data:data16}];
return false;
}
if(errors === _errs33){
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
validate48.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.goldScore,data:data16}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate48.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.goldScore,data:data16}];
return false;
}
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldMs !== undefined){
let data17 = data.goldMs;
const _errs35 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate48.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.goldMs.type,parentSchema:schema49.properties.goldMs,data:data17}];
return false;
}
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
validate48.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.goldMs,data:data17}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate48.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.goldMs,data:data17}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverScore !== undefined){
let data18 = data.silverScore;
const _errs37 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate48.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.silverScore.type,parentSchema:schema49.properties.silverScore,data:data18}];
return false;
}
if(errors === _errs37){
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
validate48.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.silverScore,data:data18}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate48.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.silverScore,data:data18}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverMs !== undefined){
let data19 = data.silverMs;
const _errs39 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate48.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.silverMs.type,parentSchema:schema49.properties.silverMs,data:data19}];
return false;
}
if(errors === _errs39){
if(typeof data19 == "number"){
if(data19 > 2147483647 || isNaN(data19)){
validate48.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.silverMs,data:data19}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate48.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.silverMs,data:data19}];
return false;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeScore !== undefined){
let data20 = data.bronzeScore;
const _errs41 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate48.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.bronzeScore.type,parentSchema:schema49.properties.bronzeScore,data:data20}];
return false;
}
if(errors === _errs41){
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
validate48.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.bronzeScore,data:data20}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate48.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.bronzeScore,data:data20}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeMs !== undefined){
let data21 = data.bronzeMs;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate48.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.bronzeMs.type,parentSchema:schema49.properties.bronzeMs,data:data21}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 2147483647 || isNaN(data21)){
validate48.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema49.properties.bronzeMs,data:data21}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate48.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.bronzeMs,data:data21}];
return false;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.collectionName !== undefined){
let data22 = data.collectionName;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func2(data22) > 64){
validate48.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.collectionName,data:data22}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.collectionName.type,parentSchema:schema49.properties.collectionName,data:data22}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapStyle !== undefined){
let data23 = data.mapStyle;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data23 === "string"){
if(func2(data23) > 64){
validate48.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.mapStyle,data:data23}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.mapStyle.type,parentSchema:schema49.properties.mapStyle,data:data23}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapType !== undefined){
let data24 = data.mapType;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data24 === "string"){
if(func2(data24) > 64){
validate48.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.mapType,data:data24}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.mapType.type,parentSchema:schema49.properties.mapType,data:data24}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPlayable !== undefined){
let data25 = data.isPlayable;
const _errs51 = errors;
if(typeof data25 !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/isPlayable",schemaPath:"#/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.isPlayable.type,parentSchema:schema49.properties.isPlayable,data:data25}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithGamepadEditor !== undefined){
let data26 = data.createdWithGamepadEditor;
const _errs53 = errors;
if(typeof data26 !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/createdWithGamepadEditor",schemaPath:"#/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.createdWithGamepadEditor.type,parentSchema:schema49.properties.createdWithGamepadEditor,data:data26}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithSimpleEditor !== undefined){
let data27 = data.createdWithSimpleEditor;
const _errs55 = errors;
if(typeof data27 !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/createdWithSimpleEditor",schemaPath:"#/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.createdWithSimpleEditor.type,parentSchema:schema49.properties.createdWithSimpleEditor,data:data27}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data28 = data.timestamp;
const _errs57 = errors;
if(errors === _errs57){
if(errors === _errs57){
if(typeof data28 === "string"){
if(func2(data28) > 64){
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.timestamp,data:data28}];
return false;
}
else {
if(!(formats0.test(data28))){
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema49.properties.timestamp,data:data28}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.timestamp.type,parentSchema:schema49.properties.timestamp,data:data28}];
return false;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapCreatedAt !== undefined){
let data29 = data.mapCreatedAt;
const _errs59 = errors;
if(errors === _errs59){
if(errors === _errs59){
if(typeof data29 === "string"){
if(func2(data29) > 64){
validate48.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.mapCreatedAt,data:data29}];
return false;
}
else {
if(!(formats0.test(data29))){
validate48.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema49.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.mapCreatedAt.type,parentSchema:schema49.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data30 = data.season;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data30 === "string"){
if(func2(data30) > 64){
validate48.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.season,data:data30}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.season.type,parentSchema:schema49.properties.season,data:data30}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data31 = data.year;
const _errs63 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate48.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.year.type,parentSchema:schema49.properties.year,data:data31}];
return false;
}
if(errors === _errs63){
if(typeof data31 == "number"){
if(data31 > 2200 || isNaN(data31)){
validate48.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2200},message:"must be <= 2200",schema:2200,parentSchema:schema49.properties.year,data:data31}];
return false;
}
else {
if(data31 < 2000 || isNaN(data31)){
validate48.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000",schema:2000,parentSchema:schema49.properties.year,data:data31}];
return false;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapnumber !== undefined){
let data32 = data.mapnumber;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data32)){
if(data32.length > 25){
validate48.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items",schema:25,parentSchema:schema49.properties.mapnumber,data:data32}];
return false;
}
else {
var valid1 = true;
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
const _errs67 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate48.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.mapnumber.items.type,parentSchema:schema49.properties.mapnumber.items,data:data33}];
return false;
}
if(errors === _errs67){
if(typeof data33 == "number"){
if(data33 > 1000 || isNaN(data33)){
validate48.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema49.properties.mapnumber.items,data:data33}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate48.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.mapnumber.items,data:data33}];
return false;
}
}
}
}
var valid1 = _errs67 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.mapnumber.type,parentSchema:schema49.properties.mapnumber,data:data32}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alteration !== undefined){
let data34 = data.alteration;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data34 === "string"){
if(func2(data34) > 200){
validate48.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema49.properties.alteration,data:data34}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alteration.type,parentSchema:schema49.properties.alteration,data:data34}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data35 = data.type;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data35 === "string"){
if(func2(data35) > 64){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema49.properties.type,data:data35}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.type.type,parentSchema:schema49.properties.type,data:data35}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_uploadBuckets = validate49;
const schema50 = {"type":"object","properties":{"bucketId":{"type":"integer","minimum":1,"maximum":2147483647},"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","maxLength":200},"createdAt":{"type":"string","format":"date-time","maxLength":64},"maps":{"type":"array","maxItems":5000,"items":{}}},"required":[]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bucketId !== undefined){
let data0 = data.bucketId;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate49.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.bucketId.type,parentSchema:schema50.properties.bucketId,data:data0}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
validate49.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema50.properties.bucketId,data:data0}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate49.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema50.properties.bucketId,data:data0}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema50.properties.id,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema50.properties.id,data:data1}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema50.properties.name,data:data2}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.name.type,parentSchema:schema50.properties.name,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 64){
validate49.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema50.properties.createdAt,data:data3}];
return false;
}
else {
if(!(formats0.test(data3))){
validate49.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema50.properties.createdAt,data:data3}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.createdAt.type,parentSchema:schema50.properties.createdAt,data:data3}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maps !== undefined){
let data4 = data.maps;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 5000){
validate49.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema50.properties.maps,data:data4}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.maps.type,parentSchema:schema50.properties.maps,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_uploadBuckets_maps = validate50;
const schema51 = {"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"position":{"type":"integer","minimum":0,"maximum":2147483647},"slot":{"type":"integer","minimum":0,"maximum":2147483647},"mapId":{"type":"string","pattern":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"type":"string","maxLength":200},"mapName":{"type":"string","maxLength":200},"filename":{"type":"string","maxLength":255},"fileUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"downloadUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"thumbnailUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"author":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"submitter":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorScore":{"type":"integer","minimum":0,"maximum":2147483647},"authorMs":{"type":"integer","minimum":0,"maximum":2147483647},"goldScore":{"type":"integer","minimum":0,"maximum":2147483647},"goldMs":{"type":"integer","minimum":0,"maximum":2147483647},"silverScore":{"type":"integer","minimum":0,"maximum":2147483647},"silverMs":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeScore":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeMs":{"type":"integer","minimum":0,"maximum":2147483647},"collectionName":{"type":"string","maxLength":64},"mapStyle":{"type":"string","maxLength":64},"mapType":{"type":"string","maxLength":64},"isPlayable":{"type":"boolean"},"createdWithGamepadEditor":{"type":"boolean"},"createdWithSimpleEditor":{"type":"boolean"},"timestamp":{"type":"string","format":"date-time","maxLength":64},"mapCreatedAt":{"type":"string","format":"date-time","maxLength":64},"season":{"type":"string","maxLength":64},"year":{"type":"integer","minimum":2000,"maximum":2200},"mapnumber":{"type":"array","maxItems":25,"items":{"type":"integer","minimum":0,"maximum":1000}},"alteration":{"type":"string","maxLength":200},"type":{"type":"string","maxLength":64}},"required":[]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate50.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema51.properties.mapUid,data:data0}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.mapUid.type,parentSchema:schema51.properties.mapUid,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
let data1 = data.uid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate50.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema51.properties.uid,data:data1}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.uid.type,parentSchema:schema51.properties.uid,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data2 = data.position;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate50.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.position.type,parentSchema:schema51.properties.position,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.position,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.position,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data3 = data.slot;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate50.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.slot.type,parentSchema:schema51.properties.slot,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate50.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.slot,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate50.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.slot,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapId !== undefined){
let data4 = data.mapId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
validate50.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"+"\"",schema:"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",parentSchema:schema51.properties.mapId,data:data4}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.mapId.type,parentSchema:schema51.properties.mapId,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema51.properties.name,data:data5}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.name.type,parentSchema:schema51.properties.name,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data6 = data.mapName;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate50.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema51.properties.mapName,data:data6}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.mapName.type,parentSchema:schema51.properties.mapName,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data7 = data.filename;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 255){
validate50.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema51.properties.filename,data:data7}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.filename.type,parentSchema:schema51.properties.filename,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileUrl !== undefined){
let data8 = data.fileUrl;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 2000){
validate50.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema51.properties.fileUrl,data:data8}];
return false;
}
else {
if(!pattern17.test(data8)){
validate50.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema51.properties.fileUrl,data:data8}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.fileUrl.type,parentSchema:schema51.properties.fileUrl,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downloadUrl !== undefined){
let data9 = data.downloadUrl;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 2000){
validate50.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema51.properties.downloadUrl,data:data9}];
return false;
}
else {
if(!pattern17.test(data9)){
validate50.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema51.properties.downloadUrl,data:data9}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.downloadUrl.type,parentSchema:schema51.properties.downloadUrl,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnailUrl !== undefined){
let data10 = data.thumbnailUrl;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) > 2000){
validate50.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema51.properties.thumbnailUrl,data:data10}];
return false;
}
else {
if(!pattern17.test(data10)){
validate50.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema51.properties.thumbnailUrl,data:data10}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.thumbnailUrl.type,parentSchema:schema51.properties.thumbnailUrl,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data11 = data.author;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate50.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema51.properties.author,data:data11}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.author.type,parentSchema:schema51.properties.author,data:data11}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorAccountId !== undefined){
let data12 = data.authorAccountId;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate50.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema51.properties.authorAccountId,data:data12}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.authorAccountId.type,parentSchema:schema51.properties.authorAccountId,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitter !== undefined){
let data13 = data.submitter;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate50.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema51.properties.submitter,data:data13}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.submitter.type,parentSchema:schema51.properties.submitter,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorScore !== undefined){
let data14 = data.authorScore;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate50.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.authorScore.type,parentSchema:schema51.properties.authorScore,data:data14}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
validate50.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.authorScore,data:data14}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate50.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.authorScore,data:data14}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorMs !== undefined){
let data15 = data.authorMs;
const _errs31 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate50.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.authorMs.type,parentSchema:schema51.properties.authorMs,data:data15}];
return false;
}
if(errors === _errs31){
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
validate50.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.authorMs,data:data15}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate50.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.authorMs,data:data15}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldScore !== undefined){
let data16 = data.goldScore;
const _errs33 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate50.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.goldScore.type,parentSchema:schema51.properties.goldScore,data:data16}];
return false;
}
if(errors === _errs33){
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
validate50.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.goldScore,data:data16}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate50.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.goldScore,data:data16}];
return false;
}
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldMs !== undefined){
let data17 = data.goldMs;
const _errs35 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate50.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.goldMs.type,parentSchema:schema51.properties.goldMs,data:data17}];
return false;
}
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
validate50.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.goldMs,data:data17}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate50.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.goldMs,data:data17}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverScore !== undefined){
let data18 = data.silverScore;
const _errs37 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate50.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.silverScore.type,parentSchema:schema51.properties.silverScore,data:data18}];
return false;
}
if(errors === _errs37){
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
validate50.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.silverScore,data:data18}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate50.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.silverScore,data:data18}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverMs !== undefined){
let data19 = data.silverMs;
const _errs39 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate50.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.silverMs.type,parentSchema:schema51.properties.silverMs,data:data19}];
return false;
}
if(errors === _errs39){
if(typeof data19 == "number"){
if(data19 > 2147483647 || isNaN(data19)){
validate50.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.silverMs,data:data19}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate50.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.silverMs,data:data19}];
return false;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeScore !== undefined){
let data20 = data.bronzeScore;
const _errs41 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate50.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.bronzeScore.type,parentSchema:schema51.properties.bronzeScore,data:data20}];
return false;
}
if(errors === _errs41){
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
validate50.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.bronzeScore,data:data20}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate50.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.bronzeScore,data:data20}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeMs !== undefined){
let data21 = data.bronzeMs;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate50.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.bronzeMs.type,parentSchema:schema51.properties.bronzeMs,data:data21}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 2147483647 || isNaN(data21)){
validate50.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.bronzeMs,data:data21}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate50.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.bronzeMs,data:data21}];
return false;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.collectionName !== undefined){
let data22 = data.collectionName;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func2(data22) > 64){
validate50.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.collectionName,data:data22}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.collectionName.type,parentSchema:schema51.properties.collectionName,data:data22}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapStyle !== undefined){
let data23 = data.mapStyle;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data23 === "string"){
if(func2(data23) > 64){
validate50.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.mapStyle,data:data23}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.mapStyle.type,parentSchema:schema51.properties.mapStyle,data:data23}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapType !== undefined){
let data24 = data.mapType;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data24 === "string"){
if(func2(data24) > 64){
validate50.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.mapType,data:data24}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.mapType.type,parentSchema:schema51.properties.mapType,data:data24}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPlayable !== undefined){
let data25 = data.isPlayable;
const _errs51 = errors;
if(typeof data25 !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/isPlayable",schemaPath:"#/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema51.properties.isPlayable.type,parentSchema:schema51.properties.isPlayable,data:data25}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithGamepadEditor !== undefined){
let data26 = data.createdWithGamepadEditor;
const _errs53 = errors;
if(typeof data26 !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/createdWithGamepadEditor",schemaPath:"#/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema51.properties.createdWithGamepadEditor.type,parentSchema:schema51.properties.createdWithGamepadEditor,data:data26}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithSimpleEditor !== undefined){
let data27 = data.createdWithSimpleEditor;
const _errs55 = errors;
if(typeof data27 !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/createdWithSimpleEditor",schemaPath:"#/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema51.properties.createdWithSimpleEditor.type,parentSchema:schema51.properties.createdWithSimpleEditor,data:data27}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data28 = data.timestamp;
const _errs57 = errors;
if(errors === _errs57){
if(errors === _errs57){
if(typeof data28 === "string"){
if(func2(data28) > 64){
validate50.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.timestamp,data:data28}];
return false;
}
else {
if(!(formats0.test(data28))){
validate50.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema51.properties.timestamp,data:data28}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.timestamp.type,parentSchema:schema51.properties.timestamp,data:data28}];
return false;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapCreatedAt !== undefined){
let data29 = data.mapCreatedAt;
const _errs59 = errors;
if(errors === _errs59){
if(errors === _errs59){
if(typeof data29 === "string"){
if(func2(data29) > 64){
validate50.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.mapCreatedAt,data:data29}];
return false;
}
else {
if(!(formats0.test(data29))){
validate50.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema51.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.mapCreatedAt.type,parentSchema:schema51.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data30 = data.season;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data30 === "string"){
if(func2(data30) > 64){
validate50.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.season,data:data30}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.season.type,parentSchema:schema51.properties.season,data:data30}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data31 = data.year;
const _errs63 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate50.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.year.type,parentSchema:schema51.properties.year,data:data31}];
return false;
}
if(errors === _errs63){
if(typeof data31 == "number"){
if(data31 > 2200 || isNaN(data31)){
validate50.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2200},message:"must be <= 2200",schema:2200,parentSchema:schema51.properties.year,data:data31}];
return false;
}
else {
if(data31 < 2000 || isNaN(data31)){
validate50.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000",schema:2000,parentSchema:schema51.properties.year,data:data31}];
return false;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapnumber !== undefined){
let data32 = data.mapnumber;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data32)){
if(data32.length > 25){
validate50.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items",schema:25,parentSchema:schema51.properties.mapnumber,data:data32}];
return false;
}
else {
var valid1 = true;
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
const _errs67 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate50.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.mapnumber.items.type,parentSchema:schema51.properties.mapnumber.items,data:data33}];
return false;
}
if(errors === _errs67){
if(typeof data33 == "number"){
if(data33 > 1000 || isNaN(data33)){
validate50.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema51.properties.mapnumber.items,data:data33}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate50.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.mapnumber.items,data:data33}];
return false;
}
}
}
}
var valid1 = _errs67 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema51.properties.mapnumber.type,parentSchema:schema51.properties.mapnumber,data:data32}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alteration !== undefined){
let data34 = data.alteration;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data34 === "string"){
if(func2(data34) > 200){
validate50.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema51.properties.alteration,data:data34}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.alteration.type,parentSchema:schema51.properties.alteration,data:data34}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data35 = data.type;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data35 === "string"){
if(func2(data35) > 64){
validate50.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema51.properties.type,data:data35}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.type.type,parentSchema:schema51.properties.type,data:data35}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_members = validate51;
const schema52 = {"type":"object","required":["accountId"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"role":{"type":"string","maxLength":64},"joinedAt":{"type":"string","format":"date-time","maxLength":64},"creationTimestamp":{"type":"integer","minimum":0,"maximum":32503680000},"displayName":{"type":"string","maxLength":2000}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.accountId === undefined) && (missing0 = "accountId")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema52.required,parentSchema:schema52,data}];
return false;
}
else {
if(data.accountId !== undefined){
let data0 = data.accountId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate51.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema52.properties.accountId,data:data0}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.accountId.type,parentSchema:schema52.properties.accountId,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate51.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema52.properties.role,data:data1}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.role.type,parentSchema:schema52.properties.role,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joinedAt !== undefined){
let data2 = data.joinedAt;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 64){
validate51.errors = [{instancePath:instancePath+"/joinedAt",schemaPath:"#/properties/joinedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema52.properties.joinedAt,data:data2}];
return false;
}
else {
if(!(formats0.test(data2))){
validate51.errors = [{instancePath:instancePath+"/joinedAt",schemaPath:"#/properties/joinedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema52.properties.joinedAt,data:data2}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/joinedAt",schemaPath:"#/properties/joinedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.joinedAt.type,parentSchema:schema52.properties.joinedAt,data:data2}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creationTimestamp !== undefined){
let data3 = data.creationTimestamp;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate51.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.creationTimestamp.type,parentSchema:schema52.properties.creationTimestamp,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 32503680000 || isNaN(data3)){
validate51.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32503680000},message:"must be <= 32503680000",schema:32503680000,parentSchema:schema52.properties.creationTimestamp,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate51.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.creationTimestamp,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data4 = data.displayName;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 2000){
validate51.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema52.properties.displayName,data:data4}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.displayName.type,parentSchema:schema52.properties.displayName,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_maps = validate52;
const schema53 = {"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"position":{"type":"integer","minimum":0,"maximum":2147483647},"slot":{"type":"integer","minimum":0,"maximum":2147483647},"mapId":{"type":"string","pattern":"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},"name":{"type":"string","maxLength":200},"mapName":{"type":"string","maxLength":200},"filename":{"type":"string","maxLength":255},"fileUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"downloadUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"thumbnailUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":2000},"author":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorAccountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"submitter":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"authorScore":{"type":"integer","minimum":0,"maximum":2147483647},"authorMs":{"type":"integer","minimum":0,"maximum":2147483647},"goldScore":{"type":"integer","minimum":0,"maximum":2147483647},"goldMs":{"type":"integer","minimum":0,"maximum":2147483647},"silverScore":{"type":"integer","minimum":0,"maximum":2147483647},"silverMs":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeScore":{"type":"integer","minimum":0,"maximum":2147483647},"bronzeMs":{"type":"integer","minimum":0,"maximum":2147483647},"collectionName":{"type":"string","maxLength":64},"mapStyle":{"type":"string","maxLength":64},"mapType":{"type":"string","maxLength":64},"isPlayable":{"type":"boolean"},"createdWithGamepadEditor":{"type":"boolean"},"createdWithSimpleEditor":{"type":"boolean"},"timestamp":{"type":"string","format":"date-time","maxLength":64},"mapCreatedAt":{"type":"string","format":"date-time","maxLength":64},"season":{"type":"string","maxLength":64},"year":{"type":"integer","minimum":2000,"maximum":2200},"mapnumber":{"type":"array","maxItems":25,"items":{"type":"integer","minimum":0,"maximum":1000}},"alteration":{"type":"string","maxLength":200},"type":{"type":"string","maxLength":64}},"required":[]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate52.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema53.properties.mapUid,data:data0}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.mapUid.type,parentSchema:schema53.properties.mapUid,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
let data1 = data.uid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate52.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema53.properties.uid,data:data1}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.uid.type,parentSchema:schema53.properties.uid,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data2 = data.position;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate52.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.position.type,parentSchema:schema53.properties.position,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.position,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.position,data:data2}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data3 = data.slot;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate52.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.slot.type,parentSchema:schema53.properties.slot,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.slot,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.slot,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapId !== undefined){
let data4 = data.mapId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
validate52.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"+"\"",schema:"^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",parentSchema:schema53.properties.mapId,data:data4}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapId",schemaPath:"#/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.mapId.type,parentSchema:schema53.properties.mapId,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data5 = data.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema53.properties.name,data:data5}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.name.type,parentSchema:schema53.properties.name,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data6 = data.mapName;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 200){
validate52.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema53.properties.mapName,data:data6}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.mapName.type,parentSchema:schema53.properties.mapName,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data7 = data.filename;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 255){
validate52.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema53.properties.filename,data:data7}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.filename.type,parentSchema:schema53.properties.filename,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileUrl !== undefined){
let data8 = data.fileUrl;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 2000){
validate52.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema53.properties.fileUrl,data:data8}];
return false;
}
else {
if(!pattern17.test(data8)){
validate52.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema53.properties.fileUrl,data:data8}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/fileUrl",schemaPath:"#/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.fileUrl.type,parentSchema:schema53.properties.fileUrl,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downloadUrl !== undefined){
let data9 = data.downloadUrl;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 2000){
validate52.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema53.properties.downloadUrl,data:data9}];
return false;
}
else {
if(!pattern17.test(data9)){
validate52.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema53.properties.downloadUrl,data:data9}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/downloadUrl",schemaPath:"#/properties/downloadUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.downloadUrl.type,parentSchema:schema53.properties.downloadUrl,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnailUrl !== undefined){
let data10 = data.thumbnailUrl;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) > 2000){
validate52.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema53.properties.thumbnailUrl,data:data10}];
return false;
}
else {
if(!pattern17.test(data10)){
validate52.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema53.properties.thumbnailUrl,data:data10}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.thumbnailUrl.type,parentSchema:schema53.properties.thumbnailUrl,data:data10}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data11 = data.author;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate52.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema53.properties.author,data:data11}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.author.type,parentSchema:schema53.properties.author,data:data11}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorAccountId !== undefined){
let data12 = data.authorAccountId;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate52.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema53.properties.authorAccountId,data:data12}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/authorAccountId",schemaPath:"#/properties/authorAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.authorAccountId.type,parentSchema:schema53.properties.authorAccountId,data:data12}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitter !== undefined){
let data13 = data.submitter;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate52.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema53.properties.submitter,data:data13}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/submitter",schemaPath:"#/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.submitter.type,parentSchema:schema53.properties.submitter,data:data13}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorScore !== undefined){
let data14 = data.authorScore;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate52.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.authorScore.type,parentSchema:schema53.properties.authorScore,data:data14}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
validate52.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.authorScore,data:data14}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate52.errors = [{instancePath:instancePath+"/authorScore",schemaPath:"#/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.authorScore,data:data14}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorMs !== undefined){
let data15 = data.authorMs;
const _errs31 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate52.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.authorMs.type,parentSchema:schema53.properties.authorMs,data:data15}];
return false;
}
if(errors === _errs31){
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
validate52.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.authorMs,data:data15}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate52.errors = [{instancePath:instancePath+"/authorMs",schemaPath:"#/properties/authorMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.authorMs,data:data15}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldScore !== undefined){
let data16 = data.goldScore;
const _errs33 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate52.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.goldScore.type,parentSchema:schema53.properties.goldScore,data:data16}];
return false;
}
if(errors === _errs33){
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
validate52.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.goldScore,data:data16}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate52.errors = [{instancePath:instancePath+"/goldScore",schemaPath:"#/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.goldScore,data:data16}];
return false;
}
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goldMs !== undefined){
let data17 = data.goldMs;
const _errs35 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate52.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.goldMs.type,parentSchema:schema53.properties.goldMs,data:data17}];
return false;
}
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 2147483647 || isNaN(data17)){
validate52.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.goldMs,data:data17}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate52.errors = [{instancePath:instancePath+"/goldMs",schemaPath:"#/properties/goldMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.goldMs,data:data17}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverScore !== undefined){
let data18 = data.silverScore;
const _errs37 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate52.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.silverScore.type,parentSchema:schema53.properties.silverScore,data:data18}];
return false;
}
if(errors === _errs37){
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
validate52.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.silverScore,data:data18}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate52.errors = [{instancePath:instancePath+"/silverScore",schemaPath:"#/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.silverScore,data:data18}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.silverMs !== undefined){
let data19 = data.silverMs;
const _errs39 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate52.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.silverMs.type,parentSchema:schema53.properties.silverMs,data:data19}];
return false;
}
if(errors === _errs39){
if(typeof data19 == "number"){
if(data19 > 2147483647 || isNaN(data19)){
validate52.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.silverMs,data:data19}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate52.errors = [{instancePath:instancePath+"/silverMs",schemaPath:"#/properties/silverMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.silverMs,data:data19}];
return false;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeScore !== undefined){
let data20 = data.bronzeScore;
const _errs41 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate52.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.bronzeScore.type,parentSchema:schema53.properties.bronzeScore,data:data20}];
return false;
}
if(errors === _errs41){
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
validate52.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.bronzeScore,data:data20}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate52.errors = [{instancePath:instancePath+"/bronzeScore",schemaPath:"#/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.bronzeScore,data:data20}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bronzeMs !== undefined){
let data21 = data.bronzeMs;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate52.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.bronzeMs.type,parentSchema:schema53.properties.bronzeMs,data:data21}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 2147483647 || isNaN(data21)){
validate52.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema53.properties.bronzeMs,data:data21}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate52.errors = [{instancePath:instancePath+"/bronzeMs",schemaPath:"#/properties/bronzeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.bronzeMs,data:data21}];
return false;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.collectionName !== undefined){
let data22 = data.collectionName;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func2(data22) > 64){
validate52.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.collectionName,data:data22}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/collectionName",schemaPath:"#/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.collectionName.type,parentSchema:schema53.properties.collectionName,data:data22}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapStyle !== undefined){
let data23 = data.mapStyle;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data23 === "string"){
if(func2(data23) > 64){
validate52.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.mapStyle,data:data23}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapStyle",schemaPath:"#/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.mapStyle.type,parentSchema:schema53.properties.mapStyle,data:data23}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapType !== undefined){
let data24 = data.mapType;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data24 === "string"){
if(func2(data24) > 64){
validate52.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.mapType,data:data24}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapType",schemaPath:"#/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.mapType.type,parentSchema:schema53.properties.mapType,data:data24}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPlayable !== undefined){
let data25 = data.isPlayable;
const _errs51 = errors;
if(typeof data25 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/isPlayable",schemaPath:"#/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.isPlayable.type,parentSchema:schema53.properties.isPlayable,data:data25}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithGamepadEditor !== undefined){
let data26 = data.createdWithGamepadEditor;
const _errs53 = errors;
if(typeof data26 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/createdWithGamepadEditor",schemaPath:"#/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.createdWithGamepadEditor.type,parentSchema:schema53.properties.createdWithGamepadEditor,data:data26}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdWithSimpleEditor !== undefined){
let data27 = data.createdWithSimpleEditor;
const _errs55 = errors;
if(typeof data27 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/createdWithSimpleEditor",schemaPath:"#/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.createdWithSimpleEditor.type,parentSchema:schema53.properties.createdWithSimpleEditor,data:data27}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data28 = data.timestamp;
const _errs57 = errors;
if(errors === _errs57){
if(errors === _errs57){
if(typeof data28 === "string"){
if(func2(data28) > 64){
validate52.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.timestamp,data:data28}];
return false;
}
else {
if(!(formats0.test(data28))){
validate52.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.timestamp,data:data28}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.timestamp.type,parentSchema:schema53.properties.timestamp,data:data28}];
return false;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapCreatedAt !== undefined){
let data29 = data.mapCreatedAt;
const _errs59 = errors;
if(errors === _errs59){
if(errors === _errs59){
if(typeof data29 === "string"){
if(func2(data29) > 64){
validate52.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.mapCreatedAt,data:data29}];
return false;
}
else {
if(!(formats0.test(data29))){
validate52.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapCreatedAt",schemaPath:"#/properties/mapCreatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.mapCreatedAt.type,parentSchema:schema53.properties.mapCreatedAt,data:data29}];
return false;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.season !== undefined){
let data30 = data.season;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data30 === "string"){
if(func2(data30) > 64){
validate52.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.season,data:data30}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.season.type,parentSchema:schema53.properties.season,data:data30}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data31 = data.year;
const _errs63 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate52.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.year.type,parentSchema:schema53.properties.year,data:data31}];
return false;
}
if(errors === _errs63){
if(typeof data31 == "number"){
if(data31 > 2200 || isNaN(data31)){
validate52.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2200},message:"must be <= 2200",schema:2200,parentSchema:schema53.properties.year,data:data31}];
return false;
}
else {
if(data31 < 2000 || isNaN(data31)){
validate52.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000",schema:2000,parentSchema:schema53.properties.year,data:data31}];
return false;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapnumber !== undefined){
let data32 = data.mapnumber;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data32)){
if(data32.length > 25){
validate52.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items",schema:25,parentSchema:schema53.properties.mapnumber,data:data32}];
return false;
}
else {
var valid1 = true;
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
const _errs67 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate52.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.mapnumber.items.type,parentSchema:schema53.properties.mapnumber.items,data:data33}];
return false;
}
if(errors === _errs67){
if(typeof data33 == "number"){
if(data33 > 1000 || isNaN(data33)){
validate52.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema53.properties.mapnumber.items,data:data33}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate52.errors = [{instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"#/properties/mapnumber/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.mapnumber.items,data:data33}];
return false;
}
}
}
}
var valid1 = _errs67 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mapnumber",schemaPath:"#/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.mapnumber.type,parentSchema:schema53.properties.mapnumber,data:data32}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alteration !== undefined){
let data34 = data.alteration;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data34 === "string"){
if(func2(data34) > 200){
validate52.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema53.properties.alteration,data:data34}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/alteration",schemaPath:"#/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.alteration.type,parentSchema:schema53.properties.alteration,data:data34}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data35 = data.type;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data35 === "string"){
if(func2(data35) > 64){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.type,data:data35}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.type.type,parentSchema:schema53.properties.type,data:data35}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot_activities = validate53;
const schema54 = {"type":"object","additionalProperties":true};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const ingestEventBody = validate54;
const schema55 = {"type":"object","required":["projectKey","event"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"event":{"type":"object","required":["type"],"properties":{"type":{"type":"string","pattern":"^[a-z][a-z0-9_.:-]{0,63}$"},"occurredAt":{"type":"string","format":"date-time","maxLength":40},"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"holder":{"type":"string","maxLength":200},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"changed":{"type":"boolean"},"message":{"type":"string","maxLength":2000},"payload":{"type":"object","maxProperties":1000,"additionalProperties":true},"eventKey":{"type":"string","maxLength":200}}}}};
const pattern51 = new RegExp("^[a-z][a-z0-9_.:-]{0,63}$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.event === undefined) && (missing0 = "event"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema55.required,parentSchema:schema55,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate54.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema55.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate54.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema55.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.projectKey.type,parentSchema:schema55.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate54.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema55.properties.projectName,data:data1}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.projectName.type,parentSchema:schema55.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate54.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema55.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.sourceLabel.type,parentSchema:schema55.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
let data3 = data.event;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type === undefined) && (missing1 = "type")){
validate54.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema55.properties.event.required,parentSchema:schema55.properties.event,data:data3}];
return false;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern51.test(data4)){
validate54.errors = [{instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.:-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_.:-]{0,63}$"+"\"",schema:"^[a-z][a-z0-9_.:-]{0,63}$",parentSchema:schema55.properties.event.properties.type,data:data4}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/type",schemaPath:"#/properties/event/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.type.type,parentSchema:schema55.properties.event.properties.type,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.occurredAt !== undefined){
let data5 = data3.occurredAt;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 40){
validate54.errors = [{instancePath:instancePath+"/event/occurredAt",schemaPath:"#/properties/event/properties/occurredAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema55.properties.event.properties.occurredAt,data:data5}];
return false;
}
else {
if(!(formats0.test(data5))){
validate54.errors = [{instancePath:instancePath+"/event/occurredAt",schemaPath:"#/properties/event/properties/occurredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema55.properties.event.properties.occurredAt,data:data5}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/occurredAt",schemaPath:"#/properties/event/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.occurredAt.type,parentSchema:schema55.properties.event.properties.occurredAt,data:data5}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.mapUid !== undefined){
let data6 = data3.mapUid;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate54.errors = [{instancePath:instancePath+"/event/mapUid",schemaPath:"#/properties/event/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema55.properties.event.properties.mapUid,data:data6}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/mapUid",schemaPath:"#/properties/event/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.mapUid.type,parentSchema:schema55.properties.event.properties.mapUid,data:data6}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.mapName !== undefined){
let data7 = data3.mapName;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 200){
validate54.errors = [{instancePath:instancePath+"/event/mapName",schemaPath:"#/properties/event/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema55.properties.event.properties.mapName,data:data7}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/mapName",schemaPath:"#/properties/event/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.mapName.type,parentSchema:schema55.properties.event.properties.mapName,data:data7}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.accountId !== undefined){
let data8 = data3.accountId;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate54.errors = [{instancePath:instancePath+"/event/accountId",schemaPath:"#/properties/event/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema55.properties.event.properties.accountId,data:data8}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/accountId",schemaPath:"#/properties/event/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.accountId.type,parentSchema:schema55.properties.event.properties.accountId,data:data8}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.holder !== undefined){
let data9 = data3.holder;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 200){
validate54.errors = [{instancePath:instancePath+"/event/holder",schemaPath:"#/properties/event/properties/holder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema55.properties.event.properties.holder,data:data9}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/holder",schemaPath:"#/properties/event/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.holder.type,parentSchema:schema55.properties.event.properties.holder,data:data9}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.wrMs !== undefined){
let data10 = data3.wrMs;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate54.errors = [{instancePath:instancePath+"/event/wrMs",schemaPath:"#/properties/event/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema55.properties.event.properties.wrMs.type,parentSchema:schema55.properties.event.properties.wrMs,data:data10}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
validate54.errors = [{instancePath:instancePath+"/event/wrMs",schemaPath:"#/properties/event/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema55.properties.event.properties.wrMs,data:data10}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate54.errors = [{instancePath:instancePath+"/event/wrMs",schemaPath:"#/properties/event/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema55.properties.event.properties.wrMs,data:data10}];
return false;
}
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.changed !== undefined){
let data11 = data3.changed;
const _errs23 = errors;
if(typeof data11 !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/event/changed",schemaPath:"#/properties/event/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema55.properties.event.properties.changed.type,parentSchema:schema55.properties.event.properties.changed,data:data11}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.message !== undefined){
let data12 = data3.message;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(func2(data12) > 2000){
validate54.errors = [{instancePath:instancePath+"/event/message",schemaPath:"#/properties/event/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema55.properties.event.properties.message,data:data12}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/message",schemaPath:"#/properties/event/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.message.type,parentSchema:schema55.properties.event.properties.message,data:data12}];
return false;
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.payload !== undefined){
let data13 = data3.payload;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 1000){
validate54.errors = [{instancePath:instancePath+"/event/payload",schemaPath:"#/properties/event/properties/payload/maxProperties",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties",schema:1000,parentSchema:schema55.properties.event.properties.payload,data:data13}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/payload",schemaPath:"#/properties/event/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.properties.event.properties.payload.type,parentSchema:schema55.properties.event.properties.payload,data:data13}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.eventKey !== undefined){
let data14 = data3.eventKey;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(func2(data14) > 200){
validate54.errors = [{instancePath:instancePath+"/event/eventKey",schemaPath:"#/properties/event/properties/eventKey/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema55.properties.event.properties.eventKey,data:data14}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event/eventKey",schemaPath:"#/properties/event/properties/eventKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.event.properties.eventKey.type,parentSchema:schema55.properties.event.properties.eventKey,data:data14}];
return false;
}
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.properties.event.type,parentSchema:schema55.properties.event,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.type,parentSchema:schema55,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const ingestEventsBody = validate55;
const schema56 = {"type":"object","required":["projectKey","events"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"events":{"type":"array","minItems":1,"maxItems":500,"items":{}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.events === undefined) && (missing0 = "events"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema56.required,parentSchema:schema56,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate55.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema56.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate55.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema56.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.projectKey.type,parentSchema:schema56.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate55.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema56.properties.projectName,data:data1}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.projectName.type,parentSchema:schema56.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate55.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema56.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.sourceLabel.type,parentSchema:schema56.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 500){
validate55.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema56.properties.events,data:data3}];
return false;
}
else {
if(data3.length < 1){
validate55.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema56.properties.events,data:data3}];
return false;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema56.properties.events.type,parentSchema:schema56.properties.events,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const ingestEvents_events = validate56;
const schema57 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","pattern":"^[a-z][a-z0-9_.:-]{0,63}$"},"occurredAt":{"type":"string","format":"date-time","maxLength":40},"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"holder":{"type":"string","maxLength":200},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"changed":{"type":"boolean"},"message":{"type":"string","maxLength":2000},"payload":{"type":"object","maxProperties":1000,"additionalProperties":true},"eventKey":{"type":"string","maxLength":200}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema57.required,parentSchema:schema57,data}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern51.test(data0)){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.:-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_.:-]{0,63}$"+"\"",schema:"^[a-z][a-z0-9_.:-]{0,63}$",parentSchema:schema57.properties.type,data:data0}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.type.type,parentSchema:schema57.properties.type,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.occurredAt !== undefined){
let data1 = data.occurredAt;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 40){
validate56.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema57.properties.occurredAt,data:data1}];
return false;
}
else {
if(!(formats0.test(data1))){
validate56.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema57.properties.occurredAt,data:data1}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.occurredAt.type,parentSchema:schema57.properties.occurredAt,data:data1}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapUid !== undefined){
let data2 = data.mapUid;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate56.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema57.properties.mapUid,data:data2}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.mapUid.type,parentSchema:schema57.properties.mapUid,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data3 = data.mapName;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate56.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema57.properties.mapName,data:data3}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.mapName.type,parentSchema:schema57.properties.mapName,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountId !== undefined){
let data4 = data.accountId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate56.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema57.properties.accountId,data:data4}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.accountId.type,parentSchema:schema57.properties.accountId,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data5 = data.holder;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate56.errors = [{instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema57.properties.holder,data:data5}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.holder.type,parentSchema:schema57.properties.holder,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wrMs !== undefined){
let data6 = data.wrMs;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate56.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.wrMs.type,parentSchema:schema57.properties.wrMs,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate56.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema57.properties.wrMs,data:data6}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate56.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema57.properties.wrMs,data:data6}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
let data7 = data.changed;
const _errs15 = errors;
if(typeof data7 !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.changed.type,parentSchema:schema57.properties.changed,data:data7}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data8 = data.message;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 2000){
validate56.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema57.properties.message,data:data8}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.message.type,parentSchema:schema57.properties.message,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data9 = data.payload;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 1000){
validate56.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/maxProperties",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties",schema:1000,parentSchema:schema57.properties.payload,data:data9}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.properties.payload.type,parentSchema:schema57.properties.payload,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventKey !== undefined){
let data10 = data.eventKey;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 200){
validate56.errors = [{instancePath:instancePath+"/eventKey",schemaPath:"#/properties/eventKey/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema57.properties.eventKey,data:data10}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/eventKey",schemaPath:"#/properties/eventKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.eventKey.type,parentSchema:schema57.properties.eventKey,data:data10}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBody = validate57;
const schema58 = {"type":"object","required":["projectKey","sample"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"service":{"type":"string","maxLength":120},"sample":{"type":"object","required":["statusCode"],"properties":{"direction":{"type":"string","enum":["incoming","outgoing"]},"service":{"type":"string","maxLength":120},"component":{"type":"string","maxLength":120},"method":{"type":"string","maxLength":12},"route":{"type":"string","pattern":"^[^?#]{0,300}([?#][\\s\\S]*)?$","maxLength":8000},"targetHost":{"type":"string","maxLength":253},"targetPath":{"type":"string","pattern":"^[^?#]{0,300}([?#][\\s\\S]*)?$","maxLength":8000},"statusCode":{"type":"integer","minimum":0,"maximum":999},"durationMs":{"type":"number","minimum":0,"maximum":2147483647},"bytesIn":{"type":"integer","minimum":0,"maximum":9007199254740991},"bytesOut":{"type":"integer","minimum":0,"maximum":9007199254740991},"occurredAt":{"type":"string","format":"date-time","maxLength":64}}}}};
const pattern57 = new RegExp("^[^?#]{0,300}([?#][\\s\\S]*)?$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.sample === undefined) && (missing0 = "sample"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema58.required,parentSchema:schema58,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate57.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema58.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate57.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.projectKey.type,parentSchema:schema58.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate57.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema58.properties.projectName,data:data1}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.projectName.type,parentSchema:schema58.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate57.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema58.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sourceLabel.type,parentSchema:schema58.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service !== undefined){
let data3 = data.service;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 120){
validate57.errors = [{instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema58.properties.service,data:data3}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.service.type,parentSchema:schema58.properties.service,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample !== undefined){
let data4 = data.sample;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.statusCode === undefined) && (missing1 = "statusCode")){
validate57.errors = [{instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema58.properties.sample.required,parentSchema:schema58.properties.sample,data:data4}];
return false;
}
else {
if(data4.direction !== undefined){
let data5 = data4.direction;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate57.errors = [{instancePath:instancePath+"/sample/direction",schemaPath:"#/properties/sample/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.direction.type,parentSchema:schema58.properties.sample.properties.direction,data:data5}];
return false;
}
if(!((data5 === "incoming") || (data5 === "outgoing"))){
validate57.errors = [{instancePath:instancePath+"/sample/direction",schemaPath:"#/properties/sample/properties/direction/enum",keyword:"enum",params:{allowedValues: schema58.properties.sample.properties.direction.enum},message:"must be equal to one of the allowed values",schema:schema58.properties.sample.properties.direction.enum,parentSchema:schema58.properties.sample.properties.direction,data:data5}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.service !== undefined){
let data6 = data4.service;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 120){
validate57.errors = [{instancePath:instancePath+"/sample/service",schemaPath:"#/properties/sample/properties/service/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema58.properties.sample.properties.service,data:data6}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/service",schemaPath:"#/properties/sample/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.service.type,parentSchema:schema58.properties.sample.properties.service,data:data6}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.component !== undefined){
let data7 = data4.component;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 120){
validate57.errors = [{instancePath:instancePath+"/sample/component",schemaPath:"#/properties/sample/properties/component/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema58.properties.sample.properties.component,data:data7}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/component",schemaPath:"#/properties/sample/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.component.type,parentSchema:schema58.properties.sample.properties.component,data:data7}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.method !== undefined){
let data8 = data4.method;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) > 12){
validate57.errors = [{instancePath:instancePath+"/sample/method",schemaPath:"#/properties/sample/properties/method/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters",schema:12,parentSchema:schema58.properties.sample.properties.method,data:data8}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/method",schemaPath:"#/properties/sample/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.method.type,parentSchema:schema58.properties.sample.properties.method,data:data8}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.route !== undefined){
let data9 = data4.route;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(func2(data9) > 8000){
validate57.errors = [{instancePath:instancePath+"/sample/route",schemaPath:"#/properties/sample/properties/route/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters",schema:8000,parentSchema:schema58.properties.sample.properties.route,data:data9}];
return false;
}
else {
if(!pattern57.test(data9)){
validate57.errors = [{instancePath:instancePath+"/sample/route",schemaPath:"#/properties/sample/properties/route/pattern",keyword:"pattern",params:{pattern: "^[^?#]{0,300}([?#][\\s\\S]*)?$"},message:"must match pattern \""+"^[^?#]{0,300}([?#][\\s\\S]*)?$"+"\"",schema:"^[^?#]{0,300}([?#][\\s\\S]*)?$",parentSchema:schema58.properties.sample.properties.route,data:data9}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/route",schemaPath:"#/properties/sample/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.route.type,parentSchema:schema58.properties.sample.properties.route,data:data9}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.targetHost !== undefined){
let data10 = data4.targetHost;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) > 253){
validate57.errors = [{instancePath:instancePath+"/sample/targetHost",schemaPath:"#/properties/sample/properties/targetHost/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema58.properties.sample.properties.targetHost,data:data10}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/targetHost",schemaPath:"#/properties/sample/properties/targetHost/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.targetHost.type,parentSchema:schema58.properties.sample.properties.targetHost,data:data10}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.targetPath !== undefined){
let data11 = data4.targetPath;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(func2(data11) > 8000){
validate57.errors = [{instancePath:instancePath+"/sample/targetPath",schemaPath:"#/properties/sample/properties/targetPath/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters",schema:8000,parentSchema:schema58.properties.sample.properties.targetPath,data:data11}];
return false;
}
else {
if(!pattern57.test(data11)){
validate57.errors = [{instancePath:instancePath+"/sample/targetPath",schemaPath:"#/properties/sample/properties/targetPath/pattern",keyword:"pattern",params:{pattern: "^[^?#]{0,300}([?#][\\s\\S]*)?$"},message:"must match pattern \""+"^[^?#]{0,300}([?#][\\s\\S]*)?$"+"\"",schema:"^[^?#]{0,300}([?#][\\s\\S]*)?$",parentSchema:schema58.properties.sample.properties.targetPath,data:data11}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/targetPath",schemaPath:"#/properties/sample/properties/targetPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.targetPath.type,parentSchema:schema58.properties.sample.properties.targetPath,data:data11}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.statusCode !== undefined){
let data12 = data4.statusCode;
const _errs25 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate57.errors = [{instancePath:instancePath+"/sample/statusCode",schemaPath:"#/properties/sample/properties/statusCode/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.sample.properties.statusCode.type,parentSchema:schema58.properties.sample.properties.statusCode,data:data12}];
return false;
}
if(errors === _errs25){
if(typeof data12 == "number"){
if(data12 > 999 || isNaN(data12)){
validate57.errors = [{instancePath:instancePath+"/sample/statusCode",schemaPath:"#/properties/sample/properties/statusCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999",schema:999,parentSchema:schema58.properties.sample.properties.statusCode,data:data12}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate57.errors = [{instancePath:instancePath+"/sample/statusCode",schemaPath:"#/properties/sample/properties/statusCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.sample.properties.statusCode,data:data12}];
return false;
}
}
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.durationMs !== undefined){
let data13 = data4.durationMs;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
validate57.errors = [{instancePath:instancePath+"/sample/durationMs",schemaPath:"#/properties/sample/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema58.properties.sample.properties.durationMs,data:data13}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate57.errors = [{instancePath:instancePath+"/sample/durationMs",schemaPath:"#/properties/sample/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.sample.properties.durationMs,data:data13}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/durationMs",schemaPath:"#/properties/sample/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema58.properties.sample.properties.durationMs.type,parentSchema:schema58.properties.sample.properties.durationMs,data:data13}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.bytesIn !== undefined){
let data14 = data4.bytesIn;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate57.errors = [{instancePath:instancePath+"/sample/bytesIn",schemaPath:"#/properties/sample/properties/bytesIn/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.sample.properties.bytesIn.type,parentSchema:schema58.properties.sample.properties.bytesIn,data:data14}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
validate57.errors = [{instancePath:instancePath+"/sample/bytesIn",schemaPath:"#/properties/sample/properties/bytesIn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.sample.properties.bytesIn,data:data14}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate57.errors = [{instancePath:instancePath+"/sample/bytesIn",schemaPath:"#/properties/sample/properties/bytesIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.sample.properties.bytesIn,data:data14}];
return false;
}
}
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.bytesOut !== undefined){
let data15 = data4.bytesOut;
const _errs31 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate57.errors = [{instancePath:instancePath+"/sample/bytesOut",schemaPath:"#/properties/sample/properties/bytesOut/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.sample.properties.bytesOut.type,parentSchema:schema58.properties.sample.properties.bytesOut,data:data15}];
return false;
}
if(errors === _errs31){
if(typeof data15 == "number"){
if(data15 > 9007199254740991 || isNaN(data15)){
validate57.errors = [{instancePath:instancePath+"/sample/bytesOut",schemaPath:"#/properties/sample/properties/bytesOut/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.sample.properties.bytesOut,data:data15}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate57.errors = [{instancePath:instancePath+"/sample/bytesOut",schemaPath:"#/properties/sample/properties/bytesOut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.sample.properties.bytesOut,data:data15}];
return false;
}
}
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.occurredAt !== undefined){
let data16 = data4.occurredAt;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data16 === "string"){
if(func2(data16) > 64){
validate57.errors = [{instancePath:instancePath+"/sample/occurredAt",schemaPath:"#/properties/sample/properties/occurredAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema58.properties.sample.properties.occurredAt,data:data16}];
return false;
}
else {
if(!(formats0.test(data16))){
validate57.errors = [{instancePath:instancePath+"/sample/occurredAt",schemaPath:"#/properties/sample/properties/occurredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema58.properties.sample.properties.occurredAt,data:data16}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample/occurredAt",schemaPath:"#/properties/sample/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.sample.properties.occurredAt.type,parentSchema:schema58.properties.sample.properties.occurredAt,data:data16}];
return false;
}
}
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.sample.type,parentSchema:schema58.properties.sample,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatchBody = validate58;
const schema59 = {"type":"object","required":["projectKey","samples"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"service":{"type":"string","maxLength":120},"samples":{"type":"array","minItems":1,"maxItems":1000,"items":{}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.samples === undefined) && (missing0 = "samples"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema59.required,parentSchema:schema59,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate58.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema59.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate58.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.projectKey.type,parentSchema:schema59.properties.projectKey,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projectName !== undefined){
let data1 = data.projectName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate58.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema59.properties.projectName,data:data1}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.projectName.type,parentSchema:schema59.properties.projectName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLabel !== undefined){
let data2 = data.sourceLabel;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate58.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema59.properties.sourceLabel,data:data2}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.sourceLabel.type,parentSchema:schema59.properties.sourceLabel,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service !== undefined){
let data3 = data.service;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 120){
validate58.errors = [{instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema59.properties.service,data:data3}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.service.type,parentSchema:schema59.properties.service,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samples !== undefined){
let data4 = data.samples;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate58.errors = [{instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema59.properties.samples,data:data4}];
return false;
}
else {
if(data4.length < 1){
validate58.errors = [{instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema59.properties.samples,data:data4}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema59.properties.samples.type,parentSchema:schema59.properties.samples,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch_samples = validate59;
const schema60 = {"type":"object","required":["statusCode"],"properties":{"direction":{"type":"string","enum":["incoming","outgoing"]},"service":{"type":"string","maxLength":120},"component":{"type":"string","maxLength":120},"method":{"type":"string","maxLength":12},"route":{"type":"string","pattern":"^[^?#]{0,300}([?#][\\s\\S]*)?$","maxLength":8000},"targetHost":{"type":"string","maxLength":253},"targetPath":{"type":"string","pattern":"^[^?#]{0,300}([?#][\\s\\S]*)?$","maxLength":8000},"statusCode":{"type":"integer","minimum":0,"maximum":999},"durationMs":{"type":"number","minimum":0,"maximum":2147483647},"bytesIn":{"type":"integer","minimum":0,"maximum":9007199254740991},"bytesOut":{"type":"integer","minimum":0,"maximum":9007199254740991},"occurredAt":{"type":"string","format":"date-time","maxLength":64}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.statusCode === undefined) && (missing0 = "statusCode")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema60.required,parentSchema:schema60,data}];
return false;
}
else {
if(data.direction !== undefined){
let data0 = data.direction;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate59.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.direction.type,parentSchema:schema60.properties.direction,data:data0}];
return false;
}
if(!((data0 === "incoming") || (data0 === "outgoing"))){
validate59.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema60.properties.direction.enum},message:"must be equal to one of the allowed values",schema:schema60.properties.direction.enum,parentSchema:schema60.properties.direction,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service !== undefined){
let data1 = data.service;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate59.errors = [{instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema60.properties.service,data:data1}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.service.type,parentSchema:schema60.properties.service,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data2 = data.component;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate59.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema60.properties.component,data:data2}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.component.type,parentSchema:schema60.properties.component,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 12){
validate59.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters",schema:12,parentSchema:schema60.properties.method,data:data3}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.method.type,parentSchema:schema60.properties.method,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route !== undefined){
let data4 = data.route;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 8000){
validate59.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters",schema:8000,parentSchema:schema60.properties.route,data:data4}];
return false;
}
else {
if(!pattern57.test(data4)){
validate59.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/pattern",keyword:"pattern",params:{pattern: "^[^?#]{0,300}([?#][\\s\\S]*)?$"},message:"must match pattern \""+"^[^?#]{0,300}([?#][\\s\\S]*)?$"+"\"",schema:"^[^?#]{0,300}([?#][\\s\\S]*)?$",parentSchema:schema60.properties.route,data:data4}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.route.type,parentSchema:schema60.properties.route,data:data4}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetHost !== undefined){
let data5 = data.targetHost;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 253){
validate59.errors = [{instancePath:instancePath+"/targetHost",schemaPath:"#/properties/targetHost/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema60.properties.targetHost,data:data5}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/targetHost",schemaPath:"#/properties/targetHost/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.targetHost.type,parentSchema:schema60.properties.targetHost,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetPath !== undefined){
let data6 = data.targetPath;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 8000){
validate59.errors = [{instancePath:instancePath+"/targetPath",schemaPath:"#/properties/targetPath/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters",schema:8000,parentSchema:schema60.properties.targetPath,data:data6}];
return false;
}
else {
if(!pattern57.test(data6)){
validate59.errors = [{instancePath:instancePath+"/targetPath",schemaPath:"#/properties/targetPath/pattern",keyword:"pattern",params:{pattern: "^[^?#]{0,300}([?#][\\s\\S]*)?$"},message:"must match pattern \""+"^[^?#]{0,300}([?#][\\s\\S]*)?$"+"\"",schema:"^[^?#]{0,300}([?#][\\s\\S]*)?$",parentSchema:schema60.properties.targetPath,data:data6}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/targetPath",schemaPath:"#/properties/targetPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.targetPath.type,parentSchema:schema60.properties.targetPath,data:data6}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusCode !== undefined){
let data7 = data.statusCode;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate59.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.properties.statusCode.type,parentSchema:schema60.properties.statusCode,data:data7}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 > 999 || isNaN(data7)){
validate59.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999",schema:999,parentSchema:schema60.properties.statusCode,data:data7}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate59.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema60.properties.statusCode,data:data7}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data8 = data.durationMs;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate59.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema60.properties.durationMs,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate59.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema60.properties.durationMs,data:data8}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema60.properties.durationMs.type,parentSchema:schema60.properties.durationMs,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesIn !== undefined){
let data9 = data.bytesIn;
const _errs19 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate59.errors = [{instancePath:instancePath+"/bytesIn",schemaPath:"#/properties/bytesIn/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.properties.bytesIn.type,parentSchema:schema60.properties.bytesIn,data:data9}];
return false;
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate59.errors = [{instancePath:instancePath+"/bytesIn",schemaPath:"#/properties/bytesIn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema60.properties.bytesIn,data:data9}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate59.errors = [{instancePath:instancePath+"/bytesIn",schemaPath:"#/properties/bytesIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema60.properties.bytesIn,data:data9}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesOut !== undefined){
let data10 = data.bytesOut;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate59.errors = [{instancePath:instancePath+"/bytesOut",schemaPath:"#/properties/bytesOut/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.properties.bytesOut.type,parentSchema:schema60.properties.bytesOut,data:data10}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate59.errors = [{instancePath:instancePath+"/bytesOut",schemaPath:"#/properties/bytesOut/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema60.properties.bytesOut,data:data10}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate59.errors = [{instancePath:instancePath+"/bytesOut",schemaPath:"#/properties/bytesOut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema60.properties.bytesOut,data:data10}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.occurredAt !== undefined){
let data11 = data.occurredAt;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data11 === "string"){
if(func2(data11) > 64){
validate59.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema60.properties.occurredAt,data:data11}];
return false;
}
else {
if(!(formats0.test(data11))){
validate59.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema60.properties.occurredAt,data:data11}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.occurredAt.type,parentSchema:schema60.properties.occurredAt,data:data11}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


export const validators = {
  getCatalog: { parameters: null, body: null, rows: {} },
  getMeta: { parameters: null, body: null, rows: {} },
  listDisplayNames: { parameters: listDisplayNamesParameters, body: null, rows: {} },
  resolveDisplayNames: { parameters: null, body: resolveDisplayNamesBody, rows: {  } },
  getDisplayName: { parameters: getDisplayNameParameters, body: null, rows: {} },
  findDisplayNames: { parameters: findDisplayNamesParameters, body: null, rows: {} },
  searchDisplayNames: { parameters: searchDisplayNamesParameters, body: null, rows: {} },
  listCandidates: { parameters: listCandidatesParameters, body: null, rows: {} },
  listCandidateDetails: { parameters: listCandidateDetailsParameters, body: null, rows: {} },
  listProjects: { parameters: listProjectsParameters, body: null, rows: {} },
  getProject: { parameters: getProjectParameters, body: null, rows: {} },
  listProjectMaps: { parameters: listProjectMapsParameters, body: null, rows: {} },
  listProjectInstances: { parameters: listProjectInstancesParameters, body: null, rows: {} },
  listMapProjects: { parameters: listMapProjectsParameters, body: null, rows: {} },
  listEvents: { parameters: listEventsParameters, body: null, rows: {} },
  getEventFacets: { parameters: getEventFacetsParameters, body: null, rows: {} },
  listWrBaselineQueue: { parameters: listWrBaselineQueueParameters, body: null, rows: {} },
  getMetricsOverview: { parameters: null, body: null, rows: {} },
  getMetricsTimeseries: { parameters: getMetricsTimeseriesParameters, body: null, rows: {} },
  getLeaderboardCoverage: { parameters: getLeaderboardCoverageParameters, body: null, rows: {} },
  getClub: { parameters: getClubParameters, body: null, rows: {} },
  listClubCampaigns: { parameters: listClubCampaignsParameters, body: null, rows: {} },
  listClubMaps: { parameters: listClubMapsParameters, body: null, rows: {} },
  listClubMembers: { parameters: listClubMembersParameters, body: null, rows: {} },
  listTables: { parameters: listTablesParameters, body: null, rows: {} },
  getTableSchema: { parameters: getTableSchemaParameters, body: null, rows: {} },
  listTableRows: { parameters: listTableRowsParameters, body: null, rows: {} },
  ingestTrackerRun: { parameters: null, body: ingestTrackerRunBody, rows: { checks: { validate: ingestTrackerRun_checks, rows: {  } } } },
  ingestTrackerRuns: { parameters: null, body: ingestTrackerRunsBody, rows: { checks: { validate: ingestTrackerRuns_checks, rows: {  } } } },
  registerInstance: { parameters: null, body: registerInstanceBody, rows: {  } },
  sendHeartbeat: { parameters: null, body: sendHeartbeatBody, rows: {  } },
  ingestDisplayNames: { parameters: null, body: ingestDisplayNamesBody, rows: { names: { validate: ingestDisplayNames_names, rows: {  } } } },
  ingestPluginDisplayNames: { parameters: null, body: ingestPluginDisplayNamesBody, rows: { names: { validate: ingestPluginDisplayNames_names, rows: {  } } } },
  ingestClubSnapshot: { parameters: null, body: ingestClubSnapshotBody, rows: { campaigns: { validate: ingestClubSnapshot_campaigns, rows: { maps: { validate: ingestClubSnapshot_campaigns_maps, rows: {  } } } }, uploads: { validate: ingestClubSnapshot_uploads, rows: { maps: { validate: ingestClubSnapshot_uploads_maps, rows: {  } } } }, uploadBuckets: { validate: ingestClubSnapshot_uploadBuckets, rows: { maps: { validate: ingestClubSnapshot_uploadBuckets_maps, rows: {  } } } }, members: { validate: ingestClubSnapshot_members, rows: {  } }, maps: { validate: ingestClubSnapshot_maps, rows: {  } }, activities: { validate: ingestClubSnapshot_activities, rows: {  } } } },
  ingestEvent: { parameters: null, body: ingestEventBody, rows: {  } },
  ingestEvents: { parameters: null, body: ingestEventsBody, rows: { events: { validate: ingestEvents_events, rows: {  } } } },
  ingestTraffic: { parameters: null, body: ingestTrafficBody, rows: {  } },
  ingestTrafficBatch: { parameters: null, body: ingestTrafficBatchBody, rows: { samples: { validate: ingestTrafficBatch_samples, rows: {  } } } },
};
