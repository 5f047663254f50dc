// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const getMapParameters = validate10;
const schema11 = {"type":"object","properties":{"path":{"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"}},"required":["mapUid"]},"query":{"type":"object","properties":{"wrHistoryLimit":{"type":"integer","minimum":1,"maximum":25,"default":5}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const pattern0 = new RegExp("^[A-Za-z0-9_.-]{1,64}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate10.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema11.properties.path.required,parentSchema:schema11.properties.path,data:data0}];
return false;
}
else {
if(data0.mapUid !== undefined){
let data1 = data0.mapUid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate10.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema11.properties.path.properties.mapUid,data:data1}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.path.properties.mapUid.type,parentSchema:schema11.properties.path.properties.mapUid,data:data1}];
return false;
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.wrHistoryLimit === undefined){
data2.wrHistoryLimit = 5;
}
let data3 = data2.wrHistoryLimit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate10.errors = [{instancePath:instancePath+"/query/wrHistoryLimit",schemaPath:"#/properties/query/properties/wrHistoryLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.query.properties.wrHistoryLimit.type,parentSchema:schema11.properties.query.properties.wrHistoryLimit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 25 || isNaN(data3)){
validate10.errors = [{instancePath:instancePath+"/query/wrHistoryLimit",schemaPath:"#/properties/query/properties/wrHistoryLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema11.properties.query.properties.wrHistoryLimit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate10.errors = [{instancePath:instancePath+"/query/wrHistoryLimit",schemaPath:"#/properties/query/properties/wrHistoryLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.query.properties.wrHistoryLimit,data:data3}];
return false;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.query.type,parentSchema:schema11.properties.query,data:data2}];
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
validate10.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.header.type,parentSchema:schema11.properties.header,data:data4}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const getMapInfoParameters = validate11;
const schema12 = {"type":"object","properties":{"path":{"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"}},"required":["mapUid"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate11.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema12.properties.path.required,parentSchema:schema12.properties.path,data:data0}];
return false;
}
else {
if(data0.mapUid !== undefined){
let data1 = data0.mapUid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate11.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema12.properties.path.properties.mapUid,data:data1}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.path.properties.mapUid.type,parentSchema:schema12.properties.path.properties.mapUid,data:data1}];
return false;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.properties.path.type,parentSchema:schema12.properties.path,data:data0}];
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
validate11.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.properties.query.type,parentSchema:schema12.properties.query,data:data2}];
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
validate11.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.properties.header.type,parentSchema:schema12.properties.header,data:data3}];
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
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const listMapsParameters = validate12;
const schema13 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"season":{"type":"string","maxLength":200,"default":""},"year":{"type":"integer","minimum":2000,"maximum":2200},"alteration":{"type":"string","maxLength":200,"default":""},"tracked":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":120},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const func2 = runtime0.default;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
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
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.q === undefined){
data1.q = "";
}
if(data1.season === undefined){
data1.season = "";
}
if(data1.alteration === undefined){
data1.alteration = "";
}
if(data1.limit === undefined){
data1.limit = 120;
}
if(data1.offset === undefined){
data1.offset = 0;
}
let data2 = data1.q;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate12.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema13.properties.query.properties.q,data:data2}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.query.properties.q.type,parentSchema:schema13.properties.query.properties.q,data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.season;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate12.errors = [{instancePath:instancePath+"/query/season",schemaPath:"#/properties/query/properties/season/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema13.properties.query.properties.season,data:data3}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/query/season",schemaPath:"#/properties/query/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.query.properties.season.type,parentSchema:schema13.properties.query.properties.season,data:data3}];
return false;
}
}
var valid1 = _errs7 === errors;
if(valid1){
if(data1.year !== undefined){
let data4 = data1.year;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate12.errors = [{instancePath:instancePath+"/query/year",schemaPath:"#/properties/query/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema13.properties.query.properties.year.type,parentSchema:schema13.properties.query.properties.year,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2200 || isNaN(data4)){
validate12.errors = [{instancePath:instancePath+"/query/year",schemaPath:"#/properties/query/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2200},message:"must be <= 2200",schema:2200,parentSchema:schema13.properties.query.properties.year,data:data4}];
return false;
}
else {
if(data4 < 2000 || isNaN(data4)){
validate12.errors = [{instancePath:instancePath+"/query/year",schemaPath:"#/properties/query/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000",schema:2000,parentSchema:schema13.properties.query.properties.year,data:data4}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.alteration;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate12.errors = [{instancePath:instancePath+"/query/alteration",schemaPath:"#/properties/query/properties/alteration/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema13.properties.query.properties.alteration,data:data5}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/query/alteration",schemaPath:"#/properties/query/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.query.properties.alteration.type,parentSchema:schema13.properties.query.properties.alteration,data:data5}];
return false;
}
}
var valid1 = _errs11 === errors;
if(valid1){
if(data1.tracked !== undefined){
let data6 = data1.tracked;
const _errs13 = errors;
if(typeof data6 !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/query/tracked",schemaPath:"#/properties/query/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema13.properties.query.properties.tracked.type,parentSchema:schema13.properties.query.properties.tracked,data:data6}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data7 = data1.limit;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate12.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema13.properties.query.properties.limit.type,parentSchema:schema13.properties.query.properties.limit,data:data7}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 > 5000 || isNaN(data7)){
validate12.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema13.properties.query.properties.limit,data:data7}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate12.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema13.properties.query.properties.limit,data:data7}];
return false;
}
}
}
}
var valid1 = _errs15 === errors;
if(valid1){
let data8 = data1.offset;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate12.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema13.properties.query.properties.offset.type,parentSchema:schema13.properties.query.properties.offset,data:data8}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate12.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema13.properties.query.properties.offset,data:data8}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate12.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema13.properties.query.properties.offset,data:data8}];
return false;
}
}
}
}
var valid1 = _errs17 === errors;
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.properties.query.type,parentSchema:schema13.properties.query,data:data1}];
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
let data9 = data.header;
const _errs19 = errors;
if(errors === _errs19){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate12.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.properties.header.type,parentSchema:schema13.properties.header,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
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

export const listCampaignsParameters = validate13;
const schema14 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":5000,"default":120},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.limit === undefined){
data1.limit = 120;
}
if(data1.offset === undefined){
data1.offset = 0;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate13.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.query.properties.limit.type,parentSchema:schema14.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 5000 || isNaN(data2)){
validate13.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema14.properties.query.properties.limit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate13.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema14.properties.query.properties.limit,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.offset;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate13.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.query.properties.offset.type,parentSchema:schema14.properties.query.properties.offset,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate13.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema14.properties.query.properties.offset,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate13.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema14.properties.query.properties.offset,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
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
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate13.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.header.type,parentSchema:schema14.properties.header,data:data4}];
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const listUploadsParameters = validate14;
const schema15 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":5000,"default":120},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.limit === undefined){
data1.limit = 120;
}
if(data1.offset === undefined){
data1.offset = 0;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate14.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.query.properties.limit.type,parentSchema:schema15.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 5000 || isNaN(data2)){
validate14.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema15.properties.query.properties.limit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate14.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema15.properties.query.properties.limit,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.offset;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate14.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.query.properties.offset.type,parentSchema:schema15.properties.query.properties.offset,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate14.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema15.properties.query.properties.offset,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate14.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema15.properties.query.properties.offset,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
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
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate14.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.header.type,parentSchema:schema15.properties.header,data:data4}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const getLeaderboardsParameters = validate15;
const schema16 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"overallLimit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"overallOffset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0},"perBucketLimit":{"type":"integer","minimum":1,"maximum":50,"default":10},"includeMaps":{"type":"boolean","default":true},"includeBuckets":{"type":"boolean","default":true},"includeMedals":{"type":"boolean","default":true}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.overallLimit === undefined){
data1.overallLimit = 100;
}
if(data1.overallOffset === undefined){
data1.overallOffset = 0;
}
if(data1.perBucketLimit === undefined){
data1.perBucketLimit = 10;
}
if(data1.includeMaps === undefined){
data1.includeMaps = true;
}
if(data1.includeBuckets === undefined){
data1.includeBuckets = true;
}
if(data1.includeMedals === undefined){
data1.includeMedals = true;
}
let data2 = data1.overallLimit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate15.errors = [{instancePath:instancePath+"/query/overallLimit",schemaPath:"#/properties/query/properties/overallLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema16.properties.query.properties.overallLimit.type,parentSchema:schema16.properties.query.properties.overallLimit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate15.errors = [{instancePath:instancePath+"/query/overallLimit",schemaPath:"#/properties/query/properties/overallLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema16.properties.query.properties.overallLimit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate15.errors = [{instancePath:instancePath+"/query/overallLimit",schemaPath:"#/properties/query/properties/overallLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema16.properties.query.properties.overallLimit,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.overallOffset;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate15.errors = [{instancePath:instancePath+"/query/overallOffset",schemaPath:"#/properties/query/properties/overallOffset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema16.properties.query.properties.overallOffset.type,parentSchema:schema16.properties.query.properties.overallOffset,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/query/overallOffset",schemaPath:"#/properties/query/properties/overallOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema16.properties.query.properties.overallOffset,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/query/overallOffset",schemaPath:"#/properties/query/properties/overallOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema16.properties.query.properties.overallOffset,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.perBucketLimit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate15.errors = [{instancePath:instancePath+"/query/perBucketLimit",schemaPath:"#/properties/query/properties/perBucketLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema16.properties.query.properties.perBucketLimit.type,parentSchema:schema16.properties.query.properties.perBucketLimit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 50 || isNaN(data4)){
validate15.errors = [{instancePath:instancePath+"/query/perBucketLimit",schemaPath:"#/properties/query/properties/perBucketLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema16.properties.query.properties.perBucketLimit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate15.errors = [{instancePath:instancePath+"/query/perBucketLimit",schemaPath:"#/properties/query/properties/perBucketLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema16.properties.query.properties.perBucketLimit,data:data4}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data1.includeMaps;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/query/includeMaps",schemaPath:"#/properties/query/properties/includeMaps/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema16.properties.query.properties.includeMaps.type,parentSchema:schema16.properties.query.properties.includeMaps,data:data5}];
return false;
}
var valid1 = _errs11 === errors;
if(valid1){
let data6 = data1.includeBuckets;
const _errs13 = errors;
if(typeof data6 !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/query/includeBuckets",schemaPath:"#/properties/query/properties/includeBuckets/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema16.properties.query.properties.includeBuckets.type,parentSchema:schema16.properties.query.properties.includeBuckets,data:data6}];
return false;
}
var valid1 = _errs13 === errors;
if(valid1){
let data7 = data1.includeMedals;
const _errs15 = errors;
if(typeof data7 !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/query/includeMedals",schemaPath:"#/properties/query/properties/includeMedals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema16.properties.query.properties.includeMedals.type,parentSchema:schema16.properties.query.properties.includeMedals,data:data7}];
return false;
}
var valid1 = _errs15 === errors;
}
}
}
}
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
let data8 = data.header;
const _errs17 = errors;
if(errors === _errs17){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate15.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.header.type,parentSchema:schema16.properties.header,data:data8}];
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
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const getLiveLeaderboardParameters = validate16;
const schema17 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":50},"feedLimit":{"type":"integer","minimum":1,"maximum":500,"default":24}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.feedLimit === undefined){
data1.feedLimit = 24;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema17.properties.query.properties.limit.type,parentSchema:schema17.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema17.properties.query.properties.limit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema17.properties.query.properties.limit,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.feedLimit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate16.errors = [{instancePath:instancePath+"/query/feedLimit",schemaPath:"#/properties/query/properties/feedLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema17.properties.query.properties.feedLimit.type,parentSchema:schema17.properties.query.properties.feedLimit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate16.errors = [{instancePath:instancePath+"/query/feedLimit",schemaPath:"#/properties/query/properties/feedLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema17.properties.query.properties.feedLimit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate16.errors = [{instancePath:instancePath+"/query/feedLimit",schemaPath:"#/properties/query/properties/feedLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema17.properties.query.properties.feedLimit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
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
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate16.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.properties.header.type,parentSchema:schema17.properties.header,data:data4}];
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const listHookMapsParameters = validate17;
const schema18 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":1200}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.q === undefined){
data1.q = "";
}
if(data1.limit === undefined){
data1.limit = 1200;
}
let data2 = data1.q;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate17.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema18.properties.query.properties.q,data:data2}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.query.properties.q.type,parentSchema:schema18.properties.query.properties.q,data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate17.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema18.properties.query.properties.limit.type,parentSchema:schema18.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 5000 || isNaN(data3)){
validate17.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema18.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate17.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema18.properties.query.properties.limit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
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
let data4 = data.header;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate17.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.header.type,parentSchema:schema18.properties.header,data:data4}];
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const listHookRunsParameters = validate18;
const schema19 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500,"default":30}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
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
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 30;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate18.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.query.properties.limit.type,parentSchema:schema19.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 500 || isNaN(data2)){
validate18.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema19.properties.query.properties.limit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate18.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.query.properties.limit,data:data2}];
return false;
}
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.query.type,parentSchema:schema19.properties.query,data:data1}];
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

export const getClubParameters = validate19;
const schema20 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema20.properties.path.required,parentSchema:schema20.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate19.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.path.properties.clubId.type,parentSchema:schema20.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema20.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema20.properties.path.properties.clubId,data:data1}];
return false;
}
}
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
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
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate19.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.header.type,parentSchema:schema20.properties.header,data:data3}];
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
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const listClubCampaignsParameters = validate20;
const schema21 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema21.properties.path.required,parentSchema:schema21.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate20.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema21.properties.path.properties.clubId.type,parentSchema:schema21.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate20.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema21.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate20.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema21.properties.path.properties.clubId,data:data1}];
return false;
}
}
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
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
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.header.type,parentSchema:schema21.properties.header,data:data3}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const listClubMapsParameters = validate21;
const schema22 = {"type":"object","properties":{"path":{"type":"object","properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["clubId"]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":100},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if((data0.clubId === undefined) && (missing0 = "clubId")){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema22.properties.path.required,parentSchema:schema22.properties.path,data:data0}];
return false;
}
else {
if(data0.clubId !== undefined){
let data1 = data0.clubId;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate21.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.path.properties.clubId.type,parentSchema:schema22.properties.path.properties.clubId,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema22.properties.path.properties.clubId,data:data1}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/path/clubId",schemaPath:"#/properties/path/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema22.properties.path.properties.clubId,data:data1}];
return false;
}
}
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
if(data2.q === undefined){
data2.q = "";
}
if(data2.limit === undefined){
data2.limit = 100;
}
if(data2.offset === undefined){
data2.offset = 0;
}
let data3 = data2.q;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate21.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema22.properties.query.properties.q,data:data3}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.query.properties.q.type,parentSchema:schema22.properties.query.properties.q,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.query.properties.limit.type,parentSchema:schema22.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 5000 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema22.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema22.properties.query.properties.limit,data:data4}];
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
validate21.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.query.properties.offset.type,parentSchema:schema22.properties.query.properties.offset,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema22.properties.query.properties.offset,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema22.properties.query.properties.offset,data:data5}];
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
let data6 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate21.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.header.type,parentSchema:schema22.properties.header,data:data6}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const getDashboardParameters = validate22;
const schema23 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"mapsLimit":{"type":"integer","minimum":0,"maximum":500,"default":24},"mapsOffset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0},"wrFeedLimit":{"type":"integer","minimum":0,"maximum":500,"default":12},"includeMapOptions":{"type":"boolean","default":true},"includeTracker":{"type":"boolean","default":true}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.mapsLimit === undefined){
data1.mapsLimit = 24;
}
if(data1.mapsOffset === undefined){
data1.mapsOffset = 0;
}
if(data1.wrFeedLimit === undefined){
data1.wrFeedLimit = 12;
}
if(data1.includeMapOptions === undefined){
data1.includeMapOptions = true;
}
if(data1.includeTracker === undefined){
data1.includeTracker = true;
}
let data2 = data1.mapsLimit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate22.errors = [{instancePath:instancePath+"/query/mapsLimit",schemaPath:"#/properties/query/properties/mapsLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.query.properties.mapsLimit.type,parentSchema:schema23.properties.query.properties.mapsLimit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 500 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/query/mapsLimit",schemaPath:"#/properties/query/properties/mapsLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema23.properties.query.properties.mapsLimit,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/query/mapsLimit",schemaPath:"#/properties/query/properties/mapsLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.query.properties.mapsLimit,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.mapsOffset;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate22.errors = [{instancePath:instancePath+"/query/mapsOffset",schemaPath:"#/properties/query/properties/mapsOffset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.query.properties.mapsOffset.type,parentSchema:schema23.properties.query.properties.mapsOffset,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/query/mapsOffset",schemaPath:"#/properties/query/properties/mapsOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema23.properties.query.properties.mapsOffset,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/query/mapsOffset",schemaPath:"#/properties/query/properties/mapsOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.query.properties.mapsOffset,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.wrFeedLimit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate22.errors = [{instancePath:instancePath+"/query/wrFeedLimit",schemaPath:"#/properties/query/properties/wrFeedLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.query.properties.wrFeedLimit.type,parentSchema:schema23.properties.query.properties.wrFeedLimit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/query/wrFeedLimit",schemaPath:"#/properties/query/properties/wrFeedLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema23.properties.query.properties.wrFeedLimit,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/query/wrFeedLimit",schemaPath:"#/properties/query/properties/wrFeedLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.query.properties.wrFeedLimit,data:data4}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data1.includeMapOptions;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/query/includeMapOptions",schemaPath:"#/properties/query/properties/includeMapOptions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.query.properties.includeMapOptions.type,parentSchema:schema23.properties.query.properties.includeMapOptions,data:data5}];
return false;
}
var valid1 = _errs11 === errors;
if(valid1){
let data6 = data1.includeTracker;
const _errs13 = errors;
if(typeof data6 !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/query/includeTracker",schemaPath:"#/properties/query/properties/includeTracker/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.query.properties.includeTracker.type,parentSchema:schema23.properties.query.properties.includeTracker,data:data6}];
return false;
}
var valid1 = _errs13 === errors;
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
let data7 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate22.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties.header.type,parentSchema:schema23.properties.header,data:data7}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const getLatestRecordParameters = validate23;
const schema24 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"includeRecent":{"type":"boolean","default":true},"limit":{"type":"integer","minimum":1,"maximum":500,"default":24},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.includeRecent === undefined){
data1.includeRecent = true;
}
if(data1.limit === undefined){
data1.limit = 24;
}
if(data1.offset === undefined){
data1.offset = 0;
}
let data2 = data1.includeRecent;
const _errs5 = errors;
if(typeof data2 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/query/includeRecent",schemaPath:"#/properties/query/properties/includeRecent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.query.properties.includeRecent.type,parentSchema:schema24.properties.query.properties.includeRecent,data:data2}];
return false;
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate23.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.query.properties.limit.type,parentSchema:schema24.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema24.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.properties.query.properties.limit,data:data3}];
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
validate23.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.query.properties.offset.type,parentSchema:schema24.properties.query.properties.offset,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema24.properties.query.properties.offset,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.query.properties.offset,data:data4}];
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
let data5 = data.header;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate23.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.header.type,parentSchema:schema24.properties.header,data:data5}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const getProjectParameters = validate24;
const schema25 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema25.properties.path.required,parentSchema:schema25.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate24.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema25.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.path.properties.projectKey.type,parentSchema:schema25.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate24.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.properties.query.type,parentSchema:schema25.properties.query,data:data2}];
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
validate24.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.properties.header.type,parentSchema:schema25.properties.header,data:data3}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const listProjectMapsParameters = validate25;
const schema26 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":5000,"default":100},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema26.properties.path.required,parentSchema:schema26.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate25.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema26.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.path.properties.projectKey.type,parentSchema:schema26.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.q === undefined){
data2.q = "";
}
if(data2.limit === undefined){
data2.limit = 100;
}
if(data2.offset === undefined){
data2.offset = 0;
}
let data3 = data2.q;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate25.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema26.properties.query.properties.q,data:data3}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.query.properties.q.type,parentSchema:schema26.properties.query.properties.q,data:data3}];
return false;
}
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate25.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.query.properties.limit.type,parentSchema:schema26.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 5000 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema26.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema26.properties.query.properties.limit,data:data4}];
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
validate25.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.query.properties.offset.type,parentSchema:schema26.properties.query.properties.offset,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema26.properties.query.properties.offset,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.query.properties.offset,data:data5}];
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
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.query.type,parentSchema:schema26.properties.query,data:data2}];
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
validate25.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.header.type,parentSchema:schema26.properties.header,data:data6}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const listEventsParameters = validate26;
const schema27 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"project":{"type":"string","maxLength":120,"default":""},"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":500,"default":50},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if(data1.project === undefined){
data1.project = "";
}
if(data1.q === undefined){
data1.q = "";
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.offset === undefined){
data1.offset = 0;
}
let data2 = data1.project;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 120){
validate26.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema27.properties.query.properties.project,data:data2}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.query.properties.project.type,parentSchema:schema27.properties.query.properties.project,data:data2}];
return false;
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.q;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate26.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema27.properties.query.properties.q,data:data3}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.query.properties.q.type,parentSchema:schema27.properties.query.properties.q,data:data3}];
return false;
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data1.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate26.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.query.properties.limit.type,parentSchema:schema27.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema27.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema27.properties.query.properties.limit,data:data4}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data1.offset;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate26.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.query.properties.offset.type,parentSchema:schema27.properties.query.properties.offset,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema27.properties.query.properties.offset,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema27.properties.query.properties.offset,data:data5}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
}
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
let data6 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate26.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.properties.header.type,parentSchema:schema27.properties.header,data:data6}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNamesParameters = validate27;
const schema28 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"accountIds":{"type":"string","minLength":1,"maxLength":65536}},"required":["accountIds"]},"header":{"type":"object","properties":{},"required":[]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
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
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.accountIds === undefined) && (missing0 = "accountIds")){
validate27.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema28.properties.query.required,parentSchema:schema28.properties.query,data:data1}];
return false;
}
else {
if(data1.accountIds !== undefined){
let data2 = data1.accountIds;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 65536){
validate27.errors = [{instancePath:instancePath+"/query/accountIds",schemaPath:"#/properties/query/properties/accountIds/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema28.properties.query.properties.accountIds,data:data2}];
return false;
}
else {
if(func2(data2) < 1){
validate27.errors = [{instancePath:instancePath+"/query/accountIds",schemaPath:"#/properties/query/properties/accountIds/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.query.properties.accountIds,data:data2}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/query/accountIds",schemaPath:"#/properties/query/properties/accountIds/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.query.properties.accountIds.type,parentSchema:schema28.properties.query.properties.accountIds,data:data2}];
return false;
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.query.type,parentSchema:schema28.properties.query,data:data1}];
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

export const requestUpdateBody = validate28;
const schema29 = {"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"name":{"type":"string","maxLength":200},"reason":{"type":"string","maxLength":1000}},"required":[]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate28.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema29.properties.mapUid,data:data0}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.mapUid.type,parentSchema:schema29.properties.mapUid,data:data0}];
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
if(!pattern0.test(data1)){
validate28.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema29.properties.uid,data:data1}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.uid.type,parentSchema:schema29.properties.uid,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapName !== undefined){
let data2 = data.mapName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate28.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema29.properties.mapName,data:data2}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.mapName.type,parentSchema:schema29.properties.mapName,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema29.properties.name,data:data3}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.name.type,parentSchema:schema29.properties.name,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 1000){
validate28.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema29.properties.reason,data:data4}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.reason.type,parentSchema:schema29.properties.reason,data:data4}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const reportWorldRecordBody = validate29;
const schema30 = {"type":"object","required":["mapUid","wrMs"],"properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"holder":{"type":"string","maxLength":200},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time","maxLength":40}}};
const pattern5 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mapUid === undefined) && (missing0 = "mapUid")) || ((data.wrMs === undefined) && (missing0 = "wrMs"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema30.required,parentSchema:schema30,data}];
return false;
}
else {
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate29.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema30.properties.mapUid,data:data0}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.mapUid.type,parentSchema:schema30.properties.mapUid,data:data0}];
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
validate29.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema30.properties.mapName,data:data1}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.mapName.type,parentSchema:schema30.properties.mapName,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountId !== undefined){
let data2 = data.accountId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate29.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema30.properties.accountId,data:data2}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.accountId.type,parentSchema:schema30.properties.accountId,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holder !== undefined){
let data3 = data.holder;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate29.errors = [{instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema30.properties.holder,data:data3}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.holder.type,parentSchema:schema30.properties.holder,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wrMs !== undefined){
let data4 = data.wrMs;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate29.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.wrMs.type,parentSchema:schema30.properties.wrMs,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema30.properties.wrMs,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema30.properties.wrMs,data:data4}];
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
if(data.recordedAt !== undefined){
let data5 = data.recordedAt;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 40){
validate29.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema30.properties.recordedAt,data:data5}];
return false;
}
else {
if(!(formats0.test(data5))){
validate29.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.recordedAt,data:data5}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.recordedAt.type,parentSchema:schema30.properties.recordedAt,data:data5}];
return false;
}
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


export const validators = {
  listEndpoints: { parameters: null, body: null, rows: {} },
  getMeta: { parameters: null, body: null, rows: {} },
  getMetricsOverview: { parameters: null, body: null, rows: {} },
  getMap: { parameters: getMapParameters, body: null, rows: {} },
  getMapInfo: { parameters: getMapInfoParameters, body: null, rows: {} },
  getStats: { parameters: null, body: null, rows: {} },
  listMaps: { parameters: listMapsParameters, body: null, rows: {} },
  listCampaigns: { parameters: listCampaignsParameters, body: null, rows: {} },
  listUploads: { parameters: listUploadsParameters, body: null, rows: {} },
  getLeaderboards: { parameters: getLeaderboardsParameters, body: null, rows: {} },
  getLiveLeaderboard: { parameters: getLiveLeaderboardParameters, body: null, rows: {} },
  getHook: { parameters: null, body: null, rows: {} },
  listHookMaps: { parameters: listHookMapsParameters, body: null, rows: {} },
  listHookRuns: { parameters: listHookRunsParameters, body: null, rows: {} },
  getClub: { parameters: getClubParameters, body: null, rows: {} },
  listClubCampaigns: { parameters: listClubCampaignsParameters, body: null, rows: {} },
  listClubMaps: { parameters: listClubMapsParameters, body: null, rows: {} },
  getDashboard: { parameters: getDashboardParameters, body: null, rows: {} },
  getLatestRecord: { parameters: getLatestRecordParameters, body: null, rows: {} },
  getTrackerStatus: { parameters: null, body: null, rows: {} },
  listProjects: { parameters: null, body: null, rows: {} },
  getProject: { parameters: getProjectParameters, body: null, rows: {} },
  listProjectMaps: { parameters: listProjectMapsParameters, body: null, rows: {} },
  listEvents: { parameters: listEventsParameters, body: null, rows: {} },
  resolveDisplayNames: { parameters: resolveDisplayNamesParameters, body: null, rows: {} },
  requestUpdate: { parameters: null, body: requestUpdateBody, rows: {  } },
  reportWorldRecord: { parameters: null, body: reportWorldRecordBody, rows: {  } },
};
