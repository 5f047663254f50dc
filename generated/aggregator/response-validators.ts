// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.


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


export const responseValidators = {
  getCatalog: {
    '200 application/json': getCatalog200,
    '429 application/json': getCatalog429,
  },
};
