// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const getLiveFeedParameters = validate10;
const schema11 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500,"default":250},"mapLimit":{"type":"integer","minimum":1,"maximum":50,"default":18}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
data1.limit = 250;
}
if(data1.mapLimit === undefined){
data1.mapLimit = 18;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.query.properties.limit.type,parentSchema:schema11.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 500 || isNaN(data2)){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema11.properties.query.properties.limit,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.query.properties.limit,data:data2}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
let data3 = data1.mapLimit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate10.errors = [{instancePath:instancePath+"/query/mapLimit",schemaPath:"#/properties/query/properties/mapLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.query.properties.mapLimit.type,parentSchema:schema11.properties.query.properties.mapLimit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 50 || isNaN(data3)){
validate10.errors = [{instancePath:instancePath+"/query/mapLimit",schemaPath:"#/properties/query/properties/mapLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema11.properties.query.properties.mapLimit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate10.errors = [{instancePath:instancePath+"/query/mapLimit",schemaPath:"#/properties/query/properties/mapLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties.query.properties.mapLimit,data:data3}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
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

export const getRecordParameters = validate11;
const schema12 = {"type":"object","properties":{"path":{"type":"object","properties":{"recordId":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"}},"required":["recordId"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const pattern0 = new RegExp("^[A-Za-z0-9_.:-]{1,160}$", "u");

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
if((data0.recordId === undefined) && (missing0 = "recordId")){
validate11.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema12.properties.path.required,parentSchema:schema12.properties.path,data:data0}];
return false;
}
else {
if(data0.recordId !== undefined){
let data1 = data0.recordId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate11.errors = [{instancePath:instancePath+"/path/recordId",schemaPath:"#/properties/path/properties/recordId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema12.properties.path.properties.recordId,data:data1}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/path/recordId",schemaPath:"#/properties/path/properties/recordId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.path.properties.recordId.type,parentSchema:schema12.properties.path.properties.recordId,data:data1}];
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

export const getRecordVerdictsParameters = validate12;
const schema13 = {"type":"object","properties":{"path":{"type":"object","properties":{"recordId":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"}},"required":["recordId"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if((data0.recordId === undefined) && (missing0 = "recordId")){
validate12.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema13.properties.path.required,parentSchema:schema13.properties.path,data:data0}];
return false;
}
else {
if(data0.recordId !== undefined){
let data1 = data0.recordId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate12.errors = [{instancePath:instancePath+"/path/recordId",schemaPath:"#/properties/path/properties/recordId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema13.properties.path.properties.recordId,data:data1}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/path/recordId",schemaPath:"#/properties/path/properties/recordId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.path.properties.recordId.type,parentSchema:schema13.properties.path.properties.recordId,data:data1}];
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
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
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate12.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.properties.header.type,parentSchema:schema13.properties.header,data:data3}];
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const listMapVerdictsParameters = validate13;
const schema14 = {"type":"object","properties":{"path":{"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"}},"required":["mapUid"]},"query":{"type":"object","properties":{"track":{"type":"string","enum":["replay","deep"],"default":"replay"},"limit":{"type":"integer","minimum":1,"maximum":500,"default":100},"page":{"type":"integer","minimum":1,"maximum":1000000,"default":1},"sort":{"type":"string","enum":["rank_asc","rank_desc","updated_desc","record_asc"],"default":"rank_asc"},"status":{"type":"string","enum":["all","pass","fail","pending","unavailable","not_run"],"default":"all"}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const pattern2 = new RegExp("^[A-Za-z0-9_.-]{1,64}$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate13.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema14.properties.path.required,parentSchema:schema14.properties.path,data:data0}];
return false;
}
else {
if(data0.mapUid !== undefined){
let data1 = data0.mapUid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate13.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema14.properties.path.properties.mapUid,data:data1}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/path/mapUid",schemaPath:"#/properties/path/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.path.properties.mapUid.type,parentSchema:schema14.properties.path.properties.mapUid,data:data1}];
return false;
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.track === undefined){
data2.track = "replay";
}
if(data2.limit === undefined){
data2.limit = 100;
}
if(data2.page === undefined){
data2.page = 1;
}
if(data2.sort === undefined){
data2.sort = "rank_asc";
}
if(data2.status === undefined){
data2.status = "all";
}
let data3 = data2.track;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate13.errors = [{instancePath:instancePath+"/query/track",schemaPath:"#/properties/query/properties/track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.query.properties.track.type,parentSchema:schema14.properties.query.properties.track,data:data3}];
return false;
}
if(!((data3 === "replay") || (data3 === "deep"))){
validate13.errors = [{instancePath:instancePath+"/query/track",schemaPath:"#/properties/query/properties/track/enum",keyword:"enum",params:{allowedValues: schema14.properties.query.properties.track.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.query.properties.track.enum,parentSchema:schema14.properties.query.properties.track,data:data3}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.limit;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate13.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.query.properties.limit.type,parentSchema:schema14.properties.query.properties.limit,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
validate13.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema14.properties.query.properties.limit,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate13.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema14.properties.query.properties.limit,data:data4}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.page;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate13.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.query.properties.page.type,parentSchema:schema14.properties.query.properties.page,data:data5}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 1000000 || isNaN(data5)){
validate13.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema14.properties.query.properties.page,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate13.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema14.properties.query.properties.page,data:data5}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
if(valid2){
let data6 = data2.sort;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate13.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.query.properties.sort.type,parentSchema:schema14.properties.query.properties.sort,data:data6}];
return false;
}
if(!((((data6 === "rank_asc") || (data6 === "rank_desc")) || (data6 === "updated_desc")) || (data6 === "record_asc"))){
validate13.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema14.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.query.properties.sort.enum,parentSchema:schema14.properties.query.properties.sort,data:data6}];
return false;
}
var valid2 = _errs13 === errors;
if(valid2){
let data7 = data2.status;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate13.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.query.properties.status.type,parentSchema:schema14.properties.query.properties.status,data:data7}];
return false;
}
if(!((((((data7 === "all") || (data7 === "pass")) || (data7 === "fail")) || (data7 === "pending")) || (data7 === "unavailable")) || (data7 === "not_run"))){
validate13.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema14.properties.query.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.query.properties.status.enum,parentSchema:schema14.properties.query.properties.status,data:data7}];
return false;
}
var valid2 = _errs15 === errors;
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.query.type,parentSchema:schema14.properties.query,data:data2}];
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
let data8 = data.header;
const _errs17 = errors;
if(errors === _errs17){
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate13.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.header.type,parentSchema:schema14.properties.header,data:data8}];
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const resolveVerdictsBody = validate14;
const schema15 = {"type":"object","required":["record_ids","track"],"properties":{"record_ids":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"}},"track":{"type":"string","enum":["replay","deep","all"],"default":"all"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.track === undefined){
data.track = "all";
}
let missing0;
if(((data.record_ids === undefined) && (missing0 = "record_ids")) || ((data.track === undefined) && (missing0 = "track"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema15.required,parentSchema:schema15,data}];
return false;
}
else {
if(data.record_ids !== undefined){
let data0 = data.record_ids;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate14.errors = [{instancePath:instancePath+"/record_ids",schemaPath:"#/properties/record_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema15.properties.record_ids,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate14.errors = [{instancePath:instancePath+"/record_ids",schemaPath:"#/properties/record_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema15.properties.record_ids,data:data0}];
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
if(!pattern0.test(data1)){
validate14.errors = [{instancePath:instancePath+"/record_ids/" + i0,schemaPath:"#/properties/record_ids/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema15.properties.record_ids.items,data:data1}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/record_ids/" + i0,schemaPath:"#/properties/record_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.record_ids.items.type,parentSchema:schema15.properties.record_ids.items,data:data1}];
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
validate14.errors = [{instancePath:instancePath+"/record_ids",schemaPath:"#/properties/record_ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.record_ids.type,parentSchema:schema15.properties.record_ids,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data2 = data.track;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate14.errors = [{instancePath:instancePath+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.track.type,parentSchema:schema15.properties.track,data:data2}];
return false;
}
if(!(((data2 === "replay") || (data2 === "deep")) || (data2 === "all"))){
validate14.errors = [{instancePath:instancePath+"/track",schemaPath:"#/properties/track/enum",keyword:"enum",params:{allowedValues: schema15.properties.track.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.track.enum,parentSchema:schema15.properties.track,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
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

export const uploadMapParameters = validate15;
const schema16 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"filename":{"$ref":"component:Filename"}},"required":["filename"]},"header":{"type":"object","properties":{},"required":[]}}};
const schema17 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]+$"};
const func2 = runtime0.default;
const pattern4 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]+$", "u");

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
let missing0;
if((data1.filename === undefined) && (missing0 = "filename")){
validate15.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema16.properties.query.required,parentSchema:schema16.properties.query,data:data1}];
return false;
}
else {
if(data1.filename !== undefined){
let data2 = data1.filename;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 255){
validate15.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema17,data:data2}];
return false;
}
else {
if(func2(data2) < 1){
validate15.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema17,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate15.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F]+$"+"\"",schema:"^[^\\u0000-\\u001F\\u007F-\\u009F]+$",parentSchema:schema17,data:data2}];
return false;
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.type,parentSchema:schema17,data:data2}];
return false;
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
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate15.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.header.type,parentSchema:schema16.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
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

export const uploadReplayParameters = validate16;
const schema18 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"filename":{"$ref":"component:Filename"}},"required":["filename"]},"header":{"type":"object","properties":{},"required":[]}}};

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
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data0}];
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
if((data1.filename === undefined) && (missing0 = "filename")){
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema18.properties.query.required,parentSchema:schema18.properties.query,data:data1}];
return false;
}
else {
if(data1.filename !== undefined){
let data2 = data1.filename;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 255){
validate16.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema17,data:data2}];
return false;
}
else {
if(func2(data2) < 1){
validate16.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema17,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate16.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001F\\u007F-\\u009F]+$"+"\"",schema:"^[^\\u0000-\\u001F\\u007F-\\u009F]+$",parentSchema:schema17,data:data2}];
return false;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query/filename",schemaPath:"component:Filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.type,parentSchema:schema17,data:data2}];
return false;
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.query.type,parentSchema:schema18.properties.query,data:data1}];
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
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate16.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.header.type,parentSchema:schema18.properties.header,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const createReplaySubmissionBody = validate17;
const schema20 = {"type":"object","required":["record_id","map_uid","map_ref","replay_ref"],"properties":{"record_id":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"},"map_uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"rank":{"type":"integer","minimum":0,"maximum":2147483647},"map_ref":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"},"replay_ref":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"}}};
const pattern8 = new RegExp("^[A-Za-z0-9_.-]{1,128}$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.record_id === undefined) && (missing0 = "record_id")) || ((data.map_uid === undefined) && (missing0 = "map_uid"))) || ((data.map_ref === undefined) && (missing0 = "map_ref"))) || ((data.replay_ref === undefined) && (missing0 = "replay_ref"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema20.required,parentSchema:schema20,data}];
return false;
}
else {
if(data.record_id !== undefined){
let data0 = data.record_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate17.errors = [{instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema20.properties.record_id,data:data0}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.record_id.type,parentSchema:schema20.properties.record_id,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.map_uid !== undefined){
let data1 = data.map_uid;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate17.errors = [{instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema20.properties.map_uid,data:data1}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.map_uid.type,parentSchema:schema20.properties.map_uid,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rank !== undefined){
let data2 = data.rank;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate17.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.rank.type,parentSchema:schema20.properties.rank,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema20.properties.rank,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20.properties.rank,data:data2}];
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
if(data.map_ref !== undefined){
let data3 = data.map_ref;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate17.errors = [{instancePath:instancePath+"/map_ref",schemaPath:"#/properties/map_ref/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,128}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,128}$",parentSchema:schema20.properties.map_ref,data:data3}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/map_ref",schemaPath:"#/properties/map_ref/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.map_ref.type,parentSchema:schema20.properties.map_ref,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replay_ref !== undefined){
let data4 = data.replay_ref;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate17.errors = [{instancePath:instancePath+"/replay_ref",schemaPath:"#/properties/replay_ref/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,128}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,128}$",parentSchema:schema20.properties.replay_ref,data:data4}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/replay_ref",schemaPath:"#/properties/replay_ref/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.replay_ref.type,parentSchema:schema20.properties.replay_ref,data:data4}];
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


export const validators = {
  listEndpoints: { parameters: null, body: null, rows: {} },
  getApiRoot: { parameters: null, body: null, rows: {} },
  getHealth: { parameters: null, body: null, rows: {} },
  getLiveFeed: { parameters: getLiveFeedParameters, body: null, rows: {} },
  getRecord: { parameters: getRecordParameters, body: null, rows: {} },
  getRecordVerdicts: { parameters: getRecordVerdictsParameters, body: null, rows: {} },
  listMapVerdicts: { parameters: listMapVerdictsParameters, body: null, rows: {} },
  resolveVerdicts: { parameters: null, body: resolveVerdictsBody, rows: {  } },
  uploadMap: { parameters: uploadMapParameters, body: null, rows: {} },
  uploadReplay: { parameters: uploadReplayParameters, body: null, rows: {} },
  createReplaySubmission: { parameters: null, body: createReplaySubmissionBody, rows: {  } },
};
