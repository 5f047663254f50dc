// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const getCatalog200 = validate10;
const schema11 = {"$ref":"component:ApiCatalog"};
const schema12 = {"type":"object","required":["service","version","docsVersion","generatedAt","baseUrls","auth","contributionGuidelines","sections"],"properties":{"service":{"type":"string","enum":["aggregator"]},"version":{"type":"string"},"docsVersion":{"type":"integer","minimum":1},"generatedAt":{"type":"string","format":"date-time"},"baseUrls":{"$ref":"component:CatalogBaseUrls"},"auth":{"$ref":"component:CatalogAuth"},"contributionGuidelines":{"type":"array","items":{"type":"string"}},"sections":{"type":"array","items":{"$ref":"component:CatalogSection"}}},"additionalProperties":false};
const schema13 = {"type":"object","required":["docs","public","ingest"],"properties":{"docs":{"type":"string"},"public":{"type":"string"},"ingest":{"type":"string"}},"additionalProperties":false};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
const schema14 = {"type":"object","required":["publicRead","ingest","plugin"],"properties":{"publicRead":{"type":"boolean"},"ingest":{"$ref":"component:CatalogIngestAuth"},"plugin":{"$ref":"component:CatalogPluginAuth"}},"additionalProperties":false};
const schema15 = {"type":"object","required":["required","enforcedOnThisServer","acceptedHeaders"],"properties":{"required":{"type":"boolean"},"enforcedOnThisServer":{"type":"boolean"},"acceptedHeaders":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema16 = {"type":"object","required":["route","projectKey","enforcedOnThisServer"],"properties":{"route":{"type":"string"},"projectKey":{"type":"string"},"enforcedOnThisServer":{"type":"boolean"}},"additionalProperties":false};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.publicRead === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicRead"},message:"must have required property '"+"publicRead"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.plugin === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plugin"},message:"must have required property '"+"plugin"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "publicRead") || (key0 === "ingest")) || (key0 === "plugin"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.publicRead !== undefined){
let data0 = data.publicRead;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/publicRead",schemaPath:"#/properties/publicRead/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema14.properties.publicRead.type,parentSchema:schema14.properties.publicRead,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingest !== undefined){
let data1 = data.ingest;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.required === undefined){
const err5 = {instancePath:instancePath+"/ingest",schemaPath:"component:CatalogIngestAuth/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema15.required,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.enforcedOnThisServer === undefined){
const err6 = {instancePath:instancePath+"/ingest",schemaPath:"component:CatalogIngestAuth/required",keyword:"required",params:{missingProperty: "enforcedOnThisServer"},message:"must have required property '"+"enforcedOnThisServer"+"'",schema:schema15.required,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.acceptedHeaders === undefined){
const err7 = {instancePath:instancePath+"/ingest",schemaPath:"component:CatalogIngestAuth/required",keyword:"required",params:{missingProperty: "acceptedHeaders"},message:"must have required property '"+"acceptedHeaders"+"'",schema:schema15.required,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "required") || (key1 === "enforcedOnThisServer")) || (key1 === "acceptedHeaders"))){
const err8 = {instancePath:instancePath+"/ingest",schemaPath:"component:CatalogIngestAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.required !== undefined){
let data2 = data1.required;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/ingest/required",schemaPath:"component:CatalogIngestAuth/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema15.properties.required.type,parentSchema:schema15.properties.required,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.enforcedOnThisServer !== undefined){
let data3 = data1.enforcedOnThisServer;
if(typeof data3 !== "boolean"){
const err10 = {instancePath:instancePath+"/ingest/enforcedOnThisServer",schemaPath:"component:CatalogIngestAuth/properties/enforcedOnThisServer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema15.properties.enforcedOnThisServer.type,parentSchema:schema15.properties.enforcedOnThisServer,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.acceptedHeaders !== undefined){
let data4 = data1.acceptedHeaders;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/ingest/acceptedHeaders/" + i0,schemaPath:"component:CatalogIngestAuth/properties/acceptedHeaders/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.acceptedHeaders.items.type,parentSchema:schema15.properties.acceptedHeaders.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/ingest/acceptedHeaders",schemaPath:"component:CatalogIngestAuth/properties/acceptedHeaders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.acceptedHeaders.type,parentSchema:schema15.properties.acceptedHeaders,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/ingest",schemaPath:"component:CatalogIngestAuth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.plugin !== undefined){
let data6 = data.plugin;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.route === undefined){
const err14 = {instancePath:instancePath+"/plugin",schemaPath:"component:CatalogPluginAuth/required",keyword:"required",params:{missingProperty: "route"},message:"must have required property '"+"route"+"'",schema:schema16.required,parentSchema:schema16,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.projectKey === undefined){
const err15 = {instancePath:instancePath+"/plugin",schemaPath:"component:CatalogPluginAuth/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema16.required,parentSchema:schema16,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.enforcedOnThisServer === undefined){
const err16 = {instancePath:instancePath+"/plugin",schemaPath:"component:CatalogPluginAuth/required",keyword:"required",params:{missingProperty: "enforcedOnThisServer"},message:"must have required property '"+"enforcedOnThisServer"+"'",schema:schema16.required,parentSchema:schema16,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "route") || (key2 === "projectKey")) || (key2 === "enforcedOnThisServer"))){
const err17 = {instancePath:instancePath+"/plugin",schemaPath:"component:CatalogPluginAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.route !== undefined){
let data7 = data6.route;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/plugin/route",schemaPath:"component:CatalogPluginAuth/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.route.type,parentSchema:schema16.properties.route,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.projectKey !== undefined){
let data8 = data6.projectKey;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/plugin/projectKey",schemaPath:"component:CatalogPluginAuth/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.projectKey.type,parentSchema:schema16.properties.projectKey,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.enforcedOnThisServer !== undefined){
let data9 = data6.enforcedOnThisServer;
if(typeof data9 !== "boolean"){
const err20 = {instancePath:instancePath+"/plugin/enforcedOnThisServer",schemaPath:"component:CatalogPluginAuth/properties/enforcedOnThisServer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema16.properties.enforcedOnThisServer.type,parentSchema:schema16.properties.enforcedOnThisServer,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/plugin",schemaPath:"component:CatalogPluginAuth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","required":["id","title","description","endpoints"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"endpoints":{"type":"array","items":{"$ref":"component:CatalogEndpoint"}}},"additionalProperties":false};
const schema18 = {"type":"object","required":["method","path","summary","auth","query","pathParams","bodyExample","responseExample"],"properties":{"method":{"type":"string","enum":["GET","POST"]},"path":{"type":"string"},"summary":{"type":"string"},"auth":{"type":"string","enum":["public","ingest_token","plugin_token"]},"query":{"type":"array","items":{"$ref":"component:CatalogParameter"}},"pathParams":{"type":"array","items":{"$ref":"component:CatalogParameter"}},"bodyExample":{"type":"object","nullable":true,"additionalProperties":true},"responseExample":{"type":"object","nullable":true,"additionalProperties":true}},"additionalProperties":false};
const schema19 = {"type":"object","required":["name","type","required","description","default","enum","example"],"properties":{"name":{"type":"string"},"type":{"type":"string","enum":["string","integer","boolean","array"]},"required":{"type":"boolean"},"description":{"type":"string"},"default":{"type":"string","nullable":true},"enum":{"type":"array","items":{"type":"string"}},"example":{"type":"string"}},"additionalProperties":false};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.auth === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auth"},message:"must have required property '"+"auth"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.query === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pathParams === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathParams"},message:"must have required property '"+"pathParams"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.bodyExample === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bodyExample"},message:"must have required property '"+"bodyExample"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.responseExample === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responseExample"},message:"must have required property '"+"responseExample"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "method") || (key0 === "path")) || (key0 === "summary")) || (key0 === "auth")) || (key0 === "query")) || (key0 === "pathParams")) || (key0 === "bodyExample")) || (key0 === "responseExample"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.method !== undefined){
let data0 = data.method;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.method.type,parentSchema:schema18.properties.method,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data0 === "GET") || (data0 === "POST"))){
const err10 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema18.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema18.properties.method.enum,parentSchema:schema18.properties.method,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.path.type,parentSchema:schema18.properties.path,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.summary !== undefined){
let data2 = data.summary;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.summary.type,parentSchema:schema18.properties.summary,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.auth !== undefined){
let data3 = data.auth;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.auth.type,parentSchema:schema18.properties.auth,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data3 === "public") || (data3 === "ingest_token")) || (data3 === "plugin_token"))){
const err14 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/enum",keyword:"enum",params:{allowedValues: schema18.properties.auth.enum},message:"must be equal to one of the allowed values",schema:schema18.properties.auth.enum,parentSchema:schema18.properties.auth,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err15 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.type === undefined){
const err16 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.required === undefined){
const err17 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.description === undefined){
const err18 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.default === undefined){
const err19 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.enum === undefined){
const err20 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "enum"},message:"must have required property '"+"enum"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.example === undefined){
const err21 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'",schema:schema19.required,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data5){
if(!(((((((key1 === "name") || (key1 === "type")) || (key1 === "required")) || (key1 === "description")) || (key1 === "default")) || (key1 === "enum")) || (key1 === "example"))){
const err22 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 !== "string"){
const err23 = {instancePath:instancePath+"/query/" + i0+"/name",schemaPath:"component:CatalogParameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.type !== undefined){
let data7 = data5.type;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/query/" + i0+"/type",schemaPath:"component:CatalogParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.type.type,parentSchema:schema19.properties.type,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data7 === "string") || (data7 === "integer")) || (data7 === "boolean")) || (data7 === "array"))){
const err25 = {instancePath:instancePath+"/query/" + i0+"/type",schemaPath:"component:CatalogParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.type.enum,parentSchema:schema19.properties.type,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.required !== undefined){
let data8 = data5.required;
if(typeof data8 !== "boolean"){
const err26 = {instancePath:instancePath+"/query/" + i0+"/required",schemaPath:"component:CatalogParameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.required.type,parentSchema:schema19.properties.required,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.description !== undefined){
let data9 = data5.description;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/query/" + i0+"/description",schemaPath:"component:CatalogParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.description.type,parentSchema:schema19.properties.description,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.default !== undefined){
let data10 = data5.default;
if((typeof data10 !== "string") && (data10 !== null)){
const err28 = {instancePath:instancePath+"/query/" + i0+"/default",schemaPath:"component:CatalogParameter/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.default.type,parentSchema:schema19.properties.default,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.enum !== undefined){
let data11 = data5.enum;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err29 = {instancePath:instancePath+"/query/" + i0+"/enum/" + i1,schemaPath:"component:CatalogParameter/properties/enum/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.enum.items.type,parentSchema:schema19.properties.enum.items,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/query/" + i0+"/enum",schemaPath:"component:CatalogParameter/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.enum.type,parentSchema:schema19.properties.enum,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data5.example !== undefined){
let data13 = data5.example;
if(typeof data13 !== "string"){
const err31 = {instancePath:instancePath+"/query/" + i0+"/example",schemaPath:"component:CatalogParameter/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.example.type,parentSchema:schema19.properties.example,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/query/" + i0,schemaPath:"component:CatalogParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema18.properties.query.type,parentSchema:schema18.properties.query,data:data4};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.pathParams !== undefined){
let data14 = data.pathParams;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.name === undefined){
const err34 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.type === undefined){
const err35 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.required === undefined){
const err36 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.description === undefined){
const err37 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.default === undefined){
const err38 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15.enum === undefined){
const err39 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "enum"},message:"must have required property '"+"enum"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.example === undefined){
const err40 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'",schema:schema19.required,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key2 in data15){
if(!(((((((key2 === "name") || (key2 === "type")) || (key2 === "required")) || (key2 === "description")) || (key2 === "default")) || (key2 === "enum")) || (key2 === "example"))){
const err41 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if(typeof data16 !== "string"){
const err42 = {instancePath:instancePath+"/pathParams/" + i2+"/name",schemaPath:"component:CatalogParameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.type !== undefined){
let data17 = data15.type;
if(typeof data17 !== "string"){
const err43 = {instancePath:instancePath+"/pathParams/" + i2+"/type",schemaPath:"component:CatalogParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.type.type,parentSchema:schema19.properties.type,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((((data17 === "string") || (data17 === "integer")) || (data17 === "boolean")) || (data17 === "array"))){
const err44 = {instancePath:instancePath+"/pathParams/" + i2+"/type",schemaPath:"component:CatalogParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.type.enum,parentSchema:schema19.properties.type,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.required !== undefined){
let data18 = data15.required;
if(typeof data18 !== "boolean"){
const err45 = {instancePath:instancePath+"/pathParams/" + i2+"/required",schemaPath:"component:CatalogParameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.required.type,parentSchema:schema19.properties.required,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data15.description !== undefined){
let data19 = data15.description;
if(typeof data19 !== "string"){
const err46 = {instancePath:instancePath+"/pathParams/" + i2+"/description",schemaPath:"component:CatalogParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.description.type,parentSchema:schema19.properties.description,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.default !== undefined){
let data20 = data15.default;
if((typeof data20 !== "string") && (data20 !== null)){
const err47 = {instancePath:instancePath+"/pathParams/" + i2+"/default",schemaPath:"component:CatalogParameter/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.default.type,parentSchema:schema19.properties.default,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.enum !== undefined){
let data21 = data15.enum;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(typeof data22 !== "string"){
const err48 = {instancePath:instancePath+"/pathParams/" + i2+"/enum/" + i3,schemaPath:"component:CatalogParameter/properties/enum/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.enum.items.type,parentSchema:schema19.properties.enum.items,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/pathParams/" + i2+"/enum",schemaPath:"component:CatalogParameter/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.enum.type,parentSchema:schema19.properties.enum,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.example !== undefined){
let data23 = data15.example;
if(typeof data23 !== "string"){
const err50 = {instancePath:instancePath+"/pathParams/" + i2+"/example",schemaPath:"component:CatalogParameter/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.example.type,parentSchema:schema19.properties.example,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/pathParams/" + i2,schemaPath:"component:CatalogParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/pathParams",schemaPath:"#/properties/pathParams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema18.properties.pathParams.type,parentSchema:schema18.properties.pathParams,data:data14};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.bodyExample !== undefined){
let data24 = data.bodyExample;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
const err53 = {instancePath:instancePath+"/bodyExample",schemaPath:"#/properties/bodyExample/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.bodyExample.type,parentSchema:schema18.properties.bodyExample,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.responseExample !== undefined){
let data25 = data.responseExample;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
const err54 = {instancePath:instancePath+"/responseExample",schemaPath:"#/properties/responseExample/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.properties.responseExample.type,parentSchema:schema18.properties.responseExample,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.endpoints === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"},message:"must have required property '"+"endpoints"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "description")) || (key0 === "endpoints"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.id.type,parentSchema:schema17.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.title.type,parentSchema:schema17.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.description.type,parentSchema:schema17.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.endpoints !== undefined){
let data3 = data.endpoints;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate15(data3[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema17.properties.endpoints.type,parentSchema:schema17.properties.endpoints,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},message:"must have required property '"+"service"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.docsVersion === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docsVersion"},message:"must have required property '"+"docsVersion"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.generatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.baseUrls === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseUrls"},message:"must have required property '"+"baseUrls"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.auth === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auth"},message:"must have required property '"+"auth"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.contributionGuidelines === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contributionGuidelines"},message:"must have required property '"+"contributionGuidelines"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sections === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "service") || (key0 === "version")) || (key0 === "docsVersion")) || (key0 === "generatedAt")) || (key0 === "baseUrls")) || (key0 === "auth")) || (key0 === "contributionGuidelines")) || (key0 === "sections"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.service !== undefined){
let data0 = data.service;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.service.type,parentSchema:schema12.properties.service,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data0 === "aggregator")){
const err10 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/enum",keyword:"enum",params:{allowedValues: schema12.properties.service.enum},message:"must be equal to one of the allowed values",schema:schema12.properties.service.enum,parentSchema:schema12.properties.service,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.version.type,parentSchema:schema12.properties.version,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.docsVersion !== undefined){
let data2 = data.docsVersion;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/docsVersion",schemaPath:"#/properties/docsVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema12.properties.docsVersion.type,parentSchema:schema12.properties.docsVersion,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/docsVersion",schemaPath:"#/properties/docsVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema12.properties.docsVersion,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.generatedAt !== undefined){
let data3 = data.generatedAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err14 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema12.properties.generatedAt,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.generatedAt.type,parentSchema:schema12.properties.generatedAt,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.baseUrls !== undefined){
let data4 = data.baseUrls;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.docs === undefined){
const err16 = {instancePath:instancePath+"/baseUrls",schemaPath:"component:CatalogBaseUrls/required",keyword:"required",params:{missingProperty: "docs"},message:"must have required property '"+"docs"+"'",schema:schema13.required,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.public === undefined){
const err17 = {instancePath:instancePath+"/baseUrls",schemaPath:"component:CatalogBaseUrls/required",keyword:"required",params:{missingProperty: "public"},message:"must have required property '"+"public"+"'",schema:schema13.required,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.ingest === undefined){
const err18 = {instancePath:instancePath+"/baseUrls",schemaPath:"component:CatalogBaseUrls/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema13.required,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "docs") || (key1 === "public")) || (key1 === "ingest"))){
const err19 = {instancePath:instancePath+"/baseUrls",schemaPath:"component:CatalogBaseUrls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.docs !== undefined){
let data5 = data4.docs;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/baseUrls/docs",schemaPath:"component:CatalogBaseUrls/properties/docs/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.docs.type,parentSchema:schema13.properties.docs,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.public !== undefined){
let data6 = data4.public;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/baseUrls/public",schemaPath:"component:CatalogBaseUrls/properties/public/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.public.type,parentSchema:schema13.properties.public,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.ingest !== undefined){
let data7 = data4.ingest;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/baseUrls/ingest",schemaPath:"component:CatalogBaseUrls/properties/ingest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.ingest.type,parentSchema:schema13.properties.ingest,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/baseUrls",schemaPath:"component:CatalogBaseUrls/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.auth !== undefined){
if(!(validate12(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.contributionGuidelines !== undefined){
let data9 = data.contributionGuidelines;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/contributionGuidelines/" + i0,schemaPath:"#/properties/contributionGuidelines/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.contributionGuidelines.items.type,parentSchema:schema12.properties.contributionGuidelines.items,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/contributionGuidelines",schemaPath:"#/properties/contributionGuidelines/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.contributionGuidelines.type,parentSchema:schema12.properties.contributionGuidelines,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.sections !== undefined){
let data11 = data.sections;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate14(data11[i1], {instancePath:instancePath+"/sections/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.sections.type,parentSchema:schema12.properties.sections,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

export const getCatalog429 = validate19;
const schema21 = {"$ref":"component:ApiError"};
const schema22 = {"type":"object","required":["error","code"],"properties":{"error":{"type":"string"},"code":{"type":"string","enum":["invalid_request","unauthorized","not_found","rate_limited","upstream_unavailable","internal_error"]},"details":{"type":"array","items":{"$ref":"component:ErrorDetail"}}},"additionalProperties":false};
const schema23 = {"type":"object","required":["path","message"],"properties":{"path":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "error") || (key0 === "code")) || (key0 === "details"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.error.type,parentSchema:schema22.properties.error,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.code.type,parentSchema:schema22.properties.code,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((data1 === "invalid_request") || (data1 === "unauthorized")) || (data1 === "not_found")) || (data1 === "rate_limited")) || (data1 === "upstream_unavailable")) || (data1 === "internal_error"))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema22.properties.code.enum},message:"must be equal to one of the allowed values",schema:schema22.properties.code.enum,parentSchema:schema22.properties.code,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.path === undefined){
const err6 = {instancePath:instancePath+"/details/" + i0,schemaPath:"component:ErrorDetail/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema23.required,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.message === undefined){
const err7 = {instancePath:instancePath+"/details/" + i0,schemaPath:"component:ErrorDetail/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema23.required,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "path") || (key1 === "message"))){
const err8 = {instancePath:instancePath+"/details/" + i0,schemaPath:"component:ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.path !== undefined){
let data4 = data3.path;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/details/" + i0+"/path",schemaPath:"component:ErrorDetail/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.path.type,parentSchema:schema23.properties.path,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.message !== undefined){
let data5 = data3.message;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/details/" + i0+"/message",schemaPath:"component:ErrorDetail/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.message.type,parentSchema:schema23.properties.message,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/details/" + i0,schemaPath:"component:ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.details.type,parentSchema:schema22.properties.details,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}

export const getMeta200 = validate22;
const schema24 = {"$ref":"component:Meta"};
const schema25 = {"type":"object","required":["service","version","uptime","generatedAt","summary"],"properties":{"service":{"type":"string","enum":["aggregator"]},"version":{"type":"string"},"uptime":{"type":"string"},"generatedAt":{"type":"string","format":"date-time"},"summary":{"$ref":"component:MetaSummary"}},"additionalProperties":false};
const schema26 = {"type":"object","required":["projects","maps","events","totalMaps","totalEvents","latestEventAt"],"properties":{"projects":{"type":"integer","minimum":0},"maps":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0},"totalMaps":{"type":"integer","minimum":0},"totalEvents":{"type":"integer","minimum":0},"latestEventAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},message:"must have required property '"+"service"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.uptime === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uptime"},message:"must have required property '"+"uptime"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.generatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.summary === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "service") || (key0 === "version")) || (key0 === "uptime")) || (key0 === "generatedAt")) || (key0 === "summary"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.service !== undefined){
let data0 = data.service;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.service.type,parentSchema:schema25.properties.service,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "aggregator")){
const err7 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/enum",keyword:"enum",params:{allowedValues: schema25.properties.service.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.service.enum,parentSchema:schema25.properties.service,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.version.type,parentSchema:schema25.properties.version,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.uptime !== undefined){
let data2 = data.uptime;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/uptime",schemaPath:"#/properties/uptime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.uptime.type,parentSchema:schema25.properties.uptime,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generatedAt !== undefined){
let data3 = data.generatedAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema25.properties.generatedAt,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.generatedAt.type,parentSchema:schema25.properties.generatedAt,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.projects === undefined){
const err12 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "projects"},message:"must have required property '"+"projects"+"'",schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.maps === undefined){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.events === undefined){
const err14 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.totalMaps === undefined){
const err15 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "totalMaps"},message:"must have required property '"+"totalMaps"+"'",schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.totalEvents === undefined){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "totalEvents"},message:"must have required property '"+"totalEvents"+"'",schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.latestEventAt === undefined){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "latestEventAt"},message:"must have required property '"+"latestEventAt"+"'",schema:schema26.required,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data4){
if(!((((((key1 === "projects") || (key1 === "maps")) || (key1 === "events")) || (key1 === "totalMaps")) || (key1 === "totalEvents")) || (key1 === "latestEventAt"))){
const err18 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.projects !== undefined){
let data5 = data4.projects;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err19 = {instancePath:instancePath+"/summary/projects",schemaPath:"component:MetaSummary/properties/projects/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.projects.type,parentSchema:schema26.properties.projects,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/summary/projects",schemaPath:"component:MetaSummary/properties/projects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.projects,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data4.maps !== undefined){
let data6 = data4.maps;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/summary/maps",schemaPath:"component:MetaSummary/properties/maps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.maps.type,parentSchema:schema26.properties.maps,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/summary/maps",schemaPath:"component:MetaSummary/properties/maps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.maps,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data4.events !== undefined){
let data7 = data4.events;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/summary/events",schemaPath:"component:MetaSummary/properties/events/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.events.type,parentSchema:schema26.properties.events,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/summary/events",schemaPath:"component:MetaSummary/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.events,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data4.totalMaps !== undefined){
let data8 = data4.totalMaps;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/summary/totalMaps",schemaPath:"component:MetaSummary/properties/totalMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.totalMaps.type,parentSchema:schema26.properties.totalMaps,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/summary/totalMaps",schemaPath:"component:MetaSummary/properties/totalMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.totalMaps,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data4.totalEvents !== undefined){
let data9 = data4.totalEvents;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err27 = {instancePath:instancePath+"/summary/totalEvents",schemaPath:"component:MetaSummary/properties/totalEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.totalEvents.type,parentSchema:schema26.properties.totalEvents,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/summary/totalEvents",schemaPath:"component:MetaSummary/properties/totalEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.totalEvents,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data4.latestEventAt !== undefined){
let data10 = data4.latestEventAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/summary/latestEventAt",schemaPath:"component:MetaSummary/properties/latestEventAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.latestEventAt.type,parentSchema:schema26.properties.latestEventAt,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err30 = {instancePath:instancePath+"/summary/latestEventAt",schemaPath:"component:MetaSummary/properties/latestEventAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema26.properties.latestEventAt,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}

export const getMeta429 = validate25;
const schema27 = {"$ref":"component:ApiError"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}

export const listDisplayNames200 = validate27;
const schema28 = {"$ref":"component:DisplayNameList"};
const schema29 = {"type":"object","required":["names","count"],"properties":{"names":{"type":"array","maxItems":2000,"items":{"$ref":"component:DisplayName"}},"count":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema30 = {"type":"object","required":["accountId","displayName","normalizedDisplayName","source","stale","missing","observedAt","updatedAt","ageSeconds"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"displayName":{"type":"string","nullable":true,"maxLength":64},"normalizedDisplayName":{"type":"string","nullable":true},"source":{"type":"string","nullable":true,"maxLength":120},"stale":{"type":"boolean"},"missing":{"type":"boolean"},"observedAt":{"type":"string","format":"date-time","nullable":true},"updatedAt":{"type":"string","format":"date-time","nullable":true},"ageSeconds":{"type":"integer","nullable":true,"minimum":0}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = runtime0.default;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.names === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "names") || (key0 === "count"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.names !== undefined){
let data0 = data.names;
if(Array.isArray(data0)){
if(data0.length > 2000){
const err3 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema29.properties.names,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.accountId === undefined){
const err4 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.displayName === undefined){
const err5 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.normalizedDisplayName === undefined){
const err6 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "normalizedDisplayName"},message:"must have required property '"+"normalizedDisplayName"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.source === undefined){
const err7 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.stale === undefined){
const err8 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.missing === undefined){
const err9 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.observedAt === undefined){
const err10 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.updatedAt === undefined){
const err11 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.ageSeconds === undefined){
const err12 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "ageSeconds"},message:"must have required property '"+"ageSeconds"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema30.properties, key1))){
const err13 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data2 = data1.accountId;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/names/" + i0+"/accountId",schemaPath:"component:DisplayName/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema30.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/names/" + i0+"/accountId",schemaPath:"component:DisplayName/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.accountId.type,parentSchema:schema30.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data3 = data1.displayName;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/names/" + i0+"/displayName",schemaPath:"component:DisplayName/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.displayName.type,parentSchema:schema30.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data3 === "string"){
if(func3(data3) > 64){
const err17 = {instancePath:instancePath+"/names/" + i0+"/displayName",schemaPath:"component:DisplayName/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema30.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data1.normalizedDisplayName !== undefined){
let data4 = data1.normalizedDisplayName;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/names/" + i0+"/normalizedDisplayName",schemaPath:"component:DisplayName/properties/normalizedDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.normalizedDisplayName.type,parentSchema:schema30.properties.normalizedDisplayName,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.source !== undefined){
let data5 = data1.source;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/names/" + i0+"/source",schemaPath:"component:DisplayName/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.source.type,parentSchema:schema30.properties.source,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 120){
const err20 = {instancePath:instancePath+"/names/" + i0+"/source",schemaPath:"component:DisplayName/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema30.properties.source,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data1.stale !== undefined){
let data6 = data1.stale;
if(typeof data6 !== "boolean"){
const err21 = {instancePath:instancePath+"/names/" + i0+"/stale",schemaPath:"component:DisplayName/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.stale.type,parentSchema:schema30.properties.stale,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.missing !== undefined){
let data7 = data1.missing;
if(typeof data7 !== "boolean"){
const err22 = {instancePath:instancePath+"/names/" + i0+"/missing",schemaPath:"component:DisplayName/properties/missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.missing.type,parentSchema:schema30.properties.missing,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.observedAt !== undefined){
let data8 = data1.observedAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/names/" + i0+"/observedAt",schemaPath:"component:DisplayName/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.observedAt.type,parentSchema:schema30.properties.observedAt,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err24 = {instancePath:instancePath+"/names/" + i0+"/observedAt",schemaPath:"component:DisplayName/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.observedAt,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data1.updatedAt !== undefined){
let data9 = data1.updatedAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/names/" + i0+"/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.updatedAt.type,parentSchema:schema30.properties.updatedAt,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err26 = {instancePath:instancePath+"/names/" + i0+"/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.updatedAt,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data1.ageSeconds !== undefined){
let data10 = data1.ageSeconds;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err27 = {instancePath:instancePath+"/names/" + i0+"/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.ageSeconds.type,parentSchema:schema30.properties.ageSeconds,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/names/" + i0+"/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.ageSeconds,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.names.type,parentSchema:schema29.properties.names,data:data0};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.count !== undefined){
let data11 = data.count;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err31 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.count.type,parentSchema:schema29.properties.count,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema29.properties.count,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}

export const listDisplayNames400 = validate30;
const schema31 = {"$ref":"component:ApiError"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}

export const listDisplayNames429 = validate32;
const schema32 = {"$ref":"component:ApiError"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames200 = validate34;
const schema33 = {"$ref":"component:DisplayNameResolution"};
const schema34 = {"type":"object","required":["names","missing","invalid","count","requestedCount","missingCount","invalidCount","truncated"],"properties":{"names":{"type":"array","maxItems":500,"items":{"$ref":"component:DisplayName"}},"missing":{"type":"array","maxItems":500,"items":{"type":"string"}},"invalid":{"type":"array","maxItems":500,"items":{"type":"string"}},"count":{"type":"integer","minimum":0},"requestedCount":{"type":"integer","minimum":1},"missingCount":{"type":"integer","minimum":0},"invalidCount":{"type":"integer","minimum":0},"truncated":{"type":"boolean"}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.names === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.missing === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invalid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invalid"},message:"must have required property '"+"invalid"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.count === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.requestedCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedCount"},message:"must have required property '"+"requestedCount"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.missingCount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missingCount"},message:"must have required property '"+"missingCount"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.invalidCount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invalidCount"},message:"must have required property '"+"invalidCount"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.truncated === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "names") || (key0 === "missing")) || (key0 === "invalid")) || (key0 === "count")) || (key0 === "requestedCount")) || (key0 === "missingCount")) || (key0 === "invalidCount")) || (key0 === "truncated"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.names !== undefined){
let data0 = data.names;
if(Array.isArray(data0)){
if(data0.length > 500){
const err9 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema34.properties.names,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.accountId === undefined){
const err10 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.displayName === undefined){
const err11 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.normalizedDisplayName === undefined){
const err12 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "normalizedDisplayName"},message:"must have required property '"+"normalizedDisplayName"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.source === undefined){
const err13 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.stale === undefined){
const err14 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.missing === undefined){
const err15 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.observedAt === undefined){
const err16 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.updatedAt === undefined){
const err17 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.ageSeconds === undefined){
const err18 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "ageSeconds"},message:"must have required property '"+"ageSeconds"+"'",schema:schema30.required,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema30.properties, key1))){
const err19 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data2 = data1.accountId;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err20 = {instancePath:instancePath+"/names/" + i0+"/accountId",schemaPath:"component:DisplayName/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema30.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/names/" + i0+"/accountId",schemaPath:"component:DisplayName/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.accountId.type,parentSchema:schema30.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data3 = data1.displayName;
if((typeof data3 !== "string") && (data3 !== null)){
const err22 = {instancePath:instancePath+"/names/" + i0+"/displayName",schemaPath:"component:DisplayName/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.displayName.type,parentSchema:schema30.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data3 === "string"){
if(func3(data3) > 64){
const err23 = {instancePath:instancePath+"/names/" + i0+"/displayName",schemaPath:"component:DisplayName/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema30.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data1.normalizedDisplayName !== undefined){
let data4 = data1.normalizedDisplayName;
if((typeof data4 !== "string") && (data4 !== null)){
const err24 = {instancePath:instancePath+"/names/" + i0+"/normalizedDisplayName",schemaPath:"component:DisplayName/properties/normalizedDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.normalizedDisplayName.type,parentSchema:schema30.properties.normalizedDisplayName,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.source !== undefined){
let data5 = data1.source;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/names/" + i0+"/source",schemaPath:"component:DisplayName/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.source.type,parentSchema:schema30.properties.source,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 120){
const err26 = {instancePath:instancePath+"/names/" + i0+"/source",schemaPath:"component:DisplayName/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema30.properties.source,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data1.stale !== undefined){
let data6 = data1.stale;
if(typeof data6 !== "boolean"){
const err27 = {instancePath:instancePath+"/names/" + i0+"/stale",schemaPath:"component:DisplayName/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.stale.type,parentSchema:schema30.properties.stale,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.missing !== undefined){
let data7 = data1.missing;
if(typeof data7 !== "boolean"){
const err28 = {instancePath:instancePath+"/names/" + i0+"/missing",schemaPath:"component:DisplayName/properties/missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.missing.type,parentSchema:schema30.properties.missing,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.observedAt !== undefined){
let data8 = data1.observedAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/names/" + i0+"/observedAt",schemaPath:"component:DisplayName/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.observedAt.type,parentSchema:schema30.properties.observedAt,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err30 = {instancePath:instancePath+"/names/" + i0+"/observedAt",schemaPath:"component:DisplayName/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.observedAt,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data1.updatedAt !== undefined){
let data9 = data1.updatedAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err31 = {instancePath:instancePath+"/names/" + i0+"/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.updatedAt.type,parentSchema:schema30.properties.updatedAt,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err32 = {instancePath:instancePath+"/names/" + i0+"/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.updatedAt,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data1.ageSeconds !== undefined){
let data10 = data1.ageSeconds;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err33 = {instancePath:instancePath+"/names/" + i0+"/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.ageSeconds.type,parentSchema:schema30.properties.ageSeconds,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/names/" + i0+"/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.ageSeconds,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/names/" + i0,schemaPath:"component:DisplayName/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data1};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.names.type,parentSchema:schema34.properties.names,data:data0};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.missing !== undefined){
let data11 = data.missing;
if(Array.isArray(data11)){
if(data11.length > 500){
const err37 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema34.properties.missing,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err38 = {instancePath:instancePath+"/missing/" + i1,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.missing.items.type,parentSchema:schema34.properties.missing.items,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.missing.type,parentSchema:schema34.properties.missing,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.invalid !== undefined){
let data13 = data.invalid;
if(Array.isArray(data13)){
if(data13.length > 500){
const err40 = {instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema34.properties.invalid,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 !== "string"){
const err41 = {instancePath:instancePath+"/invalid/" + i2,schemaPath:"#/properties/invalid/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.invalid.items.type,parentSchema:schema34.properties.invalid.items,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.invalid.type,parentSchema:schema34.properties.invalid,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.count !== undefined){
let data15 = data.count;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err43 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.count.type,parentSchema:schema34.properties.count,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.count,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.requestedCount !== undefined){
let data16 = data.requestedCount;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err45 = {instancePath:instancePath+"/requestedCount",schemaPath:"#/properties/requestedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.requestedCount.type,parentSchema:schema34.properties.requestedCount,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/requestedCount",schemaPath:"#/properties/requestedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.requestedCount,data:data16};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.missingCount !== undefined){
let data17 = data.missingCount;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err47 = {instancePath:instancePath+"/missingCount",schemaPath:"#/properties/missingCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.missingCount.type,parentSchema:schema34.properties.missingCount,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/missingCount",schemaPath:"#/properties/missingCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.missingCount,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.invalidCount !== undefined){
let data18 = data.invalidCount;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err49 = {instancePath:instancePath+"/invalidCount",schemaPath:"#/properties/invalidCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.invalidCount.type,parentSchema:schema34.properties.invalidCount,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err50 = {instancePath:instancePath+"/invalidCount",schemaPath:"#/properties/invalidCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.invalidCount,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.truncated !== undefined){
let data19 = data.truncated;
if(typeof data19 !== "boolean"){
const err51 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.truncated.type,parentSchema:schema34.properties.truncated,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames400 = validate37;
const schema36 = {"$ref":"component:ApiError"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames413 = validate39;
const schema37 = {"$ref":"component:ApiError"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames415 = validate41;
const schema38 = {"$ref":"component:ApiError"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames429 = validate43;
const schema39 = {"$ref":"component:ApiError"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}

export const getDisplayName200 = validate45;
const schema40 = {"$ref":"component:DisplayNameAnswer"};
const schema41 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"component:DisplayName"}},"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.accountId === undefined){
const err2 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.displayName === undefined){
const err3 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.normalizedDisplayName === undefined){
const err4 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "normalizedDisplayName"},message:"must have required property '"+"normalizedDisplayName"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.source === undefined){
const err5 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.stale === undefined){
const err6 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.missing === undefined){
const err7 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.observedAt === undefined){
const err8 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.updatedAt === undefined){
const err9 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.ageSeconds === undefined){
const err10 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "ageSeconds"},message:"must have required property '"+"ageSeconds"+"'",schema:schema30.required,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data0){
if(!(func2.call(schema30.properties, key1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data1 = data0.accountId;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err12 = {instancePath:instancePath+"/name/accountId",schemaPath:"component:DisplayName/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema30.properties.accountId,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name/accountId",schemaPath:"component:DisplayName/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.accountId.type,parentSchema:schema30.properties.accountId,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.displayName !== undefined){
let data2 = data0.displayName;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/name/displayName",schemaPath:"component:DisplayName/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.displayName.type,parentSchema:schema30.properties.displayName,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) > 64){
const err15 = {instancePath:instancePath+"/name/displayName",schemaPath:"component:DisplayName/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema30.properties.displayName,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data0.normalizedDisplayName !== undefined){
let data3 = data0.normalizedDisplayName;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/name/normalizedDisplayName",schemaPath:"component:DisplayName/properties/normalizedDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.normalizedDisplayName.type,parentSchema:schema30.properties.normalizedDisplayName,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.source !== undefined){
let data4 = data0.source;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/name/source",schemaPath:"component:DisplayName/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.source.type,parentSchema:schema30.properties.source,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string"){
if(func3(data4) > 120){
const err18 = {instancePath:instancePath+"/name/source",schemaPath:"component:DisplayName/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema30.properties.source,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data0.stale !== undefined){
let data5 = data0.stale;
if(typeof data5 !== "boolean"){
const err19 = {instancePath:instancePath+"/name/stale",schemaPath:"component:DisplayName/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.stale.type,parentSchema:schema30.properties.stale,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.missing !== undefined){
let data6 = data0.missing;
if(typeof data6 !== "boolean"){
const err20 = {instancePath:instancePath+"/name/missing",schemaPath:"component:DisplayName/properties/missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.missing.type,parentSchema:schema30.properties.missing,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.observedAt !== undefined){
let data7 = data0.observedAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/name/observedAt",schemaPath:"component:DisplayName/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.observedAt.type,parentSchema:schema30.properties.observedAt,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err22 = {instancePath:instancePath+"/name/observedAt",schemaPath:"component:DisplayName/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.observedAt,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data0.updatedAt !== undefined){
let data8 = data0.updatedAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/name/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.updatedAt.type,parentSchema:schema30.properties.updatedAt,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err24 = {instancePath:instancePath+"/name/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.updatedAt,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data0.ageSeconds !== undefined){
let data9 = data0.ageSeconds;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/name/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.ageSeconds.type,parentSchema:schema30.properties.ageSeconds,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/name/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.ageSeconds,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/name",schemaPath:"component:DisplayName/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}

export const getDisplayName400 = validate48;
const schema43 = {"$ref":"component:ApiError"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

export const getDisplayName429 = validate50;
const schema44 = {"$ref":"component:ApiError"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}

export const findDisplayNames200 = validate52;
const schema45 = {"$ref":"component:DisplayNameLookup"};
const schema46 = {"type":"object","required":["queries"],"properties":{"queries":{"type":"array","maxItems":100,"items":{"$ref":"component:DisplayNameBearers"}}},"additionalProperties":false};
const schema47 = {"type":"object","required":["displayName","normalizedDisplayName","matches"],"properties":{"displayName":{"type":"string","maxLength":200},"normalizedDisplayName":{"type":"string"},"matches":{"type":"array","maxItems":100,"items":{"$ref":"component:DisplayName"}}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.displayName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.normalizedDisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "normalizedDisplayName"},message:"must have required property '"+"normalizedDisplayName"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.matches === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "displayName") || (key0 === "normalizedDisplayName")) || (key0 === "matches"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.displayName !== undefined){
let data0 = data.displayName;
if(typeof data0 === "string"){
if(func3(data0) > 200){
const err4 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema47.properties.displayName,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.displayName.type,parentSchema:schema47.properties.displayName,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.normalizedDisplayName !== undefined){
let data1 = data.normalizedDisplayName;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/normalizedDisplayName",schemaPath:"#/properties/normalizedDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.normalizedDisplayName.type,parentSchema:schema47.properties.normalizedDisplayName,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.matches !== undefined){
let data2 = data.matches;
if(Array.isArray(data2)){
if(data2.length > 100){
const err7 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema47.properties.matches,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.accountId === undefined){
const err8 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.displayName === undefined){
const err9 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.normalizedDisplayName === undefined){
const err10 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "normalizedDisplayName"},message:"must have required property '"+"normalizedDisplayName"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.source === undefined){
const err11 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.stale === undefined){
const err12 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.missing === undefined){
const err13 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.observedAt === undefined){
const err14 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.updatedAt === undefined){
const err15 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.ageSeconds === undefined){
const err16 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/required",keyword:"required",params:{missingProperty: "ageSeconds"},message:"must have required property '"+"ageSeconds"+"'",schema:schema30.required,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data3){
if(!(func2.call(schema30.properties, key1))){
const err17 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.accountId !== undefined){
let data4 = data3.accountId;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err18 = {instancePath:instancePath+"/matches/" + i0+"/accountId",schemaPath:"component:DisplayName/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema30.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/matches/" + i0+"/accountId",schemaPath:"component:DisplayName/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.accountId.type,parentSchema:schema30.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.displayName !== undefined){
let data5 = data3.displayName;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/matches/" + i0+"/displayName",schemaPath:"component:DisplayName/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.displayName.type,parentSchema:schema30.properties.displayName,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 64){
const err21 = {instancePath:instancePath+"/matches/" + i0+"/displayName",schemaPath:"component:DisplayName/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema30.properties.displayName,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data3.normalizedDisplayName !== undefined){
let data6 = data3.normalizedDisplayName;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/matches/" + i0+"/normalizedDisplayName",schemaPath:"component:DisplayName/properties/normalizedDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.normalizedDisplayName.type,parentSchema:schema30.properties.normalizedDisplayName,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.source !== undefined){
let data7 = data3.source;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/matches/" + i0+"/source",schemaPath:"component:DisplayName/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.source.type,parentSchema:schema30.properties.source,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 120){
const err24 = {instancePath:instancePath+"/matches/" + i0+"/source",schemaPath:"component:DisplayName/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema30.properties.source,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data3.stale !== undefined){
let data8 = data3.stale;
if(typeof data8 !== "boolean"){
const err25 = {instancePath:instancePath+"/matches/" + i0+"/stale",schemaPath:"component:DisplayName/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.stale.type,parentSchema:schema30.properties.stale,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.missing !== undefined){
let data9 = data3.missing;
if(typeof data9 !== "boolean"){
const err26 = {instancePath:instancePath+"/matches/" + i0+"/missing",schemaPath:"component:DisplayName/properties/missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.missing.type,parentSchema:schema30.properties.missing,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.observedAt !== undefined){
let data10 = data3.observedAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/matches/" + i0+"/observedAt",schemaPath:"component:DisplayName/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.observedAt.type,parentSchema:schema30.properties.observedAt,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err28 = {instancePath:instancePath+"/matches/" + i0+"/observedAt",schemaPath:"component:DisplayName/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.observedAt,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data3.updatedAt !== undefined){
let data11 = data3.updatedAt;
if((typeof data11 !== "string") && (data11 !== null)){
const err29 = {instancePath:instancePath+"/matches/" + i0+"/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.updatedAt.type,parentSchema:schema30.properties.updatedAt,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err30 = {instancePath:instancePath+"/matches/" + i0+"/updatedAt",schemaPath:"component:DisplayName/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema30.properties.updatedAt,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data3.ageSeconds !== undefined){
let data12 = data3.ageSeconds;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err31 = {instancePath:instancePath+"/matches/" + i0+"/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.ageSeconds.type,parentSchema:schema30.properties.ageSeconds,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/matches/" + i0+"/ageSeconds",schemaPath:"component:DisplayName/properties/ageSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.ageSeconds,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayName/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data3};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.matches.type,parentSchema:schema47.properties.matches,data:data2};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queries"},message:"must have required property '"+"queries"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "queries")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.queries !== undefined){
let data0 = data.queries;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema46.properties.queries,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data0[i0], {instancePath:instancePath+"/queries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.properties.queries.type,parentSchema:schema46.properties.queries,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}

export const findDisplayNames400 = validate57;
const schema49 = {"$ref":"component:ApiError"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}

export const findDisplayNames429 = validate59;
const schema50 = {"$ref":"component:ApiError"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

export const searchDisplayNames200 = validate61;
const schema51 = {"$ref":"component:DisplayNameSearch"};
const schema52 = {"type":"object","required":["query","mode","matches","count"],"properties":{"query":{"type":"string","maxLength":200},"mode":{"type":"string","enum":["prefix","contains","fuzzy"]},"matches":{"type":"array","maxItems":200,"items":{"$ref":"component:DisplayNameMatch"}},"count":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema53 = {"type":"object","required":["accountId","displayName","normalizedDisplayName","source","stale","missing","observedAt","updatedAt","ageSeconds","score"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"displayName":{"type":"string","nullable":true,"maxLength":64},"normalizedDisplayName":{"type":"string","nullable":true},"source":{"type":"string","nullable":true,"maxLength":120},"stale":{"type":"boolean"},"missing":{"type":"boolean"},"observedAt":{"type":"string","format":"date-time","nullable":true},"updatedAt":{"type":"string","format":"date-time","nullable":true},"ageSeconds":{"type":"integer","nullable":true,"minimum":0},"score":{"type":"number","minimum":0,"maximum":1}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.matches === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.count === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "query") || (key0 === "mode")) || (key0 === "matches")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string"){
if(func3(data0) > 200){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema52.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.query.type,parentSchema:schema52.properties.query,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.mode.type,parentSchema:schema52.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "prefix") || (data1 === "contains")) || (data1 === "fuzzy"))){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema52.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema52.properties.mode.enum,parentSchema:schema52.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.matches !== undefined){
let data2 = data.matches;
if(Array.isArray(data2)){
if(data2.length > 200){
const err9 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema52.properties.matches,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.accountId === undefined){
const err10 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.displayName === undefined){
const err11 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.normalizedDisplayName === undefined){
const err12 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "normalizedDisplayName"},message:"must have required property '"+"normalizedDisplayName"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.source === undefined){
const err13 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.stale === undefined){
const err14 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.missing === undefined){
const err15 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.observedAt === undefined){
const err16 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.updatedAt === undefined){
const err17 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.ageSeconds === undefined){
const err18 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "ageSeconds"},message:"must have required property '"+"ageSeconds"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.score === undefined){
const err19 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'",schema:schema53.required,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data3){
if(!(func2.call(schema53.properties, key1))){
const err20 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.accountId !== undefined){
let data4 = data3.accountId;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err21 = {instancePath:instancePath+"/matches/" + i0+"/accountId",schemaPath:"component:DisplayNameMatch/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema53.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/matches/" + i0+"/accountId",schemaPath:"component:DisplayNameMatch/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.accountId.type,parentSchema:schema53.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.displayName !== undefined){
let data5 = data3.displayName;
if((typeof data5 !== "string") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/matches/" + i0+"/displayName",schemaPath:"component:DisplayNameMatch/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.displayName.type,parentSchema:schema53.properties.displayName,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data5 === "string"){
if(func3(data5) > 64){
const err24 = {instancePath:instancePath+"/matches/" + i0+"/displayName",schemaPath:"component:DisplayNameMatch/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema53.properties.displayName,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data3.normalizedDisplayName !== undefined){
let data6 = data3.normalizedDisplayName;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/matches/" + i0+"/normalizedDisplayName",schemaPath:"component:DisplayNameMatch/properties/normalizedDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.normalizedDisplayName.type,parentSchema:schema53.properties.normalizedDisplayName,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.source !== undefined){
let data7 = data3.source;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/matches/" + i0+"/source",schemaPath:"component:DisplayNameMatch/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.source.type,parentSchema:schema53.properties.source,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 === "string"){
if(func3(data7) > 120){
const err27 = {instancePath:instancePath+"/matches/" + i0+"/source",schemaPath:"component:DisplayNameMatch/properties/source/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema53.properties.source,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data3.stale !== undefined){
let data8 = data3.stale;
if(typeof data8 !== "boolean"){
const err28 = {instancePath:instancePath+"/matches/" + i0+"/stale",schemaPath:"component:DisplayNameMatch/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.stale.type,parentSchema:schema53.properties.stale,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.missing !== undefined){
let data9 = data3.missing;
if(typeof data9 !== "boolean"){
const err29 = {instancePath:instancePath+"/matches/" + i0+"/missing",schemaPath:"component:DisplayNameMatch/properties/missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.missing.type,parentSchema:schema53.properties.missing,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.observedAt !== undefined){
let data10 = data3.observedAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/matches/" + i0+"/observedAt",schemaPath:"component:DisplayNameMatch/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.observedAt.type,parentSchema:schema53.properties.observedAt,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err31 = {instancePath:instancePath+"/matches/" + i0+"/observedAt",schemaPath:"component:DisplayNameMatch/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.observedAt,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data3.updatedAt !== undefined){
let data11 = data3.updatedAt;
if((typeof data11 !== "string") && (data11 !== null)){
const err32 = {instancePath:instancePath+"/matches/" + i0+"/updatedAt",schemaPath:"component:DisplayNameMatch/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.updatedAt.type,parentSchema:schema53.properties.updatedAt,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err33 = {instancePath:instancePath+"/matches/" + i0+"/updatedAt",schemaPath:"component:DisplayNameMatch/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.updatedAt,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data3.ageSeconds !== undefined){
let data12 = data3.ageSeconds;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err34 = {instancePath:instancePath+"/matches/" + i0+"/ageSeconds",schemaPath:"component:DisplayNameMatch/properties/ageSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.ageSeconds.type,parentSchema:schema53.properties.ageSeconds,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/matches/" + i0+"/ageSeconds",schemaPath:"component:DisplayNameMatch/properties/ageSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.ageSeconds,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data3.score !== undefined){
let data13 = data3.score;
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/matches/" + i0+"/score",schemaPath:"component:DisplayNameMatch/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema53.properties.score,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/matches/" + i0+"/score",schemaPath:"component:DisplayNameMatch/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.score,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/matches/" + i0+"/score",schemaPath:"component:DisplayNameMatch/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema53.properties.score.type,parentSchema:schema53.properties.score,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"component:DisplayNameMatch/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.matches.type,parentSchema:schema52.properties.matches,data:data2};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.count !== undefined){
let data14 = data.count;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err41 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.count.type,parentSchema:schema52.properties.count,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.count,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}

export const searchDisplayNames400 = validate64;
const schema54 = {"$ref":"component:ApiError"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}

export const searchDisplayNames429 = validate66;
const schema55 = {"$ref":"component:ApiError"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}

export const listCandidates200 = validate68;
const schema56 = {"$ref":"component:CandidateList"};
const schema57 = {"type":"object","required":["accountIds","count","total"],"properties":{"accountIds":{"type":"array","maxItems":5000,"items":{"type":"string"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountIds === undefined){
const err0 = {instancePath,schemaPath:"component:CandidateList/required",keyword:"required",params:{missingProperty: "accountIds"},message:"must have required property '"+"accountIds"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"component:CandidateList/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"component:CandidateList/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "accountIds") || (key0 === "count")) || (key0 === "total"))){
const err3 = {instancePath,schemaPath:"component:CandidateList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.accountIds !== undefined){
let data0 = data.accountIds;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err4 = {instancePath:instancePath+"/accountIds",schemaPath:"component:CandidateList/properties/accountIds/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema57.properties.accountIds,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/accountIds/" + i0,schemaPath:"component:CandidateList/properties/accountIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.accountIds.items.type,parentSchema:schema57.properties.accountIds.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/accountIds",schemaPath:"component:CandidateList/properties/accountIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema57.properties.accountIds.type,parentSchema:schema57.properties.accountIds,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/count",schemaPath:"component:CandidateList/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.count.type,parentSchema:schema57.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"component:CandidateList/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.count,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/total",schemaPath:"component:CandidateList/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.total.type,parentSchema:schema57.properties.total,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/total",schemaPath:"component:CandidateList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.total,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"component:CandidateList/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const listCandidates400 = validate69;
const schema58 = {"$ref":"component:ApiError"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}

export const listCandidates429 = validate71;
const schema59 = {"$ref":"component:ApiError"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}

export const listCandidateDetails200 = validate73;
const schema60 = {"$ref":"component:CandidateDetailList"};
const schema61 = {"type":"object","required":["candidates","count","total","limit","offset"],"properties":{"candidates":{"type":"array","maxItems":5000,"items":{"$ref":"component:Candidate"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":5000},"offset":{"type":"integer","minimum":0,"maximum":2147483647}},"additionalProperties":false};
const schema62 = {"type":"object","required":["accountId","displayName","reasons","lastSeenAt","observedAt","ageSeconds","missing","stale"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"displayName":{"type":"string","nullable":true,"maxLength":64},"reasons":{"type":"array","maxItems":5,"items":{"type":"string","enum":["check","club_member","directory","map_author","record_holder"]}},"lastSeenAt":{"type":"string","format":"date-time"},"observedAt":{"type":"string","format":"date-time","nullable":true},"ageSeconds":{"type":"integer","nullable":true,"minimum":0},"missing":{"type":"boolean"},"stale":{"type":"boolean"}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidates"},message:"must have required property '"+"candidates"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.offset === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "candidates") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.candidates !== undefined){
let data0 = data.candidates;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err6 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema61.properties.candidates,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.accountId === undefined){
const err7 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.displayName === undefined){
const err8 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.reasons === undefined){
const err9 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.lastSeenAt === undefined){
const err10 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "lastSeenAt"},message:"must have required property '"+"lastSeenAt"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.observedAt === undefined){
const err11 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.ageSeconds === undefined){
const err12 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "ageSeconds"},message:"must have required property '"+"ageSeconds"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.missing === undefined){
const err13 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.stale === undefined){
const err14 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/required",keyword:"required",params:{missingProperty: "stale"},message:"must have required property '"+"stale"+"'",schema:schema62.required,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!((((((((key1 === "accountId") || (key1 === "displayName")) || (key1 === "reasons")) || (key1 === "lastSeenAt")) || (key1 === "observedAt")) || (key1 === "ageSeconds")) || (key1 === "missing")) || (key1 === "stale"))){
const err15 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data2 = data1.accountId;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err16 = {instancePath:instancePath+"/candidates/" + i0+"/accountId",schemaPath:"component:Candidate/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema62.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/candidates/" + i0+"/accountId",schemaPath:"component:Candidate/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.accountId.type,parentSchema:schema62.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data3 = data1.displayName;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/candidates/" + i0+"/displayName",schemaPath:"component:Candidate/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.displayName.type,parentSchema:schema62.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data3 === "string"){
if(func3(data3) > 64){
const err19 = {instancePath:instancePath+"/candidates/" + i0+"/displayName",schemaPath:"component:Candidate/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema62.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data1.reasons !== undefined){
let data4 = data1.reasons;
if(Array.isArray(data4)){
if(data4.length > 5){
const err20 = {instancePath:instancePath+"/candidates/" + i0+"/reasons",schemaPath:"component:Candidate/properties/reasons/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema62.properties.reasons,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/candidates/" + i0+"/reasons/" + i1,schemaPath:"component:Candidate/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.reasons.items.type,parentSchema:schema62.properties.reasons.items,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data5 === "check") || (data5 === "club_member")) || (data5 === "directory")) || (data5 === "map_author")) || (data5 === "record_holder"))){
const err22 = {instancePath:instancePath+"/candidates/" + i0+"/reasons/" + i1,schemaPath:"component:Candidate/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema62.properties.reasons.items.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.reasons.items.enum,parentSchema:schema62.properties.reasons.items,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/candidates/" + i0+"/reasons",schemaPath:"component:Candidate/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.reasons.type,parentSchema:schema62.properties.reasons,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.lastSeenAt !== undefined){
let data6 = data1.lastSeenAt;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err24 = {instancePath:instancePath+"/candidates/" + i0+"/lastSeenAt",schemaPath:"component:Candidate/properties/lastSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema62.properties.lastSeenAt,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/candidates/" + i0+"/lastSeenAt",schemaPath:"component:Candidate/properties/lastSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.lastSeenAt.type,parentSchema:schema62.properties.lastSeenAt,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.observedAt !== undefined){
let data7 = data1.observedAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/candidates/" + i0+"/observedAt",schemaPath:"component:Candidate/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.observedAt.type,parentSchema:schema62.properties.observedAt,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err27 = {instancePath:instancePath+"/candidates/" + i0+"/observedAt",schemaPath:"component:Candidate/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema62.properties.observedAt,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data1.ageSeconds !== undefined){
let data8 = data1.ageSeconds;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err28 = {instancePath:instancePath+"/candidates/" + i0+"/ageSeconds",schemaPath:"component:Candidate/properties/ageSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema62.properties.ageSeconds.type,parentSchema:schema62.properties.ageSeconds,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/candidates/" + i0+"/ageSeconds",schemaPath:"component:Candidate/properties/ageSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema62.properties.ageSeconds,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data1.missing !== undefined){
let data9 = data1.missing;
if(typeof data9 !== "boolean"){
const err30 = {instancePath:instancePath+"/candidates/" + i0+"/missing",schemaPath:"component:Candidate/properties/missing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.missing.type,parentSchema:schema62.properties.missing,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.stale !== undefined){
let data10 = data1.stale;
if(typeof data10 !== "boolean"){
const err31 = {instancePath:instancePath+"/candidates/" + i0+"/stale",schemaPath:"component:Candidate/properties/stale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.stale.type,parentSchema:schema62.properties.stale,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/candidates/" + i0,schemaPath:"component:Candidate/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema61.properties.candidates.type,parentSchema:schema61.properties.candidates,data:data0};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.count !== undefined){
let data11 = data.count;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err34 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.count.type,parentSchema:schema61.properties.count,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.count,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.total !== undefined){
let data12 = data.total;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err36 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.total.type,parentSchema:schema61.properties.total,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.total,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data13 = data.limit;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err38 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.limit.type,parentSchema:schema61.properties.limit,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 5000 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema61.properties.limit,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.limit,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.offset !== undefined){
let data14 = data.offset;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err41 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.offset.type,parentSchema:schema61.properties.offset,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema61.properties.offset,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.offset,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}

export const listCandidateDetails400 = validate76;
const schema63 = {"$ref":"component:ApiError"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}

export const listCandidateDetails429 = validate78;
const schema64 = {"$ref":"component:ApiError"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}

export const listProjects200 = validate80;
const schema65 = {"$ref":"component:ProjectsAnswer"};
const schema66 = {"type":"object","required":["projects","count","total","limit"],"properties":{"projects":{"type":"array","maxItems":1000,"items":{"$ref":"component:Project"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema67 = {"type":"object","required":["projectKey","projectName","name","sourceLabel","enabled","checkIntervalSeconds","firstSeenAt","lastSeenAt","lastSyncAt","mapCount","trackedMaps","totalChecks","totalChanges","latestCheckedAt","latestRunAt"],"properties":{"projectKey":{"type":"string"},"projectName":{"type":"string"},"name":{"type":"string"},"sourceLabel":{"type":"string"},"enabled":{"type":"boolean"},"checkIntervalSeconds":{"type":"integer","minimum":1},"firstSeenAt":{"type":"string","format":"date-time"},"lastSeenAt":{"type":"string","format":"date-time"},"lastSyncAt":{"type":"string","format":"date-time","nullable":true},"mapCount":{"type":"integer","minimum":0},"trackedMaps":{"type":"integer","minimum":0},"totalChecks":{"type":"integer","minimum":0},"totalChanges":{"type":"integer","minimum":0},"latestCheckedAt":{"type":"string","format":"date-time","nullable":true},"latestRunAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projects === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projects"},message:"must have required property '"+"projects"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "projects") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.projects !== undefined){
let data0 = data.projects;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema66.properties.projects,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.projectKey === undefined){
const err6 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.projectName === undefined){
const err7 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "projectName"},message:"must have required property '"+"projectName"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.sourceLabel === undefined){
const err9 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "sourceLabel"},message:"must have required property '"+"sourceLabel"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.enabled === undefined){
const err10 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.checkIntervalSeconds === undefined){
const err11 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "checkIntervalSeconds"},message:"must have required property '"+"checkIntervalSeconds"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.firstSeenAt === undefined){
const err12 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "firstSeenAt"},message:"must have required property '"+"firstSeenAt"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.lastSeenAt === undefined){
const err13 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "lastSeenAt"},message:"must have required property '"+"lastSeenAt"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.lastSyncAt === undefined){
const err14 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.mapCount === undefined){
const err15 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.trackedMaps === undefined){
const err16 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.totalChecks === undefined){
const err17 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "totalChecks"},message:"must have required property '"+"totalChecks"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.totalChanges === undefined){
const err18 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "totalChanges"},message:"must have required property '"+"totalChanges"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.latestCheckedAt === undefined){
const err19 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "latestCheckedAt"},message:"must have required property '"+"latestCheckedAt"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.latestRunAt === undefined){
const err20 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "latestRunAt"},message:"must have required property '"+"latestRunAt"+"'",schema:schema67.required,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema67.properties, key1))){
const err21 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.projectKey !== undefined){
let data2 = data1.projectKey;
if(typeof data2 !== "string"){
const err22 = {instancePath:instancePath+"/projects/" + i0+"/projectKey",schemaPath:"component:Project/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.projectKey.type,parentSchema:schema67.properties.projectKey,data:data2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.projectName !== undefined){
let data3 = data1.projectName;
if(typeof data3 !== "string"){
const err23 = {instancePath:instancePath+"/projects/" + i0+"/projectName",schemaPath:"component:Project/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.projectName.type,parentSchema:schema67.properties.projectName,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.name !== undefined){
let data4 = data1.name;
if(typeof data4 !== "string"){
const err24 = {instancePath:instancePath+"/projects/" + i0+"/name",schemaPath:"component:Project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.sourceLabel !== undefined){
let data5 = data1.sourceLabel;
if(typeof data5 !== "string"){
const err25 = {instancePath:instancePath+"/projects/" + i0+"/sourceLabel",schemaPath:"component:Project/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.sourceLabel.type,parentSchema:schema67.properties.sourceLabel,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.enabled !== undefined){
let data6 = data1.enabled;
if(typeof data6 !== "boolean"){
const err26 = {instancePath:instancePath+"/projects/" + i0+"/enabled",schemaPath:"component:Project/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema67.properties.enabled.type,parentSchema:schema67.properties.enabled,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.checkIntervalSeconds !== undefined){
let data7 = data1.checkIntervalSeconds;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err27 = {instancePath:instancePath+"/projects/" + i0+"/checkIntervalSeconds",schemaPath:"component:Project/properties/checkIntervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.checkIntervalSeconds.type,parentSchema:schema67.properties.checkIntervalSeconds,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/projects/" + i0+"/checkIntervalSeconds",schemaPath:"component:Project/properties/checkIntervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema67.properties.checkIntervalSeconds,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data1.firstSeenAt !== undefined){
let data8 = data1.firstSeenAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err29 = {instancePath:instancePath+"/projects/" + i0+"/firstSeenAt",schemaPath:"component:Project/properties/firstSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.firstSeenAt,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/projects/" + i0+"/firstSeenAt",schemaPath:"component:Project/properties/firstSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.firstSeenAt.type,parentSchema:schema67.properties.firstSeenAt,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.lastSeenAt !== undefined){
let data9 = data1.lastSeenAt;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err31 = {instancePath:instancePath+"/projects/" + i0+"/lastSeenAt",schemaPath:"component:Project/properties/lastSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.lastSeenAt,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/projects/" + i0+"/lastSeenAt",schemaPath:"component:Project/properties/lastSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.lastSeenAt.type,parentSchema:schema67.properties.lastSeenAt,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.lastSyncAt !== undefined){
let data10 = data1.lastSyncAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/projects/" + i0+"/lastSyncAt",schemaPath:"component:Project/properties/lastSyncAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.lastSyncAt.type,parentSchema:schema67.properties.lastSyncAt,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err34 = {instancePath:instancePath+"/projects/" + i0+"/lastSyncAt",schemaPath:"component:Project/properties/lastSyncAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.lastSyncAt,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data1.mapCount !== undefined){
let data11 = data1.mapCount;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err35 = {instancePath:instancePath+"/projects/" + i0+"/mapCount",schemaPath:"component:Project/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.mapCount.type,parentSchema:schema67.properties.mapCount,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/projects/" + i0+"/mapCount",schemaPath:"component:Project/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.mapCount,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data1.trackedMaps !== undefined){
let data12 = data1.trackedMaps;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err37 = {instancePath:instancePath+"/projects/" + i0+"/trackedMaps",schemaPath:"component:Project/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.trackedMaps.type,parentSchema:schema67.properties.trackedMaps,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/projects/" + i0+"/trackedMaps",schemaPath:"component:Project/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.trackedMaps,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data1.totalChecks !== undefined){
let data13 = data1.totalChecks;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err39 = {instancePath:instancePath+"/projects/" + i0+"/totalChecks",schemaPath:"component:Project/properties/totalChecks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.totalChecks.type,parentSchema:schema67.properties.totalChecks,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/projects/" + i0+"/totalChecks",schemaPath:"component:Project/properties/totalChecks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.totalChecks,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data1.totalChanges !== undefined){
let data14 = data1.totalChanges;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err41 = {instancePath:instancePath+"/projects/" + i0+"/totalChanges",schemaPath:"component:Project/properties/totalChanges/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.totalChanges.type,parentSchema:schema67.properties.totalChanges,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/projects/" + i0+"/totalChanges",schemaPath:"component:Project/properties/totalChanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.totalChanges,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data1.latestCheckedAt !== undefined){
let data15 = data1.latestCheckedAt;
if((typeof data15 !== "string") && (data15 !== null)){
const err43 = {instancePath:instancePath+"/projects/" + i0+"/latestCheckedAt",schemaPath:"component:Project/properties/latestCheckedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.latestCheckedAt.type,parentSchema:schema67.properties.latestCheckedAt,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err44 = {instancePath:instancePath+"/projects/" + i0+"/latestCheckedAt",schemaPath:"component:Project/properties/latestCheckedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.latestCheckedAt,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data1.latestRunAt !== undefined){
let data16 = data1.latestRunAt;
if((typeof data16 !== "string") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/projects/" + i0+"/latestRunAt",schemaPath:"component:Project/properties/latestRunAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.latestRunAt.type,parentSchema:schema67.properties.latestRunAt,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err46 = {instancePath:instancePath+"/projects/" + i0+"/latestRunAt",schemaPath:"component:Project/properties/latestRunAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.latestRunAt,data:data16};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data:data1};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema66.properties.projects.type,parentSchema:schema66.properties.projects,data:data0};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.count !== undefined){
let data17 = data.count;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err49 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema66.properties.count.type,parentSchema:schema66.properties.count,data:data17};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66.properties.count,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.total !== undefined){
let data18 = data.total;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err51 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema66.properties.total.type,parentSchema:schema66.properties.total,data:data18};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err52 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema66.properties.total,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data19 = data.limit;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err53 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema66.properties.limit.type,parentSchema:schema66.properties.limit,data:data19};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
const err54 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema66.properties.limit,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
validate80.errors = vErrors;
return errors === 0;
}

export const listProjects400 = validate83;
const schema68 = {"$ref":"component:ApiError"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}

export const listProjects429 = validate85;
const schema69 = {"$ref":"component:ApiError"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}

export const getProject200 = validate87;
const schema70 = {"$ref":"component:ProjectAnswer"};
const schema71 = {"type":"object","required":["project"],"properties":{"project":{"$ref":"component:Project"}},"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'",schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "project")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.projectKey === undefined){
const err2 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.projectName === undefined){
const err3 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "projectName"},message:"must have required property '"+"projectName"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.name === undefined){
const err4 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.sourceLabel === undefined){
const err5 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "sourceLabel"},message:"must have required property '"+"sourceLabel"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.enabled === undefined){
const err6 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.checkIntervalSeconds === undefined){
const err7 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "checkIntervalSeconds"},message:"must have required property '"+"checkIntervalSeconds"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.firstSeenAt === undefined){
const err8 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "firstSeenAt"},message:"must have required property '"+"firstSeenAt"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.lastSeenAt === undefined){
const err9 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "lastSeenAt"},message:"must have required property '"+"lastSeenAt"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.lastSyncAt === undefined){
const err10 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.mapCount === undefined){
const err11 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.trackedMaps === undefined){
const err12 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.totalChecks === undefined){
const err13 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "totalChecks"},message:"must have required property '"+"totalChecks"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.totalChanges === undefined){
const err14 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "totalChanges"},message:"must have required property '"+"totalChanges"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.latestCheckedAt === undefined){
const err15 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "latestCheckedAt"},message:"must have required property '"+"latestCheckedAt"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.latestRunAt === undefined){
const err16 = {instancePath:instancePath+"/project",schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "latestRunAt"},message:"must have required property '"+"latestRunAt"+"'",schema:schema67.required,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data0){
if(!(func2.call(schema67.properties, key1))){
const err17 = {instancePath:instancePath+"/project",schemaPath:"component:Project/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
if(typeof data1 !== "string"){
const err18 = {instancePath:instancePath+"/project/projectKey",schemaPath:"component:Project/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.projectKey.type,parentSchema:schema67.properties.projectKey,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.projectName !== undefined){
let data2 = data0.projectName;
if(typeof data2 !== "string"){
const err19 = {instancePath:instancePath+"/project/projectName",schemaPath:"component:Project/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.projectName.type,parentSchema:schema67.properties.projectName,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.name !== undefined){
let data3 = data0.name;
if(typeof data3 !== "string"){
const err20 = {instancePath:instancePath+"/project/name",schemaPath:"component:Project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.sourceLabel !== undefined){
let data4 = data0.sourceLabel;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/project/sourceLabel",schemaPath:"component:Project/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.sourceLabel.type,parentSchema:schema67.properties.sourceLabel,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data5 = data0.enabled;
if(typeof data5 !== "boolean"){
const err22 = {instancePath:instancePath+"/project/enabled",schemaPath:"component:Project/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema67.properties.enabled.type,parentSchema:schema67.properties.enabled,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.checkIntervalSeconds !== undefined){
let data6 = data0.checkIntervalSeconds;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/project/checkIntervalSeconds",schemaPath:"component:Project/properties/checkIntervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.checkIntervalSeconds.type,parentSchema:schema67.properties.checkIntervalSeconds,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/project/checkIntervalSeconds",schemaPath:"component:Project/properties/checkIntervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema67.properties.checkIntervalSeconds,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data0.firstSeenAt !== undefined){
let data7 = data0.firstSeenAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err25 = {instancePath:instancePath+"/project/firstSeenAt",schemaPath:"component:Project/properties/firstSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.firstSeenAt,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/project/firstSeenAt",schemaPath:"component:Project/properties/firstSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.firstSeenAt.type,parentSchema:schema67.properties.firstSeenAt,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.lastSeenAt !== undefined){
let data8 = data0.lastSeenAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err27 = {instancePath:instancePath+"/project/lastSeenAt",schemaPath:"component:Project/properties/lastSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.lastSeenAt,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/project/lastSeenAt",schemaPath:"component:Project/properties/lastSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.lastSeenAt.type,parentSchema:schema67.properties.lastSeenAt,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.lastSyncAt !== undefined){
let data9 = data0.lastSyncAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/project/lastSyncAt",schemaPath:"component:Project/properties/lastSyncAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.lastSyncAt.type,parentSchema:schema67.properties.lastSyncAt,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err30 = {instancePath:instancePath+"/project/lastSyncAt",schemaPath:"component:Project/properties/lastSyncAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.lastSyncAt,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data0.mapCount !== undefined){
let data10 = data0.mapCount;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err31 = {instancePath:instancePath+"/project/mapCount",schemaPath:"component:Project/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.mapCount.type,parentSchema:schema67.properties.mapCount,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/project/mapCount",schemaPath:"component:Project/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.mapCount,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data0.trackedMaps !== undefined){
let data11 = data0.trackedMaps;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err33 = {instancePath:instancePath+"/project/trackedMaps",schemaPath:"component:Project/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.trackedMaps.type,parentSchema:schema67.properties.trackedMaps,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/project/trackedMaps",schemaPath:"component:Project/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.trackedMaps,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data0.totalChecks !== undefined){
let data12 = data0.totalChecks;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err35 = {instancePath:instancePath+"/project/totalChecks",schemaPath:"component:Project/properties/totalChecks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.totalChecks.type,parentSchema:schema67.properties.totalChecks,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/project/totalChecks",schemaPath:"component:Project/properties/totalChecks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.totalChecks,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data0.totalChanges !== undefined){
let data13 = data0.totalChanges;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err37 = {instancePath:instancePath+"/project/totalChanges",schemaPath:"component:Project/properties/totalChanges/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.totalChanges.type,parentSchema:schema67.properties.totalChanges,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/project/totalChanges",schemaPath:"component:Project/properties/totalChanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.totalChanges,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data0.latestCheckedAt !== undefined){
let data14 = data0.latestCheckedAt;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/project/latestCheckedAt",schemaPath:"component:Project/properties/latestCheckedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.latestCheckedAt.type,parentSchema:schema67.properties.latestCheckedAt,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err40 = {instancePath:instancePath+"/project/latestCheckedAt",schemaPath:"component:Project/properties/latestCheckedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.latestCheckedAt,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data0.latestRunAt !== undefined){
let data15 = data0.latestRunAt;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/project/latestRunAt",schemaPath:"component:Project/properties/latestRunAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.latestRunAt.type,parentSchema:schema67.properties.latestRunAt,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err42 = {instancePath:instancePath+"/project/latestRunAt",schemaPath:"component:Project/properties/latestRunAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.latestRunAt,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/project",schemaPath:"component:Project/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data:data0};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}

export const getProject400 = validate90;
const schema73 = {"$ref":"component:ApiError"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}

export const getProject404 = validate92;
const schema74 = {"$ref":"component:ApiError"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}

export const getProject429 = validate94;
const schema75 = {"$ref":"component:ApiError"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}

export const listProjectMaps200 = validate96;
const schema76 = {"$ref":"component:ProjectMapsAnswer"};
const schema77 = {"type":"object","required":["maps","count","total","limit","offset"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:ProjectMap"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1},"offset":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema78 = {"type":"object","required":["projectKey","mapUid","mapName","name","wrMs","wrHolder","wrHolderAccountId","tracked","latestCheckedAt","lastChangedAt","checkCount","changeCount"],"properties":{"projectKey":{"type":"string"},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"name":{"type":"string","nullable":true},"wrMs":{"type":"integer","nullable":true,"minimum":1},"wrHolder":{"type":"string","nullable":true},"wrHolderAccountId":{"type":"string","nullable":true},"tracked":{"type":"boolean"},"latestCheckedAt":{"type":"string","format":"date-time"},"lastChangedAt":{"type":"string","format":"date-time","nullable":true},"checkCount":{"type":"integer","minimum":1},"changeCount":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.offset === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "maps") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maps !== undefined){
let data0 = data.maps;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err6 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema77.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.projectKey === undefined){
const err7 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.mapUid === undefined){
const err8 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.mapName === undefined){
const err9 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.name === undefined){
const err10 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.wrMs === undefined){
const err11 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.wrHolder === undefined){
const err12 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.wrHolderAccountId === undefined){
const err13 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "wrHolderAccountId"},message:"must have required property '"+"wrHolderAccountId"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.tracked === undefined){
const err14 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.latestCheckedAt === undefined){
const err15 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "latestCheckedAt"},message:"must have required property '"+"latestCheckedAt"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.lastChangedAt === undefined){
const err16 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "lastChangedAt"},message:"must have required property '"+"lastChangedAt"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.checkCount === undefined){
const err17 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "checkCount"},message:"must have required property '"+"checkCount"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.changeCount === undefined){
const err18 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "changeCount"},message:"must have required property '"+"changeCount"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema78.properties, key1))){
const err19 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.projectKey !== undefined){
let data2 = data1.projectKey;
if(typeof data2 !== "string"){
const err20 = {instancePath:instancePath+"/maps/" + i0+"/projectKey",schemaPath:"component:ProjectMap/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.projectKey.type,parentSchema:schema78.properties.projectKey,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data3 = data1.mapUid;
if(typeof data3 !== "string"){
const err21 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:ProjectMap/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.mapUid.type,parentSchema:schema78.properties.mapUid,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.mapName !== undefined){
let data4 = data1.mapName;
if((typeof data4 !== "string") && (data4 !== null)){
const err22 = {instancePath:instancePath+"/maps/" + i0+"/mapName",schemaPath:"component:ProjectMap/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.mapName.type,parentSchema:schema78.properties.mapName,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.name !== undefined){
let data5 = data1.name;
if((typeof data5 !== "string") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:ProjectMap/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.name.type,parentSchema:schema78.properties.name,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.wrMs !== undefined){
let data6 = data1.wrMs;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err24 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:ProjectMap/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema78.properties.wrMs.type,parentSchema:schema78.properties.wrMs,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:ProjectMap/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema78.properties.wrMs,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data1.wrHolder !== undefined){
let data7 = data1.wrHolder;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/maps/" + i0+"/wrHolder",schemaPath:"component:ProjectMap/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.wrHolder.type,parentSchema:schema78.properties.wrHolder,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.wrHolderAccountId !== undefined){
let data8 = data1.wrHolderAccountId;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/maps/" + i0+"/wrHolderAccountId",schemaPath:"component:ProjectMap/properties/wrHolderAccountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.wrHolderAccountId.type,parentSchema:schema78.properties.wrHolderAccountId,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.tracked !== undefined){
let data9 = data1.tracked;
if(typeof data9 !== "boolean"){
const err28 = {instancePath:instancePath+"/maps/" + i0+"/tracked",schemaPath:"component:ProjectMap/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema78.properties.tracked.type,parentSchema:schema78.properties.tracked,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.latestCheckedAt !== undefined){
let data10 = data1.latestCheckedAt;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err29 = {instancePath:instancePath+"/maps/" + i0+"/latestCheckedAt",schemaPath:"component:ProjectMap/properties/latestCheckedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema78.properties.latestCheckedAt,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/maps/" + i0+"/latestCheckedAt",schemaPath:"component:ProjectMap/properties/latestCheckedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.latestCheckedAt.type,parentSchema:schema78.properties.latestCheckedAt,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.lastChangedAt !== undefined){
let data11 = data1.lastChangedAt;
if((typeof data11 !== "string") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/maps/" + i0+"/lastChangedAt",schemaPath:"component:ProjectMap/properties/lastChangedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.lastChangedAt.type,parentSchema:schema78.properties.lastChangedAt,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err32 = {instancePath:instancePath+"/maps/" + i0+"/lastChangedAt",schemaPath:"component:ProjectMap/properties/lastChangedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema78.properties.lastChangedAt,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data1.checkCount !== undefined){
let data12 = data1.checkCount;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/maps/" + i0+"/checkCount",schemaPath:"component:ProjectMap/properties/checkCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema78.properties.checkCount.type,parentSchema:schema78.properties.checkCount,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/maps/" + i0+"/checkCount",schemaPath:"component:ProjectMap/properties/checkCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema78.properties.checkCount,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data1.changeCount !== undefined){
let data13 = data1.changeCount;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err35 = {instancePath:instancePath+"/maps/" + i0+"/changeCount",schemaPath:"component:ProjectMap/properties/changeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema78.properties.changeCount.type,parentSchema:schema78.properties.changeCount,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/maps/" + i0+"/changeCount",schemaPath:"component:ProjectMap/properties/changeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema78.properties.changeCount,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.type,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema77.properties.maps.type,parentSchema:schema77.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.count !== undefined){
let data14 = data.count;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err39 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.count.type,parentSchema:schema77.properties.count,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema77.properties.count,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.total !== undefined){
let data15 = data.total;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err41 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.total.type,parentSchema:schema77.properties.total,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema77.properties.total,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data16 = data.limit;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err43 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.limit.type,parentSchema:schema77.properties.limit,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema77.properties.limit,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.offset !== undefined){
let data17 = data.offset;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err45 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.offset.type,parentSchema:schema77.properties.offset,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema77.properties.offset,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}

export const listProjectMaps400 = validate99;
const schema79 = {"$ref":"component:ApiError"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}

export const listProjectMaps404 = validate101;
const schema80 = {"$ref":"component:ApiError"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}

export const listProjectMaps429 = validate103;
const schema81 = {"$ref":"component:ApiError"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}

export const listProjectInstances200 = validate105;
const schema82 = {"$ref":"component:InstancesAnswer"};
const schema83 = {"type":"object","required":["instances","count","total"],"properties":{"instances":{"type":"array","maxItems":1000,"items":{"$ref":"component:Instance"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema84 = {"type":"object","required":["projectKey","instanceId","instanceName","sourceLabel","status","registeredAt","lastHeartbeatAt","heartbeatAgeSeconds","reportedStatus","meta"],"properties":{"projectKey":{"type":"string"},"instanceId":{"type":"string"},"instanceName":{"type":"string"},"sourceLabel":{"type":"string"},"status":{"type":"string","enum":["online","stale","offline"]},"registeredAt":{"type":"string","format":"date-time"},"lastHeartbeatAt":{"type":"string","format":"date-time"},"heartbeatAgeSeconds":{"type":"integer","minimum":0},"reportedStatus":{"type":"string","nullable":true},"meta":{"type":"object","nullable":true,"additionalProperties":true}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instances === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instances"},message:"must have required property '"+"instances"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "instances") || (key0 === "count")) || (key0 === "total"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.instances !== undefined){
let data0 = data.instances;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err4 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema83.properties.instances,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.projectKey === undefined){
const err5 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.instanceId === undefined){
const err6 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "instanceId"},message:"must have required property '"+"instanceId"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.instanceName === undefined){
const err7 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "instanceName"},message:"must have required property '"+"instanceName"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.sourceLabel === undefined){
const err8 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "sourceLabel"},message:"must have required property '"+"sourceLabel"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.status === undefined){
const err9 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.registeredAt === undefined){
const err10 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "registeredAt"},message:"must have required property '"+"registeredAt"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.lastHeartbeatAt === undefined){
const err11 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "lastHeartbeatAt"},message:"must have required property '"+"lastHeartbeatAt"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.heartbeatAgeSeconds === undefined){
const err12 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "heartbeatAgeSeconds"},message:"must have required property '"+"heartbeatAgeSeconds"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.reportedStatus === undefined){
const err13 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "reportedStatus"},message:"must have required property '"+"reportedStatus"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.meta === undefined){
const err14 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema84.properties, key1))){
const err15 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.projectKey !== undefined){
let data2 = data1.projectKey;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/instances/" + i0+"/projectKey",schemaPath:"component:Instance/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.projectKey.type,parentSchema:schema84.properties.projectKey,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.instanceId !== undefined){
let data3 = data1.instanceId;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/instances/" + i0+"/instanceId",schemaPath:"component:Instance/properties/instanceId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.instanceId.type,parentSchema:schema84.properties.instanceId,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.instanceName !== undefined){
let data4 = data1.instanceName;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/instances/" + i0+"/instanceName",schemaPath:"component:Instance/properties/instanceName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.instanceName.type,parentSchema:schema84.properties.instanceName,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.sourceLabel !== undefined){
let data5 = data1.sourceLabel;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/instances/" + i0+"/sourceLabel",schemaPath:"component:Instance/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.sourceLabel.type,parentSchema:schema84.properties.sourceLabel,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.status !== undefined){
let data6 = data1.status;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/instances/" + i0+"/status",schemaPath:"component:Instance/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.status.type,parentSchema:schema84.properties.status,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "online") || (data6 === "stale")) || (data6 === "offline"))){
const err21 = {instancePath:instancePath+"/instances/" + i0+"/status",schemaPath:"component:Instance/properties/status/enum",keyword:"enum",params:{allowedValues: schema84.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema84.properties.status.enum,parentSchema:schema84.properties.status,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.registeredAt !== undefined){
let data7 = data1.registeredAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err22 = {instancePath:instancePath+"/instances/" + i0+"/registeredAt",schemaPath:"component:Instance/properties/registeredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema84.properties.registeredAt,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/instances/" + i0+"/registeredAt",schemaPath:"component:Instance/properties/registeredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.registeredAt.type,parentSchema:schema84.properties.registeredAt,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.lastHeartbeatAt !== undefined){
let data8 = data1.lastHeartbeatAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err24 = {instancePath:instancePath+"/instances/" + i0+"/lastHeartbeatAt",schemaPath:"component:Instance/properties/lastHeartbeatAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema84.properties.lastHeartbeatAt,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/instances/" + i0+"/lastHeartbeatAt",schemaPath:"component:Instance/properties/lastHeartbeatAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.lastHeartbeatAt.type,parentSchema:schema84.properties.lastHeartbeatAt,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.heartbeatAgeSeconds !== undefined){
let data9 = data1.heartbeatAgeSeconds;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err26 = {instancePath:instancePath+"/instances/" + i0+"/heartbeatAgeSeconds",schemaPath:"component:Instance/properties/heartbeatAgeSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema84.properties.heartbeatAgeSeconds.type,parentSchema:schema84.properties.heartbeatAgeSeconds,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/instances/" + i0+"/heartbeatAgeSeconds",schemaPath:"component:Instance/properties/heartbeatAgeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema84.properties.heartbeatAgeSeconds,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data1.reportedStatus !== undefined){
let data10 = data1.reportedStatus;
if((typeof data10 !== "string") && (data10 !== null)){
const err28 = {instancePath:instancePath+"/instances/" + i0+"/reportedStatus",schemaPath:"component:Instance/properties/reportedStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.reportedStatus.type,parentSchema:schema84.properties.reportedStatus,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.meta !== undefined){
let data11 = data1.meta;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/instances/" + i0+"/meta",schemaPath:"component:Instance/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.properties.meta.type,parentSchema:schema84.properties.meta,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/instances/" + i0,schemaPath:"component:Instance/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema83.properties.instances.type,parentSchema:schema83.properties.instances,data:data0};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.count !== undefined){
let data12 = data.count;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err32 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema83.properties.count.type,parentSchema:schema83.properties.count,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema83.properties.count,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.total !== undefined){
let data13 = data.total;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err34 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema83.properties.total.type,parentSchema:schema83.properties.total,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema83.properties.total,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}

export const listProjectInstances400 = validate108;
const schema85 = {"$ref":"component:ApiError"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

export const listProjectInstances404 = validate110;
const schema86 = {"$ref":"component:ApiError"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}

export const listProjectInstances429 = validate112;
const schema87 = {"$ref":"component:ApiError"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

export const listMapProjects200 = validate114;
const schema88 = {"$ref":"component:MapProjectsAnswer"};
const schema89 = {"type":"object","required":["mapUid","projects","count"],"properties":{"mapUid":{"type":"string"},"projects":{"type":"array","maxItems":1000,"items":{"$ref":"component:MapProject"}},"count":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema90 = {"type":"object","required":["projectKey","projectName","name","wrMs","wrHolder","latestCheckedAt","lastChangedAt","checkCount","changeCount"],"properties":{"projectKey":{"type":"string"},"projectName":{"type":"string"},"name":{"type":"string"},"wrMs":{"type":"integer","nullable":true,"minimum":1},"wrHolder":{"type":"string","nullable":true},"latestCheckedAt":{"type":"string","format":"date-time"},"lastChangedAt":{"type":"string","format":"date-time","nullable":true},"checkCount":{"type":"integer","minimum":1},"changeCount":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.projects === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projects"},message:"must have required property '"+"projects"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "mapUid") || (key0 === "projects")) || (key0 === "count"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mapUid !== undefined){
let data0 = data.mapUid;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.mapUid.type,parentSchema:schema89.properties.mapUid,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.projects !== undefined){
let data1 = data.projects;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err5 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema89.properties.projects,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.projectKey === undefined){
const err6 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.projectName === undefined){
const err7 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "projectName"},message:"must have required property '"+"projectName"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.name === undefined){
const err8 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.wrMs === undefined){
const err9 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.wrHolder === undefined){
const err10 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.latestCheckedAt === undefined){
const err11 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "latestCheckedAt"},message:"must have required property '"+"latestCheckedAt"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.lastChangedAt === undefined){
const err12 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "lastChangedAt"},message:"must have required property '"+"lastChangedAt"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.checkCount === undefined){
const err13 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "checkCount"},message:"must have required property '"+"checkCount"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.changeCount === undefined){
const err14 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/required",keyword:"required",params:{missingProperty: "changeCount"},message:"must have required property '"+"changeCount"+"'",schema:schema90.required,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data2){
if(!(func2.call(schema90.properties, key1))){
const err15 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.projectKey !== undefined){
let data3 = data2.projectKey;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/projects/" + i0+"/projectKey",schemaPath:"component:MapProject/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.projectKey.type,parentSchema:schema90.properties.projectKey,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.projectName !== undefined){
let data4 = data2.projectName;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/projects/" + i0+"/projectName",schemaPath:"component:MapProject/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.projectName.type,parentSchema:schema90.properties.projectName,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.name !== undefined){
let data5 = data2.name;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/projects/" + i0+"/name",schemaPath:"component:MapProject/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.name.type,parentSchema:schema90.properties.name,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.wrMs !== undefined){
let data6 = data2.wrMs;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/projects/" + i0+"/wrMs",schemaPath:"component:MapProject/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.wrMs.type,parentSchema:schema90.properties.wrMs,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/projects/" + i0+"/wrMs",schemaPath:"component:MapProject/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.wrMs,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data2.wrHolder !== undefined){
let data7 = data2.wrHolder;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/projects/" + i0+"/wrHolder",schemaPath:"component:MapProject/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.wrHolder.type,parentSchema:schema90.properties.wrHolder,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.latestCheckedAt !== undefined){
let data8 = data2.latestCheckedAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err22 = {instancePath:instancePath+"/projects/" + i0+"/latestCheckedAt",schemaPath:"component:MapProject/properties/latestCheckedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema90.properties.latestCheckedAt,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/projects/" + i0+"/latestCheckedAt",schemaPath:"component:MapProject/properties/latestCheckedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.latestCheckedAt.type,parentSchema:schema90.properties.latestCheckedAt,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.lastChangedAt !== undefined){
let data9 = data2.lastChangedAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/projects/" + i0+"/lastChangedAt",schemaPath:"component:MapProject/properties/lastChangedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.lastChangedAt.type,parentSchema:schema90.properties.lastChangedAt,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err25 = {instancePath:instancePath+"/projects/" + i0+"/lastChangedAt",schemaPath:"component:MapProject/properties/lastChangedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema90.properties.lastChangedAt,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data2.checkCount !== undefined){
let data10 = data2.checkCount;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err26 = {instancePath:instancePath+"/projects/" + i0+"/checkCount",schemaPath:"component:MapProject/properties/checkCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.checkCount.type,parentSchema:schema90.properties.checkCount,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/projects/" + i0+"/checkCount",schemaPath:"component:MapProject/properties/checkCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.checkCount,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data2.changeCount !== undefined){
let data11 = data2.changeCount;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err28 = {instancePath:instancePath+"/projects/" + i0+"/changeCount",schemaPath:"component:MapProject/properties/changeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.changeCount.type,parentSchema:schema90.properties.changeCount,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/projects/" + i0+"/changeCount",schemaPath:"component:MapProject/properties/changeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema90.properties.changeCount,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:MapProject/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data:data2};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema89.properties.projects.type,parentSchema:schema89.properties.projects,data:data1};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.count !== undefined){
let data12 = data.count;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err32 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema89.properties.count.type,parentSchema:schema89.properties.count,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema89.properties.count,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}

export const listMapProjects400 = validate117;
const schema91 = {"$ref":"component:ApiError"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}

export const listMapProjects429 = validate119;
const schema92 = {"$ref":"component:ApiError"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}

export const listEvents200 = validate121;
const schema93 = {"$ref":"component:EventsAnswer"};
const schema94 = {"type":"object","required":["events","count","total","limit","page","totalPages","lastEventId"],"properties":{"events":{"type":"array","maxItems":500,"items":{"$ref":"component:Event"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1},"page":{"type":"integer","minimum":1},"totalPages":{"type":"integer","minimum":1},"lastEventId":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema95 = {"type":"object","required":["eventId","eventType","type","projectKey","projectName","source","occurredAt","recordedAt","receivedAt","system","changed","mapUid","mapName","accountId","holder","wrMs","oldWrTime","newWrTime","message","eventKey","payload"],"properties":{"eventId":{"type":"integer","minimum":1},"eventType":{"type":"string"},"type":{"type":"string"},"projectKey":{"type":"string"},"projectName":{"type":"string"},"source":{"type":"string"},"occurredAt":{"type":"string","format":"date-time"},"recordedAt":{"type":"string","format":"date-time"},"receivedAt":{"type":"string","format":"date-time"},"system":{"type":"boolean"},"changed":{"type":"boolean"},"mapUid":{"type":"string","nullable":true},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","nullable":true,"minimum":1},"oldWrTime":{"type":"integer","nullable":true,"minimum":1},"newWrTime":{"type":"integer","nullable":true,"minimum":1},"message":{"type":"string","nullable":true},"eventKey":{"type":"string","nullable":true},"payload":{"type":"object","nullable":true,"additionalProperties":true}},"additionalProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.page === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.totalPages === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalPages"},message:"must have required property '"+"totalPages"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lastEventId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastEventId"},message:"must have required property '"+"lastEventId"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "events") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit")) || (key0 === "page")) || (key0 === "totalPages")) || (key0 === "lastEventId"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 500){
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema94.properties.events,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.eventId === undefined){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.eventType === undefined){
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "eventType"},message:"must have required property '"+"eventType"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.type === undefined){
const err11 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.projectKey === undefined){
const err12 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.projectName === undefined){
const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "projectName"},message:"must have required property '"+"projectName"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.source === undefined){
const err14 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.occurredAt === undefined){
const err15 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "occurredAt"},message:"must have required property '"+"occurredAt"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.recordedAt === undefined){
const err16 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.receivedAt === undefined){
const err17 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.system === undefined){
const err18 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.changed === undefined){
const err19 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.mapUid === undefined){
const err20 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data1.mapName === undefined){
const err21 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data1.accountId === undefined){
const err22 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data1.holder === undefined){
const err23 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data1.wrMs === undefined){
const err24 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data1.oldWrTime === undefined){
const err25 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "oldWrTime"},message:"must have required property '"+"oldWrTime"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data1.newWrTime === undefined){
const err26 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "newWrTime"},message:"must have required property '"+"newWrTime"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data1.message === undefined){
const err27 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data1.eventKey === undefined){
const err28 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "eventKey"},message:"must have required property '"+"eventKey"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data1.payload === undefined){
const err29 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'",schema:schema95.required,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema95.properties, key1))){
const err30 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.eventId !== undefined){
let data2 = data1.eventId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err31 = {instancePath:instancePath+"/events/" + i0+"/eventId",schemaPath:"component:Event/properties/eventId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.eventId.type,parentSchema:schema95.properties.eventId,data:data2};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err32 = {instancePath:instancePath+"/events/" + i0+"/eventId",schemaPath:"component:Event/properties/eventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.eventId,data:data2};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data1.eventType !== undefined){
let data3 = data1.eventType;
if(typeof data3 !== "string"){
const err33 = {instancePath:instancePath+"/events/" + i0+"/eventType",schemaPath:"component:Event/properties/eventType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.eventType.type,parentSchema:schema95.properties.eventType,data:data3};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if(typeof data4 !== "string"){
const err34 = {instancePath:instancePath+"/events/" + i0+"/type",schemaPath:"component:Event/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.type.type,parentSchema:schema95.properties.type,data:data4};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.projectKey !== undefined){
let data5 = data1.projectKey;
if(typeof data5 !== "string"){
const err35 = {instancePath:instancePath+"/events/" + i0+"/projectKey",schemaPath:"component:Event/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.projectKey.type,parentSchema:schema95.properties.projectKey,data:data5};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.projectName !== undefined){
let data6 = data1.projectName;
if(typeof data6 !== "string"){
const err36 = {instancePath:instancePath+"/events/" + i0+"/projectName",schemaPath:"component:Event/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.projectName.type,parentSchema:schema95.properties.projectName,data:data6};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.source !== undefined){
let data7 = data1.source;
if(typeof data7 !== "string"){
const err37 = {instancePath:instancePath+"/events/" + i0+"/source",schemaPath:"component:Event/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.source.type,parentSchema:schema95.properties.source,data:data7};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.occurredAt !== undefined){
let data8 = data1.occurredAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err38 = {instancePath:instancePath+"/events/" + i0+"/occurredAt",schemaPath:"component:Event/properties/occurredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema95.properties.occurredAt,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/events/" + i0+"/occurredAt",schemaPath:"component:Event/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.occurredAt.type,parentSchema:schema95.properties.occurredAt,data:data8};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.recordedAt !== undefined){
let data9 = data1.recordedAt;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err40 = {instancePath:instancePath+"/events/" + i0+"/recordedAt",schemaPath:"component:Event/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema95.properties.recordedAt,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/events/" + i0+"/recordedAt",schemaPath:"component:Event/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.recordedAt.type,parentSchema:schema95.properties.recordedAt,data:data9};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data1.receivedAt !== undefined){
let data10 = data1.receivedAt;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err42 = {instancePath:instancePath+"/events/" + i0+"/receivedAt",schemaPath:"component:Event/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema95.properties.receivedAt,data:data10};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/events/" + i0+"/receivedAt",schemaPath:"component:Event/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.receivedAt.type,parentSchema:schema95.properties.receivedAt,data:data10};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data1.system !== undefined){
let data11 = data1.system;
if(typeof data11 !== "boolean"){
const err44 = {instancePath:instancePath+"/events/" + i0+"/system",schemaPath:"component:Event/properties/system/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema95.properties.system.type,parentSchema:schema95.properties.system,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data1.changed !== undefined){
let data12 = data1.changed;
if(typeof data12 !== "boolean"){
const err45 = {instancePath:instancePath+"/events/" + i0+"/changed",schemaPath:"component:Event/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema95.properties.changed.type,parentSchema:schema95.properties.changed,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data13 = data1.mapUid;
if((typeof data13 !== "string") && (data13 !== null)){
const err46 = {instancePath:instancePath+"/events/" + i0+"/mapUid",schemaPath:"component:Event/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapUid.type,parentSchema:schema95.properties.mapUid,data:data13};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data1.mapName !== undefined){
let data14 = data1.mapName;
if((typeof data14 !== "string") && (data14 !== null)){
const err47 = {instancePath:instancePath+"/events/" + i0+"/mapName",schemaPath:"component:Event/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapName.type,parentSchema:schema95.properties.mapName,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data15 = data1.accountId;
if((typeof data15 !== "string") && (data15 !== null)){
const err48 = {instancePath:instancePath+"/events/" + i0+"/accountId",schemaPath:"component:Event/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.accountId.type,parentSchema:schema95.properties.accountId,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data1.holder !== undefined){
let data16 = data1.holder;
if((typeof data16 !== "string") && (data16 !== null)){
const err49 = {instancePath:instancePath+"/events/" + i0+"/holder",schemaPath:"component:Event/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.holder.type,parentSchema:schema95.properties.holder,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data1.wrMs !== undefined){
let data17 = data1.wrMs;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
const err50 = {instancePath:instancePath+"/events/" + i0+"/wrMs",schemaPath:"component:Event/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.wrMs.type,parentSchema:schema95.properties.wrMs,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/events/" + i0+"/wrMs",schemaPath:"component:Event/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.wrMs,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data1.oldWrTime !== undefined){
let data18 = data1.oldWrTime;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err52 = {instancePath:instancePath+"/events/" + i0+"/oldWrTime",schemaPath:"component:Event/properties/oldWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.oldWrTime.type,parentSchema:schema95.properties.oldWrTime,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
const err53 = {instancePath:instancePath+"/events/" + i0+"/oldWrTime",schemaPath:"component:Event/properties/oldWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.oldWrTime,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data1.newWrTime !== undefined){
let data19 = data1.newWrTime;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
const err54 = {instancePath:instancePath+"/events/" + i0+"/newWrTime",schemaPath:"component:Event/properties/newWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.newWrTime.type,parentSchema:schema95.properties.newWrTime,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
const err55 = {instancePath:instancePath+"/events/" + i0+"/newWrTime",schemaPath:"component:Event/properties/newWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.newWrTime,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data1.message !== undefined){
let data20 = data1.message;
if((typeof data20 !== "string") && (data20 !== null)){
const err56 = {instancePath:instancePath+"/events/" + i0+"/message",schemaPath:"component:Event/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.message.type,parentSchema:schema95.properties.message,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data1.eventKey !== undefined){
let data21 = data1.eventKey;
if((typeof data21 !== "string") && (data21 !== null)){
const err57 = {instancePath:instancePath+"/events/" + i0+"/eventKey",schemaPath:"component:Event/properties/eventKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.eventKey.type,parentSchema:schema95.properties.eventKey,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data1.payload !== undefined){
let data22 = data1.payload;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err58 = {instancePath:instancePath+"/events/" + i0+"/payload",schemaPath:"component:Event/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.properties.payload.type,parentSchema:schema95.properties.payload,data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema94.properties.events.type,parentSchema:schema94.properties.events,data:data0};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.count !== undefined){
let data23 = data.count;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err61 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.count.type,parentSchema:schema94.properties.count,data:data23};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err62 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema94.properties.count,data:data23};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.total !== undefined){
let data24 = data.total;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err63 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.total.type,parentSchema:schema94.properties.total,data:data24};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err64 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema94.properties.total,data:data24};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data25 = data.limit;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err65 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.limit.type,parentSchema:schema94.properties.limit,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err66 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema94.properties.limit,data:data25};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.page !== undefined){
let data26 = data.page;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err67 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.page.type,parentSchema:schema94.properties.page,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 1 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema94.properties.page,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data.totalPages !== undefined){
let data27 = data.totalPages;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err69 = {instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.totalPages.type,parentSchema:schema94.properties.totalPages,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 < 1 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema94.properties.totalPages,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.lastEventId !== undefined){
let data28 = data.lastEventId;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err71 = {instancePath:instancePath+"/lastEventId",schemaPath:"#/properties/lastEventId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.lastEventId.type,parentSchema:schema94.properties.lastEventId,data:data28};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err72 = {instancePath:instancePath+"/lastEventId",schemaPath:"#/properties/lastEventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema94.properties.lastEventId,data:data28};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}

export const listEvents400 = validate124;
const schema96 = {"$ref":"component:ApiError"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}

export const listEvents429 = validate126;
const schema97 = {"$ref":"component:ApiError"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}

export const getEventFacets200 = validate128;
const schema98 = {"$ref":"component:EventFacets"};
const schema99 = {"type":"object","required":["sources","eventTypes","sourceBuckets","eventTypeBuckets","total"],"properties":{"sources":{"type":"array","maxItems":1000,"items":{"type":"string"}},"eventTypes":{"type":"array","maxItems":1000,"items":{"type":"string"}},"sourceBuckets":{"type":"array","maxItems":1000,"items":{"$ref":"component:EventBucket"}},"eventTypeBuckets":{"type":"array","maxItems":1000,"items":{"$ref":"component:EventBucket"}},"total":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema100 = {"type":"object","required":["value","count"],"properties":{"value":{"type":"string"},"count":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sources === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventTypes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventTypes"},message:"must have required property '"+"eventTypes"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceBuckets === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceBuckets"},message:"must have required property '"+"sourceBuckets"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.eventTypeBuckets === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventTypeBuckets"},message:"must have required property '"+"eventTypeBuckets"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sources") || (key0 === "eventTypes")) || (key0 === "sourceBuckets")) || (key0 === "eventTypeBuckets")) || (key0 === "total"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sources !== undefined){
let data0 = data.sources;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err6 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema99.properties.sources,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.sources.items.type,parentSchema:schema99.properties.sources.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema99.properties.sources.type,parentSchema:schema99.properties.sources,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.eventTypes !== undefined){
let data2 = data.eventTypes;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err9 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema99.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/eventTypes/" + i1,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.eventTypes.items.type,parentSchema:schema99.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema99.properties.eventTypes.type,parentSchema:schema99.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sourceBuckets !== undefined){
let data4 = data.sourceBuckets;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err12 = {instancePath:instancePath+"/sourceBuckets",schemaPath:"#/properties/sourceBuckets/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema99.properties.sourceBuckets,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.value === undefined){
const err13 = {instancePath:instancePath+"/sourceBuckets/" + i2,schemaPath:"component:EventBucket/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema100.required,parentSchema:schema100,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.count === undefined){
const err14 = {instancePath:instancePath+"/sourceBuckets/" + i2,schemaPath:"component:EventBucket/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema100.required,parentSchema:schema100,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "value") || (key1 === "count"))){
const err15 = {instancePath:instancePath+"/sourceBuckets/" + i2,schemaPath:"component:EventBucket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema100,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.value !== undefined){
let data6 = data5.value;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/sourceBuckets/" + i2+"/value",schemaPath:"component:EventBucket/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.value.type,parentSchema:schema100.properties.value,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.count !== undefined){
let data7 = data5.count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err17 = {instancePath:instancePath+"/sourceBuckets/" + i2+"/count",schemaPath:"component:EventBucket/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema100.properties.count.type,parentSchema:schema100.properties.count,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/sourceBuckets/" + i2+"/count",schemaPath:"component:EventBucket/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema100.properties.count,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/sourceBuckets/" + i2,schemaPath:"component:EventBucket/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/sourceBuckets",schemaPath:"#/properties/sourceBuckets/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema99.properties.sourceBuckets.type,parentSchema:schema99.properties.sourceBuckets,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.eventTypeBuckets !== undefined){
let data8 = data.eventTypeBuckets;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err21 = {instancePath:instancePath+"/eventTypeBuckets",schemaPath:"#/properties/eventTypeBuckets/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema99.properties.eventTypeBuckets,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err22 = {instancePath:instancePath+"/eventTypeBuckets/" + i3,schemaPath:"component:EventBucket/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema100.required,parentSchema:schema100,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.count === undefined){
const err23 = {instancePath:instancePath+"/eventTypeBuckets/" + i3,schemaPath:"component:EventBucket/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema100.required,parentSchema:schema100,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "value") || (key2 === "count"))){
const err24 = {instancePath:instancePath+"/eventTypeBuckets/" + i3,schemaPath:"component:EventBucket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema100,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/eventTypeBuckets/" + i3+"/value",schemaPath:"component:EventBucket/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.value.type,parentSchema:schema100.properties.value,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.count !== undefined){
let data11 = data9.count;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err26 = {instancePath:instancePath+"/eventTypeBuckets/" + i3+"/count",schemaPath:"component:EventBucket/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema100.properties.count.type,parentSchema:schema100.properties.count,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/eventTypeBuckets/" + i3+"/count",schemaPath:"component:EventBucket/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema100.properties.count,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/eventTypeBuckets/" + i3,schemaPath:"component:EventBucket/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/eventTypeBuckets",schemaPath:"#/properties/eventTypeBuckets/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema99.properties.eventTypeBuckets.type,parentSchema:schema99.properties.eventTypeBuckets,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.total !== undefined){
let data12 = data.total;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err30 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema99.properties.total.type,parentSchema:schema99.properties.total,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema99.properties.total,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}

export const getEventFacets400 = validate131;
const schema102 = {"$ref":"component:ApiError"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}

export const getEventFacets429 = validate133;
const schema103 = {"$ref":"component:ApiError"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

export const listWrBaselineQueue200 = validate135;
const schema104 = {"$ref":"component:QueueAnswer"};
const schema105 = {"type":"object","required":["items","count","total","limit","page","totalPages","counts"],"properties":{"items":{"type":"array","maxItems":500,"items":{"$ref":"component:QueueItem"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1},"page":{"type":"integer","minimum":1},"totalPages":{"type":"integer","minimum":1},"counts":{"$ref":"component:QueueCounts"}},"additionalProperties":false};
const schema106 = {"type":"object","required":["queueId","projectKey","projectName","mapUid","mapName","reasonCode","status","requestId","oldWrTime","newWrTime","createdAt","updatedAt","resolvedAt","note"],"properties":{"queueId":{"type":"integer","minimum":1},"projectKey":{"type":"string"},"projectName":{"type":"string"},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"reasonCode":{"type":"string","enum":["wr_baseline_missing","wr_holder_missing","update_request"]},"status":{"type":"string","enum":["queued","processing","resolved","ignored"]},"requestId":{"type":"string","nullable":true},"oldWrTime":{"type":"integer","nullable":true,"minimum":1},"newWrTime":{"type":"integer","nullable":true,"minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"resolvedAt":{"type":"string","format":"date-time","nullable":true},"note":{"type":"string","nullable":true}},"additionalProperties":false};
const schema107 = {"type":"object","required":["queued","processing","resolved","ignored"],"properties":{"queued":{"type":"integer","minimum":0},"processing":{"type":"integer","minimum":0},"resolved":{"type":"integer","minimum":0},"ignored":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.page === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.totalPages === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalPages"},message:"must have required property '"+"totalPages"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.counts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "items") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit")) || (key0 === "page")) || (key0 === "totalPages")) || (key0 === "counts"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 500){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema105.properties.items,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.queueId === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "queueId"},message:"must have required property '"+"queueId"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.projectKey === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.projectName === undefined){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "projectName"},message:"must have required property '"+"projectName"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.mapUid === undefined){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.mapName === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.reasonCode === undefined){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "reasonCode"},message:"must have required property '"+"reasonCode"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.status === undefined){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.requestId === undefined){
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.oldWrTime === undefined){
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "oldWrTime"},message:"must have required property '"+"oldWrTime"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.newWrTime === undefined){
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "newWrTime"},message:"must have required property '"+"newWrTime"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.createdAt === undefined){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.updatedAt === undefined){
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data1.resolvedAt === undefined){
const err21 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "resolvedAt"},message:"must have required property '"+"resolvedAt"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data1.note === undefined){
const err22 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'",schema:schema106.required,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema106.properties, key1))){
const err23 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.queueId !== undefined){
let data2 = data1.queueId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err24 = {instancePath:instancePath+"/items/" + i0+"/queueId",schemaPath:"component:QueueItem/properties/queueId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema106.properties.queueId.type,parentSchema:schema106.properties.queueId,data:data2};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err25 = {instancePath:instancePath+"/items/" + i0+"/queueId",schemaPath:"component:QueueItem/properties/queueId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema106.properties.queueId,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data1.projectKey !== undefined){
let data3 = data1.projectKey;
if(typeof data3 !== "string"){
const err26 = {instancePath:instancePath+"/items/" + i0+"/projectKey",schemaPath:"component:QueueItem/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.projectKey.type,parentSchema:schema106.properties.projectKey,data:data3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.projectName !== undefined){
let data4 = data1.projectName;
if(typeof data4 !== "string"){
const err27 = {instancePath:instancePath+"/items/" + i0+"/projectName",schemaPath:"component:QueueItem/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.projectName.type,parentSchema:schema106.properties.projectName,data:data4};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data5 = data1.mapUid;
if(typeof data5 !== "string"){
const err28 = {instancePath:instancePath+"/items/" + i0+"/mapUid",schemaPath:"component:QueueItem/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.mapUid.type,parentSchema:schema106.properties.mapUid,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.mapName !== undefined){
let data6 = data1.mapName;
if((typeof data6 !== "string") && (data6 !== null)){
const err29 = {instancePath:instancePath+"/items/" + i0+"/mapName",schemaPath:"component:QueueItem/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.mapName.type,parentSchema:schema106.properties.mapName,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.reasonCode !== undefined){
let data7 = data1.reasonCode;
if(typeof data7 !== "string"){
const err30 = {instancePath:instancePath+"/items/" + i0+"/reasonCode",schemaPath:"component:QueueItem/properties/reasonCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.reasonCode.type,parentSchema:schema106.properties.reasonCode,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data7 === "wr_baseline_missing") || (data7 === "wr_holder_missing")) || (data7 === "update_request"))){
const err31 = {instancePath:instancePath+"/items/" + i0+"/reasonCode",schemaPath:"component:QueueItem/properties/reasonCode/enum",keyword:"enum",params:{allowedValues: schema106.properties.reasonCode.enum},message:"must be equal to one of the allowed values",schema:schema106.properties.reasonCode.enum,parentSchema:schema106.properties.reasonCode,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.status !== undefined){
let data8 = data1.status;
if(typeof data8 !== "string"){
const err32 = {instancePath:instancePath+"/items/" + i0+"/status",schemaPath:"component:QueueItem/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.status.type,parentSchema:schema106.properties.status,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data8 === "queued") || (data8 === "processing")) || (data8 === "resolved")) || (data8 === "ignored"))){
const err33 = {instancePath:instancePath+"/items/" + i0+"/status",schemaPath:"component:QueueItem/properties/status/enum",keyword:"enum",params:{allowedValues: schema106.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema106.properties.status.enum,parentSchema:schema106.properties.status,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.requestId !== undefined){
let data9 = data1.requestId;
if((typeof data9 !== "string") && (data9 !== null)){
const err34 = {instancePath:instancePath+"/items/" + i0+"/requestId",schemaPath:"component:QueueItem/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.requestId.type,parentSchema:schema106.properties.requestId,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.oldWrTime !== undefined){
let data10 = data1.oldWrTime;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err35 = {instancePath:instancePath+"/items/" + i0+"/oldWrTime",schemaPath:"component:QueueItem/properties/oldWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema106.properties.oldWrTime.type,parentSchema:schema106.properties.oldWrTime,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/items/" + i0+"/oldWrTime",schemaPath:"component:QueueItem/properties/oldWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema106.properties.oldWrTime,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data1.newWrTime !== undefined){
let data11 = data1.newWrTime;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err37 = {instancePath:instancePath+"/items/" + i0+"/newWrTime",schemaPath:"component:QueueItem/properties/newWrTime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema106.properties.newWrTime.type,parentSchema:schema106.properties.newWrTime,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/items/" + i0+"/newWrTime",schemaPath:"component:QueueItem/properties/newWrTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema106.properties.newWrTime,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data1.createdAt !== undefined){
let data12 = data1.createdAt;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err39 = {instancePath:instancePath+"/items/" + i0+"/createdAt",schemaPath:"component:QueueItem/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema106.properties.createdAt,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/items/" + i0+"/createdAt",schemaPath:"component:QueueItem/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.createdAt.type,parentSchema:schema106.properties.createdAt,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.updatedAt !== undefined){
let data13 = data1.updatedAt;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err41 = {instancePath:instancePath+"/items/" + i0+"/updatedAt",schemaPath:"component:QueueItem/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema106.properties.updatedAt,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/items/" + i0+"/updatedAt",schemaPath:"component:QueueItem/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.updatedAt.type,parentSchema:schema106.properties.updatedAt,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data1.resolvedAt !== undefined){
let data14 = data1.resolvedAt;
if((typeof data14 !== "string") && (data14 !== null)){
const err43 = {instancePath:instancePath+"/items/" + i0+"/resolvedAt",schemaPath:"component:QueueItem/properties/resolvedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.resolvedAt.type,parentSchema:schema106.properties.resolvedAt,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err44 = {instancePath:instancePath+"/items/" + i0+"/resolvedAt",schemaPath:"component:QueueItem/properties/resolvedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema106.properties.resolvedAt,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data1.note !== undefined){
let data15 = data1.note;
if((typeof data15 !== "string") && (data15 !== null)){
const err45 = {instancePath:instancePath+"/items/" + i0+"/note",schemaPath:"component:QueueItem/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.note.type,parentSchema:schema106.properties.note,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0,schemaPath:"component:QueueItem/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema106.type,parentSchema:schema106,data:data1};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema105.properties.items.type,parentSchema:schema105.properties.items,data:data0};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.count !== undefined){
let data16 = data.count;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err48 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.count.type,parentSchema:schema105.properties.count,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema105.properties.count,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.total !== undefined){
let data17 = data.total;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err50 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.total.type,parentSchema:schema105.properties.total,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema105.properties.total,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data18 = data.limit;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err52 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.limit.type,parentSchema:schema105.properties.limit,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
const err53 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema105.properties.limit,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.page !== undefined){
let data19 = data.page;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err54 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.page.type,parentSchema:schema105.properties.page,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
const err55 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema105.properties.page,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.totalPages !== undefined){
let data20 = data.totalPages;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err56 = {instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.totalPages.type,parentSchema:schema105.properties.totalPages,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 1 || isNaN(data20)){
const err57 = {instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema105.properties.totalPages,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.counts !== undefined){
let data21 = data.counts;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.queued === undefined){
const err58 = {instancePath:instancePath+"/counts",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "queued"},message:"must have required property '"+"queued"+"'",schema:schema107.required,parentSchema:schema107,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data21.processing === undefined){
const err59 = {instancePath:instancePath+"/counts",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "processing"},message:"must have required property '"+"processing"+"'",schema:schema107.required,parentSchema:schema107,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data21.resolved === undefined){
const err60 = {instancePath:instancePath+"/counts",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "resolved"},message:"must have required property '"+"resolved"+"'",schema:schema107.required,parentSchema:schema107,data:data21};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data21.ignored === undefined){
const err61 = {instancePath:instancePath+"/counts",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "ignored"},message:"must have required property '"+"ignored"+"'",schema:schema107.required,parentSchema:schema107,data:data21};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data21){
if(!((((key2 === "queued") || (key2 === "processing")) || (key2 === "resolved")) || (key2 === "ignored"))){
const err62 = {instancePath:instancePath+"/counts",schemaPath:"component:QueueCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema107,data:data21};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.queued !== undefined){
let data22 = data21.queued;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err63 = {instancePath:instancePath+"/counts/queued",schemaPath:"component:QueueCounts/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.queued.type,parentSchema:schema107.properties.queued,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/counts/queued",schemaPath:"component:QueueCounts/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.queued,data:data22};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data21.processing !== undefined){
let data23 = data21.processing;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err65 = {instancePath:instancePath+"/counts/processing",schemaPath:"component:QueueCounts/properties/processing/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.processing.type,parentSchema:schema107.properties.processing,data:data23};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err66 = {instancePath:instancePath+"/counts/processing",schemaPath:"component:QueueCounts/properties/processing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.processing,data:data23};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data21.resolved !== undefined){
let data24 = data21.resolved;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err67 = {instancePath:instancePath+"/counts/resolved",schemaPath:"component:QueueCounts/properties/resolved/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.resolved.type,parentSchema:schema107.properties.resolved,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err68 = {instancePath:instancePath+"/counts/resolved",schemaPath:"component:QueueCounts/properties/resolved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.resolved,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data21.ignored !== undefined){
let data25 = data21.ignored;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err69 = {instancePath:instancePath+"/counts/ignored",schemaPath:"component:QueueCounts/properties/ignored/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.ignored.type,parentSchema:schema107.properties.ignored,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
const err70 = {instancePath:instancePath+"/counts/ignored",schemaPath:"component:QueueCounts/properties/ignored/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.ignored,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
else {
const err71 = {instancePath:instancePath+"/counts",schemaPath:"component:QueueCounts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data:data21};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}

export const listWrBaselineQueue400 = validate138;
const schema108 = {"$ref":"component:ApiError"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}

export const listWrBaselineQueue429 = validate140;
const schema109 = {"$ref":"component:ApiError"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}

export const getMetricsOverview200 = validate142;
const schema110 = {"$ref":"component:MetricsAnswer"};
const schema111 = {"type":"object","required":["generatedAt","metrics"],"properties":{"generatedAt":{"type":"string","format":"date-time"},"metrics":{"$ref":"component:Metrics"}},"additionalProperties":false};
const schema112 = {"type":"object","required":["totalEvents","totalMaps","totalProjects","totalClubs","lastEventAt","accounts","displayNames","clubMembers","instances","onlineInstances","ingestRuns","eventsChanged","throughput24h","changeRate24hPct","freshness","nameHealth","instanceHealth","runHealth","queue","topProjects"],"properties":{"totalEvents":{"type":"integer","minimum":0},"totalMaps":{"type":"integer","minimum":0},"totalProjects":{"type":"integer","minimum":0},"totalClubs":{"type":"integer","minimum":0},"lastEventAt":{"type":"string","format":"date-time","nullable":true},"accounts":{"type":"integer","minimum":0},"displayNames":{"type":"integer","minimum":0},"clubMembers":{"type":"integer","minimum":0},"instances":{"type":"integer","minimum":0},"onlineInstances":{"type":"integer","minimum":0},"ingestRuns":{"type":"integer","minimum":0},"eventsChanged":{"type":"integer","minimum":0},"throughput24h":{"$ref":"component:Throughput"},"changeRate24hPct":{"type":"number","nullable":true,"minimum":0},"freshness":{"$ref":"component:Freshness"},"nameHealth":{"$ref":"component:NameHealth"},"instanceHealth":{"$ref":"component:InstanceHealth"},"runHealth":{"$ref":"component:RunHealth"},"queue":{"$ref":"component:QueueCounts"},"topProjects":{"type":"array","maxItems":10,"items":{"$ref":"component:TopProject"}}},"additionalProperties":false};
const schema113 = {"type":"object","required":["checks","changes","runs","mapsChecked","events","trafficSamples"],"properties":{"checks":{"type":"integer","minimum":0},"changes":{"type":"integer","minimum":0},"runs":{"type":"integer","minimum":0},"mapsChecked":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0},"trafficSamples":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema114 = {"type":"object","required":["trackedMaps","checked6h","checked24h","checked7d","stale24h","neverChecked"],"properties":{"trackedMaps":{"type":"integer","minimum":0},"checked6h":{"type":"integer","minimum":0},"checked24h":{"type":"integer","minimum":0},"checked7d":{"type":"integer","minimum":0},"stale24h":{"type":"integer","minimum":0},"neverChecked":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema115 = {"type":"object","required":["total","observed24h","missingDisplayNames","coveragePct"],"properties":{"total":{"type":"integer","minimum":0},"observed24h":{"type":"integer","minimum":0},"missingDisplayNames":{"type":"integer","minimum":0},"coveragePct":{"type":"number","nullable":true,"minimum":0}},"additionalProperties":false};
const schema116 = {"type":"object","required":["online","staleOrOffline"],"properties":{"online":{"type":"integer","minimum":0},"staleOrOffline":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema117 = {"type":"object","required":["avgRunDurationSeconds24h"],"properties":{"avgRunDurationSeconds24h":{"type":"number","nullable":true,"minimum":0}},"additionalProperties":false};
const schema119 = {"type":"object","required":["projectKey","projectName","checks","changes","trackedMaps"],"properties":{"projectKey":{"type":"string"},"projectName":{"type":"string"},"checks":{"type":"integer","minimum":0},"changes":{"type":"integer","minimum":0},"trackedMaps":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalEvents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalEvents"},message:"must have required property '"+"totalEvents"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.totalMaps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalMaps"},message:"must have required property '"+"totalMaps"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalProjects === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalProjects"},message:"must have required property '"+"totalProjects"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totalClubs === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalClubs"},message:"must have required property '"+"totalClubs"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lastEventAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastEventAt"},message:"must have required property '"+"lastEventAt"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accounts === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.displayNames === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayNames"},message:"must have required property '"+"displayNames"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.clubMembers === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clubMembers"},message:"must have required property '"+"clubMembers"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.instances === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instances"},message:"must have required property '"+"instances"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.onlineInstances === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "onlineInstances"},message:"must have required property '"+"onlineInstances"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.ingestRuns === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingestRuns"},message:"must have required property '"+"ingestRuns"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.eventsChanged === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventsChanged"},message:"must have required property '"+"eventsChanged"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.throughput24h === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "throughput24h"},message:"must have required property '"+"throughput24h"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.changeRate24hPct === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeRate24hPct"},message:"must have required property '"+"changeRate24hPct"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.freshness === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.nameHealth === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameHealth"},message:"must have required property '"+"nameHealth"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.instanceHealth === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instanceHealth"},message:"must have required property '"+"instanceHealth"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.runHealth === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runHealth"},message:"must have required property '"+"runHealth"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.queue === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queue"},message:"must have required property '"+"queue"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.topProjects === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topProjects"},message:"must have required property '"+"topProjects"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema112.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.totalEvents !== undefined){
let data0 = data.totalEvents;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err21 = {instancePath:instancePath+"/totalEvents",schemaPath:"#/properties/totalEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.totalEvents.type,parentSchema:schema112.properties.totalEvents,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err22 = {instancePath:instancePath+"/totalEvents",schemaPath:"#/properties/totalEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.totalEvents,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.totalMaps !== undefined){
let data1 = data.totalMaps;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err23 = {instancePath:instancePath+"/totalMaps",schemaPath:"#/properties/totalMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.totalMaps.type,parentSchema:schema112.properties.totalMaps,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err24 = {instancePath:instancePath+"/totalMaps",schemaPath:"#/properties/totalMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.totalMaps,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.totalProjects !== undefined){
let data2 = data.totalProjects;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err25 = {instancePath:instancePath+"/totalProjects",schemaPath:"#/properties/totalProjects/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.totalProjects.type,parentSchema:schema112.properties.totalProjects,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err26 = {instancePath:instancePath+"/totalProjects",schemaPath:"#/properties/totalProjects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.totalProjects,data:data2};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.totalClubs !== undefined){
let data3 = data.totalClubs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err27 = {instancePath:instancePath+"/totalClubs",schemaPath:"#/properties/totalClubs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.totalClubs.type,parentSchema:schema112.properties.totalClubs,data:data3};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err28 = {instancePath:instancePath+"/totalClubs",schemaPath:"#/properties/totalClubs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.totalClubs,data:data3};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.lastEventAt !== undefined){
let data4 = data.lastEventAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err29 = {instancePath:instancePath+"/lastEventAt",schemaPath:"#/properties/lastEventAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema112.properties.lastEventAt.type,parentSchema:schema112.properties.lastEventAt,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err30 = {instancePath:instancePath+"/lastEventAt",schemaPath:"#/properties/lastEventAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema112.properties.lastEventAt,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.accounts !== undefined){
let data5 = data.accounts;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err31 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.accounts.type,parentSchema:schema112.properties.accounts,data:data5};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err32 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.accounts,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.displayNames !== undefined){
let data6 = data.displayNames;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err33 = {instancePath:instancePath+"/displayNames",schemaPath:"#/properties/displayNames/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.displayNames.type,parentSchema:schema112.properties.displayNames,data:data6};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err34 = {instancePath:instancePath+"/displayNames",schemaPath:"#/properties/displayNames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.displayNames,data:data6};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.clubMembers !== undefined){
let data7 = data.clubMembers;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err35 = {instancePath:instancePath+"/clubMembers",schemaPath:"#/properties/clubMembers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.clubMembers.type,parentSchema:schema112.properties.clubMembers,data:data7};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err36 = {instancePath:instancePath+"/clubMembers",schemaPath:"#/properties/clubMembers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.clubMembers,data:data7};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.instances !== undefined){
let data8 = data.instances;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err37 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.instances.type,parentSchema:schema112.properties.instances,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err38 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.instances,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.onlineInstances !== undefined){
let data9 = data.onlineInstances;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err39 = {instancePath:instancePath+"/onlineInstances",schemaPath:"#/properties/onlineInstances/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.onlineInstances.type,parentSchema:schema112.properties.onlineInstances,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err40 = {instancePath:instancePath+"/onlineInstances",schemaPath:"#/properties/onlineInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.onlineInstances,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.ingestRuns !== undefined){
let data10 = data.ingestRuns;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err41 = {instancePath:instancePath+"/ingestRuns",schemaPath:"#/properties/ingestRuns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.ingestRuns.type,parentSchema:schema112.properties.ingestRuns,data:data10};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/ingestRuns",schemaPath:"#/properties/ingestRuns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.ingestRuns,data:data10};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.eventsChanged !== undefined){
let data11 = data.eventsChanged;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err43 = {instancePath:instancePath+"/eventsChanged",schemaPath:"#/properties/eventsChanged/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema112.properties.eventsChanged.type,parentSchema:schema112.properties.eventsChanged,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err44 = {instancePath:instancePath+"/eventsChanged",schemaPath:"#/properties/eventsChanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.eventsChanged,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.throughput24h !== undefined){
let data12 = data.throughput24h;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.checks === undefined){
const err45 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'",schema:schema113.required,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data12.changes === undefined){
const err46 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'",schema:schema113.required,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data12.runs === undefined){
const err47 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'",schema:schema113.required,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data12.mapsChecked === undefined){
const err48 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/required",keyword:"required",params:{missingProperty: "mapsChecked"},message:"must have required property '"+"mapsChecked"+"'",schema:schema113.required,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data12.events === undefined){
const err49 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema113.required,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data12.trafficSamples === undefined){
const err50 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/required",keyword:"required",params:{missingProperty: "trafficSamples"},message:"must have required property '"+"trafficSamples"+"'",schema:schema113.required,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key1 in data12){
if(!((((((key1 === "checks") || (key1 === "changes")) || (key1 === "runs")) || (key1 === "mapsChecked")) || (key1 === "events")) || (key1 === "trafficSamples"))){
const err51 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data12.checks !== undefined){
let data13 = data12.checks;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err52 = {instancePath:instancePath+"/throughput24h/checks",schemaPath:"component:Throughput/properties/checks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.checks.type,parentSchema:schema113.properties.checks,data:data13};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err53 = {instancePath:instancePath+"/throughput24h/checks",schemaPath:"component:Throughput/properties/checks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.checks,data:data13};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data12.changes !== undefined){
let data14 = data12.changes;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err54 = {instancePath:instancePath+"/throughput24h/changes",schemaPath:"component:Throughput/properties/changes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.changes.type,parentSchema:schema113.properties.changes,data:data14};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err55 = {instancePath:instancePath+"/throughput24h/changes",schemaPath:"component:Throughput/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.changes,data:data14};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data12.runs !== undefined){
let data15 = data12.runs;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err56 = {instancePath:instancePath+"/throughput24h/runs",schemaPath:"component:Throughput/properties/runs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.runs.type,parentSchema:schema113.properties.runs,data:data15};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err57 = {instancePath:instancePath+"/throughput24h/runs",schemaPath:"component:Throughput/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.runs,data:data15};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data12.mapsChecked !== undefined){
let data16 = data12.mapsChecked;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err58 = {instancePath:instancePath+"/throughput24h/mapsChecked",schemaPath:"component:Throughput/properties/mapsChecked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.mapsChecked.type,parentSchema:schema113.properties.mapsChecked,data:data16};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err59 = {instancePath:instancePath+"/throughput24h/mapsChecked",schemaPath:"component:Throughput/properties/mapsChecked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.mapsChecked,data:data16};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data12.events !== undefined){
let data17 = data12.events;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err60 = {instancePath:instancePath+"/throughput24h/events",schemaPath:"component:Throughput/properties/events/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.events.type,parentSchema:schema113.properties.events,data:data17};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err61 = {instancePath:instancePath+"/throughput24h/events",schemaPath:"component:Throughput/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.events,data:data17};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data12.trafficSamples !== undefined){
let data18 = data12.trafficSamples;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err62 = {instancePath:instancePath+"/throughput24h/trafficSamples",schemaPath:"component:Throughput/properties/trafficSamples/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.trafficSamples.type,parentSchema:schema113.properties.trafficSamples,data:data18};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err63 = {instancePath:instancePath+"/throughput24h/trafficSamples",schemaPath:"component:Throughput/properties/trafficSamples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.trafficSamples,data:data18};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/throughput24h",schemaPath:"component:Throughput/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema113.type,parentSchema:schema113,data:data12};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.changeRate24hPct !== undefined){
let data19 = data.changeRate24hPct;
if((!(typeof data19 == "number")) && (data19 !== null)){
const err65 = {instancePath:instancePath+"/changeRate24hPct",schemaPath:"#/properties/changeRate24hPct/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema112.properties.changeRate24hPct.type,parentSchema:schema112.properties.changeRate24hPct,data:data19};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err66 = {instancePath:instancePath+"/changeRate24hPct",schemaPath:"#/properties/changeRate24hPct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema112.properties.changeRate24hPct,data:data19};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.freshness !== undefined){
let data20 = data.freshness;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.trackedMaps === undefined){
const err67 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema114.required,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data20.checked6h === undefined){
const err68 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/required",keyword:"required",params:{missingProperty: "checked6h"},message:"must have required property '"+"checked6h"+"'",schema:schema114.required,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data20.checked24h === undefined){
const err69 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/required",keyword:"required",params:{missingProperty: "checked24h"},message:"must have required property '"+"checked24h"+"'",schema:schema114.required,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data20.checked7d === undefined){
const err70 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/required",keyword:"required",params:{missingProperty: "checked7d"},message:"must have required property '"+"checked7d"+"'",schema:schema114.required,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data20.stale24h === undefined){
const err71 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/required",keyword:"required",params:{missingProperty: "stale24h"},message:"must have required property '"+"stale24h"+"'",schema:schema114.required,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data20.neverChecked === undefined){
const err72 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/required",keyword:"required",params:{missingProperty: "neverChecked"},message:"must have required property '"+"neverChecked"+"'",schema:schema114.required,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key2 in data20){
if(!((((((key2 === "trackedMaps") || (key2 === "checked6h")) || (key2 === "checked24h")) || (key2 === "checked7d")) || (key2 === "stale24h")) || (key2 === "neverChecked"))){
const err73 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data20.trackedMaps !== undefined){
let data21 = data20.trackedMaps;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err74 = {instancePath:instancePath+"/freshness/trackedMaps",schemaPath:"component:Freshness/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.trackedMaps.type,parentSchema:schema114.properties.trackedMaps,data:data21};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
const err75 = {instancePath:instancePath+"/freshness/trackedMaps",schemaPath:"component:Freshness/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.trackedMaps,data:data21};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data20.checked6h !== undefined){
let data22 = data20.checked6h;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err76 = {instancePath:instancePath+"/freshness/checked6h",schemaPath:"component:Freshness/properties/checked6h/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.checked6h.type,parentSchema:schema114.properties.checked6h,data:data22};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err77 = {instancePath:instancePath+"/freshness/checked6h",schemaPath:"component:Freshness/properties/checked6h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.checked6h,data:data22};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data20.checked24h !== undefined){
let data23 = data20.checked24h;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err78 = {instancePath:instancePath+"/freshness/checked24h",schemaPath:"component:Freshness/properties/checked24h/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.checked24h.type,parentSchema:schema114.properties.checked24h,data:data23};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err79 = {instancePath:instancePath+"/freshness/checked24h",schemaPath:"component:Freshness/properties/checked24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.checked24h,data:data23};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data20.checked7d !== undefined){
let data24 = data20.checked7d;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err80 = {instancePath:instancePath+"/freshness/checked7d",schemaPath:"component:Freshness/properties/checked7d/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.checked7d.type,parentSchema:schema114.properties.checked7d,data:data24};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err81 = {instancePath:instancePath+"/freshness/checked7d",schemaPath:"component:Freshness/properties/checked7d/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.checked7d,data:data24};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data20.stale24h !== undefined){
let data25 = data20.stale24h;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err82 = {instancePath:instancePath+"/freshness/stale24h",schemaPath:"component:Freshness/properties/stale24h/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.stale24h.type,parentSchema:schema114.properties.stale24h,data:data25};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
const err83 = {instancePath:instancePath+"/freshness/stale24h",schemaPath:"component:Freshness/properties/stale24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.stale24h,data:data25};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data20.neverChecked !== undefined){
let data26 = data20.neverChecked;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err84 = {instancePath:instancePath+"/freshness/neverChecked",schemaPath:"component:Freshness/properties/neverChecked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.neverChecked.type,parentSchema:schema114.properties.neverChecked,data:data26};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
const err85 = {instancePath:instancePath+"/freshness/neverChecked",schemaPath:"component:Freshness/properties/neverChecked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.neverChecked,data:data26};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/freshness",schemaPath:"component:Freshness/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.type,parentSchema:schema114,data:data20};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.nameHealth !== undefined){
let data27 = data.nameHealth;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.total === undefined){
const err87 = {instancePath:instancePath+"/nameHealth",schemaPath:"component:NameHealth/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema115.required,parentSchema:schema115,data:data27};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data27.observed24h === undefined){
const err88 = {instancePath:instancePath+"/nameHealth",schemaPath:"component:NameHealth/required",keyword:"required",params:{missingProperty: "observed24h"},message:"must have required property '"+"observed24h"+"'",schema:schema115.required,parentSchema:schema115,data:data27};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data27.missingDisplayNames === undefined){
const err89 = {instancePath:instancePath+"/nameHealth",schemaPath:"component:NameHealth/required",keyword:"required",params:{missingProperty: "missingDisplayNames"},message:"must have required property '"+"missingDisplayNames"+"'",schema:schema115.required,parentSchema:schema115,data:data27};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data27.coveragePct === undefined){
const err90 = {instancePath:instancePath+"/nameHealth",schemaPath:"component:NameHealth/required",keyword:"required",params:{missingProperty: "coveragePct"},message:"must have required property '"+"coveragePct"+"'",schema:schema115.required,parentSchema:schema115,data:data27};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key3 in data27){
if(!((((key3 === "total") || (key3 === "observed24h")) || (key3 === "missingDisplayNames")) || (key3 === "coveragePct"))){
const err91 = {instancePath:instancePath+"/nameHealth",schemaPath:"component:NameHealth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema115,data:data27};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data27.total !== undefined){
let data28 = data27.total;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err92 = {instancePath:instancePath+"/nameHealth/total",schemaPath:"component:NameHealth/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema115.properties.total.type,parentSchema:schema115.properties.total,data:data28};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err93 = {instancePath:instancePath+"/nameHealth/total",schemaPath:"component:NameHealth/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema115.properties.total,data:data28};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data27.observed24h !== undefined){
let data29 = data27.observed24h;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err94 = {instancePath:instancePath+"/nameHealth/observed24h",schemaPath:"component:NameHealth/properties/observed24h/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema115.properties.observed24h.type,parentSchema:schema115.properties.observed24h,data:data29};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 < 0 || isNaN(data29)){
const err95 = {instancePath:instancePath+"/nameHealth/observed24h",schemaPath:"component:NameHealth/properties/observed24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema115.properties.observed24h,data:data29};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data27.missingDisplayNames !== undefined){
let data30 = data27.missingDisplayNames;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err96 = {instancePath:instancePath+"/nameHealth/missingDisplayNames",schemaPath:"component:NameHealth/properties/missingDisplayNames/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema115.properties.missingDisplayNames.type,parentSchema:schema115.properties.missingDisplayNames,data:data30};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 < 0 || isNaN(data30)){
const err97 = {instancePath:instancePath+"/nameHealth/missingDisplayNames",schemaPath:"component:NameHealth/properties/missingDisplayNames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema115.properties.missingDisplayNames,data:data30};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data27.coveragePct !== undefined){
let data31 = data27.coveragePct;
if((!(typeof data31 == "number")) && (data31 !== null)){
const err98 = {instancePath:instancePath+"/nameHealth/coveragePct",schemaPath:"component:NameHealth/properties/coveragePct/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema115.properties.coveragePct.type,parentSchema:schema115.properties.coveragePct,data:data31};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
const err99 = {instancePath:instancePath+"/nameHealth/coveragePct",schemaPath:"component:NameHealth/properties/coveragePct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema115.properties.coveragePct,data:data31};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
}
else {
const err100 = {instancePath:instancePath+"/nameHealth",schemaPath:"component:NameHealth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema115.type,parentSchema:schema115,data:data27};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.instanceHealth !== undefined){
let data32 = data.instanceHealth;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.online === undefined){
const err101 = {instancePath:instancePath+"/instanceHealth",schemaPath:"component:InstanceHealth/required",keyword:"required",params:{missingProperty: "online"},message:"must have required property '"+"online"+"'",schema:schema116.required,parentSchema:schema116,data:data32};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data32.staleOrOffline === undefined){
const err102 = {instancePath:instancePath+"/instanceHealth",schemaPath:"component:InstanceHealth/required",keyword:"required",params:{missingProperty: "staleOrOffline"},message:"must have required property '"+"staleOrOffline"+"'",schema:schema116.required,parentSchema:schema116,data:data32};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key4 in data32){
if(!((key4 === "online") || (key4 === "staleOrOffline"))){
const err103 = {instancePath:instancePath+"/instanceHealth",schemaPath:"component:InstanceHealth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema116,data:data32};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data32.online !== undefined){
let data33 = data32.online;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
const err104 = {instancePath:instancePath+"/instanceHealth/online",schemaPath:"component:InstanceHealth/properties/online/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema116.properties.online.type,parentSchema:schema116.properties.online,data:data33};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(typeof data33 == "number"){
if(data33 < 0 || isNaN(data33)){
const err105 = {instancePath:instancePath+"/instanceHealth/online",schemaPath:"component:InstanceHealth/properties/online/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema116.properties.online,data:data33};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data32.staleOrOffline !== undefined){
let data34 = data32.staleOrOffline;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err106 = {instancePath:instancePath+"/instanceHealth/staleOrOffline",schemaPath:"component:InstanceHealth/properties/staleOrOffline/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema116.properties.staleOrOffline.type,parentSchema:schema116.properties.staleOrOffline,data:data34};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 < 0 || isNaN(data34)){
const err107 = {instancePath:instancePath+"/instanceHealth/staleOrOffline",schemaPath:"component:InstanceHealth/properties/staleOrOffline/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema116.properties.staleOrOffline,data:data34};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/instanceHealth",schemaPath:"component:InstanceHealth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema116.type,parentSchema:schema116,data:data32};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.runHealth !== undefined){
let data35 = data.runHealth;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.avgRunDurationSeconds24h === undefined){
const err109 = {instancePath:instancePath+"/runHealth",schemaPath:"component:RunHealth/required",keyword:"required",params:{missingProperty: "avgRunDurationSeconds24h"},message:"must have required property '"+"avgRunDurationSeconds24h"+"'",schema:schema117.required,parentSchema:schema117,data:data35};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key5 in data35){
if(!(key5 === "avgRunDurationSeconds24h")){
const err110 = {instancePath:instancePath+"/runHealth",schemaPath:"component:RunHealth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema117,data:data35};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data35.avgRunDurationSeconds24h !== undefined){
let data36 = data35.avgRunDurationSeconds24h;
if((!(typeof data36 == "number")) && (data36 !== null)){
const err111 = {instancePath:instancePath+"/runHealth/avgRunDurationSeconds24h",schemaPath:"component:RunHealth/properties/avgRunDurationSeconds24h/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema117.properties.avgRunDurationSeconds24h.type,parentSchema:schema117.properties.avgRunDurationSeconds24h,data:data36};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(typeof data36 == "number"){
if(data36 < 0 || isNaN(data36)){
const err112 = {instancePath:instancePath+"/runHealth/avgRunDurationSeconds24h",schemaPath:"component:RunHealth/properties/avgRunDurationSeconds24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema117.properties.avgRunDurationSeconds24h,data:data36};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
else {
const err113 = {instancePath:instancePath+"/runHealth",schemaPath:"component:RunHealth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema117.type,parentSchema:schema117,data:data35};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.queue !== undefined){
let data37 = data.queue;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.queued === undefined){
const err114 = {instancePath:instancePath+"/queue",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "queued"},message:"must have required property '"+"queued"+"'",schema:schema107.required,parentSchema:schema107,data:data37};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data37.processing === undefined){
const err115 = {instancePath:instancePath+"/queue",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "processing"},message:"must have required property '"+"processing"+"'",schema:schema107.required,parentSchema:schema107,data:data37};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data37.resolved === undefined){
const err116 = {instancePath:instancePath+"/queue",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "resolved"},message:"must have required property '"+"resolved"+"'",schema:schema107.required,parentSchema:schema107,data:data37};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data37.ignored === undefined){
const err117 = {instancePath:instancePath+"/queue",schemaPath:"component:QueueCounts/required",keyword:"required",params:{missingProperty: "ignored"},message:"must have required property '"+"ignored"+"'",schema:schema107.required,parentSchema:schema107,data:data37};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
for(const key6 in data37){
if(!((((key6 === "queued") || (key6 === "processing")) || (key6 === "resolved")) || (key6 === "ignored"))){
const err118 = {instancePath:instancePath+"/queue",schemaPath:"component:QueueCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema107,data:data37};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data37.queued !== undefined){
let data38 = data37.queued;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
const err119 = {instancePath:instancePath+"/queue/queued",schemaPath:"component:QueueCounts/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.queued.type,parentSchema:schema107.properties.queued,data:data38};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(typeof data38 == "number"){
if(data38 < 0 || isNaN(data38)){
const err120 = {instancePath:instancePath+"/queue/queued",schemaPath:"component:QueueCounts/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.queued,data:data38};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data37.processing !== undefined){
let data39 = data37.processing;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
const err121 = {instancePath:instancePath+"/queue/processing",schemaPath:"component:QueueCounts/properties/processing/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.processing.type,parentSchema:schema107.properties.processing,data:data39};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(typeof data39 == "number"){
if(data39 < 0 || isNaN(data39)){
const err122 = {instancePath:instancePath+"/queue/processing",schemaPath:"component:QueueCounts/properties/processing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.processing,data:data39};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
if(data37.resolved !== undefined){
let data40 = data37.resolved;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
const err123 = {instancePath:instancePath+"/queue/resolved",schemaPath:"component:QueueCounts/properties/resolved/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.resolved.type,parentSchema:schema107.properties.resolved,data:data40};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(typeof data40 == "number"){
if(data40 < 0 || isNaN(data40)){
const err124 = {instancePath:instancePath+"/queue/resolved",schemaPath:"component:QueueCounts/properties/resolved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.resolved,data:data40};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data37.ignored !== undefined){
let data41 = data37.ignored;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
const err125 = {instancePath:instancePath+"/queue/ignored",schemaPath:"component:QueueCounts/properties/ignored/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema107.properties.ignored.type,parentSchema:schema107.properties.ignored,data:data41};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(typeof data41 == "number"){
if(data41 < 0 || isNaN(data41)){
const err126 = {instancePath:instancePath+"/queue/ignored",schemaPath:"component:QueueCounts/properties/ignored/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema107.properties.ignored,data:data41};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
}
else {
const err127 = {instancePath:instancePath+"/queue",schemaPath:"component:QueueCounts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data:data37};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.topProjects !== undefined){
let data42 = data.topProjects;
if(Array.isArray(data42)){
if(data42.length > 10){
const err128 = {instancePath:instancePath+"/topProjects",schemaPath:"#/properties/topProjects/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema112.properties.topProjects,data:data42};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
const len0 = data42.length;
for(let i0=0; i0<len0; i0++){
let data43 = data42[i0];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.projectKey === undefined){
const err129 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema119.required,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data43.projectName === undefined){
const err130 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/required",keyword:"required",params:{missingProperty: "projectName"},message:"must have required property '"+"projectName"+"'",schema:schema119.required,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data43.checks === undefined){
const err131 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'",schema:schema119.required,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data43.changes === undefined){
const err132 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'",schema:schema119.required,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data43.trackedMaps === undefined){
const err133 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema119.required,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key7 in data43){
if(!(((((key7 === "projectKey") || (key7 === "projectName")) || (key7 === "checks")) || (key7 === "changes")) || (key7 === "trackedMaps"))){
const err134 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data43.projectKey !== undefined){
let data44 = data43.projectKey;
if(typeof data44 !== "string"){
const err135 = {instancePath:instancePath+"/topProjects/" + i0+"/projectKey",schemaPath:"component:TopProject/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.projectKey.type,parentSchema:schema119.properties.projectKey,data:data44};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data43.projectName !== undefined){
let data45 = data43.projectName;
if(typeof data45 !== "string"){
const err136 = {instancePath:instancePath+"/topProjects/" + i0+"/projectName",schemaPath:"component:TopProject/properties/projectName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.projectName.type,parentSchema:schema119.properties.projectName,data:data45};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data43.checks !== undefined){
let data46 = data43.checks;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
const err137 = {instancePath:instancePath+"/topProjects/" + i0+"/checks",schemaPath:"component:TopProject/properties/checks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema119.properties.checks.type,parentSchema:schema119.properties.checks,data:data46};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(typeof data46 == "number"){
if(data46 < 0 || isNaN(data46)){
const err138 = {instancePath:instancePath+"/topProjects/" + i0+"/checks",schemaPath:"component:TopProject/properties/checks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema119.properties.checks,data:data46};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
if(data43.changes !== undefined){
let data47 = data43.changes;
if(!((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47)))){
const err139 = {instancePath:instancePath+"/topProjects/" + i0+"/changes",schemaPath:"component:TopProject/properties/changes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema119.properties.changes.type,parentSchema:schema119.properties.changes,data:data47};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(typeof data47 == "number"){
if(data47 < 0 || isNaN(data47)){
const err140 = {instancePath:instancePath+"/topProjects/" + i0+"/changes",schemaPath:"component:TopProject/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema119.properties.changes,data:data47};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data43.trackedMaps !== undefined){
let data48 = data43.trackedMaps;
if(!((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48)))){
const err141 = {instancePath:instancePath+"/topProjects/" + i0+"/trackedMaps",schemaPath:"component:TopProject/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema119.properties.trackedMaps.type,parentSchema:schema119.properties.trackedMaps,data:data48};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(typeof data48 == "number"){
if(data48 < 0 || isNaN(data48)){
const err142 = {instancePath:instancePath+"/topProjects/" + i0+"/trackedMaps",schemaPath:"component:TopProject/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema119.properties.trackedMaps,data:data48};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
}
else {
const err143 = {instancePath:instancePath+"/topProjects/" + i0,schemaPath:"component:TopProject/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema119.type,parentSchema:schema119,data:data43};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/topProjects",schemaPath:"#/properties/topProjects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema112.properties.topProjects.type,parentSchema:schema112.properties.topProjects,data:data42};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generatedAt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.metrics === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metrics"},message:"must have required property '"+"metrics"+"'",schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "generatedAt") || (key0 === "metrics"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.generatedAt !== undefined){
let data0 = data.generatedAt;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema111.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema111.properties.generatedAt.type,parentSchema:schema111.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metrics !== undefined){
if(!(validate144(data.metrics, {instancePath:instancePath+"/metrics",parentData:data,parentDataProperty:"metrics",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}

export const getMetricsOverview429 = validate147;
const schema120 = {"$ref":"component:ApiError"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}

export const getMetricsTimeseries200 = validate149;
const schema121 = {"$ref":"component:Timeseries"};
const schema122 = {"type":"object","required":["generatedAt","bucket","windowHours","projectKey","from","to","series"],"properties":{"generatedAt":{"type":"string","format":"date-time"},"bucket":{"type":"string","enum":["hour","day"]},"windowHours":{"type":"integer","minimum":1,"maximum":8760},"projectKey":{"type":"string","nullable":true},"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"},"series":{"$ref":"component:MetricSeries"}},"additionalProperties":false};
const schema123 = {"type":"object","required":["events","runs","names","traffic"],"properties":{"events":{"type":"array","maxItems":8760,"items":{"$ref":"component:EventSeriesPoint"}},"runs":{"type":"array","maxItems":8760,"items":{"$ref":"component:RunSeriesPoint"}},"names":{"type":"array","maxItems":8760,"items":{"$ref":"component:NameSeriesPoint"}},"traffic":{"type":"array","maxItems":8760,"items":{"$ref":"component:TrafficSeriesPoint"}}},"additionalProperties":false};
const schema124 = {"type":"object","required":["at","events","checks","changes"],"properties":{"at":{"type":"string","format":"date-time"},"events":{"type":"integer","minimum":0},"checks":{"type":"integer","minimum":0},"changes":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema125 = {"type":"object","required":["at","runs","mapsChecked","wrChanges","avgDurationSeconds"],"properties":{"at":{"type":"string","format":"date-time"},"runs":{"type":"integer","minimum":0},"mapsChecked":{"type":"integer","minimum":0},"wrChanges":{"type":"integer","minimum":0},"avgDurationSeconds":{"type":"number","nullable":true,"minimum":0}},"additionalProperties":false};
const schema126 = {"type":"object","required":["at","updates"],"properties":{"at":{"type":"string","format":"date-time"},"updates":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema127 = {"type":"object","required":["at","samples","errors"],"properties":{"at":{"type":"string","format":"date-time"},"samples":{"type":"integer","minimum":0},"errors":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.runs === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'",schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.names === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.traffic === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traffic"},message:"must have required property '"+"traffic"+"'",schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "events") || (key0 === "runs")) || (key0 === "names")) || (key0 === "traffic"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 8760){
const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 8760},message:"must NOT have more than 8760 items",schema:8760,parentSchema:schema123.properties.events,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.at === undefined){
const err6 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:EventSeriesPoint/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema124.required,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.events === undefined){
const err7 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:EventSeriesPoint/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema124.required,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.checks === undefined){
const err8 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:EventSeriesPoint/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'",schema:schema124.required,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.changes === undefined){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:EventSeriesPoint/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'",schema:schema124.required,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "at") || (key1 === "events")) || (key1 === "checks")) || (key1 === "changes"))){
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:EventSeriesPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.at !== undefined){
let data2 = data1.at;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err11 = {instancePath:instancePath+"/events/" + i0+"/at",schemaPath:"component:EventSeriesPoint/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema124.properties.at,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/events/" + i0+"/at",schemaPath:"component:EventSeriesPoint/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema124.properties.at.type,parentSchema:schema124.properties.at,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.events !== undefined){
let data3 = data1.events;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/events/" + i0+"/events",schemaPath:"component:EventSeriesPoint/properties/events/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema124.properties.events.type,parentSchema:schema124.properties.events,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/events/" + i0+"/events",schemaPath:"component:EventSeriesPoint/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema124.properties.events,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data1.checks !== undefined){
let data4 = data1.checks;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err15 = {instancePath:instancePath+"/events/" + i0+"/checks",schemaPath:"component:EventSeriesPoint/properties/checks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema124.properties.checks.type,parentSchema:schema124.properties.checks,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/events/" + i0+"/checks",schemaPath:"component:EventSeriesPoint/properties/checks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema124.properties.checks,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data1.changes !== undefined){
let data5 = data1.changes;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/events/" + i0+"/changes",schemaPath:"component:EventSeriesPoint/properties/changes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema124.properties.changes.type,parentSchema:schema124.properties.changes,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/events/" + i0+"/changes",schemaPath:"component:EventSeriesPoint/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema124.properties.changes,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:EventSeriesPoint/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema124.type,parentSchema:schema124,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema123.properties.events.type,parentSchema:schema123.properties.events,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.runs !== undefined){
let data6 = data.runs;
if(Array.isArray(data6)){
if(data6.length > 8760){
const err21 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/maxItems",keyword:"maxItems",params:{limit: 8760},message:"must NOT have more than 8760 items",schema:8760,parentSchema:schema123.properties.runs,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.at === undefined){
const err22 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema125.required,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.runs === undefined){
const err23 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'",schema:schema125.required,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.mapsChecked === undefined){
const err24 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/required",keyword:"required",params:{missingProperty: "mapsChecked"},message:"must have required property '"+"mapsChecked"+"'",schema:schema125.required,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.wrChanges === undefined){
const err25 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/required",keyword:"required",params:{missingProperty: "wrChanges"},message:"must have required property '"+"wrChanges"+"'",schema:schema125.required,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.avgDurationSeconds === undefined){
const err26 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/required",keyword:"required",params:{missingProperty: "avgDurationSeconds"},message:"must have required property '"+"avgDurationSeconds"+"'",schema:schema125.required,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data7){
if(!(((((key2 === "at") || (key2 === "runs")) || (key2 === "mapsChecked")) || (key2 === "wrChanges")) || (key2 === "avgDurationSeconds"))){
const err27 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.at !== undefined){
let data8 = data7.at;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err28 = {instancePath:instancePath+"/runs/" + i1+"/at",schemaPath:"component:RunSeriesPoint/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema125.properties.at,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/runs/" + i1+"/at",schemaPath:"component:RunSeriesPoint/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.at.type,parentSchema:schema125.properties.at,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.runs !== undefined){
let data9 = data7.runs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err30 = {instancePath:instancePath+"/runs/" + i1+"/runs",schemaPath:"component:RunSeriesPoint/properties/runs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema125.properties.runs.type,parentSchema:schema125.properties.runs,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/runs/" + i1+"/runs",schemaPath:"component:RunSeriesPoint/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema125.properties.runs,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data7.mapsChecked !== undefined){
let data10 = data7.mapsChecked;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err32 = {instancePath:instancePath+"/runs/" + i1+"/mapsChecked",schemaPath:"component:RunSeriesPoint/properties/mapsChecked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema125.properties.mapsChecked.type,parentSchema:schema125.properties.mapsChecked,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/runs/" + i1+"/mapsChecked",schemaPath:"component:RunSeriesPoint/properties/mapsChecked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema125.properties.mapsChecked,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data7.wrChanges !== undefined){
let data11 = data7.wrChanges;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err34 = {instancePath:instancePath+"/runs/" + i1+"/wrChanges",schemaPath:"component:RunSeriesPoint/properties/wrChanges/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema125.properties.wrChanges.type,parentSchema:schema125.properties.wrChanges,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/runs/" + i1+"/wrChanges",schemaPath:"component:RunSeriesPoint/properties/wrChanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema125.properties.wrChanges,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data7.avgDurationSeconds !== undefined){
let data12 = data7.avgDurationSeconds;
if((!(typeof data12 == "number")) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/runs/" + i1+"/avgDurationSeconds",schemaPath:"component:RunSeriesPoint/properties/avgDurationSeconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema125.properties.avgDurationSeconds.type,parentSchema:schema125.properties.avgDurationSeconds,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/runs/" + i1+"/avgDurationSeconds",schemaPath:"component:RunSeriesPoint/properties/avgDurationSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema125.properties.avgDurationSeconds,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/runs/" + i1,schemaPath:"component:RunSeriesPoint/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema125.type,parentSchema:schema125,data:data7};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema123.properties.runs.type,parentSchema:schema123.properties.runs,data:data6};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.names !== undefined){
let data13 = data.names;
if(Array.isArray(data13)){
if(data13.length > 8760){
const err40 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 8760},message:"must NOT have more than 8760 items",schema:8760,parentSchema:schema123.properties.names,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.at === undefined){
const err41 = {instancePath:instancePath+"/names/" + i2,schemaPath:"component:NameSeriesPoint/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema126.required,parentSchema:schema126,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.updates === undefined){
const err42 = {instancePath:instancePath+"/names/" + i2,schemaPath:"component:NameSeriesPoint/required",keyword:"required",params:{missingProperty: "updates"},message:"must have required property '"+"updates"+"'",schema:schema126.required,parentSchema:schema126,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data14){
if(!((key3 === "at") || (key3 === "updates"))){
const err43 = {instancePath:instancePath+"/names/" + i2,schemaPath:"component:NameSeriesPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema126,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.at !== undefined){
let data15 = data14.at;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err44 = {instancePath:instancePath+"/names/" + i2+"/at",schemaPath:"component:NameSeriesPoint/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema126.properties.at,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/names/" + i2+"/at",schemaPath:"component:NameSeriesPoint/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema126.properties.at.type,parentSchema:schema126.properties.at,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data14.updates !== undefined){
let data16 = data14.updates;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err46 = {instancePath:instancePath+"/names/" + i2+"/updates",schemaPath:"component:NameSeriesPoint/properties/updates/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema126.properties.updates.type,parentSchema:schema126.properties.updates,data:data16};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/names/" + i2+"/updates",schemaPath:"component:NameSeriesPoint/properties/updates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema126.properties.updates,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/names/" + i2,schemaPath:"component:NameSeriesPoint/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema126.type,parentSchema:schema126,data:data14};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema123.properties.names.type,parentSchema:schema123.properties.names,data:data13};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.traffic !== undefined){
let data17 = data.traffic;
if(Array.isArray(data17)){
if(data17.length > 8760){
const err50 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/maxItems",keyword:"maxItems",params:{limit: 8760},message:"must NOT have more than 8760 items",schema:8760,parentSchema:schema123.properties.traffic,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.at === undefined){
const err51 = {instancePath:instancePath+"/traffic/" + i3,schemaPath:"component:TrafficSeriesPoint/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema127.required,parentSchema:schema127,data:data18};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.samples === undefined){
const err52 = {instancePath:instancePath+"/traffic/" + i3,schemaPath:"component:TrafficSeriesPoint/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'",schema:schema127.required,parentSchema:schema127,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18.errors === undefined){
const err53 = {instancePath:instancePath+"/traffic/" + i3,schemaPath:"component:TrafficSeriesPoint/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'",schema:schema127.required,parentSchema:schema127,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key4 in data18){
if(!(((key4 === "at") || (key4 === "samples")) || (key4 === "errors"))){
const err54 = {instancePath:instancePath+"/traffic/" + i3,schemaPath:"component:TrafficSeriesPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema127,data:data18};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data18.at !== undefined){
let data19 = data18.at;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err55 = {instancePath:instancePath+"/traffic/" + i3+"/at",schemaPath:"component:TrafficSeriesPoint/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema127.properties.at,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/traffic/" + i3+"/at",schemaPath:"component:TrafficSeriesPoint/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema127.properties.at.type,parentSchema:schema127.properties.at,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.samples !== undefined){
let data20 = data18.samples;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err57 = {instancePath:instancePath+"/traffic/" + i3+"/samples",schemaPath:"component:TrafficSeriesPoint/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema127.properties.samples.type,parentSchema:schema127.properties.samples,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/traffic/" + i3+"/samples",schemaPath:"component:TrafficSeriesPoint/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema127.properties.samples,data:data20};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data18.errors !== undefined){
let data21 = data18.errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err59 = {instancePath:instancePath+"/traffic/" + i3+"/errors",schemaPath:"component:TrafficSeriesPoint/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema127.properties.errors.type,parentSchema:schema127.properties.errors,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/traffic/" + i3+"/errors",schemaPath:"component:TrafficSeriesPoint/properties/errors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema127.properties.errors,data:data21};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/traffic/" + i3,schemaPath:"component:TrafficSeriesPoint/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema127.type,parentSchema:schema127,data:data18};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema123.properties.traffic.type,parentSchema:schema123.properties.traffic,data:data17};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generatedAt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bucket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.windowHours === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "windowHours"},message:"must have required property '"+"windowHours"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.projectKey === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.from === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.to === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.series === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "series"},message:"must have required property '"+"series"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "generatedAt") || (key0 === "bucket")) || (key0 === "windowHours")) || (key0 === "projectKey")) || (key0 === "from")) || (key0 === "to")) || (key0 === "series"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.generatedAt !== undefined){
let data0 = data.generatedAt;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err8 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema122.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.generatedAt.type,parentSchema:schema122.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bucket !== undefined){
let data1 = data.bucket;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.bucket.type,parentSchema:schema122.properties.bucket,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data1 === "hour") || (data1 === "day"))){
const err11 = {instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/enum",keyword:"enum",params:{allowedValues: schema122.properties.bucket.enum},message:"must be equal to one of the allowed values",schema:schema122.properties.bucket.enum,parentSchema:schema122.properties.bucket,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.windowHours !== undefined){
let data2 = data.windowHours;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/windowHours",schemaPath:"#/properties/windowHours/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema122.properties.windowHours.type,parentSchema:schema122.properties.windowHours,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 8760 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/windowHours",schemaPath:"#/properties/windowHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760},message:"must be <= 8760",schema:8760,parentSchema:schema122.properties.windowHours,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/windowHours",schemaPath:"#/properties/windowHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema122.properties.windowHours,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.projectKey !== undefined){
let data3 = data.projectKey;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.projectKey.type,parentSchema:schema122.properties.projectKey,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err16 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema122.properties.from,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.from.type,parentSchema:schema122.properties.from,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.to !== undefined){
let data5 = data.to;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err18 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema122.properties.to,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.to.type,parentSchema:schema122.properties.to,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.series !== undefined){
if(!(validate151(data.series, {instancePath:instancePath+"/series",parentData:data,parentDataProperty:"series",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}

export const getMetricsTimeseries400 = validate154;
const schema128 = {"$ref":"component:ApiError"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}

export const getMetricsTimeseries429 = validate156;
const schema129 = {"$ref":"component:ApiError"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}

export const getLeaderboardCoverage200 = validate158;
const schema130 = {"$ref":"component:CoverageAnswer"};
const schema131 = {"type":"object","required":["generatedAt","source","trackedOnly","coverage"],"properties":{"generatedAt":{"type":"string","format":"date-time"},"source":{"type":"string"},"trackedOnly":{"type":"boolean"},"coverage":{"$ref":"component:Coverage"}},"additionalProperties":false};
const schema132 = {"type":"object","required":["totalMaps","mapsWithKnownWr","mapsWithLeaderboardRows","leaderboardRowsStored","wrCoveragePct","leaderboardCoveragePct","players"],"properties":{"totalMaps":{"type":"integer","minimum":0},"mapsWithKnownWr":{"type":"integer","minimum":0},"mapsWithLeaderboardRows":{"type":"integer","minimum":0},"leaderboardRowsStored":{"type":"integer","minimum":0},"wrCoveragePct":{"type":"number","nullable":true,"minimum":0},"leaderboardCoveragePct":{"type":"number","nullable":true,"minimum":0},"players":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generatedAt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.trackedOnly === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trackedOnly"},message:"must have required property '"+"trackedOnly"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.coverage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "generatedAt") || (key0 === "source")) || (key0 === "trackedOnly")) || (key0 === "coverage"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.generatedAt !== undefined){
let data0 = data.generatedAt;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err5 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema131.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.generatedAt.type,parentSchema:schema131.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.source.type,parentSchema:schema131.properties.source,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.trackedOnly !== undefined){
let data2 = data.trackedOnly;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/trackedOnly",schemaPath:"#/properties/trackedOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.trackedOnly.type,parentSchema:schema131.properties.trackedOnly,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.coverage !== undefined){
let data3 = data.coverage;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.totalMaps === undefined){
const err9 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "totalMaps"},message:"must have required property '"+"totalMaps"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.mapsWithKnownWr === undefined){
const err10 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "mapsWithKnownWr"},message:"must have required property '"+"mapsWithKnownWr"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.mapsWithLeaderboardRows === undefined){
const err11 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "mapsWithLeaderboardRows"},message:"must have required property '"+"mapsWithLeaderboardRows"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.leaderboardRowsStored === undefined){
const err12 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "leaderboardRowsStored"},message:"must have required property '"+"leaderboardRowsStored"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.wrCoveragePct === undefined){
const err13 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "wrCoveragePct"},message:"must have required property '"+"wrCoveragePct"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.leaderboardCoveragePct === undefined){
const err14 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "leaderboardCoveragePct"},message:"must have required property '"+"leaderboardCoveragePct"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.players === undefined){
const err15 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/required",keyword:"required",params:{missingProperty: "players"},message:"must have required property '"+"players"+"'",schema:schema132.required,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data3){
if(!(((((((key1 === "totalMaps") || (key1 === "mapsWithKnownWr")) || (key1 === "mapsWithLeaderboardRows")) || (key1 === "leaderboardRowsStored")) || (key1 === "wrCoveragePct")) || (key1 === "leaderboardCoveragePct")) || (key1 === "players"))){
const err16 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.totalMaps !== undefined){
let data4 = data3.totalMaps;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err17 = {instancePath:instancePath+"/coverage/totalMaps",schemaPath:"component:Coverage/properties/totalMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema132.properties.totalMaps.type,parentSchema:schema132.properties.totalMaps,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/coverage/totalMaps",schemaPath:"component:Coverage/properties/totalMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.totalMaps,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data3.mapsWithKnownWr !== undefined){
let data5 = data3.mapsWithKnownWr;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err19 = {instancePath:instancePath+"/coverage/mapsWithKnownWr",schemaPath:"component:Coverage/properties/mapsWithKnownWr/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema132.properties.mapsWithKnownWr.type,parentSchema:schema132.properties.mapsWithKnownWr,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/coverage/mapsWithKnownWr",schemaPath:"component:Coverage/properties/mapsWithKnownWr/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.mapsWithKnownWr,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data3.mapsWithLeaderboardRows !== undefined){
let data6 = data3.mapsWithLeaderboardRows;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/coverage/mapsWithLeaderboardRows",schemaPath:"component:Coverage/properties/mapsWithLeaderboardRows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema132.properties.mapsWithLeaderboardRows.type,parentSchema:schema132.properties.mapsWithLeaderboardRows,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/coverage/mapsWithLeaderboardRows",schemaPath:"component:Coverage/properties/mapsWithLeaderboardRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.mapsWithLeaderboardRows,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data3.leaderboardRowsStored !== undefined){
let data7 = data3.leaderboardRowsStored;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/coverage/leaderboardRowsStored",schemaPath:"component:Coverage/properties/leaderboardRowsStored/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema132.properties.leaderboardRowsStored.type,parentSchema:schema132.properties.leaderboardRowsStored,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/coverage/leaderboardRowsStored",schemaPath:"component:Coverage/properties/leaderboardRowsStored/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.leaderboardRowsStored,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data3.wrCoveragePct !== undefined){
let data8 = data3.wrCoveragePct;
if((!(typeof data8 == "number")) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/coverage/wrCoveragePct",schemaPath:"component:Coverage/properties/wrCoveragePct/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema132.properties.wrCoveragePct.type,parentSchema:schema132.properties.wrCoveragePct,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/coverage/wrCoveragePct",schemaPath:"component:Coverage/properties/wrCoveragePct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.wrCoveragePct,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data3.leaderboardCoveragePct !== undefined){
let data9 = data3.leaderboardCoveragePct;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/coverage/leaderboardCoveragePct",schemaPath:"component:Coverage/properties/leaderboardCoveragePct/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema132.properties.leaderboardCoveragePct.type,parentSchema:schema132.properties.leaderboardCoveragePct,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/coverage/leaderboardCoveragePct",schemaPath:"component:Coverage/properties/leaderboardCoveragePct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.leaderboardCoveragePct,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data3.players !== undefined){
let data10 = data3.players;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err29 = {instancePath:instancePath+"/coverage/players",schemaPath:"component:Coverage/properties/players/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema132.properties.players.type,parentSchema:schema132.properties.players,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/coverage/players",schemaPath:"component:Coverage/properties/players/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema132.properties.players,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/coverage",schemaPath:"component:Coverage/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema132.type,parentSchema:schema132,data:data3};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}

export const getLeaderboardCoverage400 = validate161;
const schema133 = {"$ref":"component:ApiError"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate161.errors = vErrors;
return errors === 0;
}

export const getLeaderboardCoverage429 = validate163;
const schema134 = {"$ref":"component:ApiError"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}

export const getLeaderboardCoverage502 = validate165;
const schema135 = {"$ref":"component:ApiError"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}

export const getLeaderboardCoverage503 = validate167;
const schema136 = {"$ref":"component:ApiError"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}

export const getClub200 = validate169;
const schema137 = {"$ref":"component:ClubAnswer"};
const schema138 = {"type":"object","required":["club","summary"],"properties":{"club":{"$ref":"component:Club"},"summary":{"$ref":"component:Club"}},"additionalProperties":false};
const schema139 = {"type":"object","required":["clubId","name","clubName","campaignCount","mapCount","memberCount","uploadCount","createdAt","firstSeenAt","lastSyncedAt"],"properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","nullable":true},"clubName":{"type":"string","nullable":true},"campaignCount":{"type":"integer","minimum":0},"mapCount":{"type":"integer","minimum":0},"memberCount":{"type":"integer","minimum":0},"uploadCount":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time","nullable":true},"firstSeenAt":{"type":"string","format":"date-time"},"lastSyncedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.club === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "club"},message:"must have required property '"+"club"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "club") || (key0 === "summary"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.club !== undefined){
let data0 = data.club;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.clubId === undefined){
const err3 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "clubId"},message:"must have required property '"+"clubId"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.name === undefined){
const err4 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.clubName === undefined){
const err5 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "clubName"},message:"must have required property '"+"clubName"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.campaignCount === undefined){
const err6 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "campaignCount"},message:"must have required property '"+"campaignCount"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.mapCount === undefined){
const err7 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.memberCount === undefined){
const err8 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "memberCount"},message:"must have required property '"+"memberCount"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.uploadCount === undefined){
const err9 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "uploadCount"},message:"must have required property '"+"uploadCount"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.createdAt === undefined){
const err10 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.firstSeenAt === undefined){
const err11 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "firstSeenAt"},message:"must have required property '"+"firstSeenAt"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.lastSyncedAt === undefined){
const err12 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "lastSyncedAt"},message:"must have required property '"+"lastSyncedAt"+"'",schema:schema139.required,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!(func2.call(schema139.properties, key1))){
const err13 = {instancePath:instancePath+"/club",schemaPath:"component:Club/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.clubId !== undefined){
let data1 = data0.clubId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err14 = {instancePath:instancePath+"/club/clubId",schemaPath:"component:Club/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.clubId.type,parentSchema:schema139.properties.clubId,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/club/clubId",schemaPath:"component:Club/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema139.properties.clubId,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err16 = {instancePath:instancePath+"/club/clubId",schemaPath:"component:Club/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema139.properties.clubId,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err17 = {instancePath:instancePath+"/club/name",schemaPath:"component:Club/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.name.type,parentSchema:schema139.properties.name,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.clubName !== undefined){
let data3 = data0.clubName;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/club/clubName",schemaPath:"component:Club/properties/clubName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.clubName.type,parentSchema:schema139.properties.clubName,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.campaignCount !== undefined){
let data4 = data0.campaignCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err19 = {instancePath:instancePath+"/club/campaignCount",schemaPath:"component:Club/properties/campaignCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.campaignCount.type,parentSchema:schema139.properties.campaignCount,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/club/campaignCount",schemaPath:"component:Club/properties/campaignCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.campaignCount,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data0.mapCount !== undefined){
let data5 = data0.mapCount;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err21 = {instancePath:instancePath+"/club/mapCount",schemaPath:"component:Club/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.mapCount.type,parentSchema:schema139.properties.mapCount,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/club/mapCount",schemaPath:"component:Club/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.mapCount,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data0.memberCount !== undefined){
let data6 = data0.memberCount;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/club/memberCount",schemaPath:"component:Club/properties/memberCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.memberCount.type,parentSchema:schema139.properties.memberCount,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/club/memberCount",schemaPath:"component:Club/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.memberCount,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data0.uploadCount !== undefined){
let data7 = data0.uploadCount;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err25 = {instancePath:instancePath+"/club/uploadCount",schemaPath:"component:Club/properties/uploadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.uploadCount.type,parentSchema:schema139.properties.uploadCount,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/club/uploadCount",schemaPath:"component:Club/properties/uploadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.uploadCount,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data0.createdAt !== undefined){
let data8 = data0.createdAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/club/createdAt",schemaPath:"component:Club/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.createdAt.type,parentSchema:schema139.properties.createdAt,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err28 = {instancePath:instancePath+"/club/createdAt",schemaPath:"component:Club/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema139.properties.createdAt,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data0.firstSeenAt !== undefined){
let data9 = data0.firstSeenAt;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err29 = {instancePath:instancePath+"/club/firstSeenAt",schemaPath:"component:Club/properties/firstSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema139.properties.firstSeenAt,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/club/firstSeenAt",schemaPath:"component:Club/properties/firstSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.firstSeenAt.type,parentSchema:schema139.properties.firstSeenAt,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.lastSyncedAt !== undefined){
let data10 = data0.lastSyncedAt;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err31 = {instancePath:instancePath+"/club/lastSyncedAt",schemaPath:"component:Club/properties/lastSyncedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema139.properties.lastSyncedAt,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/club/lastSyncedAt",schemaPath:"component:Club/properties/lastSyncedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.lastSyncedAt.type,parentSchema:schema139.properties.lastSyncedAt,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/club",schemaPath:"component:Club/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data:data0};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.summary !== undefined){
let data11 = data.summary;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.clubId === undefined){
const err34 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "clubId"},message:"must have required property '"+"clubId"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.name === undefined){
const err35 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.clubName === undefined){
const err36 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "clubName"},message:"must have required property '"+"clubName"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.campaignCount === undefined){
const err37 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "campaignCount"},message:"must have required property '"+"campaignCount"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.mapCount === undefined){
const err38 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data11.memberCount === undefined){
const err39 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "memberCount"},message:"must have required property '"+"memberCount"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11.uploadCount === undefined){
const err40 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "uploadCount"},message:"must have required property '"+"uploadCount"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11.createdAt === undefined){
const err41 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data11.firstSeenAt === undefined){
const err42 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "firstSeenAt"},message:"must have required property '"+"firstSeenAt"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11.lastSyncedAt === undefined){
const err43 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "lastSyncedAt"},message:"must have required property '"+"lastSyncedAt"+"'",schema:schema139.required,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key2 in data11){
if(!(func2.call(schema139.properties, key2))){
const err44 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.clubId !== undefined){
let data12 = data11.clubId;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err45 = {instancePath:instancePath+"/summary/clubId",schemaPath:"component:Club/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.clubId.type,parentSchema:schema139.properties.clubId,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
const err46 = {instancePath:instancePath+"/summary/clubId",schemaPath:"component:Club/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema139.properties.clubId,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err47 = {instancePath:instancePath+"/summary/clubId",schemaPath:"component:Club/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema139.properties.clubId,data:data12};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data11.name !== undefined){
let data13 = data11.name;
if((typeof data13 !== "string") && (data13 !== null)){
const err48 = {instancePath:instancePath+"/summary/name",schemaPath:"component:Club/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.name.type,parentSchema:schema139.properties.name,data:data13};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data11.clubName !== undefined){
let data14 = data11.clubName;
if((typeof data14 !== "string") && (data14 !== null)){
const err49 = {instancePath:instancePath+"/summary/clubName",schemaPath:"component:Club/properties/clubName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.clubName.type,parentSchema:schema139.properties.clubName,data:data14};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.campaignCount !== undefined){
let data15 = data11.campaignCount;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err50 = {instancePath:instancePath+"/summary/campaignCount",schemaPath:"component:Club/properties/campaignCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.campaignCount.type,parentSchema:schema139.properties.campaignCount,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err51 = {instancePath:instancePath+"/summary/campaignCount",schemaPath:"component:Club/properties/campaignCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.campaignCount,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data11.mapCount !== undefined){
let data16 = data11.mapCount;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err52 = {instancePath:instancePath+"/summary/mapCount",schemaPath:"component:Club/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.mapCount.type,parentSchema:schema139.properties.mapCount,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err53 = {instancePath:instancePath+"/summary/mapCount",schemaPath:"component:Club/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.mapCount,data:data16};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data11.memberCount !== undefined){
let data17 = data11.memberCount;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err54 = {instancePath:instancePath+"/summary/memberCount",schemaPath:"component:Club/properties/memberCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.memberCount.type,parentSchema:schema139.properties.memberCount,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/summary/memberCount",schemaPath:"component:Club/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.memberCount,data:data17};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data11.uploadCount !== undefined){
let data18 = data11.uploadCount;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err56 = {instancePath:instancePath+"/summary/uploadCount",schemaPath:"component:Club/properties/uploadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.uploadCount.type,parentSchema:schema139.properties.uploadCount,data:data18};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/summary/uploadCount",schemaPath:"component:Club/properties/uploadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema139.properties.uploadCount,data:data18};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data11.createdAt !== undefined){
let data19 = data11.createdAt;
if((typeof data19 !== "string") && (data19 !== null)){
const err58 = {instancePath:instancePath+"/summary/createdAt",schemaPath:"component:Club/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.createdAt.type,parentSchema:schema139.properties.createdAt,data:data19};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err59 = {instancePath:instancePath+"/summary/createdAt",schemaPath:"component:Club/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema139.properties.createdAt,data:data19};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data11.firstSeenAt !== undefined){
let data20 = data11.firstSeenAt;
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err60 = {instancePath:instancePath+"/summary/firstSeenAt",schemaPath:"component:Club/properties/firstSeenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema139.properties.firstSeenAt,data:data20};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/summary/firstSeenAt",schemaPath:"component:Club/properties/firstSeenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.firstSeenAt.type,parentSchema:schema139.properties.firstSeenAt,data:data20};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data11.lastSyncedAt !== undefined){
let data21 = data11.lastSyncedAt;
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err62 = {instancePath:instancePath+"/summary/lastSyncedAt",schemaPath:"component:Club/properties/lastSyncedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema139.properties.lastSyncedAt,data:data21};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/summary/lastSyncedAt",schemaPath:"component:Club/properties/lastSyncedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.lastSyncedAt.type,parentSchema:schema139.properties.lastSyncedAt,data:data21};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/summary",schemaPath:"component:Club/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data:data11};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}

export const getClub400 = validate172;
const schema141 = {"$ref":"component:ApiError"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}

export const getClub404 = validate174;
const schema142 = {"$ref":"component:ApiError"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}

export const getClub429 = validate176;
const schema143 = {"$ref":"component:ApiError"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns200 = validate178;
const schema144 = {"$ref":"component:ClubCampaignList"};
const schema145 = {"type":"object","required":["campaigns","count","total"],"properties":{"campaigns":{"type":"array","maxItems":5000,"items":{"$ref":"component:ClubCampaign"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema146 = {"type":"object","required":["campaignId","name","mapCount","createdAt","publishedAt","lastSyncedAt"],"properties":{"campaignId":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","nullable":true},"mapCount":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time","nullable":true},"publishedAt":{"type":"string","format":"date-time","nullable":true},"lastSyncedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaigns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaigns"},message:"must have required property '"+"campaigns"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "campaigns") || (key0 === "count")) || (key0 === "total"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.campaigns !== undefined){
let data0 = data.campaigns;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err4 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema145.properties.campaigns,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.campaignId === undefined){
const err5 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'",schema:schema146.required,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema146.required,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.mapCount === undefined){
const err7 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema146.required,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.createdAt === undefined){
const err8 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema146.required,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.publishedAt === undefined){
const err9 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "publishedAt"},message:"must have required property '"+"publishedAt"+"'",schema:schema146.required,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.lastSyncedAt === undefined){
const err10 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "lastSyncedAt"},message:"must have required property '"+"lastSyncedAt"+"'",schema:schema146.required,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "campaignId") || (key1 === "name")) || (key1 === "mapCount")) || (key1 === "createdAt")) || (key1 === "publishedAt")) || (key1 === "lastSyncedAt"))){
const err11 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.campaignId !== undefined){
let data2 = data1.campaignId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:ClubCampaign/properties/campaignId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema146.properties.campaignId.type,parentSchema:schema146.properties.campaignId,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:ClubCampaign/properties/campaignId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema146.properties.campaignId,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:ClubCampaign/properties/campaignId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema146.properties.campaignId,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/campaigns/" + i0+"/name",schemaPath:"component:ClubCampaign/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.properties.name.type,parentSchema:schema146.properties.name,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.mapCount !== undefined){
let data4 = data1.mapCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err16 = {instancePath:instancePath+"/campaigns/" + i0+"/mapCount",schemaPath:"component:ClubCampaign/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema146.properties.mapCount.type,parentSchema:schema146.properties.mapCount,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/campaigns/" + i0+"/mapCount",schemaPath:"component:ClubCampaign/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema146.properties.mapCount,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data1.createdAt !== undefined){
let data5 = data1.createdAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/campaigns/" + i0+"/createdAt",schemaPath:"component:ClubCampaign/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.properties.createdAt.type,parentSchema:schema146.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err19 = {instancePath:instancePath+"/campaigns/" + i0+"/createdAt",schemaPath:"component:ClubCampaign/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema146.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data1.publishedAt !== undefined){
let data6 = data1.publishedAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/campaigns/" + i0+"/publishedAt",schemaPath:"component:ClubCampaign/properties/publishedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.properties.publishedAt.type,parentSchema:schema146.properties.publishedAt,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err21 = {instancePath:instancePath+"/campaigns/" + i0+"/publishedAt",schemaPath:"component:ClubCampaign/properties/publishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema146.properties.publishedAt,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data1.lastSyncedAt !== undefined){
let data7 = data1.lastSyncedAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err22 = {instancePath:instancePath+"/campaigns/" + i0+"/lastSyncedAt",schemaPath:"component:ClubCampaign/properties/lastSyncedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema146.properties.lastSyncedAt,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/campaigns/" + i0+"/lastSyncedAt",schemaPath:"component:ClubCampaign/properties/lastSyncedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.properties.lastSyncedAt.type,parentSchema:schema146.properties.lastSyncedAt,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema146.type,parentSchema:schema146,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema145.properties.campaigns.type,parentSchema:schema145.properties.campaigns,data:data0};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.count !== undefined){
let data8 = data.count;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err26 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema145.properties.count.type,parentSchema:schema145.properties.count,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema145.properties.count,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.total !== undefined){
let data9 = data.total;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err28 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema145.properties.total.type,parentSchema:schema145.properties.total,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema145.properties.total,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns400 = validate181;
const schema147 = {"$ref":"component:ApiError"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns404 = validate183;
const schema148 = {"$ref":"component:ApiError"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate183.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns429 = validate185;
const schema149 = {"$ref":"component:ApiError"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}

export const listClubMaps200 = validate187;
const schema150 = {"$ref":"component:ClubMapList"};
const schema151 = {"type":"object","required":["maps","count","total","limit","offset"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:ClubMap"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":5000},"offset":{"type":"integer","minimum":0,"maximum":2147483647}},"additionalProperties":false};
const schema152 = {"type":"object","required":["mapUid","name","mapName","author","authorDisplayName","thumbnailUrl","sources"],"properties":{"mapUid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"name":{"type":"string","nullable":true},"mapName":{"type":"string","nullable":true},"author":{"type":"string","nullable":true},"authorDisplayName":{"type":"string","nullable":true},"thumbnailUrl":{"type":"string","nullable":true},"sources":{"type":"array","maxItems":10000,"items":{"$ref":"component:ClubMapSource"}}},"additionalProperties":false};
const schema153 = {"type":"object","required":["type","id","name","position"],"properties":{"type":{"type":"string","enum":["campaign","upload"]},"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","nullable":true},"position":{"type":"integer","nullable":true,"minimum":0}},"additionalProperties":false};
const pattern6 = new RegExp("^[A-Za-z0-9_.-]{1,64}$", "u");

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mapName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.author === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.authorDisplayName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorDisplayName"},message:"must have required property '"+"authorDisplayName"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.thumbnailUrl === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sources === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "mapUid") || (key0 === "name")) || (key0 === "mapName")) || (key0 === "author")) || (key0 === "authorDisplayName")) || (key0 === "thumbnailUrl")) || (key0 === "sources"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mapUid !== undefined){
let data0 = data.mapUid;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err8 = {instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema152.properties.mapUid,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/mapUid",schemaPath:"#/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.mapUid.type,parentSchema:schema152.properties.mapUid,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.name.type,parentSchema:schema152.properties.name,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mapName !== undefined){
let data2 = data.mapName;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/mapName",schemaPath:"#/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.mapName.type,parentSchema:schema152.properties.mapName,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.author !== undefined){
let data3 = data.author;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.author.type,parentSchema:schema152.properties.author,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.authorDisplayName !== undefined){
let data4 = data.authorDisplayName;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/authorDisplayName",schemaPath:"#/properties/authorDisplayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.authorDisplayName.type,parentSchema:schema152.properties.authorDisplayName,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.thumbnailUrl !== undefined){
let data5 = data.thumbnailUrl;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.thumbnailUrl.type,parentSchema:schema152.properties.thumbnailUrl,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sources !== undefined){
let data6 = data.sources;
if(Array.isArray(data6)){
if(data6.length > 10000){
const err15 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items",schema:10000,parentSchema:schema152.properties.sources,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err16 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"component:ClubMapSource/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema153.required,parentSchema:schema153,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.id === undefined){
const err17 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"component:ClubMapSource/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema153.required,parentSchema:schema153,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.name === undefined){
const err18 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"component:ClubMapSource/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema153.required,parentSchema:schema153,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.position === undefined){
const err19 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"component:ClubMapSource/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'",schema:schema153.required,parentSchema:schema153,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "type") || (key1 === "id")) || (key1 === "name")) || (key1 === "position"))){
const err20 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"component:ClubMapSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema153,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/sources/" + i0+"/type",schemaPath:"component:ClubMapSource/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema153.properties.type.type,parentSchema:schema153.properties.type,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data8 === "campaign") || (data8 === "upload"))){
const err22 = {instancePath:instancePath+"/sources/" + i0+"/type",schemaPath:"component:ClubMapSource/properties/type/enum",keyword:"enum",params:{allowedValues: schema153.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema153.properties.type.enum,parentSchema:schema153.properties.type,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.id !== undefined){
let data9 = data7.id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err23 = {instancePath:instancePath+"/sources/" + i0+"/id",schemaPath:"component:ClubMapSource/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema153.properties.id.type,parentSchema:schema153.properties.id,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/sources/" + i0+"/id",schemaPath:"component:ClubMapSource/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema153.properties.id,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/sources/" + i0+"/id",schemaPath:"component:ClubMapSource/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema153.properties.id,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data7.name !== undefined){
let data10 = data7.name;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/sources/" + i0+"/name",schemaPath:"component:ClubMapSource/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.position !== undefined){
let data11 = data7.position;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err27 = {instancePath:instancePath+"/sources/" + i0+"/position",schemaPath:"component:ClubMapSource/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema153.properties.position.type,parentSchema:schema153.properties.position,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/sources/" + i0+"/position",schemaPath:"component:ClubMapSource/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema153.properties.position,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"component:ClubMapSource/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema153.type,parentSchema:schema153,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema152.properties.sources.type,parentSchema:schema152.properties.sources,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.offset === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "maps") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maps !== undefined){
let data0 = data.maps;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err6 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema151.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate189(data0[i0], {instancePath:instancePath+"/maps/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema151.properties.maps.type,parentSchema:schema151.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema151.properties.count.type,parentSchema:schema151.properties.count,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema151.properties.count,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema151.properties.total.type,parentSchema:schema151.properties.total,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema151.properties.total,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema151.properties.limit.type,parentSchema:schema151.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 5000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema151.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema151.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.offset !== undefined){
let data5 = data.offset;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err15 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema151.properties.offset.type,parentSchema:schema151.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema151.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema151.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}

export const listClubMaps400 = validate192;
const schema154 = {"$ref":"component:ApiError"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate192.errors = vErrors;
return errors === 0;
}

export const listClubMaps404 = validate194;
const schema155 = {"$ref":"component:ApiError"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}

export const listClubMaps429 = validate196;
const schema156 = {"$ref":"component:ApiError"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}

export const listClubMembers200 = validate198;
const schema157 = {"$ref":"component:ClubMemberList"};
const schema158 = {"type":"object","required":["members","count","total","limit"],"properties":{"members":{"type":"array","maxItems":5000,"items":{"$ref":"component:ClubMember"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":5000}},"additionalProperties":false};
const schema159 = {"type":"object","required":["accountId","displayName","role","joinedAt"],"properties":{"accountId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"displayName":{"type":"string","nullable":true},"role":{"type":"string","nullable":true},"joinedAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.members === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'",schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "members") || (key0 === "count")) || (key0 === "total")) || (key0 === "limit"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.members !== undefined){
let data0 = data.members;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err5 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema158.properties.members,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.accountId === undefined){
const err6 = {instancePath:instancePath+"/members/" + i0,schemaPath:"component:ClubMember/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema159.required,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.displayName === undefined){
const err7 = {instancePath:instancePath+"/members/" + i0,schemaPath:"component:ClubMember/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema159.required,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.role === undefined){
const err8 = {instancePath:instancePath+"/members/" + i0,schemaPath:"component:ClubMember/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema159.required,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.joinedAt === undefined){
const err9 = {instancePath:instancePath+"/members/" + i0,schemaPath:"component:ClubMember/required",keyword:"required",params:{missingProperty: "joinedAt"},message:"must have required property '"+"joinedAt"+"'",schema:schema159.required,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "accountId") || (key1 === "displayName")) || (key1 === "role")) || (key1 === "joinedAt"))){
const err10 = {instancePath:instancePath+"/members/" + i0,schemaPath:"component:ClubMember/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data2 = data1.accountId;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/members/" + i0+"/accountId",schemaPath:"component:ClubMember/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema159.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/members/" + i0+"/accountId",schemaPath:"component:ClubMember/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema159.properties.accountId.type,parentSchema:schema159.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.displayName !== undefined){
let data3 = data1.displayName;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/members/" + i0+"/displayName",schemaPath:"component:ClubMember/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema159.properties.displayName.type,parentSchema:schema159.properties.displayName,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.role !== undefined){
let data4 = data1.role;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/members/" + i0+"/role",schemaPath:"component:ClubMember/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema159.properties.role.type,parentSchema:schema159.properties.role,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.joinedAt !== undefined){
let data5 = data1.joinedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/members/" + i0+"/joinedAt",schemaPath:"component:ClubMember/properties/joinedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema159.properties.joinedAt.type,parentSchema:schema159.properties.joinedAt,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err16 = {instancePath:instancePath+"/members/" + i0+"/joinedAt",schemaPath:"component:ClubMember/properties/joinedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema159.properties.joinedAt,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/members/" + i0,schemaPath:"component:ClubMember/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema159.type,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema158.properties.members.type,parentSchema:schema158.properties.members,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.count !== undefined){
let data6 = data.count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema158.properties.count.type,parentSchema:schema158.properties.count,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema158.properties.count,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.total !== undefined){
let data7 = data.total;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err21 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema158.properties.total.type,parentSchema:schema158.properties.total,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema158.properties.total,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data8 = data.limit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema158.properties.limit.type,parentSchema:schema158.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 5000 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema158.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema158.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}

export const listClubMembers400 = validate201;
const schema160 = {"$ref":"component:ApiError"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}

export const listClubMembers404 = validate203;
const schema161 = {"$ref":"component:ApiError"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}

export const listClubMembers429 = validate205;
const schema162 = {"$ref":"component:ApiError"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}

export const listTables200 = validate207;
const schema163 = {"$ref":"component:TableList"};
const schema164 = {"type":"object","required":["tables","count"],"properties":{"tables":{"type":"array","maxItems":100,"items":{"$ref":"component:TableEntry"}},"count":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema165 = {"type":"object","required":["table","columnCount","rowCount"],"properties":{"table":{"type":"string"},"columnCount":{"type":"integer","minimum":0},"rowCount":{"type":"integer","nullable":true,"minimum":0}},"additionalProperties":false};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tables === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tables"},message:"must have required property '"+"tables"+"'",schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "tables") || (key0 === "count"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tables !== undefined){
let data0 = data.tables;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema164.properties.tables,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.table === undefined){
const err4 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"component:TableEntry/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'",schema:schema165.required,parentSchema:schema165,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.columnCount === undefined){
const err5 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"component:TableEntry/required",keyword:"required",params:{missingProperty: "columnCount"},message:"must have required property '"+"columnCount"+"'",schema:schema165.required,parentSchema:schema165,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.rowCount === undefined){
const err6 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"component:TableEntry/required",keyword:"required",params:{missingProperty: "rowCount"},message:"must have required property '"+"rowCount"+"'",schema:schema165.required,parentSchema:schema165,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "table") || (key1 === "columnCount")) || (key1 === "rowCount"))){
const err7 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"component:TableEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema165,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.table !== undefined){
let data2 = data1.table;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/tables/" + i0+"/table",schemaPath:"component:TableEntry/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema165.properties.table.type,parentSchema:schema165.properties.table,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.columnCount !== undefined){
let data3 = data1.columnCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/tables/" + i0+"/columnCount",schemaPath:"component:TableEntry/properties/columnCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.columnCount.type,parentSchema:schema165.properties.columnCount,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/tables/" + i0+"/columnCount",schemaPath:"component:TableEntry/properties/columnCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.columnCount,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data1.rowCount !== undefined){
let data4 = data1.rowCount;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/tables/" + i0+"/rowCount",schemaPath:"component:TableEntry/properties/rowCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.rowCount.type,parentSchema:schema165.properties.rowCount,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/tables/" + i0+"/rowCount",schemaPath:"component:TableEntry/properties/rowCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.rowCount,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"component:TableEntry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema165.type,parentSchema:schema165,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema164.properties.tables.type,parentSchema:schema164.properties.tables,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.count !== undefined){
let data5 = data.count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err15 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema164.properties.count.type,parentSchema:schema164.properties.count,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema164.properties.count,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}

export const listTables400 = validate210;
const schema166 = {"$ref":"component:ApiError"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}

export const listTables429 = validate212;
const schema167 = {"$ref":"component:ApiError"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}

export const getTableSchema200 = validate214;
const schema168 = {"$ref":"component:TableSchemaAnswer"};
const schema169 = {"type":"object","required":["schema"],"properties":{"schema":{"$ref":"component:TableSchema"}},"additionalProperties":false};
const schema170 = {"type":"object","required":["table","columns","indexes"],"properties":{"table":{"type":"string"},"columns":{"type":"array","maxItems":200,"items":{"$ref":"component:TableColumn"}},"indexes":{"type":"array","maxItems":100,"items":{"$ref":"component:TableIndex"}}},"additionalProperties":false};
const schema171 = {"type":"object","required":["name","type","nullable","defaultValue","primaryKey"],"properties":{"name":{"type":"string"},"type":{"type":"string","enum":["integer","number","text"]},"nullable":{"type":"boolean"},"defaultValue":{"type":"string","nullable":true},"primaryKey":{"type":"boolean"}},"additionalProperties":false};
const schema172 = {"type":"object","required":["name","unique","columns"],"properties":{"name":{"type":"string"},"unique":{"type":"boolean"},"columns":{"type":"array","maxItems":100,"items":{"type":"string"}}},"additionalProperties":false};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.table === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'",schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.columns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.indexes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indexes"},message:"must have required property '"+"indexes"+"'",schema:schema170.required,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "table") || (key0 === "columns")) || (key0 === "indexes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.table !== undefined){
let data0 = data.table;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.table.type,parentSchema:schema170.properties.table,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length > 200){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema170.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err6 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema171.required,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.type === undefined){
const err7 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema171.required,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.nullable === undefined){
const err8 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/required",keyword:"required",params:{missingProperty: "nullable"},message:"must have required property '"+"nullable"+"'",schema:schema171.required,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.defaultValue === undefined){
const err9 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/required",keyword:"required",params:{missingProperty: "defaultValue"},message:"must have required property '"+"defaultValue"+"'",schema:schema171.required,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.primaryKey === undefined){
const err10 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/required",keyword:"required",params:{missingProperty: "primaryKey"},message:"must have required property '"+"primaryKey"+"'",schema:schema171.required,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "name") || (key1 === "type")) || (key1 === "nullable")) || (key1 === "defaultValue")) || (key1 === "primaryKey"))){
const err11 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"component:TableColumn/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema171.properties.name.type,parentSchema:schema171.properties.name,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"component:TableColumn/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema171.properties.type.type,parentSchema:schema171.properties.type,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data4 === "integer") || (data4 === "number")) || (data4 === "text"))){
const err14 = {instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"component:TableColumn/properties/type/enum",keyword:"enum",params:{allowedValues: schema171.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema171.properties.type.enum,parentSchema:schema171.properties.type,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.nullable !== undefined){
let data5 = data2.nullable;
if(typeof data5 !== "boolean"){
const err15 = {instancePath:instancePath+"/columns/" + i0+"/nullable",schemaPath:"component:TableColumn/properties/nullable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema171.properties.nullable.type,parentSchema:schema171.properties.nullable,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.defaultValue !== undefined){
let data6 = data2.defaultValue;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/columns/" + i0+"/defaultValue",schemaPath:"component:TableColumn/properties/defaultValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema171.properties.defaultValue.type,parentSchema:schema171.properties.defaultValue,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.primaryKey !== undefined){
let data7 = data2.primaryKey;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/columns/" + i0+"/primaryKey",schemaPath:"component:TableColumn/properties/primaryKey/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema171.properties.primaryKey.type,parentSchema:schema171.properties.primaryKey,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"component:TableColumn/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema171.type,parentSchema:schema171,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema170.properties.columns.type,parentSchema:schema170.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.indexes !== undefined){
let data8 = data.indexes;
if(Array.isArray(data8)){
if(data8.length > 100){
const err20 = {instancePath:instancePath+"/indexes",schemaPath:"#/properties/indexes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema170.properties.indexes,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err21 = {instancePath:instancePath+"/indexes/" + i1,schemaPath:"component:TableIndex/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema172.required,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.unique === undefined){
const err22 = {instancePath:instancePath+"/indexes/" + i1,schemaPath:"component:TableIndex/required",keyword:"required",params:{missingProperty: "unique"},message:"must have required property '"+"unique"+"'",schema:schema172.required,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.columns === undefined){
const err23 = {instancePath:instancePath+"/indexes/" + i1,schemaPath:"component:TableIndex/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema172.required,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data9){
if(!(((key2 === "name") || (key2 === "unique")) || (key2 === "columns"))){
const err24 = {instancePath:instancePath+"/indexes/" + i1,schemaPath:"component:TableIndex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/indexes/" + i1+"/name",schemaPath:"component:TableIndex/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.properties.name.type,parentSchema:schema172.properties.name,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.unique !== undefined){
let data11 = data9.unique;
if(typeof data11 !== "boolean"){
const err26 = {instancePath:instancePath+"/indexes/" + i1+"/unique",schemaPath:"component:TableIndex/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema172.properties.unique.type,parentSchema:schema172.properties.unique,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.columns !== undefined){
let data12 = data9.columns;
if(Array.isArray(data12)){
if(data12.length > 100){
const err27 = {instancePath:instancePath+"/indexes/" + i1+"/columns",schemaPath:"component:TableIndex/properties/columns/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema172.properties.columns,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/indexes/" + i1+"/columns/" + i2,schemaPath:"component:TableIndex/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.properties.columns.items.type,parentSchema:schema172.properties.columns.items,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/indexes/" + i1+"/columns",schemaPath:"component:TableIndex/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema172.properties.columns.type,parentSchema:schema172.properties.columns,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/indexes/" + i1,schemaPath:"component:TableIndex/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema172.type,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/indexes",schemaPath:"#/properties/indexes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema170.properties.indexes.type,parentSchema:schema170.properties.indexes,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'",schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "schema")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate216(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
validate214.errors = vErrors;
return errors === 0;
}

export const getTableSchema400 = validate219;
const schema173 = {"$ref":"component:ApiError"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}

export const getTableSchema404 = validate221;
const schema174 = {"$ref":"component:ApiError"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}

export const getTableSchema429 = validate223;
const schema175 = {"$ref":"component:ApiError"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}

export const listTableRows200 = validate225;
const schema176 = {"$ref":"component:TableRows"};
const schema177 = {"type":"object","required":["table","columns","rows","count","total","limit","offset","sortBy","sortDir"],"properties":{"table":{"type":"string"},"columns":{"type":"array","maxItems":200,"items":{"type":"string"}},"rows":{"type":"array","maxItems":300,"items":{"$ref":"component:TableRow"}},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":300},"offset":{"type":"integer","minimum":0,"maximum":2147483647},"sortBy":{"type":"string"},"sortDir":{"type":"string","enum":["asc","desc"]}},"additionalProperties":false};
const schema178 = {"type":"object","additionalProperties":true};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.table === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.columns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rows === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.count === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.limit === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.offset === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sortBy === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sortBy"},message:"must have required property '"+"sortBy"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sortDir === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sortDir"},message:"must have required property '"+"sortDir"+"'",schema:schema177.required,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema177.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.table !== undefined){
let data0 = data.table;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.properties.table.type,parentSchema:schema177.properties.table,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length > 200){
const err11 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema177.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.properties.columns.items.type,parentSchema:schema177.properties.columns.items,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema177.properties.columns.type,parentSchema:schema177.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 300){
const err14 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items",schema:300,parentSchema:schema177.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err15 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"component:TableRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema178.type,parentSchema:schema178,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema177.properties.rows.type,parentSchema:schema177.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.count !== undefined){
let data5 = data.count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema177.properties.count.type,parentSchema:schema177.properties.count,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema177.properties.count,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.total !== undefined){
let data6 = data.total;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema177.properties.total.type,parentSchema:schema177.properties.total,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema177.properties.total,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema177.properties.limit.type,parentSchema:schema177.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 300 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300",schema:300,parentSchema:schema177.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema177.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.offset !== undefined){
let data8 = data.offset;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err24 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema177.properties.offset.type,parentSchema:schema177.properties.offset,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema177.properties.offset,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema177.properties.offset,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.sortBy !== undefined){
let data9 = data.sortBy;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.properties.sortBy.type,parentSchema:schema177.properties.sortBy,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sortDir !== undefined){
let data10 = data.sortDir;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/sortDir",schemaPath:"#/properties/sortDir/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.properties.sortDir.type,parentSchema:schema177.properties.sortDir,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data10 === "asc") || (data10 === "desc"))){
const err29 = {instancePath:instancePath+"/sortDir",schemaPath:"#/properties/sortDir/enum",keyword:"enum",params:{allowedValues: schema177.properties.sortDir.enum},message:"must be equal to one of the allowed values",schema:schema177.properties.sortDir.enum,parentSchema:schema177.properties.sortDir,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
validate225.errors = vErrors;
return errors === 0;
}

export const listTableRows400 = validate228;
const schema179 = {"$ref":"component:ApiError"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}

export const listTableRows404 = validate230;
const schema180 = {"$ref":"component:ApiError"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}

export const listTableRows429 = validate232;
const schema181 = {"$ref":"component:ApiError"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun200 = validate234;
const schema182 = {"$ref":"component:TrackerRunAnswer"};
const schema183 = {"type":"object","required":["ok","ingest"],"properties":{"ok":{"type":"boolean","enum":[true]},"ingest":{"$ref":"component:TrackerRunReport"}},"additionalProperties":false};
const schema184 = {"type":"object","required":["runId","projectKey","acceptedChecks","changedChecks","rejected","rejectedCount","duplicate","receivedAt"],"properties":{"runId":{"type":"integer","minimum":1},"projectKey":{"type":"string"},"acceptedChecks":{"type":"integer","minimum":0},"changedChecks":{"type":"integer","minimum":0},"rejected":{"type":"array","maxItems":2000,"items":{"$ref":"component:RejectedRow"}},"rejectedCount":{"type":"integer","minimum":0},"duplicate":{"type":"boolean"},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema185 = {"type":"object","required":["index","reason","message"],"properties":{"index":{"type":"integer","minimum":0},"reason":{"type":"string","enum":["invalid_row","missing_field","invalid_field","invalid_timestamp","reserved_type","too_large"]},"message":{"type":"string"}},"additionalProperties":false};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.projectKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.acceptedChecks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptedChecks"},message:"must have required property '"+"acceptedChecks"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.changedChecks === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedChecks"},message:"must have required property '"+"changedChecks"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rejected === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.rejectedCount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejectedCount"},message:"must have required property '"+"rejectedCount"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.duplicate === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicate"},message:"must have required property '"+"duplicate"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.receivedAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "runId") || (key0 === "projectKey")) || (key0 === "acceptedChecks")) || (key0 === "changedChecks")) || (key0 === "rejected")) || (key0 === "rejectedCount")) || (key0 === "duplicate")) || (key0 === "receivedAt"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err9 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema184.properties.runId.type,parentSchema:schema184.properties.runId,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema184.properties.runId,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.projectKey !== undefined){
let data1 = data.projectKey;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.properties.projectKey.type,parentSchema:schema184.properties.projectKey,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.acceptedChecks !== undefined){
let data2 = data.acceptedChecks;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/acceptedChecks",schemaPath:"#/properties/acceptedChecks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema184.properties.acceptedChecks.type,parentSchema:schema184.properties.acceptedChecks,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/acceptedChecks",schemaPath:"#/properties/acceptedChecks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema184.properties.acceptedChecks,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.changedChecks !== undefined){
let data3 = data.changedChecks;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/changedChecks",schemaPath:"#/properties/changedChecks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema184.properties.changedChecks.type,parentSchema:schema184.properties.changedChecks,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/changedChecks",schemaPath:"#/properties/changedChecks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema184.properties.changedChecks,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.rejected !== undefined){
let data4 = data.rejected;
if(Array.isArray(data4)){
if(data4.length > 2000){
const err16 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema184.properties.rejected,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.index === undefined){
const err17 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema185.required,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.reason === undefined){
const err18 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema185.required,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.message === undefined){
const err19 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema185.required,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "index") || (key1 === "reason")) || (key1 === "message"))){
const err20 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.index !== undefined){
let data6 = data5.index;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedRow/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema185.properties.index.type,parentSchema:schema185.properties.index,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedRow/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema185.properties.index,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data5.reason !== undefined){
let data7 = data5.reason;
if(typeof data7 !== "string"){
const err23 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedRow/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema185.properties.reason.type,parentSchema:schema185.properties.reason,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((((data7 === "invalid_row") || (data7 === "missing_field")) || (data7 === "invalid_field")) || (data7 === "invalid_timestamp")) || (data7 === "reserved_type")) || (data7 === "too_large"))){
const err24 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedRow/properties/reason/enum",keyword:"enum",params:{allowedValues: schema185.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema185.properties.reason.enum,parentSchema:schema185.properties.reason,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.message !== undefined){
let data8 = data5.message;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/rejected/" + i0+"/message",schemaPath:"component:RejectedRow/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema185.properties.message.type,parentSchema:schema185.properties.message,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema185.type,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema184.properties.rejected.type,parentSchema:schema184.properties.rejected,data:data4};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.rejectedCount !== undefined){
let data9 = data.rejectedCount;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err28 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema184.properties.rejectedCount.type,parentSchema:schema184.properties.rejectedCount,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema184.properties.rejectedCount,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.duplicate !== undefined){
let data10 = data.duplicate;
if(typeof data10 !== "boolean"){
const err30 = {instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema184.properties.duplicate.type,parentSchema:schema184.properties.duplicate,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.receivedAt !== undefined){
let data11 = data.receivedAt;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err31 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema184.properties.receivedAt,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.properties.receivedAt.type,parentSchema:schema184.properties.receivedAt,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema184.type,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "ingest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema183.properties.ok.type,parentSchema:schema183.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema183.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema183.properties.ok.enum,parentSchema:schema183.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingest !== undefined){
if(!(validate236(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
validate234.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun400 = validate239;
const schema186 = {"$ref":"component:ApiError"};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate239.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun401 = validate241;
const schema187 = {"$ref":"component:ApiError"};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate241.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun413 = validate243;
const schema188 = {"$ref":"component:ApiError"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun415 = validate245;
const schema189 = {"$ref":"component:ApiError"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate245.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRun429 = validate247;
const schema190 = {"$ref":"component:ApiError"};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate247.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns200 = validate249;
const schema191 = {"$ref":"component:TrackerRunAnswer"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
validate249.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns400 = validate251;
const schema192 = {"$ref":"component:ApiError"};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate251.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns401 = validate253;
const schema193 = {"$ref":"component:ApiError"};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate253.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns413 = validate255;
const schema194 = {"$ref":"component:ApiError"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate255.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns415 = validate257;
const schema195 = {"$ref":"component:ApiError"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate257.errors = vErrors;
return errors === 0;
}

export const ingestTrackerRuns429 = validate259;
const schema196 = {"$ref":"component:ApiError"};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}

export const registerInstance200 = validate261;
const schema197 = {"$ref":"component:InstanceAnswer"};
const schema198 = {"type":"object","required":["ok","instance","created"],"properties":{"ok":{"type":"boolean","enum":[true]},"instance":{"$ref":"component:Instance"},"created":{"type":"boolean"}},"additionalProperties":false};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema198.required,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.instance === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instance"},message:"must have required property '"+"instance"+"'",schema:schema198.required,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'",schema:schema198.required,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "ok") || (key0 === "instance")) || (key0 === "created"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema198.properties.ok.type,parentSchema:schema198.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === true)){
const err5 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema198.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema198.properties.ok.enum,parentSchema:schema198.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.instance !== undefined){
let data1 = data.instance;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.projectKey === undefined){
const err6 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.instanceId === undefined){
const err7 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "instanceId"},message:"must have required property '"+"instanceId"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.instanceName === undefined){
const err8 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "instanceName"},message:"must have required property '"+"instanceName"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.sourceLabel === undefined){
const err9 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "sourceLabel"},message:"must have required property '"+"sourceLabel"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.status === undefined){
const err10 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.registeredAt === undefined){
const err11 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "registeredAt"},message:"must have required property '"+"registeredAt"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.lastHeartbeatAt === undefined){
const err12 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "lastHeartbeatAt"},message:"must have required property '"+"lastHeartbeatAt"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.heartbeatAgeSeconds === undefined){
const err13 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "heartbeatAgeSeconds"},message:"must have required property '"+"heartbeatAgeSeconds"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.reportedStatus === undefined){
const err14 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "reportedStatus"},message:"must have required property '"+"reportedStatus"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.meta === undefined){
const err15 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema84.properties, key1))){
const err16 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.projectKey !== undefined){
let data2 = data1.projectKey;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/instance/projectKey",schemaPath:"component:Instance/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.projectKey.type,parentSchema:schema84.properties.projectKey,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.instanceId !== undefined){
let data3 = data1.instanceId;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/instance/instanceId",schemaPath:"component:Instance/properties/instanceId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.instanceId.type,parentSchema:schema84.properties.instanceId,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.instanceName !== undefined){
let data4 = data1.instanceName;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/instance/instanceName",schemaPath:"component:Instance/properties/instanceName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.instanceName.type,parentSchema:schema84.properties.instanceName,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.sourceLabel !== undefined){
let data5 = data1.sourceLabel;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/instance/sourceLabel",schemaPath:"component:Instance/properties/sourceLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.sourceLabel.type,parentSchema:schema84.properties.sourceLabel,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.status !== undefined){
let data6 = data1.status;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/instance/status",schemaPath:"component:Instance/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.status.type,parentSchema:schema84.properties.status,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data6 === "online") || (data6 === "stale")) || (data6 === "offline"))){
const err22 = {instancePath:instancePath+"/instance/status",schemaPath:"component:Instance/properties/status/enum",keyword:"enum",params:{allowedValues: schema84.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema84.properties.status.enum,parentSchema:schema84.properties.status,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.registeredAt !== undefined){
let data7 = data1.registeredAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err23 = {instancePath:instancePath+"/instance/registeredAt",schemaPath:"component:Instance/properties/registeredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema84.properties.registeredAt,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/instance/registeredAt",schemaPath:"component:Instance/properties/registeredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.registeredAt.type,parentSchema:schema84.properties.registeredAt,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.lastHeartbeatAt !== undefined){
let data8 = data1.lastHeartbeatAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err25 = {instancePath:instancePath+"/instance/lastHeartbeatAt",schemaPath:"component:Instance/properties/lastHeartbeatAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema84.properties.lastHeartbeatAt,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/instance/lastHeartbeatAt",schemaPath:"component:Instance/properties/lastHeartbeatAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.lastHeartbeatAt.type,parentSchema:schema84.properties.lastHeartbeatAt,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.heartbeatAgeSeconds !== undefined){
let data9 = data1.heartbeatAgeSeconds;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err27 = {instancePath:instancePath+"/instance/heartbeatAgeSeconds",schemaPath:"component:Instance/properties/heartbeatAgeSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema84.properties.heartbeatAgeSeconds.type,parentSchema:schema84.properties.heartbeatAgeSeconds,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/instance/heartbeatAgeSeconds",schemaPath:"component:Instance/properties/heartbeatAgeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema84.properties.heartbeatAgeSeconds,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data1.reportedStatus !== undefined){
let data10 = data1.reportedStatus;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/instance/reportedStatus",schemaPath:"component:Instance/properties/reportedStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.reportedStatus.type,parentSchema:schema84.properties.reportedStatus,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.meta !== undefined){
let data11 = data1.meta;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err30 = {instancePath:instancePath+"/instance/meta",schemaPath:"component:Instance/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.properties.meta.type,parentSchema:schema84.properties.meta,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/instance",schemaPath:"component:Instance/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.created !== undefined){
let data12 = data.created;
if(typeof data12 !== "boolean"){
const err32 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema198.properties.created.type,parentSchema:schema198.properties.created,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema198.type,parentSchema:schema198,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
validate261.errors = vErrors;
return errors === 0;
}

export const registerInstance400 = validate264;
const schema200 = {"$ref":"component:ApiError"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}

export const registerInstance401 = validate266;
const schema201 = {"$ref":"component:ApiError"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate266.errors = vErrors;
return errors === 0;
}

export const registerInstance413 = validate268;
const schema202 = {"$ref":"component:ApiError"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}

export const registerInstance415 = validate270;
const schema203 = {"$ref":"component:ApiError"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate270.errors = vErrors;
return errors === 0;
}

export const registerInstance429 = validate272;
const schema204 = {"$ref":"component:ApiError"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}

export const sendHeartbeat200 = validate274;
const schema205 = {"$ref":"component:InstanceAnswer"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}

export const sendHeartbeat400 = validate276;
const schema206 = {"$ref":"component:ApiError"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}

export const sendHeartbeat401 = validate278;
const schema207 = {"$ref":"component:ApiError"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate278.errors = vErrors;
return errors === 0;
}

export const sendHeartbeat413 = validate280;
const schema208 = {"$ref":"component:ApiError"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate280.errors = vErrors;
return errors === 0;
}

export const sendHeartbeat415 = validate282;
const schema209 = {"$ref":"component:ApiError"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate282.errors = vErrors;
return errors === 0;
}

export const sendHeartbeat429 = validate284;
const schema210 = {"$ref":"component:ApiError"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames200 = validate286;
const schema211 = {"$ref":"component:DisplayNameIngestAnswer"};
const schema212 = {"type":"object","required":["ok","ingest"],"properties":{"ok":{"type":"boolean","enum":[true]},"ingest":{"$ref":"component:DisplayNameReport"}},"additionalProperties":false};
const schema213 = {"type":"object","required":["projectKey","received","accepted","inserted","updated","unchanged","outdated","rejected","rejectedCount","receivedAt"],"properties":{"projectKey":{"type":"string"},"received":{"type":"integer","minimum":1},"accepted":{"type":"integer","minimum":0},"inserted":{"type":"integer","minimum":0},"updated":{"type":"integer","minimum":0},"unchanged":{"type":"integer","minimum":0},"outdated":{"type":"integer","minimum":0},"rejected":{"type":"array","maxItems":5000,"items":{"$ref":"component:RejectedDisplayName"}},"rejectedCount":{"type":"integer","minimum":0},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema214 = {"type":"object","required":["index","accountId","displayName","reason"],"properties":{"index":{"type":"integer","minimum":0},"accountId":{"type":"string","nullable":true,"maxLength":200},"displayName":{"type":"string","nullable":true,"maxLength":200},"reason":{"type":"string","enum":["reserved_field_name","personal_best_label","platform_label","invalid_account_id","empty_name","too_long","control_characters","invalid_timestamp","account_id","invalid_row"]}},"additionalProperties":false};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectKey === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.received === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "received"},message:"must have required property '"+"received"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.accepted === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.inserted === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inserted"},message:"must have required property '"+"inserted"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.updated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated"},message:"must have required property '"+"updated"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.unchanged === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchanged"},message:"must have required property '"+"unchanged"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.outdated === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outdated"},message:"must have required property '"+"outdated"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.rejected === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.rejectedCount === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejectedCount"},message:"must have required property '"+"rejectedCount"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.receivedAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema213.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.projectKey !== undefined){
let data0 = data.projectKey;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/projectKey",schemaPath:"#/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.projectKey.type,parentSchema:schema213.properties.projectKey,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.received !== undefined){
let data1 = data.received;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err12 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.received.type,parentSchema:schema213.properties.received,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err13 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema213.properties.received,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.accepted !== undefined){
let data2 = data.accepted;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err14 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.accepted.type,parentSchema:schema213.properties.accepted,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema213.properties.accepted,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.inserted !== undefined){
let data3 = data.inserted;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err16 = {instancePath:instancePath+"/inserted",schemaPath:"#/properties/inserted/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.inserted.type,parentSchema:schema213.properties.inserted,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/inserted",schemaPath:"#/properties/inserted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema213.properties.inserted,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.updated !== undefined){
let data4 = data.updated;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err18 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.updated.type,parentSchema:schema213.properties.updated,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema213.properties.updated,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.unchanged !== undefined){
let data5 = data.unchanged;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err20 = {instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.unchanged.type,parentSchema:schema213.properties.unchanged,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema213.properties.unchanged,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.outdated !== undefined){
let data6 = data.outdated;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err22 = {instancePath:instancePath+"/outdated",schemaPath:"#/properties/outdated/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.outdated.type,parentSchema:schema213.properties.outdated,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/outdated",schemaPath:"#/properties/outdated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema213.properties.outdated,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.rejected !== undefined){
let data7 = data.rejected;
if(Array.isArray(data7)){
if(data7.length > 5000){
const err24 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema213.properties.rejected,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.index === undefined){
const err25 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedDisplayName/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema214.required,parentSchema:schema214,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.accountId === undefined){
const err26 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedDisplayName/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema214.required,parentSchema:schema214,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.displayName === undefined){
const err27 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedDisplayName/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema214.required,parentSchema:schema214,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.reason === undefined){
const err28 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedDisplayName/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema214.required,parentSchema:schema214,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "index") || (key1 === "accountId")) || (key1 === "displayName")) || (key1 === "reason"))){
const err29 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedDisplayName/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema214,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.index !== undefined){
let data9 = data8.index;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err30 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedDisplayName/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema214.properties.index.type,parentSchema:schema214.properties.index,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedDisplayName/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema214.properties.index,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data8.accountId !== undefined){
let data10 = data8.accountId;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/rejected/" + i0+"/accountId",schemaPath:"component:RejectedDisplayName/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.accountId.type,parentSchema:schema214.properties.accountId,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(func3(data10) > 200){
const err33 = {instancePath:instancePath+"/rejected/" + i0+"/accountId",schemaPath:"component:RejectedDisplayName/properties/accountId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema214.properties.accountId,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data8.displayName !== undefined){
let data11 = data8.displayName;
if((typeof data11 !== "string") && (data11 !== null)){
const err34 = {instancePath:instancePath+"/rejected/" + i0+"/displayName",schemaPath:"component:RejectedDisplayName/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.displayName.type,parentSchema:schema214.properties.displayName,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 === "string"){
if(func3(data11) > 200){
const err35 = {instancePath:instancePath+"/rejected/" + i0+"/displayName",schemaPath:"component:RejectedDisplayName/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema214.properties.displayName,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data8.reason !== undefined){
let data12 = data8.reason;
if(typeof data12 !== "string"){
const err36 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedDisplayName/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.reason.type,parentSchema:schema214.properties.reason,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((((((((((data12 === "reserved_field_name") || (data12 === "personal_best_label")) || (data12 === "platform_label")) || (data12 === "invalid_account_id")) || (data12 === "empty_name")) || (data12 === "too_long")) || (data12 === "control_characters")) || (data12 === "invalid_timestamp")) || (data12 === "account_id")) || (data12 === "invalid_row"))){
const err37 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedDisplayName/properties/reason/enum",keyword:"enum",params:{allowedValues: schema214.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema214.properties.reason.enum,parentSchema:schema214.properties.reason,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedDisplayName/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.type,parentSchema:schema214,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema213.properties.rejected.type,parentSchema:schema213.properties.rejected,data:data7};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.rejectedCount !== undefined){
let data13 = data.rejectedCount;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err40 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema213.properties.rejectedCount.type,parentSchema:schema213.properties.rejectedCount,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema213.properties.rejectedCount,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.receivedAt !== undefined){
let data14 = data.receivedAt;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err42 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema213.properties.receivedAt,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.receivedAt.type,parentSchema:schema213.properties.receivedAt,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "ingest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema212.properties.ok.type,parentSchema:schema212.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema212.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema212.properties.ok.enum,parentSchema:schema212.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingest !== undefined){
if(!(validate288(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema212.type,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
validate286.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames400 = validate291;
const schema215 = {"$ref":"component:ApiError"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate291.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames401 = validate293;
const schema216 = {"$ref":"component:ApiError"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate293.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames413 = validate295;
const schema217 = {"$ref":"component:ApiError"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames415 = validate297;
const schema218 = {"$ref":"component:ApiError"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}

export const ingestDisplayNames429 = validate299;
const schema219 = {"$ref":"component:ApiError"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames200 = validate301;
const schema220 = {"$ref":"component:PluginDisplayNameIngestAnswer"};
const schema221 = {"type":"object","required":["ok","ingest","auth"],"properties":{"ok":{"type":"boolean","enum":[true]},"ingest":{"$ref":"component:DisplayNameReport"},"auth":{"type":"object","nullable":true,"required":["accountId","displayName"],"properties":{"accountId":{"type":"string"},"displayName":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.auth === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auth"},message:"must have required property '"+"auth"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "ok") || (key0 === "ingest")) || (key0 === "auth"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema221.properties.ok.type,parentSchema:schema221.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === true)){
const err5 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema221.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema221.properties.ok.enum,parentSchema:schema221.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ingest !== undefined){
if(!(validate288(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined){
let data2 = data.auth;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema221.properties.auth.type,parentSchema:schema221.properties.auth,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.accountId === undefined){
const err7 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema221.properties.auth.required,parentSchema:schema221.properties.auth,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.displayName === undefined){
const err8 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'",schema:schema221.properties.auth.required,parentSchema:schema221.properties.auth,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "accountId") || (key1 === "displayName"))){
const err9 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema221.properties.auth,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.accountId !== undefined){
let data3 = data2.accountId;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/auth/accountId",schemaPath:"#/properties/auth/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema221.properties.auth.properties.accountId.type,parentSchema:schema221.properties.auth.properties.accountId,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.displayName !== undefined){
let data4 = data2.displayName;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/auth/displayName",schemaPath:"#/properties/auth/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema221.properties.auth.properties.displayName.type,parentSchema:schema221.properties.auth.properties.displayName,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema221.type,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames400 = validate305;
const schema222 = {"$ref":"component:ApiError"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames401 = validate307;
const schema223 = {"$ref":"component:ApiError"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate307.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames413 = validate309;
const schema224 = {"$ref":"component:ApiError"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames415 = validate311;
const schema225 = {"$ref":"component:ApiError"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate311.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames429 = validate313;
const schema226 = {"$ref":"component:ApiError"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames502 = validate315;
const schema227 = {"$ref":"component:ApiError"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}

export const ingestPluginDisplayNames503 = validate317;
const schema228 = {"$ref":"component:ApiError"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate317.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot200 = validate319;
const schema229 = {"$ref":"component:ClubSnapshotAnswer"};
const schema230 = {"type":"object","required":["ok","ingest"],"properties":{"ok":{"type":"boolean","enum":[true]},"ingest":{"$ref":"component:ClubSnapshotReport"}},"additionalProperties":false};
const schema231 = {"type":"object","required":["clubId","clubName","observedAt","applied","campaignsSeen","uploadsSeen","membersSeen","mapsSeen","campaignMapsSeen","uploadMapsSeen","activitiesSeen","mapsAdded","mapsRemoved","rejected","rejectedCount","receivedAt"],"properties":{"clubId":{"type":"integer","minimum":1,"maximum":2147483647},"clubName":{"type":"string","nullable":true},"observedAt":{"type":"string","format":"date-time"},"applied":{"type":"boolean"},"campaignsSeen":{"type":"integer","minimum":0},"uploadsSeen":{"type":"integer","minimum":0},"membersSeen":{"type":"integer","minimum":0},"mapsSeen":{"type":"integer","minimum":0},"campaignMapsSeen":{"type":"integer","minimum":0},"uploadMapsSeen":{"type":"integer","minimum":0},"activitiesSeen":{"type":"integer","minimum":0},"mapsAdded":{"type":"integer","minimum":0},"mapsRemoved":{"type":"integer","minimum":0},"rejected":{"type":"array","maxItems":1000,"items":{"$ref":"component:RejectedSnapshotRow"}},"rejectedCount":{"type":"integer","minimum":0},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema232 = {"type":"object","required":["path","index","reason","message"],"properties":{"path":{"type":"string"},"index":{"type":"integer","minimum":0},"reason":{"type":"string","enum":["invalid_row","missing_field","invalid_field","invalid_timestamp"]},"message":{"type":"string"}},"additionalProperties":false};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clubId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clubId"},message:"must have required property '"+"clubId"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clubName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clubName"},message:"must have required property '"+"clubName"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.observedAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observedAt"},message:"must have required property '"+"observedAt"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.applied === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied"},message:"must have required property '"+"applied"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.campaignsSeen === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignsSeen"},message:"must have required property '"+"campaignsSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.uploadsSeen === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uploadsSeen"},message:"must have required property '"+"uploadsSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.membersSeen === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "membersSeen"},message:"must have required property '"+"membersSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.mapsSeen === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapsSeen"},message:"must have required property '"+"mapsSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.campaignMapsSeen === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignMapsSeen"},message:"must have required property '"+"campaignMapsSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.uploadMapsSeen === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uploadMapsSeen"},message:"must have required property '"+"uploadMapsSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.activitiesSeen === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activitiesSeen"},message:"must have required property '"+"activitiesSeen"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.mapsAdded === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapsAdded"},message:"must have required property '"+"mapsAdded"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.mapsRemoved === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapsRemoved"},message:"must have required property '"+"mapsRemoved"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.rejected === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.rejectedCount === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejectedCount"},message:"must have required property '"+"rejectedCount"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.receivedAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema231.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.clubId !== undefined){
let data0 = data.clubId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err17 = {instancePath:instancePath+"/clubId",schemaPath:"#/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.clubId.type,parentSchema:schema231.properties.clubId,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err18 = {instancePath:instancePath+"/clubId",schemaPath:"#/properties/clubId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema231.properties.clubId,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err19 = {instancePath:instancePath+"/clubId",schemaPath:"#/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema231.properties.clubId,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.clubName !== undefined){
let data1 = data.clubName;
if((typeof data1 !== "string") && (data1 !== null)){
const err20 = {instancePath:instancePath+"/clubName",schemaPath:"#/properties/clubName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.clubName.type,parentSchema:schema231.properties.clubName,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.observedAt !== undefined){
let data2 = data.observedAt;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err21 = {instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema231.properties.observedAt,data:data2};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/observedAt",schemaPath:"#/properties/observedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.observedAt.type,parentSchema:schema231.properties.observedAt,data:data2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.applied !== undefined){
let data3 = data.applied;
if(typeof data3 !== "boolean"){
const err23 = {instancePath:instancePath+"/applied",schemaPath:"#/properties/applied/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema231.properties.applied.type,parentSchema:schema231.properties.applied,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.campaignsSeen !== undefined){
let data4 = data.campaignsSeen;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err24 = {instancePath:instancePath+"/campaignsSeen",schemaPath:"#/properties/campaignsSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.campaignsSeen.type,parentSchema:schema231.properties.campaignsSeen,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/campaignsSeen",schemaPath:"#/properties/campaignsSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.campaignsSeen,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.uploadsSeen !== undefined){
let data5 = data.uploadsSeen;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err26 = {instancePath:instancePath+"/uploadsSeen",schemaPath:"#/properties/uploadsSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.uploadsSeen.type,parentSchema:schema231.properties.uploadsSeen,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/uploadsSeen",schemaPath:"#/properties/uploadsSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.uploadsSeen,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.membersSeen !== undefined){
let data6 = data.membersSeen;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err28 = {instancePath:instancePath+"/membersSeen",schemaPath:"#/properties/membersSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.membersSeen.type,parentSchema:schema231.properties.membersSeen,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/membersSeen",schemaPath:"#/properties/membersSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.membersSeen,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.mapsSeen !== undefined){
let data7 = data.mapsSeen;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err30 = {instancePath:instancePath+"/mapsSeen",schemaPath:"#/properties/mapsSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.mapsSeen.type,parentSchema:schema231.properties.mapsSeen,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/mapsSeen",schemaPath:"#/properties/mapsSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.mapsSeen,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.campaignMapsSeen !== undefined){
let data8 = data.campaignMapsSeen;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err32 = {instancePath:instancePath+"/campaignMapsSeen",schemaPath:"#/properties/campaignMapsSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.campaignMapsSeen.type,parentSchema:schema231.properties.campaignMapsSeen,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/campaignMapsSeen",schemaPath:"#/properties/campaignMapsSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.campaignMapsSeen,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.uploadMapsSeen !== undefined){
let data9 = data.uploadMapsSeen;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err34 = {instancePath:instancePath+"/uploadMapsSeen",schemaPath:"#/properties/uploadMapsSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.uploadMapsSeen.type,parentSchema:schema231.properties.uploadMapsSeen,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/uploadMapsSeen",schemaPath:"#/properties/uploadMapsSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.uploadMapsSeen,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.activitiesSeen !== undefined){
let data10 = data.activitiesSeen;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err36 = {instancePath:instancePath+"/activitiesSeen",schemaPath:"#/properties/activitiesSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.activitiesSeen.type,parentSchema:schema231.properties.activitiesSeen,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/activitiesSeen",schemaPath:"#/properties/activitiesSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.activitiesSeen,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.mapsAdded !== undefined){
let data11 = data.mapsAdded;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err38 = {instancePath:instancePath+"/mapsAdded",schemaPath:"#/properties/mapsAdded/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.mapsAdded.type,parentSchema:schema231.properties.mapsAdded,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/mapsAdded",schemaPath:"#/properties/mapsAdded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.mapsAdded,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.mapsRemoved !== undefined){
let data12 = data.mapsRemoved;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err40 = {instancePath:instancePath+"/mapsRemoved",schemaPath:"#/properties/mapsRemoved/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.mapsRemoved.type,parentSchema:schema231.properties.mapsRemoved,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/mapsRemoved",schemaPath:"#/properties/mapsRemoved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.mapsRemoved,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.rejected !== undefined){
let data13 = data.rejected;
if(Array.isArray(data13)){
if(data13.length > 1000){
const err42 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema231.properties.rejected,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.path === undefined){
const err43 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedSnapshotRow/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema232.required,parentSchema:schema232,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.index === undefined){
const err44 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedSnapshotRow/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema232.required,parentSchema:schema232,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.reason === undefined){
const err45 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedSnapshotRow/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema232.required,parentSchema:schema232,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.message === undefined){
const err46 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedSnapshotRow/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema232.required,parentSchema:schema232,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key1 in data14){
if(!((((key1 === "path") || (key1 === "index")) || (key1 === "reason")) || (key1 === "message"))){
const err47 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedSnapshotRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema232,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.path !== undefined){
let data15 = data14.path;
if(typeof data15 !== "string"){
const err48 = {instancePath:instancePath+"/rejected/" + i0+"/path",schemaPath:"component:RejectedSnapshotRow/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema232.properties.path.type,parentSchema:schema232.properties.path,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.index !== undefined){
let data16 = data14.index;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err49 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedSnapshotRow/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema232.properties.index.type,parentSchema:schema232.properties.index,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedSnapshotRow/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema232.properties.index,data:data16};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data14.reason !== undefined){
let data17 = data14.reason;
if(typeof data17 !== "string"){
const err51 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedSnapshotRow/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema232.properties.reason.type,parentSchema:schema232.properties.reason,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((((data17 === "invalid_row") || (data17 === "missing_field")) || (data17 === "invalid_field")) || (data17 === "invalid_timestamp"))){
const err52 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedSnapshotRow/properties/reason/enum",keyword:"enum",params:{allowedValues: schema232.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema232.properties.reason.enum,parentSchema:schema232.properties.reason,data:data17};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.message !== undefined){
let data18 = data14.message;
if(typeof data18 !== "string"){
const err53 = {instancePath:instancePath+"/rejected/" + i0+"/message",schemaPath:"component:RejectedSnapshotRow/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema232.properties.message.type,parentSchema:schema232.properties.message,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedSnapshotRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema232.type,parentSchema:schema232,data:data14};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema231.properties.rejected.type,parentSchema:schema231.properties.rejected,data:data13};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.rejectedCount !== undefined){
let data19 = data.rejectedCount;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err56 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema231.properties.rejectedCount.type,parentSchema:schema231.properties.rejectedCount,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema231.properties.rejectedCount,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.receivedAt !== undefined){
let data20 = data.receivedAt;
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err58 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema231.properties.receivedAt,data:data20};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.receivedAt.type,parentSchema:schema231.properties.receivedAt,data:data20};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema231.type,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema230.required,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema230.required,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "ingest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema230.properties.ok.type,parentSchema:schema230.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema230.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema230.properties.ok.enum,parentSchema:schema230.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingest !== undefined){
if(!(validate321(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema230.type,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot400 = validate324;
const schema233 = {"$ref":"component:ApiError"};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate324.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot401 = validate326;
const schema234 = {"$ref":"component:ApiError"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate326.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot413 = validate328;
const schema235 = {"$ref":"component:ApiError"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate328.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot415 = validate330;
const schema236 = {"$ref":"component:ApiError"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate330.errors = vErrors;
return errors === 0;
}

export const ingestClubSnapshot429 = validate332;
const schema237 = {"$ref":"component:ApiError"};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate332.errors = vErrors;
return errors === 0;
}

export const ingestEvent200 = validate334;
const schema238 = {"$ref":"component:EventsReportAnswer"};
const schema239 = {"type":"object","required":["ok","ingest"],"properties":{"ok":{"type":"boolean","enum":[true]},"ingest":{"$ref":"component:EventsReport"}},"additionalProperties":false};
const schema240 = {"type":"object","required":["accepted","duplicates","eventIds","rejected","rejectedCount","receivedAt"],"properties":{"accepted":{"type":"integer","minimum":0},"duplicates":{"type":"integer","minimum":0},"eventIds":{"type":"array","maxItems":500,"items":{"type":"integer","minimum":1}},"rejected":{"type":"array","maxItems":500,"items":{"$ref":"component:RejectedRow"}},"rejectedCount":{"type":"integer","minimum":0},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepted === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'",schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.duplicates === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicates"},message:"must have required property '"+"duplicates"+"'",schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.eventIds === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventIds"},message:"must have required property '"+"eventIds"+"'",schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rejected === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'",schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rejectedCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejectedCount"},message:"must have required property '"+"rejectedCount"+"'",schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.receivedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema240.required,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "accepted") || (key0 === "duplicates")) || (key0 === "eventIds")) || (key0 === "rejected")) || (key0 === "rejectedCount")) || (key0 === "receivedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.accepted !== undefined){
let data0 = data.accepted;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema240.properties.accepted.type,parentSchema:schema240.properties.accepted,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema240.properties.accepted,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.duplicates !== undefined){
let data1 = data.duplicates;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/duplicates",schemaPath:"#/properties/duplicates/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema240.properties.duplicates.type,parentSchema:schema240.properties.duplicates,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/duplicates",schemaPath:"#/properties/duplicates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema240.properties.duplicates,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.eventIds !== undefined){
let data2 = data.eventIds;
if(Array.isArray(data2)){
if(data2.length > 500){
const err11 = {instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema240.properties.eventIds,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/eventIds/" + i0,schemaPath:"#/properties/eventIds/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema240.properties.eventIds.items.type,parentSchema:schema240.properties.eventIds.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/eventIds/" + i0,schemaPath:"#/properties/eventIds/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema240.properties.eventIds.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema240.properties.eventIds.type,parentSchema:schema240.properties.eventIds,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.rejected !== undefined){
let data4 = data.rejected;
if(Array.isArray(data4)){
if(data4.length > 500){
const err15 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema240.properties.rejected,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.index === undefined){
const err16 = {instancePath:instancePath+"/rejected/" + i1,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema185.required,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.reason === undefined){
const err17 = {instancePath:instancePath+"/rejected/" + i1,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema185.required,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.message === undefined){
const err18 = {instancePath:instancePath+"/rejected/" + i1,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema185.required,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "index") || (key1 === "reason")) || (key1 === "message"))){
const err19 = {instancePath:instancePath+"/rejected/" + i1,schemaPath:"component:RejectedRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.index !== undefined){
let data6 = data5.index;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err20 = {instancePath:instancePath+"/rejected/" + i1+"/index",schemaPath:"component:RejectedRow/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema185.properties.index.type,parentSchema:schema185.properties.index,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/rejected/" + i1+"/index",schemaPath:"component:RejectedRow/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema185.properties.index,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data5.reason !== undefined){
let data7 = data5.reason;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/rejected/" + i1+"/reason",schemaPath:"component:RejectedRow/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema185.properties.reason.type,parentSchema:schema185.properties.reason,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((((data7 === "invalid_row") || (data7 === "missing_field")) || (data7 === "invalid_field")) || (data7 === "invalid_timestamp")) || (data7 === "reserved_type")) || (data7 === "too_large"))){
const err23 = {instancePath:instancePath+"/rejected/" + i1+"/reason",schemaPath:"component:RejectedRow/properties/reason/enum",keyword:"enum",params:{allowedValues: schema185.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema185.properties.reason.enum,parentSchema:schema185.properties.reason,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.message !== undefined){
let data8 = data5.message;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/rejected/" + i1+"/message",schemaPath:"component:RejectedRow/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema185.properties.message.type,parentSchema:schema185.properties.message,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/rejected/" + i1,schemaPath:"component:RejectedRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema185.type,parentSchema:schema185,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema240.properties.rejected.type,parentSchema:schema240.properties.rejected,data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.rejectedCount !== undefined){
let data9 = data.rejectedCount;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err27 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema240.properties.rejectedCount.type,parentSchema:schema240.properties.rejectedCount,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema240.properties.rejectedCount,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.receivedAt !== undefined){
let data10 = data.receivedAt;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err29 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema240.properties.receivedAt,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema240.properties.receivedAt.type,parentSchema:schema240.properties.receivedAt,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema240.type,parentSchema:schema240,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema239.required,parentSchema:schema239,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema239.required,parentSchema:schema239,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "ingest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema239,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema239.properties.ok.type,parentSchema:schema239.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema239.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema239.properties.ok.enum,parentSchema:schema239.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingest !== undefined){
if(!(validate336(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema239.type,parentSchema:schema239,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate335(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
validate334.errors = vErrors;
return errors === 0;
}

export const ingestEvent400 = validate339;
const schema242 = {"$ref":"component:ApiError"};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate339.errors = vErrors;
return errors === 0;
}

export const ingestEvent401 = validate341;
const schema243 = {"$ref":"component:ApiError"};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate341.errors = vErrors;
return errors === 0;
}

export const ingestEvent413 = validate343;
const schema244 = {"$ref":"component:ApiError"};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate343.errors = vErrors;
return errors === 0;
}

export const ingestEvent415 = validate345;
const schema245 = {"$ref":"component:ApiError"};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate345.errors = vErrors;
return errors === 0;
}

export const ingestEvent429 = validate347;
const schema246 = {"$ref":"component:ApiError"};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate347.errors = vErrors;
return errors === 0;
}

export const ingestEvents200 = validate349;
const schema247 = {"$ref":"component:EventsReportAnswer"};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate335(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
validate349.errors = vErrors;
return errors === 0;
}

export const ingestEvents400 = validate351;
const schema248 = {"$ref":"component:ApiError"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate351.errors = vErrors;
return errors === 0;
}

export const ingestEvents401 = validate353;
const schema249 = {"$ref":"component:ApiError"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate353.errors = vErrors;
return errors === 0;
}

export const ingestEvents413 = validate355;
const schema250 = {"$ref":"component:ApiError"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate355.errors = vErrors;
return errors === 0;
}

export const ingestEvents415 = validate357;
const schema251 = {"$ref":"component:ApiError"};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate357.errors = vErrors;
return errors === 0;
}

export const ingestEvents429 = validate359;
const schema252 = {"$ref":"component:ApiError"};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate359.errors = vErrors;
return errors === 0;
}

export const ingestTraffic200 = validate361;
const schema253 = {"$ref":"component:TrafficAnswer"};
const schema254 = {"type":"object","required":["ok","ingest"],"properties":{"ok":{"type":"boolean","enum":[true]},"ingest":{"$ref":"component:TrafficReport"}},"additionalProperties":false};
const schema255 = {"type":"object","required":["accepted","rejected","rejectedCount","receivedAt"],"properties":{"accepted":{"type":"integer","minimum":0},"rejected":{"type":"array","maxItems":1000,"items":{"$ref":"component:RejectedRow"}},"rejectedCount":{"type":"integer","minimum":0},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepted === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'",schema:schema255.required,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rejected === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'",schema:schema255.required,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rejectedCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejectedCount"},message:"must have required property '"+"rejectedCount"+"'",schema:schema255.required,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.receivedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema255.required,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "accepted") || (key0 === "rejected")) || (key0 === "rejectedCount")) || (key0 === "receivedAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.accepted !== undefined){
let data0 = data.accepted;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema255.properties.accepted.type,parentSchema:schema255.properties.accepted,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema255.properties.accepted,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.rejected !== undefined){
let data1 = data.rejected;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err7 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema255.properties.rejected,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.index === undefined){
const err8 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema185.required,parentSchema:schema185,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.reason === undefined){
const err9 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema185.required,parentSchema:schema185,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.message === undefined){
const err10 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema185.required,parentSchema:schema185,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "index") || (key1 === "reason")) || (key1 === "message"))){
const err11 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema185,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.index !== undefined){
let data3 = data2.index;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedRow/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema185.properties.index.type,parentSchema:schema185.properties.index,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/rejected/" + i0+"/index",schemaPath:"component:RejectedRow/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema185.properties.index,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.reason !== undefined){
let data4 = data2.reason;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedRow/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema185.properties.reason.type,parentSchema:schema185.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((data4 === "invalid_row") || (data4 === "missing_field")) || (data4 === "invalid_field")) || (data4 === "invalid_timestamp")) || (data4 === "reserved_type")) || (data4 === "too_large"))){
const err15 = {instancePath:instancePath+"/rejected/" + i0+"/reason",schemaPath:"component:RejectedRow/properties/reason/enum",keyword:"enum",params:{allowedValues: schema185.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema185.properties.reason.enum,parentSchema:schema185.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.message !== undefined){
let data5 = data2.message;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/rejected/" + i0+"/message",schemaPath:"component:RejectedRow/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema185.properties.message.type,parentSchema:schema185.properties.message,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rejected/" + i0,schemaPath:"component:RejectedRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema185.type,parentSchema:schema185,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema255.properties.rejected.type,parentSchema:schema255.properties.rejected,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rejectedCount !== undefined){
let data6 = data.rejectedCount;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema255.properties.rejectedCount.type,parentSchema:schema255.properties.rejectedCount,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/rejectedCount",schemaPath:"#/properties/rejectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema255.properties.rejectedCount,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.receivedAt !== undefined){
let data7 = data.receivedAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err21 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema255.properties.receivedAt,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.receivedAt.type,parentSchema:schema255.properties.receivedAt,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema255.type,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate363.errors = vErrors;
return errors === 0;
}


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ingest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingest"},message:"must have required property '"+"ingest"+"'",schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "ingest"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema254.properties.ok.type,parentSchema:schema254.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema254.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema254.properties.ok.enum,parentSchema:schema254.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingest !== undefined){
if(!(validate363(data.ingest, {instancePath:instancePath+"/ingest",parentData:data,parentDataProperty:"ingest",rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema254.type,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}

export const ingestTraffic400 = validate366;
const schema257 = {"$ref":"component:ApiError"};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate366.errors = vErrors;
return errors === 0;
}

export const ingestTraffic401 = validate368;
const schema258 = {"$ref":"component:ApiError"};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate368.errors = vErrors;
return errors === 0;
}

export const ingestTraffic413 = validate370;
const schema259 = {"$ref":"component:ApiError"};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate370.errors = vErrors;
return errors === 0;
}

export const ingestTraffic415 = validate372;
const schema260 = {"$ref":"component:ApiError"};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate372.errors = vErrors;
return errors === 0;
}

export const ingestTraffic429 = validate374;
const schema261 = {"$ref":"component:ApiError"};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate374.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch200 = validate376;
const schema262 = {"$ref":"component:TrafficAnswer"};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
validate376.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch400 = validate378;
const schema263 = {"$ref":"component:ApiError"};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate378.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch401 = validate380;
const schema264 = {"$ref":"component:ApiError"};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate380.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch413 = validate382;
const schema265 = {"$ref":"component:ApiError"};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate382.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch415 = validate384;
const schema266 = {"$ref":"component:ApiError"};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate384.errors = vErrors;
return errors === 0;
}

export const ingestTrafficBatch429 = validate386;
const schema267 = {"$ref":"component:ApiError"};

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
validate386.errors = vErrors;
return errors === 0;
}


export const responseValidators = {
  getCatalog: {
    '200 application/json': getCatalog200,
    '429 application/json': getCatalog429,
  },
  getMeta: {
    '200 application/json': getMeta200,
    '429 application/json': getMeta429,
  },
  listDisplayNames: {
    '200 application/json': listDisplayNames200,
    '400 application/json': listDisplayNames400,
    '429 application/json': listDisplayNames429,
  },
  resolveDisplayNames: {
    '200 application/json': resolveDisplayNames200,
    '400 application/json': resolveDisplayNames400,
    '413 application/json': resolveDisplayNames413,
    '415 application/json': resolveDisplayNames415,
    '429 application/json': resolveDisplayNames429,
  },
  getDisplayName: {
    '200 application/json': getDisplayName200,
    '400 application/json': getDisplayName400,
    '429 application/json': getDisplayName429,
  },
  findDisplayNames: {
    '200 application/json': findDisplayNames200,
    '400 application/json': findDisplayNames400,
    '429 application/json': findDisplayNames429,
  },
  searchDisplayNames: {
    '200 application/json': searchDisplayNames200,
    '400 application/json': searchDisplayNames400,
    '429 application/json': searchDisplayNames429,
  },
  listCandidates: {
    '200 application/json': listCandidates200,
    '400 application/json': listCandidates400,
    '429 application/json': listCandidates429,
  },
  listCandidateDetails: {
    '200 application/json': listCandidateDetails200,
    '400 application/json': listCandidateDetails400,
    '429 application/json': listCandidateDetails429,
  },
  listProjects: {
    '200 application/json': listProjects200,
    '400 application/json': listProjects400,
    '429 application/json': listProjects429,
  },
  getProject: {
    '200 application/json': getProject200,
    '400 application/json': getProject400,
    '404 application/json': getProject404,
    '429 application/json': getProject429,
  },
  listProjectMaps: {
    '200 application/json': listProjectMaps200,
    '400 application/json': listProjectMaps400,
    '404 application/json': listProjectMaps404,
    '429 application/json': listProjectMaps429,
  },
  listProjectInstances: {
    '200 application/json': listProjectInstances200,
    '400 application/json': listProjectInstances400,
    '404 application/json': listProjectInstances404,
    '429 application/json': listProjectInstances429,
  },
  listMapProjects: {
    '200 application/json': listMapProjects200,
    '400 application/json': listMapProjects400,
    '429 application/json': listMapProjects429,
  },
  listEvents: {
    '200 application/json': listEvents200,
    '400 application/json': listEvents400,
    '429 application/json': listEvents429,
  },
  getEventFacets: {
    '200 application/json': getEventFacets200,
    '400 application/json': getEventFacets400,
    '429 application/json': getEventFacets429,
  },
  listWrBaselineQueue: {
    '200 application/json': listWrBaselineQueue200,
    '400 application/json': listWrBaselineQueue400,
    '429 application/json': listWrBaselineQueue429,
  },
  getMetricsOverview: {
    '200 application/json': getMetricsOverview200,
    '429 application/json': getMetricsOverview429,
  },
  getMetricsTimeseries: {
    '200 application/json': getMetricsTimeseries200,
    '400 application/json': getMetricsTimeseries400,
    '429 application/json': getMetricsTimeseries429,
  },
  getLeaderboardCoverage: {
    '200 application/json': getLeaderboardCoverage200,
    '400 application/json': getLeaderboardCoverage400,
    '429 application/json': getLeaderboardCoverage429,
    '502 application/json': getLeaderboardCoverage502,
    '503 application/json': getLeaderboardCoverage503,
  },
  getClub: {
    '200 application/json': getClub200,
    '400 application/json': getClub400,
    '404 application/json': getClub404,
    '429 application/json': getClub429,
  },
  listClubCampaigns: {
    '200 application/json': listClubCampaigns200,
    '400 application/json': listClubCampaigns400,
    '404 application/json': listClubCampaigns404,
    '429 application/json': listClubCampaigns429,
  },
  listClubMaps: {
    '200 application/json': listClubMaps200,
    '400 application/json': listClubMaps400,
    '404 application/json': listClubMaps404,
    '429 application/json': listClubMaps429,
  },
  listClubMembers: {
    '200 application/json': listClubMembers200,
    '400 application/json': listClubMembers400,
    '404 application/json': listClubMembers404,
    '429 application/json': listClubMembers429,
  },
  listTables: {
    '200 application/json': listTables200,
    '400 application/json': listTables400,
    '429 application/json': listTables429,
  },
  getTableSchema: {
    '200 application/json': getTableSchema200,
    '400 application/json': getTableSchema400,
    '404 application/json': getTableSchema404,
    '429 application/json': getTableSchema429,
  },
  listTableRows: {
    '200 application/json': listTableRows200,
    '400 application/json': listTableRows400,
    '404 application/json': listTableRows404,
    '429 application/json': listTableRows429,
  },
  ingestTrackerRun: {
    '200 application/json': ingestTrackerRun200,
    '400 application/json': ingestTrackerRun400,
    '401 application/json': ingestTrackerRun401,
    '413 application/json': ingestTrackerRun413,
    '415 application/json': ingestTrackerRun415,
    '429 application/json': ingestTrackerRun429,
  },
  ingestTrackerRuns: {
    '200 application/json': ingestTrackerRuns200,
    '400 application/json': ingestTrackerRuns400,
    '401 application/json': ingestTrackerRuns401,
    '413 application/json': ingestTrackerRuns413,
    '415 application/json': ingestTrackerRuns415,
    '429 application/json': ingestTrackerRuns429,
  },
  registerInstance: {
    '200 application/json': registerInstance200,
    '400 application/json': registerInstance400,
    '401 application/json': registerInstance401,
    '413 application/json': registerInstance413,
    '415 application/json': registerInstance415,
    '429 application/json': registerInstance429,
  },
  sendHeartbeat: {
    '200 application/json': sendHeartbeat200,
    '400 application/json': sendHeartbeat400,
    '401 application/json': sendHeartbeat401,
    '413 application/json': sendHeartbeat413,
    '415 application/json': sendHeartbeat415,
    '429 application/json': sendHeartbeat429,
  },
  ingestDisplayNames: {
    '200 application/json': ingestDisplayNames200,
    '400 application/json': ingestDisplayNames400,
    '401 application/json': ingestDisplayNames401,
    '413 application/json': ingestDisplayNames413,
    '415 application/json': ingestDisplayNames415,
    '429 application/json': ingestDisplayNames429,
  },
  ingestPluginDisplayNames: {
    '200 application/json': ingestPluginDisplayNames200,
    '400 application/json': ingestPluginDisplayNames400,
    '401 application/json': ingestPluginDisplayNames401,
    '413 application/json': ingestPluginDisplayNames413,
    '415 application/json': ingestPluginDisplayNames415,
    '429 application/json': ingestPluginDisplayNames429,
    '502 application/json': ingestPluginDisplayNames502,
    '503 application/json': ingestPluginDisplayNames503,
  },
  ingestClubSnapshot: {
    '200 application/json': ingestClubSnapshot200,
    '400 application/json': ingestClubSnapshot400,
    '401 application/json': ingestClubSnapshot401,
    '413 application/json': ingestClubSnapshot413,
    '415 application/json': ingestClubSnapshot415,
    '429 application/json': ingestClubSnapshot429,
  },
  ingestEvent: {
    '200 application/json': ingestEvent200,
    '400 application/json': ingestEvent400,
    '401 application/json': ingestEvent401,
    '413 application/json': ingestEvent413,
    '415 application/json': ingestEvent415,
    '429 application/json': ingestEvent429,
  },
  ingestEvents: {
    '200 application/json': ingestEvents200,
    '400 application/json': ingestEvents400,
    '401 application/json': ingestEvents401,
    '413 application/json': ingestEvents413,
    '415 application/json': ingestEvents415,
    '429 application/json': ingestEvents429,
  },
  ingestTraffic: {
    '200 application/json': ingestTraffic200,
    '400 application/json': ingestTraffic400,
    '401 application/json': ingestTraffic401,
    '413 application/json': ingestTraffic413,
    '415 application/json': ingestTraffic415,
    '429 application/json': ingestTraffic429,
  },
  ingestTrafficBatch: {
    '200 application/json': ingestTrafficBatch200,
    '400 application/json': ingestTrafficBatch400,
    '401 application/json': ingestTrafficBatch401,
    '413 application/json': ingestTrafficBatch413,
    '415 application/json': ingestTrafficBatch415,
    '429 application/json': ingestTrafficBatch429,
  },
};
