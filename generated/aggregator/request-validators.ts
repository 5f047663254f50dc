// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const listProjectsParameters = validate10;
const schema11 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":120}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
data1.limit = 120;
}
let data2 = data1.limit;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.query.properties.limit.type,parentSchema:schema11.properties.query.properties.limit,data:data2}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate10.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema11.properties.query.properties.limit,data:data2}];
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
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate10.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.header.type,parentSchema:schema11.properties.header,data:data3}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const getProjectParameters = validate11;
const schema12 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};
const func2 = runtime0.default;

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
if((data0.projectKey === undefined) && (missing0 = "projectKey")){
validate11.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema12.properties.path.required,parentSchema:schema12.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate11.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema12.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate11.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema12.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.path.properties.projectKey.type,parentSchema:schema12.properties.path.properties.projectKey,data:data1}];
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

export const listProjectInstancesParameters = validate12;
const schema13 = {"type":"object","properties":{"path":{"type":"object","properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120}},"required":["projectKey"]},"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":120}},"required":[]},"header":{"type":"object","properties":{},"required":[]}}};

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
if((data0.projectKey === undefined) && (missing0 = "projectKey")){
validate12.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema13.properties.path.required,parentSchema:schema13.properties.path,data:data0}];
return false;
}
else {
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 120){
validate12.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema13.properties.path.properties.projectKey,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate12.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema13.properties.path.properties.projectKey,data:data1}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/path/projectKey",schemaPath:"#/properties/path/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.path.properties.projectKey.type,parentSchema:schema13.properties.path.properties.projectKey,data:data1}];
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
if(data2.limit === undefined){
data2.limit = 120;
}
let data3 = data2.limit;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate12.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema13.properties.query.properties.limit.type,parentSchema:schema13.properties.query.properties.limit,data:data3}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema13.properties.query.properties.limit,data:data3}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema13.properties.query.properties.limit,data:data3}];
return false;
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

export const registerInstanceBody = validate13;
const schema14 = {"type":"object","required":["projectKey","instanceId"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"instanceId":{"type":"string","minLength":1,"maxLength":120},"projectName":{"type":"string","maxLength":200},"sourceLabel":{"type":"string","maxLength":120},"instanceName":{"type":"string","maxLength":200},"enabled":{"type":"boolean"},"checkIntervalSeconds":{"type":"integer","minimum":1,"maximum":31536000},"status":{"type":"string","maxLength":64},"meta":{"type":"object","maxProperties":100,"additionalProperties":true}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.instanceId === undefined) && (missing0 = "instanceId"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema14.required,parentSchema:schema14,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate13.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema14.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate13.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.projectKey.type,parentSchema:schema14.properties.projectKey,data:data0}];
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
validate13.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema14.properties.instanceId,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate13.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.instanceId,data:data1}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.instanceId.type,parentSchema:schema14.properties.instanceId,data:data1}];
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
validate13.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema14.properties.projectName,data:data2}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/projectName",schemaPath:"#/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.projectName.type,parentSchema:schema14.properties.projectName,data:data2}];
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
validate13.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema14.properties.sourceLabel,data:data3}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/sourceLabel",schemaPath:"#/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.sourceLabel.type,parentSchema:schema14.properties.sourceLabel,data:data3}];
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
validate13.errors = [{instancePath:instancePath+"/instanceName",schemaPath:"#/properties/instanceName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema14.properties.instanceName,data:data4}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/instanceName",schemaPath:"#/properties/instanceName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.instanceName.type,parentSchema:schema14.properties.instanceName,data:data4}];
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
validate13.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema14.properties.enabled.type,parentSchema:schema14.properties.enabled,data:data5}];
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
validate13.errors = [{instancePath:instancePath+"/checkIntervalSeconds",schemaPath:"#/properties/checkIntervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.checkIntervalSeconds.type,parentSchema:schema14.properties.checkIntervalSeconds,data:data6}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 31536000 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/checkIntervalSeconds",schemaPath:"#/properties/checkIntervalSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000",schema:31536000,parentSchema:schema14.properties.checkIntervalSeconds,data:data6}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/checkIntervalSeconds",schemaPath:"#/properties/checkIntervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema14.properties.checkIntervalSeconds,data:data6}];
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
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema14.properties.status,data:data7}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.status.type,parentSchema:schema14.properties.status,data:data7}];
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
validate13.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema14.properties.meta,data:data8}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.properties.meta.type,parentSchema:schema14.properties.meta,data:data8}];
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const sendHeartbeatBody = validate14;
const schema15 = {"type":"object","required":["projectKey","instanceId"],"properties":{"projectKey":{"type":"string","minLength":1,"maxLength":120},"instanceId":{"type":"string","minLength":1,"maxLength":120},"status":{"type":"string","maxLength":64},"meta":{"type":"object","maxProperties":100,"additionalProperties":true}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projectKey === undefined) && (missing0 = "projectKey")) || ((data.instanceId === undefined) && (missing0 = "instanceId"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema15.required,parentSchema:schema15,data}];
return false;
}
else {
if(data.projectKey !== undefined){
let data0 = data.projectKey;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 120){
validate14.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema15.properties.projectKey,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate14.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.projectKey,data:data0}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.projectKey.type,parentSchema:schema15.properties.projectKey,data:data0}];
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
validate14.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema15.properties.instanceId,data:data1}];
return false;
}
else {
if(func2(data1) < 1){
validate14.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.instanceId,data:data1}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.instanceId.type,parentSchema:schema15.properties.instanceId,data:data1}];
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
validate14.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema15.properties.status,data:data2}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.status.type,parentSchema:schema15.properties.status,data:data2}];
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
validate14.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema15.properties.meta,data:data3}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.meta.type,parentSchema:schema15.properties.meta,data:data3}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


export const validators = {
  getCatalog: { parameters: null, body: null, rows: {} },
  listProjects: { parameters: listProjectsParameters, body: null, rows: {} },
  getProject: { parameters: getProjectParameters, body: null, rows: {} },
  listProjectInstances: { parameters: listProjectInstancesParameters, body: null, rows: {} },
  registerInstance: { parameters: null, body: registerInstanceBody, rows: {  } },
  sendHeartbeat: { parameters: null, body: sendHeartbeatBody, rows: {  } },
};
