// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const requestUpdateBody = validate10;
const schema11 = {"type":"object","properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"name":{"type":"string","maxLength":200},"reason":{"type":"string","maxLength":1000}},"required":[]};
const pattern0 = new RegExp("^[A-Za-z0-9_.-]{1,64}$", "u");
const func2 = runtime0.default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate10.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema11.properties.mapUid,data:data0}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.mapUid.type,parentSchema:schema11.properties.mapUid,data:data0}];
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
validate10.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema11.properties.uid,data:data1}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.uid.type,parentSchema:schema11.properties.uid,data:data1}];
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
validate10.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema11.properties.mapName,data:data2}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.mapName.type,parentSchema:schema11.properties.mapName,data:data2}];
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
validate10.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema11.properties.name,data:data3}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data3}];
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
validate10.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema11.properties.reason,data:data4}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.reason.type,parentSchema:schema11.properties.reason,data:data4}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const reportWorldRecordBody = validate11;
const schema12 = {"type":"object","required":["mapUid","wrMs"],"properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"mapName":{"type":"string","maxLength":200},"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"holder":{"type":"string","maxLength":200},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time","maxLength":40}}};
const pattern3 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mapUid === undefined) && (missing0 = "mapUid")) || ((data.wrMs === undefined) && (missing0 = "wrMs"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema12.required,parentSchema:schema12,data}];
return false;
}
else {
if(data.mapUid !== undefined){
let data0 = data.mapUid;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate11.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema12.properties.mapUid,data:data0}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.mapUid.type,parentSchema:schema12.properties.mapUid,data:data0}];
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
validate11.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema12.properties.mapName,data:data1}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.mapName.type,parentSchema:schema12.properties.mapName,data:data1}];
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
if(!pattern3.test(data2)){
validate11.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema12.properties.accountId,data:data2}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.accountId.type,parentSchema:schema12.properties.accountId,data:data2}];
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
validate11.errors = [{instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema12.properties.holder,data:data3}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.holder.type,parentSchema:schema12.properties.holder,data:data3}];
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
validate11.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema12.properties.wrMs.type,parentSchema:schema12.properties.wrMs,data:data4}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema12.properties.wrMs,data:data4}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/wrMs",schemaPath:"#/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema12.properties.wrMs,data:data4}];
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
validate11.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema12.properties.recordedAt,data:data5}];
return false;
}
else {
if(!(formats0.test(data5))){
validate11.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema12.properties.recordedAt,data:data5}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/recordedAt",schemaPath:"#/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.recordedAt.type,parentSchema:schema12.properties.recordedAt,data:data5}];
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
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


export const validators = {
  listEndpoints: { parameters: null, body: null, rows: {} },
  requestUpdate: { parameters: null, body: requestUpdateBody, rows: {  } },
  reportWorldRecord: { parameters: null, body: reportWorldRecordBody, rows: {  } },
};
