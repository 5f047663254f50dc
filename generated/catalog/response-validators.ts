// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const listEndpoints200 = validate10;
const schema11 = {"$ref":"component:EndpointList"};
const schema12 = {"type":"object","required":["generatedAt","api","endpoints"],"properties":{"generatedAt":{"type":"string","format":"date-time"},"api":{"$ref":"component:ApiSummary"},"endpoints":{"type":"array","maxItems":100,"items":{"$ref":"component:Endpoint"}}},"additionalProperties":false};
const schema13 = {"type":"object","required":["name","version","totalEndpoints","groupOrder"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"totalEndpoints":{"type":"integer","minimum":1},"groupOrder":{"type":"array","maxItems":100,"items":{"type":"string"}}},"additionalProperties":false};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
const schema14 = {"type":"object","required":["key","service","method","path","group","access","stability","title","description","pathParams","queryParams","headers","requestBodyExample","exampleResponses"],"properties":{"key":{"type":"string"},"service":{"type":"string","enum":["catalog","aggregator"]},"method":{"type":"string","enum":["GET","POST"]},"path":{"type":"string"},"group":{"type":"string"},"access":{"type":"string","enum":["public","protected"]},"stability":{"type":"string","enum":["stable","existing","legacy"]},"title":{"type":"string"},"description":{"type":"string"},"pathParams":{"type":"array","maxItems":20,"items":{"$ref":"component:EndpointPathParameter"}},"queryParams":{"type":"array","maxItems":20,"items":{"$ref":"component:EndpointQueryParameter"}},"headers":{"type":"array","maxItems":20,"items":{"$ref":"component:EndpointHeader"}},"requestBodyExample":{"type":"string"},"exampleResponses":{"type":"array","maxItems":50,"items":{"$ref":"component:EndpointResponse"}}},"additionalProperties":false};
const schema15 = {"type":"object","required":["name","type","required","description","example"],"properties":{"name":{"type":"string"},"type":{"type":"string","enum":["string","integer","boolean"]},"required":{"type":"boolean"},"description":{"type":"string"},"example":{"type":"string"}},"additionalProperties":false};
const schema16 = {"type":"object","required":["name","type","required","description","example","default","enum"],"properties":{"name":{"type":"string"},"type":{"type":"string","enum":["string","integer","boolean"]},"required":{"type":"boolean"},"description":{"type":"string"},"example":{"type":"string"},"default":{"type":"string","nullable":true},"enum":{"type":"array","maxItems":20,"items":{"type":"string"}}},"additionalProperties":false};
const schema17 = {"type":"object","required":["name","required","value","description"],"properties":{"name":{"type":"string"},"required":{"type":"boolean"},"value":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false};
const schema18 = {"type":"object","required":["status","label","description","body"],"properties":{"status":{"type":"integer","minimum":200,"maximum":599},"label":{"type":"string"},"description":{"type":"string"},"body":{"type":"string"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},message:"must have required property '"+"service"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.method === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.group === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.access === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access"},message:"must have required property '"+"access"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.stability === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stability"},message:"must have required property '"+"stability"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.title === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.description === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pathParams === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathParams"},message:"must have required property '"+"pathParams"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.queryParams === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queryParams"},message:"must have required property '"+"queryParams"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.headers === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.requestBodyExample === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBodyExample"},message:"must have required property '"+"requestBodyExample"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.exampleResponses === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exampleResponses"},message:"must have required property '"+"exampleResponses"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema14.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
const err15 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.key.type,parentSchema:schema14.properties.key,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.service !== undefined){
let data1 = data.service;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.service.type,parentSchema:schema14.properties.service,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data1 === "catalog") || (data1 === "aggregator"))){
const err17 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/enum",keyword:"enum",params:{allowedValues: schema14.properties.service.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.service.enum,parentSchema:schema14.properties.service,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 !== "string"){
const err18 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.method.type,parentSchema:schema14.properties.method,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data2 === "GET") || (data2 === "POST"))){
const err19 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema14.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.method.enum,parentSchema:schema14.properties.method,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(typeof data3 !== "string"){
const err20 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.group !== undefined){
let data4 = data.group;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.group.type,parentSchema:schema14.properties.group,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.access !== undefined){
let data5 = data.access;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.access.type,parentSchema:schema14.properties.access,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "public") || (data5 === "protected"))){
const err23 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/enum",keyword:"enum",params:{allowedValues: schema14.properties.access.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.access.enum,parentSchema:schema14.properties.access,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.stability !== undefined){
let data6 = data.stability;
if(typeof data6 !== "string"){
const err24 = {instancePath:instancePath+"/stability",schemaPath:"#/properties/stability/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.stability.type,parentSchema:schema14.properties.stability,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data6 === "stable") || (data6 === "existing")) || (data6 === "legacy"))){
const err25 = {instancePath:instancePath+"/stability",schemaPath:"#/properties/stability/enum",keyword:"enum",params:{allowedValues: schema14.properties.stability.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.stability.enum,parentSchema:schema14.properties.stability,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 !== "string"){
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.title.type,parentSchema:schema14.properties.title,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.description !== undefined){
let data8 = data.description;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.description.type,parentSchema:schema14.properties.description,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.pathParams !== undefined){
let data9 = data.pathParams;
if(Array.isArray(data9)){
if(data9.length > 20){
const err28 = {instancePath:instancePath+"/pathParams",schemaPath:"#/properties/pathParams/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema14.properties.pathParams,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err29 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema15.required,parentSchema:schema15,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.type === undefined){
const err30 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema15.required,parentSchema:schema15,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.required === undefined){
const err31 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema15.required,parentSchema:schema15,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.description === undefined){
const err32 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema15.required,parentSchema:schema15,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.example === undefined){
const err33 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'",schema:schema15.required,parentSchema:schema15,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 in data10){
if(!(((((key1 === "name") || (key1 === "type")) || (key1 === "required")) || (key1 === "description")) || (key1 === "example"))){
const err34 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/pathParams/" + i0+"/name",schemaPath:"component:EndpointPathParameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.name.type,parentSchema:schema15.properties.name,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.type !== undefined){
let data12 = data10.type;
if(typeof data12 !== "string"){
const err36 = {instancePath:instancePath+"/pathParams/" + i0+"/type",schemaPath:"component:EndpointPathParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.type.type,parentSchema:schema15.properties.type,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data12 === "string") || (data12 === "integer")) || (data12 === "boolean"))){
const err37 = {instancePath:instancePath+"/pathParams/" + i0+"/type",schemaPath:"component:EndpointPathParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.type.enum,parentSchema:schema15.properties.type,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.required !== undefined){
let data13 = data10.required;
if(typeof data13 !== "boolean"){
const err38 = {instancePath:instancePath+"/pathParams/" + i0+"/required",schemaPath:"component:EndpointPathParameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema15.properties.required.type,parentSchema:schema15.properties.required,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.description !== undefined){
let data14 = data10.description;
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/pathParams/" + i0+"/description",schemaPath:"component:EndpointPathParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.description.type,parentSchema:schema15.properties.description,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.example !== undefined){
let data15 = data10.example;
if(typeof data15 !== "string"){
const err40 = {instancePath:instancePath+"/pathParams/" + i0+"/example",schemaPath:"component:EndpointPathParameter/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.example.type,parentSchema:schema15.properties.example,data:data15};
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
else {
const err41 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:EndpointPathParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data10};
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
const err42 = {instancePath:instancePath+"/pathParams",schemaPath:"#/properties/pathParams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.pathParams.type,parentSchema:schema14.properties.pathParams,data:data9};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.queryParams !== undefined){
let data16 = data.queryParams;
if(Array.isArray(data16)){
if(data16.length > 20){
const err43 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema14.properties.queryParams,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err44 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.type === undefined){
const err45 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.required === undefined){
const err46 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.description === undefined){
const err47 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17.example === undefined){
const err48 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.default === undefined){
const err49 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data17.enum === undefined){
const err50 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/required",keyword:"required",params:{missingProperty: "enum"},message:"must have required property '"+"enum"+"'",schema:schema16.required,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key2 in data17){
if(!(((((((key2 === "name") || (key2 === "type")) || (key2 === "required")) || (key2 === "description")) || (key2 === "example")) || (key2 === "default")) || (key2 === "enum"))){
const err51 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data17.name !== undefined){
let data18 = data17.name;
if(typeof data18 !== "string"){
const err52 = {instancePath:instancePath+"/queryParams/" + i1+"/name",schemaPath:"component:EndpointQueryParameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.name.type,parentSchema:schema16.properties.name,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data17.type !== undefined){
let data19 = data17.type;
if(typeof data19 !== "string"){
const err53 = {instancePath:instancePath+"/queryParams/" + i1+"/type",schemaPath:"component:EndpointQueryParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data19};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((data19 === "string") || (data19 === "integer")) || (data19 === "boolean"))){
const err54 = {instancePath:instancePath+"/queryParams/" + i1+"/type",schemaPath:"component:EndpointQueryParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.required !== undefined){
let data20 = data17.required;
if(typeof data20 !== "boolean"){
const err55 = {instancePath:instancePath+"/queryParams/" + i1+"/required",schemaPath:"component:EndpointQueryParameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema16.properties.required.type,parentSchema:schema16.properties.required,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data17.description !== undefined){
let data21 = data17.description;
if(typeof data21 !== "string"){
const err56 = {instancePath:instancePath+"/queryParams/" + i1+"/description",schemaPath:"component:EndpointQueryParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.description.type,parentSchema:schema16.properties.description,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data17.example !== undefined){
let data22 = data17.example;
if(typeof data22 !== "string"){
const err57 = {instancePath:instancePath+"/queryParams/" + i1+"/example",schemaPath:"component:EndpointQueryParameter/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.example.type,parentSchema:schema16.properties.example,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.default !== undefined){
let data23 = data17.default;
if((typeof data23 !== "string") && (data23 !== null)){
const err58 = {instancePath:instancePath+"/queryParams/" + i1+"/default",schemaPath:"component:EndpointQueryParameter/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.default.type,parentSchema:schema16.properties.default,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.enum !== undefined){
let data24 = data17.enum;
if(Array.isArray(data24)){
if(data24.length > 20){
const err59 = {instancePath:instancePath+"/queryParams/" + i1+"/enum",schemaPath:"component:EndpointQueryParameter/properties/enum/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema16.properties.enum,data:data24};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 !== "string"){
const err60 = {instancePath:instancePath+"/queryParams/" + i1+"/enum/" + i2,schemaPath:"component:EndpointQueryParameter/properties/enum/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.enum.items.type,parentSchema:schema16.properties.enum.items,data:data25};
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
else {
const err61 = {instancePath:instancePath+"/queryParams/" + i1+"/enum",schemaPath:"component:EndpointQueryParameter/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema16.properties.enum.type,parentSchema:schema16.properties.enum,data:data24};
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
const err62 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:EndpointQueryParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data:data17};
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
const err63 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.queryParams.type,parentSchema:schema14.properties.queryParams,data:data16};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.headers !== undefined){
let data26 = data.headers;
if(Array.isArray(data26)){
if(data26.length > 20){
const err64 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema14.properties.headers,data:data26};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.name === undefined){
const err65 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:EndpointHeader/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema17.required,parentSchema:schema17,data:data27};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data27.required === undefined){
const err66 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:EndpointHeader/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema17.required,parentSchema:schema17,data:data27};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data27.value === undefined){
const err67 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:EndpointHeader/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema17.required,parentSchema:schema17,data:data27};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data27.description === undefined){
const err68 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:EndpointHeader/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema17.required,parentSchema:schema17,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key3 in data27){
if(!((((key3 === "name") || (key3 === "required")) || (key3 === "value")) || (key3 === "description"))){
const err69 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:EndpointHeader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data27.name !== undefined){
let data28 = data27.name;
if(typeof data28 !== "string"){
const err70 = {instancePath:instancePath+"/headers/" + i3+"/name",schemaPath:"component:EndpointHeader/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data28};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data27.required !== undefined){
let data29 = data27.required;
if(typeof data29 !== "boolean"){
const err71 = {instancePath:instancePath+"/headers/" + i3+"/required",schemaPath:"component:EndpointHeader/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema17.properties.required.type,parentSchema:schema17.properties.required,data:data29};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data27.value !== undefined){
let data30 = data27.value;
if(typeof data30 !== "string"){
const err72 = {instancePath:instancePath+"/headers/" + i3+"/value",schemaPath:"component:EndpointHeader/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.value.type,parentSchema:schema17.properties.value,data:data30};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data27.description !== undefined){
let data31 = data27.description;
if(typeof data31 !== "string"){
const err73 = {instancePath:instancePath+"/headers/" + i3+"/description",schemaPath:"component:EndpointHeader/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.description.type,parentSchema:schema17.properties.description,data:data31};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:EndpointHeader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.headers.type,parentSchema:schema14.properties.headers,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.requestBodyExample !== undefined){
let data32 = data.requestBodyExample;
if(typeof data32 !== "string"){
const err76 = {instancePath:instancePath+"/requestBodyExample",schemaPath:"#/properties/requestBodyExample/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.requestBodyExample.type,parentSchema:schema14.properties.requestBodyExample,data:data32};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.exampleResponses !== undefined){
let data33 = data.exampleResponses;
if(Array.isArray(data33)){
if(data33.length > 50){
const err77 = {instancePath:instancePath+"/exampleResponses",schemaPath:"#/properties/exampleResponses/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema14.properties.exampleResponses,data:data33};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.status === undefined){
const err78 = {instancePath:instancePath+"/exampleResponses/" + i4,schemaPath:"component:EndpointResponse/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema18.required,parentSchema:schema18,data:data34};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data34.label === undefined){
const err79 = {instancePath:instancePath+"/exampleResponses/" + i4,schemaPath:"component:EndpointResponse/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema18.required,parentSchema:schema18,data:data34};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data34.description === undefined){
const err80 = {instancePath:instancePath+"/exampleResponses/" + i4,schemaPath:"component:EndpointResponse/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema18.required,parentSchema:schema18,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data34.body === undefined){
const err81 = {instancePath:instancePath+"/exampleResponses/" + i4,schemaPath:"component:EndpointResponse/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema18.required,parentSchema:schema18,data:data34};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key4 in data34){
if(!((((key4 === "status") || (key4 === "label")) || (key4 === "description")) || (key4 === "body"))){
const err82 = {instancePath:instancePath+"/exampleResponses/" + i4,schemaPath:"component:EndpointResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data:data34};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data34.status !== undefined){
let data35 = data34.status;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
const err83 = {instancePath:instancePath+"/exampleResponses/" + i4+"/status",schemaPath:"component:EndpointResponse/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema18.properties.status.type,parentSchema:schema18.properties.status,data:data35};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(typeof data35 == "number"){
if(data35 > 599 || isNaN(data35)){
const err84 = {instancePath:instancePath+"/exampleResponses/" + i4+"/status",schemaPath:"component:EndpointResponse/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema18.properties.status,data:data35};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data35 < 200 || isNaN(data35)){
const err85 = {instancePath:instancePath+"/exampleResponses/" + i4+"/status",schemaPath:"component:EndpointResponse/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200",schema:200,parentSchema:schema18.properties.status,data:data35};
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
if(data34.label !== undefined){
let data36 = data34.label;
if(typeof data36 !== "string"){
const err86 = {instancePath:instancePath+"/exampleResponses/" + i4+"/label",schemaPath:"component:EndpointResponse/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.label.type,parentSchema:schema18.properties.label,data:data36};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data34.description !== undefined){
let data37 = data34.description;
if(typeof data37 !== "string"){
const err87 = {instancePath:instancePath+"/exampleResponses/" + i4+"/description",schemaPath:"component:EndpointResponse/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data37};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data34.body !== undefined){
let data38 = data34.body;
if(typeof data38 !== "string"){
const err88 = {instancePath:instancePath+"/exampleResponses/" + i4+"/body",schemaPath:"component:EndpointResponse/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.body.type,parentSchema:schema18.properties.body,data:data38};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/exampleResponses/" + i4,schemaPath:"component:EndpointResponse/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data:data34};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/exampleResponses",schemaPath:"#/properties/exampleResponses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.exampleResponses.type,parentSchema:schema14.properties.exampleResponses,data:data33};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generatedAt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.api === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"},message:"must have required property '"+"api"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.endpoints === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"},message:"must have required property '"+"endpoints"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "generatedAt") || (key0 === "api")) || (key0 === "endpoints"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.generatedAt !== undefined){
let data0 = data.generatedAt;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema12.properties.generatedAt,data:data0};
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
const err5 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.generatedAt.type,parentSchema:schema12.properties.generatedAt,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.api !== undefined){
let data1 = data.api;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/api",schemaPath:"component:ApiSummary/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema13.required,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.version === undefined){
const err7 = {instancePath:instancePath+"/api",schemaPath:"component:ApiSummary/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema13.required,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.totalEndpoints === undefined){
const err8 = {instancePath:instancePath+"/api",schemaPath:"component:ApiSummary/required",keyword:"required",params:{missingProperty: "totalEndpoints"},message:"must have required property '"+"totalEndpoints"+"'",schema:schema13.required,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.groupOrder === undefined){
const err9 = {instancePath:instancePath+"/api",schemaPath:"component:ApiSummary/required",keyword:"required",params:{missingProperty: "groupOrder"},message:"must have required property '"+"groupOrder"+"'",schema:schema13.required,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "name") || (key1 === "version")) || (key1 === "totalEndpoints")) || (key1 === "groupOrder"))){
const err10 = {instancePath:instancePath+"/api",schemaPath:"component:ApiSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/api/name",schemaPath:"component:ApiSummary/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.name.type,parentSchema:schema13.properties.name,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/api/version",schemaPath:"component:ApiSummary/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.version.type,parentSchema:schema13.properties.version,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.totalEndpoints !== undefined){
let data4 = data1.totalEndpoints;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/api/totalEndpoints",schemaPath:"component:ApiSummary/properties/totalEndpoints/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema13.properties.totalEndpoints.type,parentSchema:schema13.properties.totalEndpoints,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/api/totalEndpoints",schemaPath:"component:ApiSummary/properties/totalEndpoints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema13.properties.totalEndpoints,data:data4};
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
if(data1.groupOrder !== undefined){
let data5 = data1.groupOrder;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/api/groupOrder",schemaPath:"component:ApiSummary/properties/groupOrder/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema13.properties.groupOrder,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/api/groupOrder/" + i0,schemaPath:"component:ApiSummary/properties/groupOrder/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.groupOrder.items.type,parentSchema:schema13.properties.groupOrder.items,data:data6};
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
const err17 = {instancePath:instancePath+"/api/groupOrder",schemaPath:"component:ApiSummary/properties/groupOrder/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema13.properties.groupOrder.type,parentSchema:schema13.properties.groupOrder,data:data5};
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
const err18 = {instancePath:instancePath+"/api",schemaPath:"component:ApiSummary/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.endpoints !== undefined){
let data7 = data.endpoints;
if(Array.isArray(data7)){
if(data7.length > 100){
const err19 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema12.properties.endpoints,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate12(data7[i1], {instancePath:instancePath+"/endpoints/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.endpoints.type,parentSchema:schema12.properties.endpoints,data:data7};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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

export const listEndpoints429 = validate15;
const schema19 = {"$ref":"component:ErrorAnswer"};
const schema20 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","minLength":1}},"additionalProperties":false};
const func3 = runtime0.default;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const getMap200 = validate16;
const schema21 = {"$ref":"component:MapDetail"};
const schema22 = {"type":"object","required":["exists","generatedAt","api","map","wrHistory","links"],"properties":{"exists":{"type":"boolean","enum":[true]},"generatedAt":{"type":"string","format":"date-time"},"api":{"$ref":"component:ApiFacts"},"map":{"$ref":"component:CatalogMap"},"wrHistory":{"type":"array","maxItems":25,"items":{"$ref":"component:WrHistoryEntry"}},"links":{"$ref":"component:MapLinks"}},"additionalProperties":false};
const schema23 = {"type":"object","required":["name","version","docsPath"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"docsPath":{"type":"string"}},"additionalProperties":false};
const schema24 = {"type":"object","required":["mapUid","mapId","name","filename","fileUrl","thumbnailUrl","author","submitter","authorScore","goldScore","silverScore","bronzeScore","collectionName","mapStyle","mapType","isPlayable","createdWithGamepadEditor","createdWithSimpleEditor","timestamp","season","year","mapnumber","alteration","type","wrMs","wrHolder","tracked","status"],"properties":{"mapUid":{"type":"string"},"mapId":{"type":"string","nullable":true},"name":{"type":"string","nullable":true},"filename":{"type":"string","nullable":true},"fileUrl":{"type":"string","nullable":true},"thumbnailUrl":{"type":"string","nullable":true},"author":{"type":"string","nullable":true},"submitter":{"type":"string","nullable":true},"authorScore":{"type":"integer","minimum":0,"nullable":true},"goldScore":{"type":"integer","minimum":0,"nullable":true},"silverScore":{"type":"integer","minimum":0,"nullable":true},"bronzeScore":{"type":"integer","minimum":0,"nullable":true},"collectionName":{"type":"string","nullable":true},"mapStyle":{"type":"string"},"mapType":{"type":"string","nullable":true},"isPlayable":{"type":"boolean","nullable":true},"createdWithGamepadEditor":{"type":"boolean","nullable":true},"createdWithSimpleEditor":{"type":"boolean","nullable":true},"timestamp":{"type":"string","nullable":true},"season":{"type":"string"},"year":{"type":"integer","minimum":0,"nullable":true},"mapnumber":{"type":"array","maxItems":1000,"items":{"type":"integer"}},"alteration":{"type":"string"},"type":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647,"nullable":true},"wrHolder":{"type":"string","nullable":true},"tracked":{"type":"boolean"},"status":{"type":"string","enum":["active","archived","pending"]}},"additionalProperties":false};
const schema25 = {"type":"object","required":["eventId","mapUid","mapName","accountId","holder","wrMs","recordedAt","receivedAt"],"properties":{"eventId":{"type":"integer","minimum":1},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time"},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema26 = {"type":"object","required":["self","legacy","docs"],"properties":{"self":{"type":"string"},"legacy":{"type":"string"},"docs":{"type":"string"}},"additionalProperties":false};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exists === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exists"},message:"must have required property '"+"exists"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.generatedAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.api === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"},message:"must have required property '"+"api"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map"},message:"must have required property '"+"map"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.wrHistory === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wrHistory"},message:"must have required property '"+"wrHistory"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.links === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "exists") || (key0 === "generatedAt")) || (key0 === "api")) || (key0 === "map")) || (key0 === "wrHistory")) || (key0 === "links"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.exists !== undefined){
let data0 = data.exists;
if(typeof data0 !== "boolean"){
const err7 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.exists.type,parentSchema:schema22.properties.exists,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data0 === true)){
const err8 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/enum",keyword:"enum",params:{allowedValues: schema22.properties.exists.enum},message:"must be equal to one of the allowed values",schema:schema22.properties.exists.enum,parentSchema:schema22.properties.exists,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.generatedAt !== undefined){
let data1 = data.generatedAt;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err9 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema22.properties.generatedAt,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.generatedAt.type,parentSchema:schema22.properties.generatedAt,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.api !== undefined){
let data2 = data.api;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err11 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.version === undefined){
const err12 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.docsPath === undefined){
const err13 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/required",keyword:"required",params:{missingProperty: "docsPath"},message:"must have required property '"+"docsPath"+"'",schema:schema23.required,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "version")) || (key1 === "docsPath"))){
const err14 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/api/name",schemaPath:"component:ApiFacts/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.version !== undefined){
let data4 = data2.version;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/api/version",schemaPath:"component:ApiFacts/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.version.type,parentSchema:schema23.properties.version,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.docsPath !== undefined){
let data5 = data2.docsPath;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/api/docsPath",schemaPath:"component:ApiFacts/properties/docsPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.docsPath.type,parentSchema:schema23.properties.docsPath,data:data5};
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
const err18 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.map !== undefined){
let data6 = data.map;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mapUid === undefined){
const err19 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.mapId === undefined){
const err20 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapId"},message:"must have required property '"+"mapId"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.name === undefined){
const err21 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.filename === undefined){
const err22 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.fileUrl === undefined){
const err23 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "fileUrl"},message:"must have required property '"+"fileUrl"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.thumbnailUrl === undefined){
const err24 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.author === undefined){
const err25 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.submitter === undefined){
const err26 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "submitter"},message:"must have required property '"+"submitter"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.authorScore === undefined){
const err27 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "authorScore"},message:"must have required property '"+"authorScore"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.goldScore === undefined){
const err28 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "goldScore"},message:"must have required property '"+"goldScore"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.silverScore === undefined){
const err29 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "silverScore"},message:"must have required property '"+"silverScore"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6.bronzeScore === undefined){
const err30 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "bronzeScore"},message:"must have required property '"+"bronzeScore"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data6.collectionName === undefined){
const err31 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "collectionName"},message:"must have required property '"+"collectionName"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data6.mapStyle === undefined){
const err32 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapStyle"},message:"must have required property '"+"mapStyle"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data6.mapType === undefined){
const err33 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapType"},message:"must have required property '"+"mapType"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data6.isPlayable === undefined){
const err34 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "isPlayable"},message:"must have required property '"+"isPlayable"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data6.createdWithGamepadEditor === undefined){
const err35 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "createdWithGamepadEditor"},message:"must have required property '"+"createdWithGamepadEditor"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data6.createdWithSimpleEditor === undefined){
const err36 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "createdWithSimpleEditor"},message:"must have required property '"+"createdWithSimpleEditor"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data6.timestamp === undefined){
const err37 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data6.season === undefined){
const err38 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data6.year === undefined){
const err39 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data6.mapnumber === undefined){
const err40 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapnumber"},message:"must have required property '"+"mapnumber"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data6.alteration === undefined){
const err41 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data6.type === undefined){
const err42 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data6.wrMs === undefined){
const err43 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data6.wrHolder === undefined){
const err44 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data6.tracked === undefined){
const err45 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data6.status === undefined){
const err46 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema24.required,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data6){
if(!(func2.call(schema24.properties, key2))){
const err47 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data6.mapUid !== undefined){
let data7 = data6.mapUid;
if(typeof data7 !== "string"){
const err48 = {instancePath:instancePath+"/map/mapUid",schemaPath:"component:CatalogMap/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.mapUid.type,parentSchema:schema24.properties.mapUid,data:data7};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data6.mapId !== undefined){
let data8 = data6.mapId;
if((typeof data8 !== "string") && (data8 !== null)){
const err49 = {instancePath:instancePath+"/map/mapId",schemaPath:"component:CatalogMap/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.mapId.type,parentSchema:schema24.properties.mapId,data:data8};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data6.name !== undefined){
let data9 = data6.name;
if((typeof data9 !== "string") && (data9 !== null)){
const err50 = {instancePath:instancePath+"/map/name",schemaPath:"component:CatalogMap/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.name.type,parentSchema:schema24.properties.name,data:data9};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data6.filename !== undefined){
let data10 = data6.filename;
if((typeof data10 !== "string") && (data10 !== null)){
const err51 = {instancePath:instancePath+"/map/filename",schemaPath:"component:CatalogMap/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.filename.type,parentSchema:schema24.properties.filename,data:data10};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data6.fileUrl !== undefined){
let data11 = data6.fileUrl;
if((typeof data11 !== "string") && (data11 !== null)){
const err52 = {instancePath:instancePath+"/map/fileUrl",schemaPath:"component:CatalogMap/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.fileUrl.type,parentSchema:schema24.properties.fileUrl,data:data11};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data6.thumbnailUrl !== undefined){
let data12 = data6.thumbnailUrl;
if((typeof data12 !== "string") && (data12 !== null)){
const err53 = {instancePath:instancePath+"/map/thumbnailUrl",schemaPath:"component:CatalogMap/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.thumbnailUrl.type,parentSchema:schema24.properties.thumbnailUrl,data:data12};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data6.author !== undefined){
let data13 = data6.author;
if((typeof data13 !== "string") && (data13 !== null)){
const err54 = {instancePath:instancePath+"/map/author",schemaPath:"component:CatalogMap/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.author.type,parentSchema:schema24.properties.author,data:data13};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data6.submitter !== undefined){
let data14 = data6.submitter;
if((typeof data14 !== "string") && (data14 !== null)){
const err55 = {instancePath:instancePath+"/map/submitter",schemaPath:"component:CatalogMap/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.submitter.type,parentSchema:schema24.properties.submitter,data:data14};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data6.authorScore !== undefined){
let data15 = data6.authorScore;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err56 = {instancePath:instancePath+"/map/authorScore",schemaPath:"component:CatalogMap/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.authorScore.type,parentSchema:schema24.properties.authorScore,data:data15};
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
const err57 = {instancePath:instancePath+"/map/authorScore",schemaPath:"component:CatalogMap/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.authorScore,data:data15};
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
if(data6.goldScore !== undefined){
let data16 = data6.goldScore;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err58 = {instancePath:instancePath+"/map/goldScore",schemaPath:"component:CatalogMap/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.goldScore.type,parentSchema:schema24.properties.goldScore,data:data16};
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
const err59 = {instancePath:instancePath+"/map/goldScore",schemaPath:"component:CatalogMap/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.goldScore,data:data16};
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
if(data6.silverScore !== undefined){
let data17 = data6.silverScore;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
const err60 = {instancePath:instancePath+"/map/silverScore",schemaPath:"component:CatalogMap/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.silverScore.type,parentSchema:schema24.properties.silverScore,data:data17};
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
const err61 = {instancePath:instancePath+"/map/silverScore",schemaPath:"component:CatalogMap/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.silverScore,data:data17};
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
if(data6.bronzeScore !== undefined){
let data18 = data6.bronzeScore;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err62 = {instancePath:instancePath+"/map/bronzeScore",schemaPath:"component:CatalogMap/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.bronzeScore.type,parentSchema:schema24.properties.bronzeScore,data:data18};
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
const err63 = {instancePath:instancePath+"/map/bronzeScore",schemaPath:"component:CatalogMap/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.bronzeScore,data:data18};
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
if(data6.collectionName !== undefined){
let data19 = data6.collectionName;
if((typeof data19 !== "string") && (data19 !== null)){
const err64 = {instancePath:instancePath+"/map/collectionName",schemaPath:"component:CatalogMap/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.collectionName.type,parentSchema:schema24.properties.collectionName,data:data19};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data6.mapStyle !== undefined){
let data20 = data6.mapStyle;
if(typeof data20 !== "string"){
const err65 = {instancePath:instancePath+"/map/mapStyle",schemaPath:"component:CatalogMap/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.mapStyle.type,parentSchema:schema24.properties.mapStyle,data:data20};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data6.mapType !== undefined){
let data21 = data6.mapType;
if((typeof data21 !== "string") && (data21 !== null)){
const err66 = {instancePath:instancePath+"/map/mapType",schemaPath:"component:CatalogMap/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.mapType.type,parentSchema:schema24.properties.mapType,data:data21};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data6.isPlayable !== undefined){
let data22 = data6.isPlayable;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err67 = {instancePath:instancePath+"/map/isPlayable",schemaPath:"component:CatalogMap/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.isPlayable.type,parentSchema:schema24.properties.isPlayable,data:data22};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data6.createdWithGamepadEditor !== undefined){
let data23 = data6.createdWithGamepadEditor;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err68 = {instancePath:instancePath+"/map/createdWithGamepadEditor",schemaPath:"component:CatalogMap/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.createdWithGamepadEditor.type,parentSchema:schema24.properties.createdWithGamepadEditor,data:data23};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data6.createdWithSimpleEditor !== undefined){
let data24 = data6.createdWithSimpleEditor;
if((typeof data24 !== "boolean") && (data24 !== null)){
const err69 = {instancePath:instancePath+"/map/createdWithSimpleEditor",schemaPath:"component:CatalogMap/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.createdWithSimpleEditor.type,parentSchema:schema24.properties.createdWithSimpleEditor,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data6.timestamp !== undefined){
let data25 = data6.timestamp;
if((typeof data25 !== "string") && (data25 !== null)){
const err70 = {instancePath:instancePath+"/map/timestamp",schemaPath:"component:CatalogMap/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.timestamp.type,parentSchema:schema24.properties.timestamp,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data6.season !== undefined){
let data26 = data6.season;
if(typeof data26 !== "string"){
const err71 = {instancePath:instancePath+"/map/season",schemaPath:"component:CatalogMap/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.season.type,parentSchema:schema24.properties.season,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data6.year !== undefined){
let data27 = data6.year;
if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
const err72 = {instancePath:instancePath+"/map/year",schemaPath:"component:CatalogMap/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.year.type,parentSchema:schema24.properties.year,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0 || isNaN(data27)){
const err73 = {instancePath:instancePath+"/map/year",schemaPath:"component:CatalogMap/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.year,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data6.mapnumber !== undefined){
let data28 = data6.mapnumber;
if(Array.isArray(data28)){
if(data28.length > 1000){
const err74 = {instancePath:instancePath+"/map/mapnumber",schemaPath:"component:CatalogMap/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema24.properties.mapnumber,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const len0 = data28.length;
for(let i0=0; i0<len0; i0++){
let data29 = data28[i0];
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err75 = {instancePath:instancePath+"/map/mapnumber/" + i0,schemaPath:"component:CatalogMap/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.mapnumber.items.type,parentSchema:schema24.properties.mapnumber.items,data:data29};
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
else {
const err76 = {instancePath:instancePath+"/map/mapnumber",schemaPath:"component:CatalogMap/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.mapnumber.type,parentSchema:schema24.properties.mapnumber,data:data28};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data6.alteration !== undefined){
let data30 = data6.alteration;
if(typeof data30 !== "string"){
const err77 = {instancePath:instancePath+"/map/alteration",schemaPath:"component:CatalogMap/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.alteration.type,parentSchema:schema24.properties.alteration,data:data30};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data6.type !== undefined){
let data31 = data6.type;
if((typeof data31 !== "string") && (data31 !== null)){
const err78 = {instancePath:instancePath+"/map/type",schemaPath:"component:CatalogMap/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.type.type,parentSchema:schema24.properties.type,data:data31};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data6.wrMs !== undefined){
let data32 = data6.wrMs;
if((!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))) && (data32 !== null)){
const err79 = {instancePath:instancePath+"/map/wrMs",schemaPath:"component:CatalogMap/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.wrMs.type,parentSchema:schema24.properties.wrMs,data:data32};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 > 2147483647 || isNaN(data32)){
const err80 = {instancePath:instancePath+"/map/wrMs",schemaPath:"component:CatalogMap/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema24.properties.wrMs,data:data32};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err81 = {instancePath:instancePath+"/map/wrMs",schemaPath:"component:CatalogMap/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.properties.wrMs,data:data32};
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
if(data6.wrHolder !== undefined){
let data33 = data6.wrHolder;
if((typeof data33 !== "string") && (data33 !== null)){
const err82 = {instancePath:instancePath+"/map/wrHolder",schemaPath:"component:CatalogMap/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.wrHolder.type,parentSchema:schema24.properties.wrHolder,data:data33};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data6.tracked !== undefined){
let data34 = data6.tracked;
if(typeof data34 !== "boolean"){
const err83 = {instancePath:instancePath+"/map/tracked",schemaPath:"component:CatalogMap/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.tracked.type,parentSchema:schema24.properties.tracked,data:data34};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data6.status !== undefined){
let data35 = data6.status;
if(typeof data35 !== "string"){
const err84 = {instancePath:instancePath+"/map/status",schemaPath:"component:CatalogMap/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.status.type,parentSchema:schema24.properties.status,data:data35};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!(((data35 === "active") || (data35 === "archived")) || (data35 === "pending"))){
const err85 = {instancePath:instancePath+"/map/status",schemaPath:"component:CatalogMap/properties/status/enum",keyword:"enum",params:{allowedValues: schema24.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema24.properties.status.enum,parentSchema:schema24.properties.status,data:data35};
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
else {
const err86 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data:data6};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.wrHistory !== undefined){
let data36 = data.wrHistory;
if(Array.isArray(data36)){
if(data36.length > 25){
const err87 = {instancePath:instancePath+"/wrHistory",schemaPath:"#/properties/wrHistory/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items",schema:25,parentSchema:schema22.properties.wrHistory,data:data36};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.eventId === undefined){
const err88 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data37.mapUid === undefined){
const err89 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data37.mapName === undefined){
const err90 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data37.accountId === undefined){
const err91 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37.holder === undefined){
const err92 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data37.wrMs === undefined){
const err93 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data37.recordedAt === undefined){
const err94 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data37.receivedAt === undefined){
const err95 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema25.required,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key3 in data37){
if(!((((((((key3 === "eventId") || (key3 === "mapUid")) || (key3 === "mapName")) || (key3 === "accountId")) || (key3 === "holder")) || (key3 === "wrMs")) || (key3 === "recordedAt")) || (key3 === "receivedAt"))){
const err96 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data37.eventId !== undefined){
let data38 = data37.eventId;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
const err97 = {instancePath:instancePath+"/wrHistory/" + i1+"/eventId",schemaPath:"component:WrHistoryEntry/properties/eventId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.eventId.type,parentSchema:schema25.properties.eventId,data:data38};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data38 == "number"){
if(data38 < 1 || isNaN(data38)){
const err98 = {instancePath:instancePath+"/wrHistory/" + i1+"/eventId",schemaPath:"component:WrHistoryEntry/properties/eventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.eventId,data:data38};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data37.mapUid !== undefined){
let data39 = data37.mapUid;
if(typeof data39 !== "string"){
const err99 = {instancePath:instancePath+"/wrHistory/" + i1+"/mapUid",schemaPath:"component:WrHistoryEntry/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.mapUid.type,parentSchema:schema25.properties.mapUid,data:data39};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data37.mapName !== undefined){
let data40 = data37.mapName;
if((typeof data40 !== "string") && (data40 !== null)){
const err100 = {instancePath:instancePath+"/wrHistory/" + i1+"/mapName",schemaPath:"component:WrHistoryEntry/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.mapName.type,parentSchema:schema25.properties.mapName,data:data40};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data37.accountId !== undefined){
let data41 = data37.accountId;
if((typeof data41 !== "string") && (data41 !== null)){
const err101 = {instancePath:instancePath+"/wrHistory/" + i1+"/accountId",schemaPath:"component:WrHistoryEntry/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.accountId.type,parentSchema:schema25.properties.accountId,data:data41};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data37.holder !== undefined){
let data42 = data37.holder;
if((typeof data42 !== "string") && (data42 !== null)){
const err102 = {instancePath:instancePath+"/wrHistory/" + i1+"/holder",schemaPath:"component:WrHistoryEntry/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.holder.type,parentSchema:schema25.properties.holder,data:data42};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data37.wrMs !== undefined){
let data43 = data37.wrMs;
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
const err103 = {instancePath:instancePath+"/wrHistory/" + i1+"/wrMs",schemaPath:"component:WrHistoryEntry/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.wrMs.type,parentSchema:schema25.properties.wrMs,data:data43};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(typeof data43 == "number"){
if(data43 > 2147483647 || isNaN(data43)){
const err104 = {instancePath:instancePath+"/wrHistory/" + i1+"/wrMs",schemaPath:"component:WrHistoryEntry/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema25.properties.wrMs,data:data43};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err105 = {instancePath:instancePath+"/wrHistory/" + i1+"/wrMs",schemaPath:"component:WrHistoryEntry/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.wrMs,data:data43};
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
if(data37.recordedAt !== undefined){
let data44 = data37.recordedAt;
if(typeof data44 === "string"){
if(!(formats0.test(data44))){
const err106 = {instancePath:instancePath+"/wrHistory/" + i1+"/recordedAt",schemaPath:"component:WrHistoryEntry/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema25.properties.recordedAt,data:data44};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/wrHistory/" + i1+"/recordedAt",schemaPath:"component:WrHistoryEntry/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.recordedAt.type,parentSchema:schema25.properties.recordedAt,data:data44};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data37.receivedAt !== undefined){
let data45 = data37.receivedAt;
if(typeof data45 === "string"){
if(!(formats0.test(data45))){
const err108 = {instancePath:instancePath+"/wrHistory/" + i1+"/receivedAt",schemaPath:"component:WrHistoryEntry/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema25.properties.receivedAt,data:data45};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/wrHistory/" + i1+"/receivedAt",schemaPath:"component:WrHistoryEntry/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.receivedAt.type,parentSchema:schema25.properties.receivedAt,data:data45};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data:data37};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/wrHistory",schemaPath:"#/properties/wrHistory/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.wrHistory.type,parentSchema:schema22.properties.wrHistory,data:data36};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.links !== undefined){
let data46 = data.links;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.self === undefined){
const err112 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'",schema:schema26.required,parentSchema:schema26,data:data46};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data46.legacy === undefined){
const err113 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/required",keyword:"required",params:{missingProperty: "legacy"},message:"must have required property '"+"legacy"+"'",schema:schema26.required,parentSchema:schema26,data:data46};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data46.docs === undefined){
const err114 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/required",keyword:"required",params:{missingProperty: "docs"},message:"must have required property '"+"docs"+"'",schema:schema26.required,parentSchema:schema26,data:data46};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key4 in data46){
if(!(((key4 === "self") || (key4 === "legacy")) || (key4 === "docs"))){
const err115 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data:data46};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data46.self !== undefined){
let data47 = data46.self;
if(typeof data47 !== "string"){
const err116 = {instancePath:instancePath+"/links/self",schemaPath:"component:MapLinks/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.self.type,parentSchema:schema26.properties.self,data:data47};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data46.legacy !== undefined){
let data48 = data46.legacy;
if(typeof data48 !== "string"){
const err117 = {instancePath:instancePath+"/links/legacy",schemaPath:"component:MapLinks/properties/legacy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.legacy.type,parentSchema:schema26.properties.legacy,data:data48};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data46.docs !== undefined){
let data49 = data46.docs;
if(typeof data49 !== "string"){
const err118 = {instancePath:instancePath+"/links/docs",schemaPath:"component:MapLinks/properties/docs/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.docs.type,parentSchema:schema26.properties.docs,data:data49};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data:data46};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}

export const getMap400 = validate19;
const schema27 = {"$ref":"component:ErrorAnswer"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const getMap404 = validate20;
const schema29 = {"$ref":"component:UnknownMapAnswer"};
const schema30 = {"type":"object","required":["error","mapUid"],"properties":{"error":{"type":"string","minLength":1},"mapUid":{"type":"string"}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mapUid === undefined){
const err1 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "error") || (key0 === "mapUid"))){
const err2 = {instancePath,schemaPath:"component:UnknownMapAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
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
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.error,data:data0};
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
const err4 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.error.type,parentSchema:schema30.properties.error,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mapUid !== undefined){
let data1 = data.mapUid;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/mapUid",schemaPath:"component:UnknownMapAnswer/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.mapUid.type,parentSchema:schema30.properties.mapUid,data:data1};
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
const err6 = {instancePath,schemaPath:"component:UnknownMapAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const getMap429 = validate21;
const schema31 = {"$ref":"component:ErrorAnswer"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const getMapInfo200 = validate22;
const schema33 = {"$ref":"component:MapInfo"};
const schema34 = {"type":"object","required":["mapUid","mapId","name","filename","fileUrl","thumbnailUrl","author","submitter","authorScore","goldScore","silverScore","bronzeScore","collectionName","mapStyle","mapType","isPlayable","createdWithGamepadEditor","createdWithSimpleEditor","timestamp","season","year","mapnumber","alteration","type"],"properties":{"mapUid":{"type":"string"},"mapId":{"type":"string","nullable":true},"name":{"type":"string","nullable":true},"filename":{"type":"string","nullable":true},"fileUrl":{"type":"string","nullable":true},"thumbnailUrl":{"type":"string","nullable":true},"author":{"type":"string","nullable":true},"submitter":{"type":"string","nullable":true},"authorScore":{"type":"integer","minimum":0,"nullable":true},"goldScore":{"type":"integer","minimum":0,"nullable":true},"silverScore":{"type":"integer","minimum":0,"nullable":true},"bronzeScore":{"type":"integer","minimum":0,"nullable":true},"collectionName":{"type":"string","nullable":true},"mapStyle":{"type":"string"},"mapType":{"type":"string","nullable":true},"isPlayable":{"type":"boolean","nullable":true},"createdWithGamepadEditor":{"type":"boolean","nullable":true},"createdWithSimpleEditor":{"type":"boolean","nullable":true},"timestamp":{"type":"string","nullable":true},"season":{"type":"string"},"year":{"type":"integer","minimum":0,"nullable":true},"mapnumber":{"type":"array","maxItems":1000,"items":{"type":"integer"}},"alteration":{"type":"string"},"type":{"type":"string","nullable":true}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid === undefined){
const err0 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mapId === undefined){
const err1 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapId"},message:"must have required property '"+"mapId"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.filename === undefined){
const err3 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fileUrl === undefined){
const err4 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "fileUrl"},message:"must have required property '"+"fileUrl"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.thumbnailUrl === undefined){
const err5 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.author === undefined){
const err6 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.submitter === undefined){
const err7 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "submitter"},message:"must have required property '"+"submitter"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.authorScore === undefined){
const err8 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "authorScore"},message:"must have required property '"+"authorScore"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.goldScore === undefined){
const err9 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "goldScore"},message:"must have required property '"+"goldScore"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.silverScore === undefined){
const err10 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "silverScore"},message:"must have required property '"+"silverScore"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.bronzeScore === undefined){
const err11 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "bronzeScore"},message:"must have required property '"+"bronzeScore"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.collectionName === undefined){
const err12 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "collectionName"},message:"must have required property '"+"collectionName"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.mapStyle === undefined){
const err13 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapStyle"},message:"must have required property '"+"mapStyle"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.mapType === undefined){
const err14 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapType"},message:"must have required property '"+"mapType"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.isPlayable === undefined){
const err15 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "isPlayable"},message:"must have required property '"+"isPlayable"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.createdWithGamepadEditor === undefined){
const err16 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "createdWithGamepadEditor"},message:"must have required property '"+"createdWithGamepadEditor"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.createdWithSimpleEditor === undefined){
const err17 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "createdWithSimpleEditor"},message:"must have required property '"+"createdWithSimpleEditor"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.timestamp === undefined){
const err18 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.season === undefined){
const err19 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.year === undefined){
const err20 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.mapnumber === undefined){
const err21 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapnumber"},message:"must have required property '"+"mapnumber"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.alteration === undefined){
const err22 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.type === undefined){
const err23 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema34.properties, key0))){
const err24 = {instancePath,schemaPath:"component:MapInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.mapUid !== undefined){
let data0 = data.mapUid;
if(typeof data0 !== "string"){
const err25 = {instancePath:instancePath+"/mapUid",schemaPath:"component:MapInfo/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapUid.type,parentSchema:schema34.properties.mapUid,data:data0};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.mapId !== undefined){
let data1 = data.mapId;
if((typeof data1 !== "string") && (data1 !== null)){
const err26 = {instancePath:instancePath+"/mapId",schemaPath:"component:MapInfo/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapId.type,parentSchema:schema34.properties.mapId,data:data1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err27 = {instancePath:instancePath+"/name",schemaPath:"component:MapInfo/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data2};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.filename !== undefined){
let data3 = data.filename;
if((typeof data3 !== "string") && (data3 !== null)){
const err28 = {instancePath:instancePath+"/filename",schemaPath:"component:MapInfo/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.filename.type,parentSchema:schema34.properties.filename,data:data3};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.fileUrl !== undefined){
let data4 = data.fileUrl;
if((typeof data4 !== "string") && (data4 !== null)){
const err29 = {instancePath:instancePath+"/fileUrl",schemaPath:"component:MapInfo/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.fileUrl.type,parentSchema:schema34.properties.fileUrl,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.thumbnailUrl !== undefined){
let data5 = data.thumbnailUrl;
if((typeof data5 !== "string") && (data5 !== null)){
const err30 = {instancePath:instancePath+"/thumbnailUrl",schemaPath:"component:MapInfo/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.thumbnailUrl.type,parentSchema:schema34.properties.thumbnailUrl,data:data5};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.author !== undefined){
let data6 = data.author;
if((typeof data6 !== "string") && (data6 !== null)){
const err31 = {instancePath:instancePath+"/author",schemaPath:"component:MapInfo/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.author.type,parentSchema:schema34.properties.author,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.submitter !== undefined){
let data7 = data.submitter;
if((typeof data7 !== "string") && (data7 !== null)){
const err32 = {instancePath:instancePath+"/submitter",schemaPath:"component:MapInfo/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.submitter.type,parentSchema:schema34.properties.submitter,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.authorScore !== undefined){
let data8 = data.authorScore;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err33 = {instancePath:instancePath+"/authorScore",schemaPath:"component:MapInfo/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.authorScore.type,parentSchema:schema34.properties.authorScore,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/authorScore",schemaPath:"component:MapInfo/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.authorScore,data:data8};
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
if(data.goldScore !== undefined){
let data9 = data.goldScore;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err35 = {instancePath:instancePath+"/goldScore",schemaPath:"component:MapInfo/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.goldScore.type,parentSchema:schema34.properties.goldScore,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/goldScore",schemaPath:"component:MapInfo/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.goldScore,data:data9};
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
if(data.silverScore !== undefined){
let data10 = data.silverScore;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err37 = {instancePath:instancePath+"/silverScore",schemaPath:"component:MapInfo/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.silverScore.type,parentSchema:schema34.properties.silverScore,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/silverScore",schemaPath:"component:MapInfo/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.silverScore,data:data10};
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
if(data.bronzeScore !== undefined){
let data11 = data.bronzeScore;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err39 = {instancePath:instancePath+"/bronzeScore",schemaPath:"component:MapInfo/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.bronzeScore.type,parentSchema:schema34.properties.bronzeScore,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/bronzeScore",schemaPath:"component:MapInfo/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.bronzeScore,data:data11};
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
if(data.collectionName !== undefined){
let data12 = data.collectionName;
if((typeof data12 !== "string") && (data12 !== null)){
const err41 = {instancePath:instancePath+"/collectionName",schemaPath:"component:MapInfo/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.collectionName.type,parentSchema:schema34.properties.collectionName,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.mapStyle !== undefined){
let data13 = data.mapStyle;
if(typeof data13 !== "string"){
const err42 = {instancePath:instancePath+"/mapStyle",schemaPath:"component:MapInfo/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapStyle.type,parentSchema:schema34.properties.mapStyle,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.mapType !== undefined){
let data14 = data.mapType;
if((typeof data14 !== "string") && (data14 !== null)){
const err43 = {instancePath:instancePath+"/mapType",schemaPath:"component:MapInfo/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapType.type,parentSchema:schema34.properties.mapType,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.isPlayable !== undefined){
let data15 = data.isPlayable;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err44 = {instancePath:instancePath+"/isPlayable",schemaPath:"component:MapInfo/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.isPlayable.type,parentSchema:schema34.properties.isPlayable,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.createdWithGamepadEditor !== undefined){
let data16 = data.createdWithGamepadEditor;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err45 = {instancePath:instancePath+"/createdWithGamepadEditor",schemaPath:"component:MapInfo/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.createdWithGamepadEditor.type,parentSchema:schema34.properties.createdWithGamepadEditor,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.createdWithSimpleEditor !== undefined){
let data17 = data.createdWithSimpleEditor;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err46 = {instancePath:instancePath+"/createdWithSimpleEditor",schemaPath:"component:MapInfo/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.createdWithSimpleEditor.type,parentSchema:schema34.properties.createdWithSimpleEditor,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data18 = data.timestamp;
if((typeof data18 !== "string") && (data18 !== null)){
const err47 = {instancePath:instancePath+"/timestamp",schemaPath:"component:MapInfo/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.timestamp.type,parentSchema:schema34.properties.timestamp,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.season !== undefined){
let data19 = data.season;
if(typeof data19 !== "string"){
const err48 = {instancePath:instancePath+"/season",schemaPath:"component:MapInfo/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.season.type,parentSchema:schema34.properties.season,data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.year !== undefined){
let data20 = data.year;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
const err49 = {instancePath:instancePath+"/year",schemaPath:"component:MapInfo/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.year.type,parentSchema:schema34.properties.year,data:data20};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/year",schemaPath:"component:MapInfo/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.year,data:data20};
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
if(data.mapnumber !== undefined){
let data21 = data.mapnumber;
if(Array.isArray(data21)){
if(data21.length > 1000){
const err51 = {instancePath:instancePath+"/mapnumber",schemaPath:"component:MapInfo/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema34.properties.mapnumber,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err52 = {instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"component:MapInfo/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.mapnumber.items.type,parentSchema:schema34.properties.mapnumber.items,data:data22};
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
else {
const err53 = {instancePath:instancePath+"/mapnumber",schemaPath:"component:MapInfo/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.mapnumber.type,parentSchema:schema34.properties.mapnumber,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.alteration !== undefined){
let data23 = data.alteration;
if(typeof data23 !== "string"){
const err54 = {instancePath:instancePath+"/alteration",schemaPath:"component:MapInfo/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.alteration.type,parentSchema:schema34.properties.alteration,data:data23};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.type !== undefined){
let data24 = data.type;
if((typeof data24 !== "string") && (data24 !== null)){
const err55 = {instancePath:instancePath+"/type",schemaPath:"component:MapInfo/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.type.type,parentSchema:schema34.properties.type,data:data24};
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
else {
const err56 = {instancePath,schemaPath:"component:MapInfo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const getMapInfo400 = validate23;
const schema35 = {"$ref":"component:ErrorAnswer"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const getMapInfo404 = validate24;
const schema37 = {"$ref":"component:UnknownMapAnswer"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mapUid === undefined){
const err1 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "error") || (key0 === "mapUid"))){
const err2 = {instancePath,schemaPath:"component:UnknownMapAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
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
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema30.properties.error,data:data0};
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
const err4 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.error.type,parentSchema:schema30.properties.error,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mapUid !== undefined){
let data1 = data.mapUid;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/mapUid",schemaPath:"component:UnknownMapAnswer/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.mapUid.type,parentSchema:schema30.properties.mapUid,data:data1};
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
const err6 = {instancePath,schemaPath:"component:UnknownMapAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const getMapInfo429 = validate25;
const schema39 = {"$ref":"component:ErrorAnswer"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const listMaps200 = validate26;
const schema41 = {"$ref":"component:MapList"};
const schema42 = {"type":"object","required":["maps","total","limit","offset","paging"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:MapRow"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema43 = {"type":"object","required":["mapUid","name","season","year","alteration","wrMs","wrHolder","tracked"],"properties":{"mapUid":{"type":"string"},"name":{"type":"string","nullable":true},"season":{"type":"string"},"year":{"type":"integer","minimum":0,"nullable":true},"alteration":{"type":"string"},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647,"nullable":true},"wrHolder":{"type":"string","nullable":true},"tracked":{"type":"boolean"}},"additionalProperties":false};
const schema44 = {"type":"object","required":["total","limit","offset","has_more","next_offset"],"properties":{"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"has_more":{"type":"boolean"},"next_offset":{"type":"integer","minimum":0,"nullable":true}},"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "maps") || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset")) || (key0 === "paging"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
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
const err6 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema42.properties.maps,data:data0};
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
if(data1.mapUid === undefined){
const err7 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.season === undefined){
const err9 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.year === undefined){
const err10 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.alteration === undefined){
const err11 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.wrMs === undefined){
const err12 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.wrHolder === undefined){
const err13 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.tracked === undefined){
const err14 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema43.required,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!((((((((key1 === "mapUid") || (key1 === "name")) || (key1 === "season")) || (key1 === "year")) || (key1 === "alteration")) || (key1 === "wrMs")) || (key1 === "wrHolder")) || (key1 === "tracked"))){
const err15 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data2 = data1.mapUid;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:MapRow/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.mapUid.type,parentSchema:schema43.properties.mapUid,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:MapRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.season !== undefined){
let data4 = data1.season;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/maps/" + i0+"/season",schemaPath:"component:MapRow/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.season.type,parentSchema:schema43.properties.season,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.year !== undefined){
let data5 = data1.year;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err19 = {instancePath:instancePath+"/maps/" + i0+"/year",schemaPath:"component:MapRow/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.year.type,parentSchema:schema43.properties.year,data:data5};
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
const err20 = {instancePath:instancePath+"/maps/" + i0+"/year",schemaPath:"component:MapRow/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema43.properties.year,data:data5};
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
if(data1.alteration !== undefined){
let data6 = data1.alteration;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/maps/" + i0+"/alteration",schemaPath:"component:MapRow/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.alteration.type,parentSchema:schema43.properties.alteration,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.wrMs !== undefined){
let data7 = data1.wrMs;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.wrMs.type,parentSchema:schema43.properties.wrMs,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema43.properties.wrMs,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.wrMs,data:data7};
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
if(data1.wrHolder !== undefined){
let data8 = data1.wrHolder;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/maps/" + i0+"/wrHolder",schemaPath:"component:MapRow/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.wrHolder.type,parentSchema:schema43.properties.wrHolder,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.tracked !== undefined){
let data9 = data1.tracked;
if(typeof data9 !== "boolean"){
const err26 = {instancePath:instancePath+"/maps/" + i0+"/tracked",schemaPath:"component:MapRow/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema43.properties.tracked.type,parentSchema:schema43.properties.tracked,data:data9};
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
const err27 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data:data1};
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
const err28 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.maps.type,parentSchema:schema42.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.total !== undefined){
let data10 = data.total;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err29 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.total.type,parentSchema:schema42.properties.total,data:data10};
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
const err30 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.total,data:data10};
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
if(data.limit !== undefined){
let data11 = data.limit;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err31 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.limit.type,parentSchema:schema42.properties.limit,data:data11};
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
const err32 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.limit,data:data11};
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
if(data.offset !== undefined){
let data12 = data.offset;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.offset.type,parentSchema:schema42.properties.offset,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.offset,data:data12};
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
if(data.paging !== undefined){
let data13 = data.paging;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.total === undefined){
const err35 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema44.required,parentSchema:schema44,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.limit === undefined){
const err36 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema44.required,parentSchema:schema44,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.offset === undefined){
const err37 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema44.required,parentSchema:schema44,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.has_more === undefined){
const err38 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema44.required,parentSchema:schema44,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.next_offset === undefined){
const err39 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema44.required,parentSchema:schema44,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data13){
if(!(((((key2 === "total") || (key2 === "limit")) || (key2 === "offset")) || (key2 === "has_more")) || (key2 === "next_offset"))){
const err40 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.total !== undefined){
let data14 = data13.total;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err41 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.total.type,parentSchema:schema44.properties.total,data:data14};
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
const err42 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.total,data:data14};
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
if(data13.limit !== undefined){
let data15 = data13.limit;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err43 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.limit.type,parentSchema:schema44.properties.limit,data:data15};
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
const err44 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.limit,data:data15};
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
if(data13.offset !== undefined){
let data16 = data13.offset;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err45 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.offset.type,parentSchema:schema44.properties.offset,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.offset,data:data16};
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
if(data13.has_more !== undefined){
let data17 = data13.has_more;
if(typeof data17 !== "boolean"){
const err47 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.has_more.type,parentSchema:schema44.properties.has_more,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.next_offset !== undefined){
let data18 = data13.next_offset;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err48 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.next_offset.type,parentSchema:schema44.properties.next_offset,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.next_offset,data:data18};
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
}
else {
const err50 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data:data13};
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
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

export const listMaps400 = validate29;
const schema45 = {"$ref":"component:ErrorAnswer"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const listMaps429 = validate30;
const schema47 = {"$ref":"component:ErrorAnswer"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const getLeaderboards200 = validate31;
const schema49 = {"$ref":"component:Leaderboards"};
const schema50 = {"type":"object","required":["summary","overall","paging"],"properties":{"summary":{"$ref":"component:LeaderboardSummary"},"overall":{"type":"array","maxItems":1000,"items":{"$ref":"component:Leader"}},"buckets":{"type":"array","maxItems":1000,"items":{"$ref":"component:BucketLeaders"}},"maps":{"type":"array","maxItems":500,"items":{"$ref":"component:MapRow"}},"medals":{"$ref":"component:Medals"},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema51 = {"type":"object","required":["trackedMaps","totalPlayers"],"properties":{"trackedMaps":{"type":"integer","minimum":0},"totalPlayers":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema52 = {"type":"object","required":["accountId","holder","totalWrs","latestWrAt"],"properties":{"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"totalWrs":{"type":"integer","minimum":1},"latestWrAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema56 = {"type":"object","required":["author","gold","silver","bronze","none"],"properties":{"author":{"type":"integer","minimum":0},"gold":{"type":"integer","minimum":0},"silver":{"type":"integer","minimum":0},"bronze":{"type":"integer","minimum":0},"none":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema53 = {"type":"object","required":["bucket","leaders"],"properties":{"bucket":{"type":"string"},"leaders":{"type":"array","maxItems":50,"items":{"$ref":"component:BucketLeader"}}},"additionalProperties":false};
const schema54 = {"type":"object","required":["holder","totalWrs"],"properties":{"holder":{"type":"string","nullable":true},"totalWrs":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bucket === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.leaders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaders"},message:"must have required property '"+"leaders"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "bucket") || (key0 === "leaders"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.bucket !== undefined){
let data0 = data.bucket;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.bucket.type,parentSchema:schema53.properties.bucket,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.leaders !== undefined){
let data1 = data.leaders;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/leaders",schemaPath:"#/properties/leaders/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema53.properties.leaders,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.holder === undefined){
const err5 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema54.required,parentSchema:schema54,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.totalWrs === undefined){
const err6 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/required",keyword:"required",params:{missingProperty: "totalWrs"},message:"must have required property '"+"totalWrs"+"'",schema:schema54.required,parentSchema:schema54,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "holder") || (key1 === "totalWrs"))){
const err7 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema54,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.holder !== undefined){
let data3 = data2.holder;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/leaders/" + i0+"/holder",schemaPath:"component:BucketLeader/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.holder.type,parentSchema:schema54.properties.holder,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.totalWrs !== undefined){
let data4 = data2.totalWrs;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/leaders/" + i0+"/totalWrs",schemaPath:"component:BucketLeader/properties/totalWrs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema54.properties.totalWrs.type,parentSchema:schema54.properties.totalWrs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/leaders/" + i0+"/totalWrs",schemaPath:"component:BucketLeader/properties/totalWrs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema54.properties.totalWrs,data:data4};
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
const err11 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data:data2};
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
const err12 = {instancePath:instancePath+"/leaders",schemaPath:"#/properties/leaders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.leaders.type,parentSchema:schema53.properties.leaders,data:data1};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.overall === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overall"},message:"must have required property '"+"overall"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paging === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "summary") || (key0 === "overall")) || (key0 === "buckets")) || (key0 === "maps")) || (key0 === "medals")) || (key0 === "paging"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.summary !== undefined){
let data0 = data.summary;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.trackedMaps === undefined){
const err4 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema51.required,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.totalPlayers === undefined){
const err5 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/required",keyword:"required",params:{missingProperty: "totalPlayers"},message:"must have required property '"+"totalPlayers"+"'",schema:schema51.required,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "trackedMaps") || (key1 === "totalPlayers"))){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.trackedMaps !== undefined){
let data1 = data0.trackedMaps;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/summary/trackedMaps",schemaPath:"component:LeaderboardSummary/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.trackedMaps.type,parentSchema:schema51.properties.trackedMaps,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/summary/trackedMaps",schemaPath:"component:LeaderboardSummary/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.trackedMaps,data:data1};
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
if(data0.totalPlayers !== undefined){
let data2 = data0.totalPlayers;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/summary/totalPlayers",schemaPath:"component:LeaderboardSummary/properties/totalPlayers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.totalPlayers.type,parentSchema:schema51.properties.totalPlayers,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/summary/totalPlayers",schemaPath:"component:LeaderboardSummary/properties/totalPlayers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.totalPlayers,data:data2};
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
const err11 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.overall !== undefined){
let data3 = data.overall;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err12 = {instancePath:instancePath+"/overall",schemaPath:"#/properties/overall/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema50.properties.overall,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.accountId === undefined){
const err13 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema52.required,parentSchema:schema52,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.holder === undefined){
const err14 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema52.required,parentSchema:schema52,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.totalWrs === undefined){
const err15 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "totalWrs"},message:"must have required property '"+"totalWrs"+"'",schema:schema52.required,parentSchema:schema52,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.latestWrAt === undefined){
const err16 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "latestWrAt"},message:"must have required property '"+"latestWrAt"+"'",schema:schema52.required,parentSchema:schema52,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data4){
if(!((((key2 === "accountId") || (key2 === "holder")) || (key2 === "totalWrs")) || (key2 === "latestWrAt"))){
const err17 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.accountId !== undefined){
let data5 = data4.accountId;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/overall/" + i0+"/accountId",schemaPath:"component:Leader/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.accountId.type,parentSchema:schema52.properties.accountId,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.holder !== undefined){
let data6 = data4.holder;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/overall/" + i0+"/holder",schemaPath:"component:Leader/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.holder.type,parentSchema:schema52.properties.holder,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.totalWrs !== undefined){
let data7 = data4.totalWrs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err20 = {instancePath:instancePath+"/overall/" + i0+"/totalWrs",schemaPath:"component:Leader/properties/totalWrs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.totalWrs.type,parentSchema:schema52.properties.totalWrs,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/overall/" + i0+"/totalWrs",schemaPath:"component:Leader/properties/totalWrs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema52.properties.totalWrs,data:data7};
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
if(data4.latestWrAt !== undefined){
let data8 = data4.latestWrAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err22 = {instancePath:instancePath+"/overall/" + i0+"/latestWrAt",schemaPath:"component:Leader/properties/latestWrAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema52.properties.latestWrAt,data:data8};
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
const err23 = {instancePath:instancePath+"/overall/" + i0+"/latestWrAt",schemaPath:"component:Leader/properties/latestWrAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.latestWrAt.type,parentSchema:schema52.properties.latestWrAt,data:data8};
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
const err24 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data:data4};
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
const err25 = {instancePath:instancePath+"/overall",schemaPath:"#/properties/overall/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.overall.type,parentSchema:schema50.properties.overall,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.buckets !== undefined){
let data9 = data.buckets;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err26 = {instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema50.properties.buckets,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate33(data9[i1], {instancePath:instancePath+"/buckets/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.buckets.type,parentSchema:schema50.properties.buckets,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.maps !== undefined){
let data11 = data.maps;
if(Array.isArray(data11)){
if(data11.length > 500){
const err28 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema50.properties.maps,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.mapUid === undefined){
const err29 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.name === undefined){
const err30 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.season === undefined){
const err31 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.year === undefined){
const err32 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.alteration === undefined){
const err33 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.wrMs === undefined){
const err34 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.wrHolder === undefined){
const err35 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.tracked === undefined){
const err36 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema43.required,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key3 in data12){
if(!((((((((key3 === "mapUid") || (key3 === "name")) || (key3 === "season")) || (key3 === "year")) || (key3 === "alteration")) || (key3 === "wrMs")) || (key3 === "wrHolder")) || (key3 === "tracked"))){
const err37 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.mapUid !== undefined){
let data13 = data12.mapUid;
if(typeof data13 !== "string"){
const err38 = {instancePath:instancePath+"/maps/" + i2+"/mapUid",schemaPath:"component:MapRow/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.mapUid.type,parentSchema:schema43.properties.mapUid,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/maps/" + i2+"/name",schemaPath:"component:MapRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.season !== undefined){
let data15 = data12.season;
if(typeof data15 !== "string"){
const err40 = {instancePath:instancePath+"/maps/" + i2+"/season",schemaPath:"component:MapRow/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.season.type,parentSchema:schema43.properties.season,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.year !== undefined){
let data16 = data12.year;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err41 = {instancePath:instancePath+"/maps/" + i2+"/year",schemaPath:"component:MapRow/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.year.type,parentSchema:schema43.properties.year,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/maps/" + i2+"/year",schemaPath:"component:MapRow/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema43.properties.year,data:data16};
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
if(data12.alteration !== undefined){
let data17 = data12.alteration;
if(typeof data17 !== "string"){
const err43 = {instancePath:instancePath+"/maps/" + i2+"/alteration",schemaPath:"component:MapRow/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.alteration.type,parentSchema:schema43.properties.alteration,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.wrMs !== undefined){
let data18 = data12.wrMs;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err44 = {instancePath:instancePath+"/maps/" + i2+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.wrMs.type,parentSchema:schema43.properties.wrMs,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 2147483647 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/maps/" + i2+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema43.properties.wrMs,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/maps/" + i2+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.wrMs,data:data18};
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
if(data12.wrHolder !== undefined){
let data19 = data12.wrHolder;
if((typeof data19 !== "string") && (data19 !== null)){
const err47 = {instancePath:instancePath+"/maps/" + i2+"/wrHolder",schemaPath:"component:MapRow/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.wrHolder.type,parentSchema:schema43.properties.wrHolder,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.tracked !== undefined){
let data20 = data12.tracked;
if(typeof data20 !== "boolean"){
const err48 = {instancePath:instancePath+"/maps/" + i2+"/tracked",schemaPath:"component:MapRow/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema43.properties.tracked.type,parentSchema:schema43.properties.tracked,data:data20};
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
const err49 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data:data12};
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
else {
const err50 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.maps.type,parentSchema:schema50.properties.maps,data:data11};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.medals !== undefined){
let data21 = data.medals;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.author === undefined){
const err51 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema56.required,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data21.gold === undefined){
const err52 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "gold"},message:"must have required property '"+"gold"+"'",schema:schema56.required,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.silver === undefined){
const err53 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "silver"},message:"must have required property '"+"silver"+"'",schema:schema56.required,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.bronze === undefined){
const err54 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "bronze"},message:"must have required property '"+"bronze"+"'",schema:schema56.required,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21.none === undefined){
const err55 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "none"},message:"must have required property '"+"none"+"'",schema:schema56.required,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key4 in data21){
if(!(((((key4 === "author") || (key4 === "gold")) || (key4 === "silver")) || (key4 === "bronze")) || (key4 === "none"))){
const err56 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.author !== undefined){
let data22 = data21.author;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err57 = {instancePath:instancePath+"/medals/author",schemaPath:"component:Medals/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.author.type,parentSchema:schema56.properties.author,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err58 = {instancePath:instancePath+"/medals/author",schemaPath:"component:Medals/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.author,data:data22};
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
if(data21.gold !== undefined){
let data23 = data21.gold;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err59 = {instancePath:instancePath+"/medals/gold",schemaPath:"component:Medals/properties/gold/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.gold.type,parentSchema:schema56.properties.gold,data:data23};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err60 = {instancePath:instancePath+"/medals/gold",schemaPath:"component:Medals/properties/gold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.gold,data:data23};
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
if(data21.silver !== undefined){
let data24 = data21.silver;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err61 = {instancePath:instancePath+"/medals/silver",schemaPath:"component:Medals/properties/silver/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.silver.type,parentSchema:schema56.properties.silver,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/medals/silver",schemaPath:"component:Medals/properties/silver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.silver,data:data24};
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
if(data21.bronze !== undefined){
let data25 = data21.bronze;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err63 = {instancePath:instancePath+"/medals/bronze",schemaPath:"component:Medals/properties/bronze/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.bronze.type,parentSchema:schema56.properties.bronze,data:data25};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
const err64 = {instancePath:instancePath+"/medals/bronze",schemaPath:"component:Medals/properties/bronze/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.bronze,data:data25};
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
if(data21.none !== undefined){
let data26 = data21.none;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err65 = {instancePath:instancePath+"/medals/none",schemaPath:"component:Medals/properties/none/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.none.type,parentSchema:schema56.properties.none,data:data26};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
const err66 = {instancePath:instancePath+"/medals/none",schemaPath:"component:Medals/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.none,data:data26};
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
}
else {
const err67 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data:data21};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.paging !== undefined){
let data27 = data.paging;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.total === undefined){
const err68 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema44.required,parentSchema:schema44,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data27.limit === undefined){
const err69 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema44.required,parentSchema:schema44,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data27.offset === undefined){
const err70 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema44.required,parentSchema:schema44,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27.has_more === undefined){
const err71 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema44.required,parentSchema:schema44,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data27.next_offset === undefined){
const err72 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema44.required,parentSchema:schema44,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key5 in data27){
if(!(((((key5 === "total") || (key5 === "limit")) || (key5 === "offset")) || (key5 === "has_more")) || (key5 === "next_offset"))){
const err73 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data27.total !== undefined){
let data28 = data27.total;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err74 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.total.type,parentSchema:schema44.properties.total,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err75 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.total,data:data28};
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
if(data27.limit !== undefined){
let data29 = data27.limit;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err76 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.limit.type,parentSchema:schema44.properties.limit,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 < 0 || isNaN(data29)){
const err77 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.limit,data:data29};
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
if(data27.offset !== undefined){
let data30 = data27.offset;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err78 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.offset.type,parentSchema:schema44.properties.offset,data:data30};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 < 0 || isNaN(data30)){
const err79 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.offset,data:data30};
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
if(data27.has_more !== undefined){
let data31 = data27.has_more;
if(typeof data31 !== "boolean"){
const err80 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.has_more.type,parentSchema:schema44.properties.has_more,data:data31};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data27.next_offset !== undefined){
let data32 = data27.next_offset;
if((!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))) && (data32 !== null)){
const err81 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.next_offset.type,parentSchema:schema44.properties.next_offset,data:data32};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 < 0 || isNaN(data32)){
const err82 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.next_offset,data:data32};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
}
else {
const err83 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data:data27};
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
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

export const getLeaderboards400 = validate36;
const schema58 = {"$ref":"component:ErrorAnswer"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const getLeaderboards429 = validate37;
const schema60 = {"$ref":"component:ErrorAnswer"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export const getLiveLeaderboard200 = validate38;
const schema62 = {"$ref":"component:LiveLeaderboard"};
const schema63 = {"type":"object","required":["leaderboard","feed"],"properties":{"leaderboard":{"type":"array","maxItems":1000,"items":{"$ref":"component:LiveLeader"}},"feed":{"type":"array","maxItems":500,"items":{"$ref":"component:WrEvent"}}},"additionalProperties":false};
const schema64 = {"type":"object","required":["accountId","holder","totalWrs"],"properties":{"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"totalWrs":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema65 = {"type":"object","required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leaderboard === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaderboard"},message:"must have required property '"+"leaderboard"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.feed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "feed"},message:"must have required property '"+"feed"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "leaderboard") || (key0 === "feed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.leaderboard !== undefined){
let data0 = data.leaderboard;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err3 = {instancePath:instancePath+"/leaderboard",schemaPath:"#/properties/leaderboard/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema63.properties.leaderboard,data:data0};
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
const err4 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.holder === undefined){
const err5 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.totalWrs === undefined){
const err6 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/required",keyword:"required",params:{missingProperty: "totalWrs"},message:"must have required property '"+"totalWrs"+"'",schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "accountId") || (key1 === "holder")) || (key1 === "totalWrs"))){
const err7 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data2 = data1.accountId;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/leaderboard/" + i0+"/accountId",schemaPath:"component:LiveLeader/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.accountId.type,parentSchema:schema64.properties.accountId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.holder !== undefined){
let data3 = data1.holder;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/leaderboard/" + i0+"/holder",schemaPath:"component:LiveLeader/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.holder.type,parentSchema:schema64.properties.holder,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.totalWrs !== undefined){
let data4 = data1.totalWrs;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/leaderboard/" + i0+"/totalWrs",schemaPath:"component:LiveLeader/properties/totalWrs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.totalWrs.type,parentSchema:schema64.properties.totalWrs,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/leaderboard/" + i0+"/totalWrs",schemaPath:"component:LiveLeader/properties/totalWrs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema64.properties.totalWrs,data:data4};
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
else {
const err12 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data:data1};
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
const err13 = {instancePath:instancePath+"/leaderboard",schemaPath:"#/properties/leaderboard/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.leaderboard.type,parentSchema:schema63.properties.leaderboard,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.feed !== undefined){
let data5 = data.feed;
if(Array.isArray(data5)){
if(data5.length > 500){
const err14 = {instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema63.properties.feed,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mapUid === undefined){
const err15 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema65.required,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.mapName === undefined){
const err16 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema65.required,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.accountId === undefined){
const err17 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema65.required,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.holder === undefined){
const err18 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema65.required,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.wrMs === undefined){
const err19 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema65.required,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.recordedAt === undefined){
const err20 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema65.required,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data6){
if(!((((((key2 === "mapUid") || (key2 === "mapName")) || (key2 === "accountId")) || (key2 === "holder")) || (key2 === "wrMs")) || (key2 === "recordedAt"))){
const err21 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.mapUid !== undefined){
let data7 = data6.mapUid;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/feed/" + i1+"/mapUid",schemaPath:"component:WrEvent/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.mapUid.type,parentSchema:schema65.properties.mapUid,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.mapName !== undefined){
let data8 = data6.mapName;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/feed/" + i1+"/mapName",schemaPath:"component:WrEvent/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.mapName.type,parentSchema:schema65.properties.mapName,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.accountId !== undefined){
let data9 = data6.accountId;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/feed/" + i1+"/accountId",schemaPath:"component:WrEvent/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.accountId.type,parentSchema:schema65.properties.accountId,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.holder !== undefined){
let data10 = data6.holder;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/feed/" + i1+"/holder",schemaPath:"component:WrEvent/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.holder.type,parentSchema:schema65.properties.holder,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.wrMs !== undefined){
let data11 = data6.wrMs;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err26 = {instancePath:instancePath+"/feed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema65.properties.wrMs.type,parentSchema:schema65.properties.wrMs,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/feed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema65.properties.wrMs,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/feed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema65.properties.wrMs,data:data11};
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
if(data6.recordedAt !== undefined){
let data12 = data6.recordedAt;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err29 = {instancePath:instancePath+"/feed/" + i1+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema65.properties.recordedAt,data:data12};
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
const err30 = {instancePath:instancePath+"/feed/" + i1+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.recordedAt.type,parentSchema:schema65.properties.recordedAt,data:data12};
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
const err31 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data:data6};
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
const err32 = {instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.feed.type,parentSchema:schema63.properties.feed,data:data5};
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
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}

export const getLiveLeaderboard400 = validate41;
const schema66 = {"$ref":"component:ErrorAnswer"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const getLiveLeaderboard429 = validate42;
const schema68 = {"$ref":"component:ErrorAnswer"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

export const getLatestRecord200 = validate43;
const schema70 = {"$ref":"component:LatestAnswer"};
const schema71 = {"type":"object","required":["latest","recent","paging"],"properties":{"latest":{"$ref":"component:LatestWr"},"recent":{"type":"array","maxItems":500,"items":{"$ref":"component:WrEvent"}},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema72 = {"type":"object","nullable":true,"required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latest === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latest"},message:"must have required property '"+"latest"+"'",schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recent"},message:"must have required property '"+"recent"+"'",schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paging === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "latest") || (key0 === "recent")) || (key0 === "paging"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.latest !== undefined){
let data0 = data.latest;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.mapUid === undefined){
const err5 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema72.required,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.mapName === undefined){
const err6 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema72.required,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.accountId === undefined){
const err7 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema72.required,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.holder === undefined){
const err8 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema72.required,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.wrMs === undefined){
const err9 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema72.required,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.recordedAt === undefined){
const err10 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema72.required,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "mapUid") || (key1 === "mapName")) || (key1 === "accountId")) || (key1 === "holder")) || (key1 === "wrMs")) || (key1 === "recordedAt"))){
const err11 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.mapUid !== undefined){
let data1 = data0.mapUid;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/latest/mapUid",schemaPath:"component:LatestWr/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.mapUid.type,parentSchema:schema72.properties.mapUid,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.mapName !== undefined){
let data2 = data0.mapName;
if((typeof data2 !== "string") && (data2 !== null)){
const err13 = {instancePath:instancePath+"/latest/mapName",schemaPath:"component:LatestWr/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.mapName.type,parentSchema:schema72.properties.mapName,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.accountId !== undefined){
let data3 = data0.accountId;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/latest/accountId",schemaPath:"component:LatestWr/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.accountId.type,parentSchema:schema72.properties.accountId,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.holder !== undefined){
let data4 = data0.holder;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/latest/holder",schemaPath:"component:LatestWr/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.holder.type,parentSchema:schema72.properties.holder,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.wrMs !== undefined){
let data5 = data0.wrMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/latest/wrMs",schemaPath:"component:LatestWr/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.wrMs.type,parentSchema:schema72.properties.wrMs,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/latest/wrMs",schemaPath:"component:LatestWr/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema72.properties.wrMs,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/latest/wrMs",schemaPath:"component:LatestWr/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema72.properties.wrMs,data:data5};
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
if(data0.recordedAt !== undefined){
let data6 = data0.recordedAt;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err19 = {instancePath:instancePath+"/latest/recordedAt",schemaPath:"component:LatestWr/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema72.properties.recordedAt,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/latest/recordedAt",schemaPath:"component:LatestWr/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.recordedAt.type,parentSchema:schema72.properties.recordedAt,data:data6};
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
}
if(data.recent !== undefined){
let data7 = data.recent;
if(Array.isArray(data7)){
if(data7.length > 500){
const err21 = {instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema71.properties.recent,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mapUid === undefined){
const err22 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema65.required,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.mapName === undefined){
const err23 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema65.required,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.accountId === undefined){
const err24 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema65.required,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.holder === undefined){
const err25 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema65.required,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.wrMs === undefined){
const err26 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema65.required,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.recordedAt === undefined){
const err27 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema65.required,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data8){
if(!((((((key2 === "mapUid") || (key2 === "mapName")) || (key2 === "accountId")) || (key2 === "holder")) || (key2 === "wrMs")) || (key2 === "recordedAt"))){
const err28 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.mapUid !== undefined){
let data9 = data8.mapUid;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/recent/" + i0+"/mapUid",schemaPath:"component:WrEvent/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.mapUid.type,parentSchema:schema65.properties.mapUid,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.mapName !== undefined){
let data10 = data8.mapName;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/recent/" + i0+"/mapName",schemaPath:"component:WrEvent/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.mapName.type,parentSchema:schema65.properties.mapName,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.accountId !== undefined){
let data11 = data8.accountId;
if((typeof data11 !== "string") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/recent/" + i0+"/accountId",schemaPath:"component:WrEvent/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.accountId.type,parentSchema:schema65.properties.accountId,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.holder !== undefined){
let data12 = data8.holder;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/recent/" + i0+"/holder",schemaPath:"component:WrEvent/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.holder.type,parentSchema:schema65.properties.holder,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.wrMs !== undefined){
let data13 = data8.wrMs;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err33 = {instancePath:instancePath+"/recent/" + i0+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema65.properties.wrMs.type,parentSchema:schema65.properties.wrMs,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/recent/" + i0+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema65.properties.wrMs,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/recent/" + i0+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema65.properties.wrMs,data:data13};
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
if(data8.recordedAt !== undefined){
let data14 = data8.recordedAt;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err36 = {instancePath:instancePath+"/recent/" + i0+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema65.properties.recordedAt,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/recent/" + i0+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.recordedAt.type,parentSchema:schema65.properties.recordedAt,data:data14};
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
const err38 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data:data8};
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
const err39 = {instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.properties.recent.type,parentSchema:schema71.properties.recent,data:data7};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.paging !== undefined){
let data15 = data.paging;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.total === undefined){
const err40 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema44.required,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.limit === undefined){
const err41 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema44.required,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.offset === undefined){
const err42 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema44.required,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.has_more === undefined){
const err43 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema44.required,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.next_offset === undefined){
const err44 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema44.required,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key3 in data15){
if(!(((((key3 === "total") || (key3 === "limit")) || (key3 === "offset")) || (key3 === "has_more")) || (key3 === "next_offset"))){
const err45 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data15.total !== undefined){
let data16 = data15.total;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err46 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.total.type,parentSchema:schema44.properties.total,data:data16};
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
const err47 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.total,data:data16};
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
if(data15.limit !== undefined){
let data17 = data15.limit;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err48 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.limit.type,parentSchema:schema44.properties.limit,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
const err49 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.limit,data:data17};
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
if(data15.offset !== undefined){
let data18 = data15.offset;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err50 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.offset.type,parentSchema:schema44.properties.offset,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err51 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.offset,data:data18};
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
if(data15.has_more !== undefined){
let data19 = data15.has_more;
if(typeof data19 !== "boolean"){
const err52 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.has_more.type,parentSchema:schema44.properties.has_more,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.next_offset !== undefined){
let data20 = data15.next_offset;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
const err53 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.next_offset.type,parentSchema:schema44.properties.next_offset,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.next_offset,data:data20};
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
const err55 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data:data15};
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
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}

export const getLatestRecord400 = validate46;
const schema75 = {"$ref":"component:ErrorAnswer"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

export const getLatestRecord429 = validate47;
const schema77 = {"$ref":"component:ErrorAnswer"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

export const requestUpdate200 = validate48;
const schema79 = {"$ref":"component:UpdateRequestAnswer"};
const schema80 = {"type":"object","required":["ok","request"],"properties":{"ok":{"type":"boolean","enum":[true]},"request":{"$ref":"component:UpdateRequest"}},"additionalProperties":false};
const schema81 = {"type":"object","required":["requestId","mapUid","mapName","status","createdAt"],"properties":{"requestId":{"type":"string"},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"status":{"type":"string","enum":["queued","processing"]},"createdAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.request === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "request"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema80.properties.ok.type,parentSchema:schema80.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema80.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema80.properties.ok.enum,parentSchema:schema80.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.requestId === undefined){
const err5 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'",schema:schema81.required,parentSchema:schema81,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.mapUid === undefined){
const err6 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema81.required,parentSchema:schema81,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.mapName === undefined){
const err7 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema81.required,parentSchema:schema81,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.status === undefined){
const err8 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema81.required,parentSchema:schema81,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.createdAt === undefined){
const err9 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema81.required,parentSchema:schema81,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "requestId") || (key1 === "mapUid")) || (key1 === "mapName")) || (key1 === "status")) || (key1 === "createdAt"))){
const err10 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.requestId !== undefined){
let data2 = data1.requestId;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/request/requestId",schemaPath:"component:UpdateRequest/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.requestId.type,parentSchema:schema81.properties.requestId,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data3 = data1.mapUid;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/request/mapUid",schemaPath:"component:UpdateRequest/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.mapUid.type,parentSchema:schema81.properties.mapUid,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.mapName !== undefined){
let data4 = data1.mapName;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/request/mapName",schemaPath:"component:UpdateRequest/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.mapName.type,parentSchema:schema81.properties.mapName,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.status !== undefined){
let data5 = data1.status;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/request/status",schemaPath:"component:UpdateRequest/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.status.type,parentSchema:schema81.properties.status,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "queued") || (data5 === "processing"))){
const err15 = {instancePath:instancePath+"/request/status",schemaPath:"component:UpdateRequest/properties/status/enum",keyword:"enum",params:{allowedValues: schema81.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema81.properties.status.enum,parentSchema:schema81.properties.status,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data6 = data1.createdAt;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err16 = {instancePath:instancePath+"/request/createdAt",schemaPath:"component:UpdateRequest/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema81.properties.createdAt,data:data6};
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
const err17 = {instancePath:instancePath+"/request/createdAt",schemaPath:"component:UpdateRequest/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.createdAt.type,parentSchema:schema81.properties.createdAt,data:data6};
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
const err18 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data:data1};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

export const requestUpdate400 = validate51;
const schema82 = {"$ref":"component:ErrorAnswer"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

export const requestUpdate413 = validate52;
const schema84 = {"$ref":"component:ErrorAnswer"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const requestUpdate415 = validate53;
const schema86 = {"$ref":"component:ErrorAnswer"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
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

export const requestUpdate429 = validate54;
const schema88 = {"$ref":"component:ErrorAnswer"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord200 = validate55;
const schema90 = {"$ref":"component:WorldRecordAnswer"};
const schema91 = {"type":"object","required":["ok","event"],"properties":{"ok":{"type":"boolean","enum":[true]},"event":{"$ref":"component:WorldRecordEcho"}},"additionalProperties":false};
const schema92 = {"type":"object","required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "event"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema91.properties.ok.type,parentSchema:schema91.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema91.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.ok.enum,parentSchema:schema91.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.mapUid === undefined){
const err5 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.mapName === undefined){
const err6 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.accountId === undefined){
const err7 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.holder === undefined){
const err8 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.wrMs === undefined){
const err9 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.recordedAt === undefined){
const err10 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema92.required,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "mapUid") || (key1 === "mapName")) || (key1 === "accountId")) || (key1 === "holder")) || (key1 === "wrMs")) || (key1 === "recordedAt"))){
const err11 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema92,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data2 = data1.mapUid;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/event/mapUid",schemaPath:"component:WorldRecordEcho/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.mapUid.type,parentSchema:schema92.properties.mapUid,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.mapName !== undefined){
let data3 = data1.mapName;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/event/mapName",schemaPath:"component:WorldRecordEcho/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.mapName.type,parentSchema:schema92.properties.mapName,data:data3};
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
let data4 = data1.accountId;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/event/accountId",schemaPath:"component:WorldRecordEcho/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.accountId.type,parentSchema:schema92.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.holder !== undefined){
let data5 = data1.holder;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/event/holder",schemaPath:"component:WorldRecordEcho/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.holder.type,parentSchema:schema92.properties.holder,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.wrMs !== undefined){
let data6 = data1.wrMs;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/event/wrMs",schemaPath:"component:WorldRecordEcho/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.wrMs.type,parentSchema:schema92.properties.wrMs,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/event/wrMs",schemaPath:"component:WorldRecordEcho/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema92.properties.wrMs,data:data6};
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
if(data1.recordedAt !== undefined){
let data7 = data1.recordedAt;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err18 = {instancePath:instancePath+"/event/recordedAt",schemaPath:"component:WorldRecordEcho/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema92.properties.recordedAt,data:data7};
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
const err19 = {instancePath:instancePath+"/event/recordedAt",schemaPath:"component:WorldRecordEcho/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.recordedAt.type,parentSchema:schema92.properties.recordedAt,data:data7};
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
const err20 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data:data1};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord400 = validate58;
const schema93 = {"$ref":"component:ErrorAnswer"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord401 = validate59;
const schema95 = {"$ref":"component:ErrorAnswer"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord413 = validate60;
const schema97 = {"$ref":"component:ErrorAnswer"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord415 = validate61;
const schema99 = {"$ref":"component:ErrorAnswer"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord429 = validate62;
const schema101 = {"$ref":"component:ErrorAnswer"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:ErrorAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"component:ErrorAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:ErrorAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.error.type,parentSchema:schema20.properties.error,data:data0};
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
const err4 = {instancePath,schemaPath:"component:ErrorAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


export const responseValidators = {
  listEndpoints: {
    '200 application/json': listEndpoints200,
    '429 application/json': listEndpoints429,
  },
  getMap: {
    '200 application/json': getMap200,
    '400 application/json': getMap400,
    '404 application/json': getMap404,
    '429 application/json': getMap429,
  },
  getMapInfo: {
    '200 application/json': getMapInfo200,
    '400 application/json': getMapInfo400,
    '404 application/json': getMapInfo404,
    '429 application/json': getMapInfo429,
  },
  listMaps: {
    '200 application/json': listMaps200,
    '400 application/json': listMaps400,
    '429 application/json': listMaps429,
  },
  getLeaderboards: {
    '200 application/json': getLeaderboards200,
    '400 application/json': getLeaderboards400,
    '429 application/json': getLeaderboards429,
  },
  getLiveLeaderboard: {
    '200 application/json': getLiveLeaderboard200,
    '400 application/json': getLiveLeaderboard400,
    '429 application/json': getLiveLeaderboard429,
  },
  getLatestRecord: {
    '200 application/json': getLatestRecord200,
    '400 application/json': getLatestRecord400,
    '429 application/json': getLatestRecord429,
  },
  requestUpdate: {
    '200 application/json': requestUpdate200,
    '400 application/json': requestUpdate400,
    '413 application/json': requestUpdate413,
    '415 application/json': requestUpdate415,
    '429 application/json': requestUpdate429,
  },
  reportWorldRecord: {
    '200 application/json': reportWorldRecord200,
    '400 application/json': reportWorldRecord400,
    '401 application/json': reportWorldRecord401,
    '413 application/json': reportWorldRecord413,
    '415 application/json': reportWorldRecord415,
    '429 application/json': reportWorldRecord429,
  },
};
