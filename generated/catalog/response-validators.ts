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

export const getMeta200 = validate16;
const schema21 = {"$ref":"component:Meta"};
const schema22 = {"type":"object","required":["service","version","uptime","generatedAt","summary"],"properties":{"service":{"type":"string","enum":["records-catalog"]},"version":{"type":"string"},"uptime":{"type":"string"},"generatedAt":{"type":"string","format":"date-time"},"summary":{"$ref":"component:MetaSummary"}},"additionalProperties":false};
const schema23 = {"type":"object","required":["projects","maps","events","totalMaps","totalEvents","latestEventAt"],"properties":{"projects":{"type":"integer","minimum":0},"maps":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0},"totalMaps":{"type":"integer","minimum":0},"totalEvents":{"type":"integer","minimum":0},"latestEventAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},message:"must have required property '"+"service"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.uptime === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uptime"},message:"must have required property '"+"uptime"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.generatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.summary === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema22.required,parentSchema:schema22,data};
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
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
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
const err6 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.service.type,parentSchema:schema22.properties.service,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "records-catalog")){
const err7 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/enum",keyword:"enum",params:{allowedValues: schema22.properties.service.enum},message:"must be equal to one of the allowed values",schema:schema22.properties.service.enum,parentSchema:schema22.properties.service,data:data0};
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
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.version.type,parentSchema:schema22.properties.version,data:data1};
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
const err9 = {instancePath:instancePath+"/uptime",schemaPath:"#/properties/uptime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.uptime.type,parentSchema:schema22.properties.uptime,data:data2};
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
const err10 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema22.properties.generatedAt,data:data3};
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
const err11 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.generatedAt.type,parentSchema:schema22.properties.generatedAt,data:data3};
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
const err12 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "projects"},message:"must have required property '"+"projects"+"'",schema:schema23.required,parentSchema:schema23,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.maps === undefined){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema23.required,parentSchema:schema23,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.events === undefined){
const err14 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema23.required,parentSchema:schema23,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.totalMaps === undefined){
const err15 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "totalMaps"},message:"must have required property '"+"totalMaps"+"'",schema:schema23.required,parentSchema:schema23,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.totalEvents === undefined){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "totalEvents"},message:"must have required property '"+"totalEvents"+"'",schema:schema23.required,parentSchema:schema23,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.latestEventAt === undefined){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/required",keyword:"required",params:{missingProperty: "latestEventAt"},message:"must have required property '"+"latestEventAt"+"'",schema:schema23.required,parentSchema:schema23,data:data4};
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
const err18 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data:data4};
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
const err19 = {instancePath:instancePath+"/summary/projects",schemaPath:"component:MetaSummary/properties/projects/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.projects.type,parentSchema:schema23.properties.projects,data:data5};
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
const err20 = {instancePath:instancePath+"/summary/projects",schemaPath:"component:MetaSummary/properties/projects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.projects,data:data5};
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
const err21 = {instancePath:instancePath+"/summary/maps",schemaPath:"component:MetaSummary/properties/maps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.maps.type,parentSchema:schema23.properties.maps,data:data6};
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
const err22 = {instancePath:instancePath+"/summary/maps",schemaPath:"component:MetaSummary/properties/maps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.maps,data:data6};
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
const err23 = {instancePath:instancePath+"/summary/events",schemaPath:"component:MetaSummary/properties/events/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.events.type,parentSchema:schema23.properties.events,data:data7};
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
const err24 = {instancePath:instancePath+"/summary/events",schemaPath:"component:MetaSummary/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.events,data:data7};
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
const err25 = {instancePath:instancePath+"/summary/totalMaps",schemaPath:"component:MetaSummary/properties/totalMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.totalMaps.type,parentSchema:schema23.properties.totalMaps,data:data8};
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
const err26 = {instancePath:instancePath+"/summary/totalMaps",schemaPath:"component:MetaSummary/properties/totalMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.totalMaps,data:data8};
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
const err27 = {instancePath:instancePath+"/summary/totalEvents",schemaPath:"component:MetaSummary/properties/totalEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.totalEvents.type,parentSchema:schema23.properties.totalEvents,data:data9};
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
const err28 = {instancePath:instancePath+"/summary/totalEvents",schemaPath:"component:MetaSummary/properties/totalEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.totalEvents,data:data9};
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
const err29 = {instancePath:instancePath+"/summary/latestEventAt",schemaPath:"component:MetaSummary/properties/latestEventAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.latestEventAt.type,parentSchema:schema23.properties.latestEventAt,data:data10};
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
const err30 = {instancePath:instancePath+"/summary/latestEventAt",schemaPath:"component:MetaSummary/properties/latestEventAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema23.properties.latestEventAt,data:data10};
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
const err31 = {instancePath:instancePath+"/summary",schemaPath:"component:MetaSummary/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data:data4};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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

export const getMeta429 = validate19;
const schema24 = {"$ref":"component:ErrorAnswer"};

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

export const getMetricsOverview200 = validate20;
const schema26 = {"$ref":"component:MetricsOverview"};
const schema27 = {"type":"object","required":["metrics"],"properties":{"metrics":{"$ref":"component:Metrics"}},"additionalProperties":false};
const schema28 = {"type":"object","required":["totalEvents","totalMaps","totalProjects","totalClubs","lastEventAt"],"properties":{"totalEvents":{"type":"integer","minimum":0},"totalMaps":{"type":"integer","minimum":0},"totalProjects":{"type":"integer","minimum":0},"totalClubs":{"type":"integer","minimum":0},"lastEventAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metrics === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metrics"},message:"must have required property '"+"metrics"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "metrics")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.metrics !== undefined){
let data0 = data.metrics;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.totalEvents === undefined){
const err2 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/required",keyword:"required",params:{missingProperty: "totalEvents"},message:"must have required property '"+"totalEvents"+"'",schema:schema28.required,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.totalMaps === undefined){
const err3 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/required",keyword:"required",params:{missingProperty: "totalMaps"},message:"must have required property '"+"totalMaps"+"'",schema:schema28.required,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.totalProjects === undefined){
const err4 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/required",keyword:"required",params:{missingProperty: "totalProjects"},message:"must have required property '"+"totalProjects"+"'",schema:schema28.required,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.totalClubs === undefined){
const err5 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/required",keyword:"required",params:{missingProperty: "totalClubs"},message:"must have required property '"+"totalClubs"+"'",schema:schema28.required,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.lastEventAt === undefined){
const err6 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/required",keyword:"required",params:{missingProperty: "lastEventAt"},message:"must have required property '"+"lastEventAt"+"'",schema:schema28.required,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "totalEvents") || (key1 === "totalMaps")) || (key1 === "totalProjects")) || (key1 === "totalClubs")) || (key1 === "lastEventAt"))){
const err7 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.totalEvents !== undefined){
let data1 = data0.totalEvents;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/metrics/totalEvents",schemaPath:"component:Metrics/properties/totalEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.totalEvents.type,parentSchema:schema28.properties.totalEvents,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/metrics/totalEvents",schemaPath:"component:Metrics/properties/totalEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema28.properties.totalEvents,data:data1};
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
if(data0.totalMaps !== undefined){
let data2 = data0.totalMaps;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err10 = {instancePath:instancePath+"/metrics/totalMaps",schemaPath:"component:Metrics/properties/totalMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.totalMaps.type,parentSchema:schema28.properties.totalMaps,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/metrics/totalMaps",schemaPath:"component:Metrics/properties/totalMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema28.properties.totalMaps,data:data2};
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
if(data0.totalProjects !== undefined){
let data3 = data0.totalProjects;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/metrics/totalProjects",schemaPath:"component:Metrics/properties/totalProjects/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.totalProjects.type,parentSchema:schema28.properties.totalProjects,data:data3};
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
const err13 = {instancePath:instancePath+"/metrics/totalProjects",schemaPath:"component:Metrics/properties/totalProjects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema28.properties.totalProjects,data:data3};
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
if(data0.totalClubs !== undefined){
let data4 = data0.totalClubs;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/metrics/totalClubs",schemaPath:"component:Metrics/properties/totalClubs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.totalClubs.type,parentSchema:schema28.properties.totalClubs,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/metrics/totalClubs",schemaPath:"component:Metrics/properties/totalClubs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema28.properties.totalClubs,data:data4};
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
if(data0.lastEventAt !== undefined){
let data5 = data0.lastEventAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/metrics/lastEventAt",schemaPath:"component:Metrics/properties/lastEventAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.lastEventAt.type,parentSchema:schema28.properties.lastEventAt,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err17 = {instancePath:instancePath+"/metrics/lastEventAt",schemaPath:"component:Metrics/properties/lastEventAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema28.properties.lastEventAt,data:data5};
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
const err18 = {instancePath:instancePath+"/metrics",schemaPath:"component:Metrics/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data:data0};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}

export const getMetricsOverview429 = validate23;
const schema29 = {"$ref":"component:ErrorAnswer"};

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

export const getMap200 = validate24;
const schema31 = {"$ref":"component:MapDetail"};
const schema32 = {"type":"object","required":["exists","generatedAt","api","map","wrHistory","links"],"properties":{"exists":{"type":"boolean","enum":[true]},"generatedAt":{"type":"string","format":"date-time"},"api":{"$ref":"component:ApiFacts"},"map":{"$ref":"component:CatalogMap"},"wrHistory":{"type":"array","maxItems":25,"items":{"$ref":"component:WrHistoryEntry"}},"links":{"$ref":"component:MapLinks"}},"additionalProperties":false};
const schema33 = {"type":"object","required":["name","version","docsPath"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"docsPath":{"type":"string"}},"additionalProperties":false};
const schema34 = {"type":"object","required":["mapUid","mapId","name","filename","fileUrl","thumbnailUrl","author","submitter","authorScore","goldScore","silverScore","bronzeScore","collectionName","mapStyle","mapType","isPlayable","createdWithGamepadEditor","createdWithSimpleEditor","timestamp","season","year","mapnumber","alteration","type","wrMs","wrHolder","tracked","status"],"properties":{"mapUid":{"type":"string"},"mapId":{"type":"string","nullable":true},"name":{"type":"string","nullable":true},"filename":{"type":"string","nullable":true},"fileUrl":{"type":"string","nullable":true},"thumbnailUrl":{"type":"string","nullable":true},"author":{"type":"string","nullable":true},"submitter":{"type":"string","nullable":true},"authorScore":{"type":"integer","minimum":0,"nullable":true},"goldScore":{"type":"integer","minimum":0,"nullable":true},"silverScore":{"type":"integer","minimum":0,"nullable":true},"bronzeScore":{"type":"integer","minimum":0,"nullable":true},"collectionName":{"type":"string","nullable":true},"mapStyle":{"type":"string"},"mapType":{"type":"string","nullable":true},"isPlayable":{"type":"boolean","nullable":true},"createdWithGamepadEditor":{"type":"boolean","nullable":true},"createdWithSimpleEditor":{"type":"boolean","nullable":true},"timestamp":{"type":"string","nullable":true},"season":{"type":"string"},"year":{"type":"integer","minimum":0,"nullable":true},"mapnumber":{"type":"array","maxItems":1000,"items":{"type":"integer"}},"alteration":{"type":"string"},"type":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647,"nullable":true},"wrHolder":{"type":"string","nullable":true},"tracked":{"type":"boolean"},"status":{"type":"string","enum":["active","archived","pending"]}},"additionalProperties":false};
const schema35 = {"type":"object","required":["eventId","mapUid","mapName","accountId","holder","wrMs","recordedAt","receivedAt"],"properties":{"eventId":{"type":"integer","minimum":1},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time"},"receivedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema36 = {"type":"object","required":["self","legacy","docs"],"properties":{"self":{"type":"string"},"legacy":{"type":"string"},"docs":{"type":"string"}},"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exists === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exists"},message:"must have required property '"+"exists"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.generatedAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generatedAt"},message:"must have required property '"+"generatedAt"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.api === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"},message:"must have required property '"+"api"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map"},message:"must have required property '"+"map"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.wrHistory === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wrHistory"},message:"must have required property '"+"wrHistory"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.links === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema32.required,parentSchema:schema32,data};
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
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
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
const err7 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.exists.type,parentSchema:schema32.properties.exists,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data0 === true)){
const err8 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/enum",keyword:"enum",params:{allowedValues: schema32.properties.exists.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.exists.enum,parentSchema:schema32.properties.exists,data:data0};
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
const err9 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema32.properties.generatedAt,data:data1};
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
const err10 = {instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.generatedAt.type,parentSchema:schema32.properties.generatedAt,data:data1};
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
const err11 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema33.required,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.version === undefined){
const err12 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema33.required,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.docsPath === undefined){
const err13 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/required",keyword:"required",params:{missingProperty: "docsPath"},message:"must have required property '"+"docsPath"+"'",schema:schema33.required,parentSchema:schema33,data:data2};
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
const err14 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data:data2};
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
const err15 = {instancePath:instancePath+"/api/name",schemaPath:"component:ApiFacts/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data3};
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
const err16 = {instancePath:instancePath+"/api/version",schemaPath:"component:ApiFacts/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.version.type,parentSchema:schema33.properties.version,data:data4};
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
const err17 = {instancePath:instancePath+"/api/docsPath",schemaPath:"component:ApiFacts/properties/docsPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.docsPath.type,parentSchema:schema33.properties.docsPath,data:data5};
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
const err18 = {instancePath:instancePath+"/api",schemaPath:"component:ApiFacts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data:data2};
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
const err19 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.mapId === undefined){
const err20 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapId"},message:"must have required property '"+"mapId"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.name === undefined){
const err21 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.filename === undefined){
const err22 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.fileUrl === undefined){
const err23 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "fileUrl"},message:"must have required property '"+"fileUrl"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.thumbnailUrl === undefined){
const err24 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.author === undefined){
const err25 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.submitter === undefined){
const err26 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "submitter"},message:"must have required property '"+"submitter"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.authorScore === undefined){
const err27 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "authorScore"},message:"must have required property '"+"authorScore"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.goldScore === undefined){
const err28 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "goldScore"},message:"must have required property '"+"goldScore"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.silverScore === undefined){
const err29 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "silverScore"},message:"must have required property '"+"silverScore"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6.bronzeScore === undefined){
const err30 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "bronzeScore"},message:"must have required property '"+"bronzeScore"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data6.collectionName === undefined){
const err31 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "collectionName"},message:"must have required property '"+"collectionName"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data6.mapStyle === undefined){
const err32 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapStyle"},message:"must have required property '"+"mapStyle"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data6.mapType === undefined){
const err33 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapType"},message:"must have required property '"+"mapType"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data6.isPlayable === undefined){
const err34 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "isPlayable"},message:"must have required property '"+"isPlayable"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data6.createdWithGamepadEditor === undefined){
const err35 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "createdWithGamepadEditor"},message:"must have required property '"+"createdWithGamepadEditor"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data6.createdWithSimpleEditor === undefined){
const err36 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "createdWithSimpleEditor"},message:"must have required property '"+"createdWithSimpleEditor"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data6.timestamp === undefined){
const err37 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data6.season === undefined){
const err38 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data6.year === undefined){
const err39 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data6.mapnumber === undefined){
const err40 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "mapnumber"},message:"must have required property '"+"mapnumber"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data6.alteration === undefined){
const err41 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data6.type === undefined){
const err42 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data6.wrMs === undefined){
const err43 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data6.wrHolder === undefined){
const err44 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data6.tracked === undefined){
const err45 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data6.status === undefined){
const err46 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema34.required,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data6){
if(!(func2.call(schema34.properties, key2))){
const err47 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data:data6};
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
const err48 = {instancePath:instancePath+"/map/mapUid",schemaPath:"component:CatalogMap/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapUid.type,parentSchema:schema34.properties.mapUid,data:data7};
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
const err49 = {instancePath:instancePath+"/map/mapId",schemaPath:"component:CatalogMap/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapId.type,parentSchema:schema34.properties.mapId,data:data8};
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
const err50 = {instancePath:instancePath+"/map/name",schemaPath:"component:CatalogMap/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data9};
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
const err51 = {instancePath:instancePath+"/map/filename",schemaPath:"component:CatalogMap/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.filename.type,parentSchema:schema34.properties.filename,data:data10};
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
const err52 = {instancePath:instancePath+"/map/fileUrl",schemaPath:"component:CatalogMap/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.fileUrl.type,parentSchema:schema34.properties.fileUrl,data:data11};
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
const err53 = {instancePath:instancePath+"/map/thumbnailUrl",schemaPath:"component:CatalogMap/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.thumbnailUrl.type,parentSchema:schema34.properties.thumbnailUrl,data:data12};
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
const err54 = {instancePath:instancePath+"/map/author",schemaPath:"component:CatalogMap/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.author.type,parentSchema:schema34.properties.author,data:data13};
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
const err55 = {instancePath:instancePath+"/map/submitter",schemaPath:"component:CatalogMap/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.submitter.type,parentSchema:schema34.properties.submitter,data:data14};
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
const err56 = {instancePath:instancePath+"/map/authorScore",schemaPath:"component:CatalogMap/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.authorScore.type,parentSchema:schema34.properties.authorScore,data:data15};
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
const err57 = {instancePath:instancePath+"/map/authorScore",schemaPath:"component:CatalogMap/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.authorScore,data:data15};
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
const err58 = {instancePath:instancePath+"/map/goldScore",schemaPath:"component:CatalogMap/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.goldScore.type,parentSchema:schema34.properties.goldScore,data:data16};
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
const err59 = {instancePath:instancePath+"/map/goldScore",schemaPath:"component:CatalogMap/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.goldScore,data:data16};
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
const err60 = {instancePath:instancePath+"/map/silverScore",schemaPath:"component:CatalogMap/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.silverScore.type,parentSchema:schema34.properties.silverScore,data:data17};
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
const err61 = {instancePath:instancePath+"/map/silverScore",schemaPath:"component:CatalogMap/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.silverScore,data:data17};
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
const err62 = {instancePath:instancePath+"/map/bronzeScore",schemaPath:"component:CatalogMap/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.bronzeScore.type,parentSchema:schema34.properties.bronzeScore,data:data18};
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
const err63 = {instancePath:instancePath+"/map/bronzeScore",schemaPath:"component:CatalogMap/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.bronzeScore,data:data18};
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
const err64 = {instancePath:instancePath+"/map/collectionName",schemaPath:"component:CatalogMap/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.collectionName.type,parentSchema:schema34.properties.collectionName,data:data19};
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
const err65 = {instancePath:instancePath+"/map/mapStyle",schemaPath:"component:CatalogMap/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapStyle.type,parentSchema:schema34.properties.mapStyle,data:data20};
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
const err66 = {instancePath:instancePath+"/map/mapType",schemaPath:"component:CatalogMap/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapType.type,parentSchema:schema34.properties.mapType,data:data21};
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
const err67 = {instancePath:instancePath+"/map/isPlayable",schemaPath:"component:CatalogMap/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.isPlayable.type,parentSchema:schema34.properties.isPlayable,data:data22};
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
const err68 = {instancePath:instancePath+"/map/createdWithGamepadEditor",schemaPath:"component:CatalogMap/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.createdWithGamepadEditor.type,parentSchema:schema34.properties.createdWithGamepadEditor,data:data23};
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
const err69 = {instancePath:instancePath+"/map/createdWithSimpleEditor",schemaPath:"component:CatalogMap/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.createdWithSimpleEditor.type,parentSchema:schema34.properties.createdWithSimpleEditor,data:data24};
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
const err70 = {instancePath:instancePath+"/map/timestamp",schemaPath:"component:CatalogMap/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.timestamp.type,parentSchema:schema34.properties.timestamp,data:data25};
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
const err71 = {instancePath:instancePath+"/map/season",schemaPath:"component:CatalogMap/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.season.type,parentSchema:schema34.properties.season,data:data26};
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
const err72 = {instancePath:instancePath+"/map/year",schemaPath:"component:CatalogMap/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.year.type,parentSchema:schema34.properties.year,data:data27};
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
const err73 = {instancePath:instancePath+"/map/year",schemaPath:"component:CatalogMap/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.year,data:data27};
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
const err74 = {instancePath:instancePath+"/map/mapnumber",schemaPath:"component:CatalogMap/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema34.properties.mapnumber,data:data28};
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
const err75 = {instancePath:instancePath+"/map/mapnumber/" + i0,schemaPath:"component:CatalogMap/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.mapnumber.items.type,parentSchema:schema34.properties.mapnumber.items,data:data29};
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
const err76 = {instancePath:instancePath+"/map/mapnumber",schemaPath:"component:CatalogMap/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.mapnumber.type,parentSchema:schema34.properties.mapnumber,data:data28};
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
const err77 = {instancePath:instancePath+"/map/alteration",schemaPath:"component:CatalogMap/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.alteration.type,parentSchema:schema34.properties.alteration,data:data30};
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
const err78 = {instancePath:instancePath+"/map/type",schemaPath:"component:CatalogMap/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.type.type,parentSchema:schema34.properties.type,data:data31};
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
const err79 = {instancePath:instancePath+"/map/wrMs",schemaPath:"component:CatalogMap/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.wrMs.type,parentSchema:schema34.properties.wrMs,data:data32};
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
const err80 = {instancePath:instancePath+"/map/wrMs",schemaPath:"component:CatalogMap/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema34.properties.wrMs,data:data32};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err81 = {instancePath:instancePath+"/map/wrMs",schemaPath:"component:CatalogMap/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.wrMs,data:data32};
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
const err82 = {instancePath:instancePath+"/map/wrHolder",schemaPath:"component:CatalogMap/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.wrHolder.type,parentSchema:schema34.properties.wrHolder,data:data33};
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
const err83 = {instancePath:instancePath+"/map/tracked",schemaPath:"component:CatalogMap/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.tracked.type,parentSchema:schema34.properties.tracked,data:data34};
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
const err84 = {instancePath:instancePath+"/map/status",schemaPath:"component:CatalogMap/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.status.type,parentSchema:schema34.properties.status,data:data35};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!(((data35 === "active") || (data35 === "archived")) || (data35 === "pending"))){
const err85 = {instancePath:instancePath+"/map/status",schemaPath:"component:CatalogMap/properties/status/enum",keyword:"enum",params:{allowedValues: schema34.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.status.enum,parentSchema:schema34.properties.status,data:data35};
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
const err86 = {instancePath:instancePath+"/map",schemaPath:"component:CatalogMap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data6};
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
const err87 = {instancePath:instancePath+"/wrHistory",schemaPath:"#/properties/wrHistory/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items",schema:25,parentSchema:schema32.properties.wrHistory,data:data36};
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
const err88 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data37.mapUid === undefined){
const err89 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data37.mapName === undefined){
const err90 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data37.accountId === undefined){
const err91 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37.holder === undefined){
const err92 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data37.wrMs === undefined){
const err93 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data37.recordedAt === undefined){
const err94 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data37.receivedAt === undefined){
const err95 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/required",keyword:"required",params:{missingProperty: "receivedAt"},message:"must have required property '"+"receivedAt"+"'",schema:schema35.required,parentSchema:schema35,data:data37};
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
const err96 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data:data37};
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
const err97 = {instancePath:instancePath+"/wrHistory/" + i1+"/eventId",schemaPath:"component:WrHistoryEntry/properties/eventId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.eventId.type,parentSchema:schema35.properties.eventId,data:data38};
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
const err98 = {instancePath:instancePath+"/wrHistory/" + i1+"/eventId",schemaPath:"component:WrHistoryEntry/properties/eventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.eventId,data:data38};
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
const err99 = {instancePath:instancePath+"/wrHistory/" + i1+"/mapUid",schemaPath:"component:WrHistoryEntry/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.mapUid.type,parentSchema:schema35.properties.mapUid,data:data39};
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
const err100 = {instancePath:instancePath+"/wrHistory/" + i1+"/mapName",schemaPath:"component:WrHistoryEntry/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.mapName.type,parentSchema:schema35.properties.mapName,data:data40};
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
const err101 = {instancePath:instancePath+"/wrHistory/" + i1+"/accountId",schemaPath:"component:WrHistoryEntry/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.accountId.type,parentSchema:schema35.properties.accountId,data:data41};
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
const err102 = {instancePath:instancePath+"/wrHistory/" + i1+"/holder",schemaPath:"component:WrHistoryEntry/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.holder.type,parentSchema:schema35.properties.holder,data:data42};
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
const err103 = {instancePath:instancePath+"/wrHistory/" + i1+"/wrMs",schemaPath:"component:WrHistoryEntry/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.wrMs.type,parentSchema:schema35.properties.wrMs,data:data43};
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
const err104 = {instancePath:instancePath+"/wrHistory/" + i1+"/wrMs",schemaPath:"component:WrHistoryEntry/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema35.properties.wrMs,data:data43};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err105 = {instancePath:instancePath+"/wrHistory/" + i1+"/wrMs",schemaPath:"component:WrHistoryEntry/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.wrMs,data:data43};
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
const err106 = {instancePath:instancePath+"/wrHistory/" + i1+"/recordedAt",schemaPath:"component:WrHistoryEntry/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema35.properties.recordedAt,data:data44};
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
const err107 = {instancePath:instancePath+"/wrHistory/" + i1+"/recordedAt",schemaPath:"component:WrHistoryEntry/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.recordedAt.type,parentSchema:schema35.properties.recordedAt,data:data44};
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
const err108 = {instancePath:instancePath+"/wrHistory/" + i1+"/receivedAt",schemaPath:"component:WrHistoryEntry/properties/receivedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema35.properties.receivedAt,data:data45};
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
const err109 = {instancePath:instancePath+"/wrHistory/" + i1+"/receivedAt",schemaPath:"component:WrHistoryEntry/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.receivedAt.type,parentSchema:schema35.properties.receivedAt,data:data45};
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
const err110 = {instancePath:instancePath+"/wrHistory/" + i1,schemaPath:"component:WrHistoryEntry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data:data37};
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
const err111 = {instancePath:instancePath+"/wrHistory",schemaPath:"#/properties/wrHistory/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.wrHistory.type,parentSchema:schema32.properties.wrHistory,data:data36};
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
const err112 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'",schema:schema36.required,parentSchema:schema36,data:data46};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data46.legacy === undefined){
const err113 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/required",keyword:"required",params:{missingProperty: "legacy"},message:"must have required property '"+"legacy"+"'",schema:schema36.required,parentSchema:schema36,data:data46};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data46.docs === undefined){
const err114 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/required",keyword:"required",params:{missingProperty: "docs"},message:"must have required property '"+"docs"+"'",schema:schema36.required,parentSchema:schema36,data:data46};
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
const err115 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data:data46};
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
const err116 = {instancePath:instancePath+"/links/self",schemaPath:"component:MapLinks/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.self.type,parentSchema:schema36.properties.self,data:data47};
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
const err117 = {instancePath:instancePath+"/links/legacy",schemaPath:"component:MapLinks/properties/legacy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.legacy.type,parentSchema:schema36.properties.legacy,data:data48};
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
const err118 = {instancePath:instancePath+"/links/docs",schemaPath:"component:MapLinks/properties/docs/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.docs.type,parentSchema:schema36.properties.docs,data:data49};
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
const err119 = {instancePath:instancePath+"/links",schemaPath:"component:MapLinks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data:data46};
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
const err120 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}

export const getMap400 = validate27;
const schema37 = {"$ref":"component:ErrorAnswer"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate27.errors = vErrors;
return errors === 0;
}

export const getMap404 = validate28;
const schema39 = {"$ref":"component:UnknownMapAnswer"};
const schema40 = {"type":"object","required":["error","mapUid"],"properties":{"error":{"type":"string","minLength":1},"mapUid":{"type":"string"}},"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mapUid === undefined){
const err1 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema40.required,parentSchema:schema40,data};
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
const err2 = {instancePath,schemaPath:"component:UnknownMapAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema40.properties.error,data:data0};
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
const err4 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.error.type,parentSchema:schema40.properties.error,data:data0};
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
const err5 = {instancePath:instancePath+"/mapUid",schemaPath:"component:UnknownMapAnswer/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.mapUid.type,parentSchema:schema40.properties.mapUid,data:data1};
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
const err6 = {instancePath,schemaPath:"component:UnknownMapAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const getMap429 = validate29;
const schema41 = {"$ref":"component:ErrorAnswer"};

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

export const getMapInfo200 = validate30;
const schema43 = {"$ref":"component:MapInfo"};
const schema44 = {"type":"object","required":["mapUid","mapId","name","filename","fileUrl","thumbnailUrl","author","submitter","authorScore","goldScore","silverScore","bronzeScore","collectionName","mapStyle","mapType","isPlayable","createdWithGamepadEditor","createdWithSimpleEditor","timestamp","season","year","mapnumber","alteration","type"],"properties":{"mapUid":{"type":"string"},"mapId":{"type":"string","nullable":true},"name":{"type":"string","nullable":true},"filename":{"type":"string","nullable":true},"fileUrl":{"type":"string","nullable":true},"thumbnailUrl":{"type":"string","nullable":true},"author":{"type":"string","nullable":true},"submitter":{"type":"string","nullable":true},"authorScore":{"type":"integer","minimum":0,"nullable":true},"goldScore":{"type":"integer","minimum":0,"nullable":true},"silverScore":{"type":"integer","minimum":0,"nullable":true},"bronzeScore":{"type":"integer","minimum":0,"nullable":true},"collectionName":{"type":"string","nullable":true},"mapStyle":{"type":"string"},"mapType":{"type":"string","nullable":true},"isPlayable":{"type":"boolean","nullable":true},"createdWithGamepadEditor":{"type":"boolean","nullable":true},"createdWithSimpleEditor":{"type":"boolean","nullable":true},"timestamp":{"type":"string","nullable":true},"season":{"type":"string"},"year":{"type":"integer","minimum":0,"nullable":true},"mapnumber":{"type":"array","maxItems":1000,"items":{"type":"integer"}},"alteration":{"type":"string"},"type":{"type":"string","nullable":true}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapUid === undefined){
const err0 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mapId === undefined){
const err1 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapId"},message:"must have required property '"+"mapId"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.filename === undefined){
const err3 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fileUrl === undefined){
const err4 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "fileUrl"},message:"must have required property '"+"fileUrl"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.thumbnailUrl === undefined){
const err5 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.author === undefined){
const err6 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.submitter === undefined){
const err7 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "submitter"},message:"must have required property '"+"submitter"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.authorScore === undefined){
const err8 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "authorScore"},message:"must have required property '"+"authorScore"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.goldScore === undefined){
const err9 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "goldScore"},message:"must have required property '"+"goldScore"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.silverScore === undefined){
const err10 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "silverScore"},message:"must have required property '"+"silverScore"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.bronzeScore === undefined){
const err11 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "bronzeScore"},message:"must have required property '"+"bronzeScore"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.collectionName === undefined){
const err12 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "collectionName"},message:"must have required property '"+"collectionName"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.mapStyle === undefined){
const err13 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapStyle"},message:"must have required property '"+"mapStyle"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.mapType === undefined){
const err14 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapType"},message:"must have required property '"+"mapType"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.isPlayable === undefined){
const err15 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "isPlayable"},message:"must have required property '"+"isPlayable"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.createdWithGamepadEditor === undefined){
const err16 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "createdWithGamepadEditor"},message:"must have required property '"+"createdWithGamepadEditor"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.createdWithSimpleEditor === undefined){
const err17 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "createdWithSimpleEditor"},message:"must have required property '"+"createdWithSimpleEditor"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.timestamp === undefined){
const err18 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.season === undefined){
const err19 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.year === undefined){
const err20 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.mapnumber === undefined){
const err21 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "mapnumber"},message:"must have required property '"+"mapnumber"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.alteration === undefined){
const err22 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.type === undefined){
const err23 = {instancePath,schemaPath:"component:MapInfo/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema44.properties, key0))){
const err24 = {instancePath,schemaPath:"component:MapInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
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
const err25 = {instancePath:instancePath+"/mapUid",schemaPath:"component:MapInfo/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.mapUid.type,parentSchema:schema44.properties.mapUid,data:data0};
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
const err26 = {instancePath:instancePath+"/mapId",schemaPath:"component:MapInfo/properties/mapId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.mapId.type,parentSchema:schema44.properties.mapId,data:data1};
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
const err27 = {instancePath:instancePath+"/name",schemaPath:"component:MapInfo/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data2};
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
const err28 = {instancePath:instancePath+"/filename",schemaPath:"component:MapInfo/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.filename.type,parentSchema:schema44.properties.filename,data:data3};
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
const err29 = {instancePath:instancePath+"/fileUrl",schemaPath:"component:MapInfo/properties/fileUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.fileUrl.type,parentSchema:schema44.properties.fileUrl,data:data4};
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
const err30 = {instancePath:instancePath+"/thumbnailUrl",schemaPath:"component:MapInfo/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.thumbnailUrl.type,parentSchema:schema44.properties.thumbnailUrl,data:data5};
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
const err31 = {instancePath:instancePath+"/author",schemaPath:"component:MapInfo/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.author.type,parentSchema:schema44.properties.author,data:data6};
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
const err32 = {instancePath:instancePath+"/submitter",schemaPath:"component:MapInfo/properties/submitter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.submitter.type,parentSchema:schema44.properties.submitter,data:data7};
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
const err33 = {instancePath:instancePath+"/authorScore",schemaPath:"component:MapInfo/properties/authorScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.authorScore.type,parentSchema:schema44.properties.authorScore,data:data8};
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
const err34 = {instancePath:instancePath+"/authorScore",schemaPath:"component:MapInfo/properties/authorScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.authorScore,data:data8};
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
const err35 = {instancePath:instancePath+"/goldScore",schemaPath:"component:MapInfo/properties/goldScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.goldScore.type,parentSchema:schema44.properties.goldScore,data:data9};
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
const err36 = {instancePath:instancePath+"/goldScore",schemaPath:"component:MapInfo/properties/goldScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.goldScore,data:data9};
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
const err37 = {instancePath:instancePath+"/silverScore",schemaPath:"component:MapInfo/properties/silverScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.silverScore.type,parentSchema:schema44.properties.silverScore,data:data10};
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
const err38 = {instancePath:instancePath+"/silverScore",schemaPath:"component:MapInfo/properties/silverScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.silverScore,data:data10};
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
const err39 = {instancePath:instancePath+"/bronzeScore",schemaPath:"component:MapInfo/properties/bronzeScore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.bronzeScore.type,parentSchema:schema44.properties.bronzeScore,data:data11};
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
const err40 = {instancePath:instancePath+"/bronzeScore",schemaPath:"component:MapInfo/properties/bronzeScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.bronzeScore,data:data11};
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
const err41 = {instancePath:instancePath+"/collectionName",schemaPath:"component:MapInfo/properties/collectionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.collectionName.type,parentSchema:schema44.properties.collectionName,data:data12};
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
const err42 = {instancePath:instancePath+"/mapStyle",schemaPath:"component:MapInfo/properties/mapStyle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.mapStyle.type,parentSchema:schema44.properties.mapStyle,data:data13};
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
const err43 = {instancePath:instancePath+"/mapType",schemaPath:"component:MapInfo/properties/mapType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.mapType.type,parentSchema:schema44.properties.mapType,data:data14};
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
const err44 = {instancePath:instancePath+"/isPlayable",schemaPath:"component:MapInfo/properties/isPlayable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.isPlayable.type,parentSchema:schema44.properties.isPlayable,data:data15};
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
const err45 = {instancePath:instancePath+"/createdWithGamepadEditor",schemaPath:"component:MapInfo/properties/createdWithGamepadEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.createdWithGamepadEditor.type,parentSchema:schema44.properties.createdWithGamepadEditor,data:data16};
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
const err46 = {instancePath:instancePath+"/createdWithSimpleEditor",schemaPath:"component:MapInfo/properties/createdWithSimpleEditor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.createdWithSimpleEditor.type,parentSchema:schema44.properties.createdWithSimpleEditor,data:data17};
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
const err47 = {instancePath:instancePath+"/timestamp",schemaPath:"component:MapInfo/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.timestamp.type,parentSchema:schema44.properties.timestamp,data:data18};
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
const err48 = {instancePath:instancePath+"/season",schemaPath:"component:MapInfo/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.season.type,parentSchema:schema44.properties.season,data:data19};
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
const err49 = {instancePath:instancePath+"/year",schemaPath:"component:MapInfo/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.year.type,parentSchema:schema44.properties.year,data:data20};
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
const err50 = {instancePath:instancePath+"/year",schemaPath:"component:MapInfo/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.year,data:data20};
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
const err51 = {instancePath:instancePath+"/mapnumber",schemaPath:"component:MapInfo/properties/mapnumber/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema44.properties.mapnumber,data:data21};
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
const err52 = {instancePath:instancePath+"/mapnumber/" + i0,schemaPath:"component:MapInfo/properties/mapnumber/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.mapnumber.items.type,parentSchema:schema44.properties.mapnumber.items,data:data22};
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
const err53 = {instancePath:instancePath+"/mapnumber",schemaPath:"component:MapInfo/properties/mapnumber/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.mapnumber.type,parentSchema:schema44.properties.mapnumber,data:data21};
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
const err54 = {instancePath:instancePath+"/alteration",schemaPath:"component:MapInfo/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.alteration.type,parentSchema:schema44.properties.alteration,data:data23};
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
const err55 = {instancePath:instancePath+"/type",schemaPath:"component:MapInfo/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.type.type,parentSchema:schema44.properties.type,data:data24};
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
const err56 = {instancePath,schemaPath:"component:MapInfo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const getMapInfo400 = validate31;
const schema45 = {"$ref":"component:ErrorAnswer"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate31.errors = vErrors;
return errors === 0;
}

export const getMapInfo404 = validate32;
const schema47 = {"$ref":"component:UnknownMapAnswer"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mapUid === undefined){
const err1 = {instancePath,schemaPath:"component:UnknownMapAnswer/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema40.required,parentSchema:schema40,data};
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
const err2 = {instancePath,schemaPath:"component:UnknownMapAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema40.properties.error,data:data0};
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
const err4 = {instancePath:instancePath+"/error",schemaPath:"component:UnknownMapAnswer/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.error.type,parentSchema:schema40.properties.error,data:data0};
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
const err5 = {instancePath:instancePath+"/mapUid",schemaPath:"component:UnknownMapAnswer/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.mapUid.type,parentSchema:schema40.properties.mapUid,data:data1};
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
const err6 = {instancePath,schemaPath:"component:UnknownMapAnswer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export const getMapInfo429 = validate33;
const schema49 = {"$ref":"component:ErrorAnswer"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate33.errors = vErrors;
return errors === 0;
}

export const getStats200 = validate34;
const schema51 = {"$ref":"component:CatalogStats"};
const schema52 = {"type":"object","required":["total_maps","actively_tracked","total_wr_changes","total_campaigns","total_players"],"properties":{"total_maps":{"type":"integer","minimum":0},"actively_tracked":{"type":"integer","minimum":0},"total_wr_changes":{"type":"integer","minimum":0},"total_campaigns":{"type":"integer","minimum":0},"total_players":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_maps === undefined){
const err0 = {instancePath,schemaPath:"component:CatalogStats/required",keyword:"required",params:{missingProperty: "total_maps"},message:"must have required property '"+"total_maps"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.actively_tracked === undefined){
const err1 = {instancePath,schemaPath:"component:CatalogStats/required",keyword:"required",params:{missingProperty: "actively_tracked"},message:"must have required property '"+"actively_tracked"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total_wr_changes === undefined){
const err2 = {instancePath,schemaPath:"component:CatalogStats/required",keyword:"required",params:{missingProperty: "total_wr_changes"},message:"must have required property '"+"total_wr_changes"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total_campaigns === undefined){
const err3 = {instancePath,schemaPath:"component:CatalogStats/required",keyword:"required",params:{missingProperty: "total_campaigns"},message:"must have required property '"+"total_campaigns"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total_players === undefined){
const err4 = {instancePath,schemaPath:"component:CatalogStats/required",keyword:"required",params:{missingProperty: "total_players"},message:"must have required property '"+"total_players"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "total_maps") || (key0 === "actively_tracked")) || (key0 === "total_wr_changes")) || (key0 === "total_campaigns")) || (key0 === "total_players"))){
const err5 = {instancePath,schemaPath:"component:CatalogStats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.total_maps !== undefined){
let data0 = data.total_maps;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/total_maps",schemaPath:"component:CatalogStats/properties/total_maps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.total_maps.type,parentSchema:schema52.properties.total_maps,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/total_maps",schemaPath:"component:CatalogStats/properties/total_maps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.total_maps,data:data0};
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
if(data.actively_tracked !== undefined){
let data1 = data.actively_tracked;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/actively_tracked",schemaPath:"component:CatalogStats/properties/actively_tracked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.actively_tracked.type,parentSchema:schema52.properties.actively_tracked,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/actively_tracked",schemaPath:"component:CatalogStats/properties/actively_tracked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.actively_tracked,data:data1};
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
if(data.total_wr_changes !== undefined){
let data2 = data.total_wr_changes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err10 = {instancePath:instancePath+"/total_wr_changes",schemaPath:"component:CatalogStats/properties/total_wr_changes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.total_wr_changes.type,parentSchema:schema52.properties.total_wr_changes,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/total_wr_changes",schemaPath:"component:CatalogStats/properties/total_wr_changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.total_wr_changes,data:data2};
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
if(data.total_campaigns !== undefined){
let data3 = data.total_campaigns;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/total_campaigns",schemaPath:"component:CatalogStats/properties/total_campaigns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.total_campaigns.type,parentSchema:schema52.properties.total_campaigns,data:data3};
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
const err13 = {instancePath:instancePath+"/total_campaigns",schemaPath:"component:CatalogStats/properties/total_campaigns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.total_campaigns,data:data3};
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
if(data.total_players !== undefined){
let data4 = data.total_players;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/total_players",schemaPath:"component:CatalogStats/properties/total_players/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema52.properties.total_players.type,parentSchema:schema52.properties.total_players,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/total_players",schemaPath:"component:CatalogStats/properties/total_players/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema52.properties.total_players,data:data4};
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
}
else {
const err16 = {instancePath,schemaPath:"component:CatalogStats/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const getStats429 = validate35;
const schema53 = {"$ref":"component:ErrorAnswer"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate35.errors = vErrors;
return errors === 0;
}

export const listMaps200 = validate36;
const schema55 = {"$ref":"component:MapList"};
const schema56 = {"type":"object","required":["maps","total","limit","offset","paging"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:MapRow"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema57 = {"type":"object","required":["mapUid","name","season","year","alteration","wrMs","wrHolder","tracked"],"properties":{"mapUid":{"type":"string"},"name":{"type":"string","nullable":true},"season":{"type":"string"},"year":{"type":"integer","minimum":0,"nullable":true},"alteration":{"type":"string"},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647,"nullable":true},"wrHolder":{"type":"string","nullable":true},"tracked":{"type":"boolean"}},"additionalProperties":false};
const schema58 = {"type":"object","required":["total","limit","offset","has_more","next_offset"],"properties":{"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"has_more":{"type":"boolean"},"next_offset":{"type":"integer","minimum":0,"nullable":true}},"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema56.required,parentSchema:schema56,data};
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
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema56,data};
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
const err6 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema56.properties.maps,data:data0};
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
const err7 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.season === undefined){
const err9 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.year === undefined){
const err10 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.alteration === undefined){
const err11 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.wrMs === undefined){
const err12 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.wrHolder === undefined){
const err13 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.tracked === undefined){
const err14 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema57.required,parentSchema:schema57,data:data1};
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
const err15 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data:data1};
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
const err16 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:MapRow/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.mapUid.type,parentSchema:schema57.properties.mapUid,data:data2};
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
const err17 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:MapRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.name.type,parentSchema:schema57.properties.name,data:data3};
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
const err18 = {instancePath:instancePath+"/maps/" + i0+"/season",schemaPath:"component:MapRow/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.season.type,parentSchema:schema57.properties.season,data:data4};
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
const err19 = {instancePath:instancePath+"/maps/" + i0+"/year",schemaPath:"component:MapRow/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.year.type,parentSchema:schema57.properties.year,data:data5};
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
const err20 = {instancePath:instancePath+"/maps/" + i0+"/year",schemaPath:"component:MapRow/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.year,data:data5};
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
const err21 = {instancePath:instancePath+"/maps/" + i0+"/alteration",schemaPath:"component:MapRow/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.alteration.type,parentSchema:schema57.properties.alteration,data:data6};
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
const err22 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.wrMs.type,parentSchema:schema57.properties.wrMs,data:data7};
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
const err23 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema57.properties.wrMs,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema57.properties.wrMs,data:data7};
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
const err25 = {instancePath:instancePath+"/maps/" + i0+"/wrHolder",schemaPath:"component:MapRow/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.wrHolder.type,parentSchema:schema57.properties.wrHolder,data:data8};
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
const err26 = {instancePath:instancePath+"/maps/" + i0+"/tracked",schemaPath:"component:MapRow/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.tracked.type,parentSchema:schema57.properties.tracked,data:data9};
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
const err27 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data:data1};
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
const err28 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema56.properties.maps.type,parentSchema:schema56.properties.maps,data:data0};
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
const err29 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.total.type,parentSchema:schema56.properties.total,data:data10};
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
const err30 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.total,data:data10};
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
const err31 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.limit.type,parentSchema:schema56.properties.limit,data:data11};
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
const err32 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.limit,data:data11};
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
const err33 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.offset.type,parentSchema:schema56.properties.offset,data:data12};
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
const err34 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.offset,data:data12};
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
const err35 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.limit === undefined){
const err36 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.offset === undefined){
const err37 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.has_more === undefined){
const err38 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.next_offset === undefined){
const err39 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data13};
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
const err40 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data13};
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
const err41 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data14};
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
const err42 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data14};
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
const err43 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data15};
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
const err44 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data15};
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
const err45 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data16};
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
const err46 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data16};
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
const err47 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data17};
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
const err48 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data18};
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
const err49 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data18};
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
const err50 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data13};
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
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}

export const listMaps400 = validate39;
const schema59 = {"$ref":"component:ErrorAnswer"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate39.errors = vErrors;
return errors === 0;
}

export const listMaps429 = validate40;
const schema61 = {"$ref":"component:ErrorAnswer"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate40.errors = vErrors;
return errors === 0;
}

export const listCampaigns200 = validate41;
const schema63 = {"$ref":"component:CampaignList"};
const schema64 = {"type":"object","required":["campaigns","total","limit","offset","paging"],"properties":{"campaigns":{"type":"array","maxItems":5000,"items":{"$ref":"component:Campaign"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema65 = {"type":"object","required":["campaignId","name","mapCount","externalId"],"properties":{"campaignId":{"type":"integer","minimum":1},"name":{"type":"string","nullable":true},"mapCount":{"type":"integer","minimum":0},"externalId":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaigns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaigns"},message:"must have required property '"+"campaigns"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "campaigns") || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset")) || (key0 === "paging"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.campaigns !== undefined){
let data0 = data.campaigns;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err6 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema64.properties.campaigns,data:data0};
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
if(data1.campaignId === undefined){
const err7 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:Campaign/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'",schema:schema65.required,parentSchema:schema65,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:Campaign/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema65.required,parentSchema:schema65,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.mapCount === undefined){
const err9 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:Campaign/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema65.required,parentSchema:schema65,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.externalId === undefined){
const err10 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:Campaign/required",keyword:"required",params:{missingProperty: "externalId"},message:"must have required property '"+"externalId"+"'",schema:schema65.required,parentSchema:schema65,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "campaignId") || (key1 === "name")) || (key1 === "mapCount")) || (key1 === "externalId"))){
const err11 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:Campaign/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data:data1};
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
const err12 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:Campaign/properties/campaignId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema65.properties.campaignId.type,parentSchema:schema65.properties.campaignId,data:data2};
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
const err13 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:Campaign/properties/campaignId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema65.properties.campaignId,data:data2};
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
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/campaigns/" + i0+"/name",schemaPath:"component:Campaign/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.mapCount !== undefined){
let data4 = data1.mapCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err15 = {instancePath:instancePath+"/campaigns/" + i0+"/mapCount",schemaPath:"component:Campaign/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema65.properties.mapCount.type,parentSchema:schema65.properties.mapCount,data:data4};
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
const err16 = {instancePath:instancePath+"/campaigns/" + i0+"/mapCount",schemaPath:"component:Campaign/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.mapCount,data:data4};
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
if(data1.externalId !== undefined){
let data5 = data1.externalId;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/campaigns/" + i0+"/externalId",schemaPath:"component:Campaign/properties/externalId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema65.properties.externalId.type,parentSchema:schema65.properties.externalId,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/campaigns/" + i0+"/externalId",schemaPath:"component:Campaign/properties/externalId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema65.properties.externalId,data:data5};
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
const err19 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:Campaign/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data:data1};
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
const err20 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema64.properties.campaigns.type,parentSchema:schema64.properties.campaigns,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.total !== undefined){
let data6 = data.total;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.total.type,parentSchema:schema64.properties.total,data:data6};
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
const err22 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.total,data:data6};
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
let data7 = data.limit;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.limit.type,parentSchema:schema64.properties.limit,data:data7};
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
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.limit,data:data7};
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
if(data.offset !== undefined){
let data8 = data.offset;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.offset.type,parentSchema:schema64.properties.offset,data:data8};
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
const err26 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.offset,data:data8};
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
if(data.paging !== undefined){
let data9 = data.paging;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.total === undefined){
const err27 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.limit === undefined){
const err28 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.offset === undefined){
const err29 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.has_more === undefined){
const err30 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.next_offset === undefined){
const err31 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data9){
if(!(((((key2 === "total") || (key2 === "limit")) || (key2 === "offset")) || (key2 === "has_more")) || (key2 === "next_offset"))){
const err32 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.total !== undefined){
let data10 = data9.total;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err33 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data10};
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
const err34 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data10};
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
if(data9.limit !== undefined){
let data11 = data9.limit;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err35 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data11};
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
const err36 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data11};
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
if(data9.offset !== undefined){
let data12 = data9.offset;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err37 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data12};
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
const err38 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data12};
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
if(data9.has_more !== undefined){
let data13 = data9.has_more;
if(typeof data13 !== "boolean"){
const err39 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data9.next_offset !== undefined){
let data14 = data9.next_offset;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data14};
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
}
else {
const err42 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data9};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

export const listCampaigns400 = validate44;
const schema67 = {"$ref":"component:ErrorAnswer"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate44.errors = vErrors;
return errors === 0;
}

export const listCampaigns429 = validate45;
const schema69 = {"$ref":"component:ErrorAnswer"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate45.errors = vErrors;
return errors === 0;
}

export const listUploads200 = validate46;
const schema71 = {"$ref":"component:UploadList"};
const schema72 = {"type":"object","required":["uploads","total","limit","offset","paging"],"properties":{"uploads":{"type":"array","maxItems":5000,"items":{"$ref":"component:UploadBucket"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema73 = {"type":"object","required":["bucketId","name","mapCount","discoveredAt"],"properties":{"bucketId":{"type":"integer","minimum":1},"name":{"type":"string","nullable":true},"mapCount":{"type":"integer","minimum":0},"discoveredAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uploads === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uploads"},message:"must have required property '"+"uploads"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "uploads") || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset")) || (key0 === "paging"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.uploads !== undefined){
let data0 = data.uploads;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err6 = {instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema72.properties.uploads,data:data0};
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
if(data1.bucketId === undefined){
const err7 = {instancePath:instancePath+"/uploads/" + i0,schemaPath:"component:UploadBucket/required",keyword:"required",params:{missingProperty: "bucketId"},message:"must have required property '"+"bucketId"+"'",schema:schema73.required,parentSchema:schema73,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/uploads/" + i0,schemaPath:"component:UploadBucket/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema73.required,parentSchema:schema73,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.mapCount === undefined){
const err9 = {instancePath:instancePath+"/uploads/" + i0,schemaPath:"component:UploadBucket/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema73.required,parentSchema:schema73,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.discoveredAt === undefined){
const err10 = {instancePath:instancePath+"/uploads/" + i0,schemaPath:"component:UploadBucket/required",keyword:"required",params:{missingProperty: "discoveredAt"},message:"must have required property '"+"discoveredAt"+"'",schema:schema73.required,parentSchema:schema73,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "bucketId") || (key1 === "name")) || (key1 === "mapCount")) || (key1 === "discoveredAt"))){
const err11 = {instancePath:instancePath+"/uploads/" + i0,schemaPath:"component:UploadBucket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema73,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.bucketId !== undefined){
let data2 = data1.bucketId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/uploads/" + i0+"/bucketId",schemaPath:"component:UploadBucket/properties/bucketId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema73.properties.bucketId.type,parentSchema:schema73.properties.bucketId,data:data2};
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
const err13 = {instancePath:instancePath+"/uploads/" + i0+"/bucketId",schemaPath:"component:UploadBucket/properties/bucketId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema73.properties.bucketId,data:data2};
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
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/uploads/" + i0+"/name",schemaPath:"component:UploadBucket/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.name.type,parentSchema:schema73.properties.name,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.mapCount !== undefined){
let data4 = data1.mapCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err15 = {instancePath:instancePath+"/uploads/" + i0+"/mapCount",schemaPath:"component:UploadBucket/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema73.properties.mapCount.type,parentSchema:schema73.properties.mapCount,data:data4};
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
const err16 = {instancePath:instancePath+"/uploads/" + i0+"/mapCount",schemaPath:"component:UploadBucket/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema73.properties.mapCount,data:data4};
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
if(data1.discoveredAt !== undefined){
let data5 = data1.discoveredAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err17 = {instancePath:instancePath+"/uploads/" + i0+"/discoveredAt",schemaPath:"component:UploadBucket/properties/discoveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema73.properties.discoveredAt,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/uploads/" + i0+"/discoveredAt",schemaPath:"component:UploadBucket/properties/discoveredAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.discoveredAt.type,parentSchema:schema73.properties.discoveredAt,data:data5};
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
const err19 = {instancePath:instancePath+"/uploads/" + i0,schemaPath:"component:UploadBucket/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data:data1};
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
const err20 = {instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema72.properties.uploads.type,parentSchema:schema72.properties.uploads,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.total !== undefined){
let data6 = data.total;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.total.type,parentSchema:schema72.properties.total,data:data6};
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
const err22 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.total,data:data6};
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
let data7 = data.limit;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.limit.type,parentSchema:schema72.properties.limit,data:data7};
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
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.limit,data:data7};
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
if(data.offset !== undefined){
let data8 = data.offset;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.offset.type,parentSchema:schema72.properties.offset,data:data8};
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
const err26 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.offset,data:data8};
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
if(data.paging !== undefined){
let data9 = data.paging;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.total === undefined){
const err27 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.limit === undefined){
const err28 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.offset === undefined){
const err29 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.has_more === undefined){
const err30 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.next_offset === undefined){
const err31 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data9){
if(!(((((key2 === "total") || (key2 === "limit")) || (key2 === "offset")) || (key2 === "has_more")) || (key2 === "next_offset"))){
const err32 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.total !== undefined){
let data10 = data9.total;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err33 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data10};
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
const err34 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data10};
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
if(data9.limit !== undefined){
let data11 = data9.limit;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err35 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data11};
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
const err36 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data11};
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
if(data9.offset !== undefined){
let data12 = data9.offset;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err37 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data12};
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
const err38 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data12};
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
if(data9.has_more !== undefined){
let data13 = data9.has_more;
if(typeof data13 !== "boolean"){
const err39 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data9.next_offset !== undefined){
let data14 = data9.next_offset;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data14};
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
}
else {
const err42 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data9};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}

export const listUploads400 = validate49;
const schema75 = {"$ref":"component:ErrorAnswer"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate49.errors = vErrors;
return errors === 0;
}

export const listUploads429 = validate50;
const schema77 = {"$ref":"component:ErrorAnswer"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate50.errors = vErrors;
return errors === 0;
}

export const getLeaderboards200 = validate51;
const schema79 = {"$ref":"component:Leaderboards"};
const schema80 = {"type":"object","required":["summary","overall","paging"],"properties":{"summary":{"$ref":"component:LeaderboardSummary"},"overall":{"type":"array","maxItems":1000,"items":{"$ref":"component:Leader"}},"buckets":{"type":"array","maxItems":1000,"items":{"$ref":"component:BucketLeaders"}},"maps":{"type":"array","maxItems":500,"items":{"$ref":"component:MapRow"}},"medals":{"$ref":"component:Medals"},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema81 = {"type":"object","required":["trackedMaps","totalPlayers"],"properties":{"trackedMaps":{"type":"integer","minimum":0},"totalPlayers":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema82 = {"type":"object","required":["accountId","holder","totalWrs","latestWrAt"],"properties":{"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"totalWrs":{"type":"integer","minimum":1},"latestWrAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema86 = {"type":"object","required":["author","gold","silver","bronze","none"],"properties":{"author":{"type":"integer","minimum":0},"gold":{"type":"integer","minimum":0},"silver":{"type":"integer","minimum":0},"bronze":{"type":"integer","minimum":0},"none":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema83 = {"type":"object","required":["bucket","leaders"],"properties":{"bucket":{"type":"string"},"leaders":{"type":"array","maxItems":50,"items":{"$ref":"component:BucketLeader"}}},"additionalProperties":false};
const schema84 = {"type":"object","required":["holder","totalWrs"],"properties":{"holder":{"type":"string","nullable":true},"totalWrs":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bucket === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.leaders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaders"},message:"must have required property '"+"leaders"+"'",schema:schema83.required,parentSchema:schema83,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema83,data};
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
const err3 = {instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema83.properties.bucket.type,parentSchema:schema83.properties.bucket,data:data0};
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
const err4 = {instancePath:instancePath+"/leaders",schemaPath:"#/properties/leaders/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema83.properties.leaders,data:data1};
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
const err5 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema84.required,parentSchema:schema84,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.totalWrs === undefined){
const err6 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/required",keyword:"required",params:{missingProperty: "totalWrs"},message:"must have required property '"+"totalWrs"+"'",schema:schema84.required,parentSchema:schema84,data:data2};
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
const err7 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data:data2};
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
const err8 = {instancePath:instancePath+"/leaders/" + i0+"/holder",schemaPath:"component:BucketLeader/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.holder.type,parentSchema:schema84.properties.holder,data:data3};
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
const err9 = {instancePath:instancePath+"/leaders/" + i0+"/totalWrs",schemaPath:"component:BucketLeader/properties/totalWrs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema84.properties.totalWrs.type,parentSchema:schema84.properties.totalWrs,data:data4};
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
const err10 = {instancePath:instancePath+"/leaders/" + i0+"/totalWrs",schemaPath:"component:BucketLeader/properties/totalWrs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema84.properties.totalWrs,data:data4};
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
const err11 = {instancePath:instancePath+"/leaders/" + i0,schemaPath:"component:BucketLeader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data:data2};
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
const err12 = {instancePath:instancePath+"/leaders",schemaPath:"#/properties/leaders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema83.properties.leaders.type,parentSchema:schema83.properties.leaders,data:data1};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.overall === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overall"},message:"must have required property '"+"overall"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paging === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema80.required,parentSchema:schema80,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80,data};
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
const err4 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema81.required,parentSchema:schema81,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.totalPlayers === undefined){
const err5 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/required",keyword:"required",params:{missingProperty: "totalPlayers"},message:"must have required property '"+"totalPlayers"+"'",schema:schema81.required,parentSchema:schema81,data:data0};
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
const err6 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data:data0};
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
const err7 = {instancePath:instancePath+"/summary/trackedMaps",schemaPath:"component:LeaderboardSummary/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema81.properties.trackedMaps.type,parentSchema:schema81.properties.trackedMaps,data:data1};
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
const err8 = {instancePath:instancePath+"/summary/trackedMaps",schemaPath:"component:LeaderboardSummary/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema81.properties.trackedMaps,data:data1};
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
const err9 = {instancePath:instancePath+"/summary/totalPlayers",schemaPath:"component:LeaderboardSummary/properties/totalPlayers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema81.properties.totalPlayers.type,parentSchema:schema81.properties.totalPlayers,data:data2};
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
const err10 = {instancePath:instancePath+"/summary/totalPlayers",schemaPath:"component:LeaderboardSummary/properties/totalPlayers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema81.properties.totalPlayers,data:data2};
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
const err11 = {instancePath:instancePath+"/summary",schemaPath:"component:LeaderboardSummary/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data:data0};
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
const err12 = {instancePath:instancePath+"/overall",schemaPath:"#/properties/overall/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema80.properties.overall,data:data3};
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
const err13 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema82.required,parentSchema:schema82,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.holder === undefined){
const err14 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema82.required,parentSchema:schema82,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.totalWrs === undefined){
const err15 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "totalWrs"},message:"must have required property '"+"totalWrs"+"'",schema:schema82.required,parentSchema:schema82,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.latestWrAt === undefined){
const err16 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/required",keyword:"required",params:{missingProperty: "latestWrAt"},message:"must have required property '"+"latestWrAt"+"'",schema:schema82.required,parentSchema:schema82,data:data4};
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
const err17 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema82,data:data4};
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
const err18 = {instancePath:instancePath+"/overall/" + i0+"/accountId",schemaPath:"component:Leader/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.accountId.type,parentSchema:schema82.properties.accountId,data:data5};
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
const err19 = {instancePath:instancePath+"/overall/" + i0+"/holder",schemaPath:"component:Leader/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.holder.type,parentSchema:schema82.properties.holder,data:data6};
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
const err20 = {instancePath:instancePath+"/overall/" + i0+"/totalWrs",schemaPath:"component:Leader/properties/totalWrs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema82.properties.totalWrs.type,parentSchema:schema82.properties.totalWrs,data:data7};
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
const err21 = {instancePath:instancePath+"/overall/" + i0+"/totalWrs",schemaPath:"component:Leader/properties/totalWrs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema82.properties.totalWrs,data:data7};
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
const err22 = {instancePath:instancePath+"/overall/" + i0+"/latestWrAt",schemaPath:"component:Leader/properties/latestWrAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema82.properties.latestWrAt,data:data8};
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
const err23 = {instancePath:instancePath+"/overall/" + i0+"/latestWrAt",schemaPath:"component:Leader/properties/latestWrAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.latestWrAt.type,parentSchema:schema82.properties.latestWrAt,data:data8};
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
const err24 = {instancePath:instancePath+"/overall/" + i0,schemaPath:"component:Leader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.type,parentSchema:schema82,data:data4};
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
const err25 = {instancePath:instancePath+"/overall",schemaPath:"#/properties/overall/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.properties.overall.type,parentSchema:schema80.properties.overall,data:data3};
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
const err26 = {instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema80.properties.buckets,data:data9};
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
if(!(validate53(data9[i1], {instancePath:instancePath+"/buckets/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.properties.buckets.type,parentSchema:schema80.properties.buckets,data:data9};
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
const err28 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema80.properties.maps,data:data11};
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
const err29 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.name === undefined){
const err30 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.season === undefined){
const err31 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.year === undefined){
const err32 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.alteration === undefined){
const err33 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.wrMs === undefined){
const err34 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.wrHolder === undefined){
const err35 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.tracked === undefined){
const err36 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema57.required,parentSchema:schema57,data:data12};
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
const err37 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data:data12};
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
const err38 = {instancePath:instancePath+"/maps/" + i2+"/mapUid",schemaPath:"component:MapRow/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.mapUid.type,parentSchema:schema57.properties.mapUid,data:data13};
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
const err39 = {instancePath:instancePath+"/maps/" + i2+"/name",schemaPath:"component:MapRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.name.type,parentSchema:schema57.properties.name,data:data14};
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
const err40 = {instancePath:instancePath+"/maps/" + i2+"/season",schemaPath:"component:MapRow/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.season.type,parentSchema:schema57.properties.season,data:data15};
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
const err41 = {instancePath:instancePath+"/maps/" + i2+"/year",schemaPath:"component:MapRow/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.year.type,parentSchema:schema57.properties.year,data:data16};
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
const err42 = {instancePath:instancePath+"/maps/" + i2+"/year",schemaPath:"component:MapRow/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.year,data:data16};
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
const err43 = {instancePath:instancePath+"/maps/" + i2+"/alteration",schemaPath:"component:MapRow/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.alteration.type,parentSchema:schema57.properties.alteration,data:data17};
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
const err44 = {instancePath:instancePath+"/maps/" + i2+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.wrMs.type,parentSchema:schema57.properties.wrMs,data:data18};
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
const err45 = {instancePath:instancePath+"/maps/" + i2+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema57.properties.wrMs,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/maps/" + i2+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema57.properties.wrMs,data:data18};
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
const err47 = {instancePath:instancePath+"/maps/" + i2+"/wrHolder",schemaPath:"component:MapRow/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.wrHolder.type,parentSchema:schema57.properties.wrHolder,data:data19};
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
const err48 = {instancePath:instancePath+"/maps/" + i2+"/tracked",schemaPath:"component:MapRow/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.tracked.type,parentSchema:schema57.properties.tracked,data:data20};
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
const err49 = {instancePath:instancePath+"/maps/" + i2,schemaPath:"component:MapRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data:data12};
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
const err50 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.properties.maps.type,parentSchema:schema80.properties.maps,data:data11};
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
const err51 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema86.required,parentSchema:schema86,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data21.gold === undefined){
const err52 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "gold"},message:"must have required property '"+"gold"+"'",schema:schema86.required,parentSchema:schema86,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.silver === undefined){
const err53 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "silver"},message:"must have required property '"+"silver"+"'",schema:schema86.required,parentSchema:schema86,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.bronze === undefined){
const err54 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "bronze"},message:"must have required property '"+"bronze"+"'",schema:schema86.required,parentSchema:schema86,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21.none === undefined){
const err55 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/required",keyword:"required",params:{missingProperty: "none"},message:"must have required property '"+"none"+"'",schema:schema86.required,parentSchema:schema86,data:data21};
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
const err56 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema86,data:data21};
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
const err57 = {instancePath:instancePath+"/medals/author",schemaPath:"component:Medals/properties/author/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema86.properties.author.type,parentSchema:schema86.properties.author,data:data22};
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
const err58 = {instancePath:instancePath+"/medals/author",schemaPath:"component:Medals/properties/author/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema86.properties.author,data:data22};
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
const err59 = {instancePath:instancePath+"/medals/gold",schemaPath:"component:Medals/properties/gold/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema86.properties.gold.type,parentSchema:schema86.properties.gold,data:data23};
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
const err60 = {instancePath:instancePath+"/medals/gold",schemaPath:"component:Medals/properties/gold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema86.properties.gold,data:data23};
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
const err61 = {instancePath:instancePath+"/medals/silver",schemaPath:"component:Medals/properties/silver/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema86.properties.silver.type,parentSchema:schema86.properties.silver,data:data24};
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
const err62 = {instancePath:instancePath+"/medals/silver",schemaPath:"component:Medals/properties/silver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema86.properties.silver,data:data24};
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
const err63 = {instancePath:instancePath+"/medals/bronze",schemaPath:"component:Medals/properties/bronze/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema86.properties.bronze.type,parentSchema:schema86.properties.bronze,data:data25};
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
const err64 = {instancePath:instancePath+"/medals/bronze",schemaPath:"component:Medals/properties/bronze/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema86.properties.bronze,data:data25};
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
const err65 = {instancePath:instancePath+"/medals/none",schemaPath:"component:Medals/properties/none/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema86.properties.none.type,parentSchema:schema86.properties.none,data:data26};
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
const err66 = {instancePath:instancePath+"/medals/none",schemaPath:"component:Medals/properties/none/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema86.properties.none,data:data26};
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
const err67 = {instancePath:instancePath+"/medals",schemaPath:"component:Medals/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data:data21};
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
const err68 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data27.limit === undefined){
const err69 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data27.offset === undefined){
const err70 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27.has_more === undefined){
const err71 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data27.next_offset === undefined){
const err72 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data27};
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
const err73 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data27};
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
const err74 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data28};
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
const err75 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data28};
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
const err76 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data29};
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
const err77 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data29};
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
const err78 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data30};
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
const err79 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data30};
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
const err80 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data31};
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
const err81 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data32};
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
const err82 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data32};
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
const err83 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data27};
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
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

export const getLeaderboards400 = validate56;
const schema88 = {"$ref":"component:ErrorAnswer"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate56.errors = vErrors;
return errors === 0;
}

export const getLeaderboards429 = validate57;
const schema90 = {"$ref":"component:ErrorAnswer"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate57.errors = vErrors;
return errors === 0;
}

export const getLiveLeaderboard200 = validate58;
const schema92 = {"$ref":"component:LiveLeaderboard"};
const schema93 = {"type":"object","required":["leaderboard","feed"],"properties":{"leaderboard":{"type":"array","maxItems":1000,"items":{"$ref":"component:LiveLeader"}},"feed":{"type":"array","maxItems":500,"items":{"$ref":"component:WrEvent"}}},"additionalProperties":false};
const schema94 = {"type":"object","required":["accountId","holder","totalWrs"],"properties":{"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"totalWrs":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema95 = {"type":"object","required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leaderboard === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaderboard"},message:"must have required property '"+"leaderboard"+"'",schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.feed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "feed"},message:"must have required property '"+"feed"+"'",schema:schema93.required,parentSchema:schema93,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema93,data};
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
const err3 = {instancePath:instancePath+"/leaderboard",schemaPath:"#/properties/leaderboard/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema93.properties.leaderboard,data:data0};
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
const err4 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema94.required,parentSchema:schema94,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.holder === undefined){
const err5 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema94.required,parentSchema:schema94,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.totalWrs === undefined){
const err6 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/required",keyword:"required",params:{missingProperty: "totalWrs"},message:"must have required property '"+"totalWrs"+"'",schema:schema94.required,parentSchema:schema94,data:data1};
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
const err7 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema94,data:data1};
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
const err8 = {instancePath:instancePath+"/leaderboard/" + i0+"/accountId",schemaPath:"component:LiveLeader/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.accountId.type,parentSchema:schema94.properties.accountId,data:data2};
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
const err9 = {instancePath:instancePath+"/leaderboard/" + i0+"/holder",schemaPath:"component:LiveLeader/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.holder.type,parentSchema:schema94.properties.holder,data:data3};
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
const err10 = {instancePath:instancePath+"/leaderboard/" + i0+"/totalWrs",schemaPath:"component:LiveLeader/properties/totalWrs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.properties.totalWrs.type,parentSchema:schema94.properties.totalWrs,data:data4};
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
const err11 = {instancePath:instancePath+"/leaderboard/" + i0+"/totalWrs",schemaPath:"component:LiveLeader/properties/totalWrs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema94.properties.totalWrs,data:data4};
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
const err12 = {instancePath:instancePath+"/leaderboard/" + i0,schemaPath:"component:LiveLeader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.type,parentSchema:schema94,data:data1};
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
const err13 = {instancePath:instancePath+"/leaderboard",schemaPath:"#/properties/leaderboard/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema93.properties.leaderboard.type,parentSchema:schema93.properties.leaderboard,data:data0};
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
const err14 = {instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema93.properties.feed,data:data5};
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
const err15 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema95.required,parentSchema:schema95,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.mapName === undefined){
const err16 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema95.required,parentSchema:schema95,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.accountId === undefined){
const err17 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema95.required,parentSchema:schema95,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.holder === undefined){
const err18 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema95.required,parentSchema:schema95,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.wrMs === undefined){
const err19 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema95.required,parentSchema:schema95,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.recordedAt === undefined){
const err20 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema95.required,parentSchema:schema95,data:data6};
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
const err21 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data:data6};
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
const err22 = {instancePath:instancePath+"/feed/" + i1+"/mapUid",schemaPath:"component:WrEvent/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapUid.type,parentSchema:schema95.properties.mapUid,data:data7};
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
const err23 = {instancePath:instancePath+"/feed/" + i1+"/mapName",schemaPath:"component:WrEvent/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapName.type,parentSchema:schema95.properties.mapName,data:data8};
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
const err24 = {instancePath:instancePath+"/feed/" + i1+"/accountId",schemaPath:"component:WrEvent/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.accountId.type,parentSchema:schema95.properties.accountId,data:data9};
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
const err25 = {instancePath:instancePath+"/feed/" + i1+"/holder",schemaPath:"component:WrEvent/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.holder.type,parentSchema:schema95.properties.holder,data:data10};
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
const err26 = {instancePath:instancePath+"/feed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.wrMs.type,parentSchema:schema95.properties.wrMs,data:data11};
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
const err27 = {instancePath:instancePath+"/feed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema95.properties.wrMs,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/feed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.wrMs,data:data11};
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
const err29 = {instancePath:instancePath+"/feed/" + i1+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema95.properties.recordedAt,data:data12};
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
const err30 = {instancePath:instancePath+"/feed/" + i1+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.recordedAt.type,parentSchema:schema95.properties.recordedAt,data:data12};
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
const err31 = {instancePath:instancePath+"/feed/" + i1,schemaPath:"component:WrEvent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data:data6};
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
const err32 = {instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema93.properties.feed.type,parentSchema:schema93.properties.feed,data:data5};
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
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}

export const getLiveLeaderboard400 = validate61;
const schema96 = {"$ref":"component:ErrorAnswer"};

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

export const getLiveLeaderboard429 = validate62;
const schema98 = {"$ref":"component:ErrorAnswer"};

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

export const getHook200 = validate63;
const schema100 = {"$ref":"component:HookAnswer"};
const schema101 = {"type":"object","required":["hook"],"properties":{"hook":{"$ref":"component:Hook"}},"additionalProperties":false};
const schema102 = {"type":"object","required":["hookKey","clubId","clubName","enabled","lastSyncAt","mapCount"],"properties":{"hookKey":{"type":"string"},"clubId":{"type":"integer","minimum":1,"nullable":true},"clubName":{"type":"string","nullable":true},"enabled":{"type":"boolean"},"lastSyncAt":{"type":"string","format":"date-time","nullable":true},"mapCount":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook"},message:"must have required property '"+"hook"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "hook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hook !== undefined){
let data0 = data.hook;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.hookKey === undefined){
const err2 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/required",keyword:"required",params:{missingProperty: "hookKey"},message:"must have required property '"+"hookKey"+"'",schema:schema102.required,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.clubId === undefined){
const err3 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/required",keyword:"required",params:{missingProperty: "clubId"},message:"must have required property '"+"clubId"+"'",schema:schema102.required,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.clubName === undefined){
const err4 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/required",keyword:"required",params:{missingProperty: "clubName"},message:"must have required property '"+"clubName"+"'",schema:schema102.required,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.enabled === undefined){
const err5 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema102.required,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.lastSyncAt === undefined){
const err6 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'",schema:schema102.required,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.mapCount === undefined){
const err7 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema102.required,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "hookKey") || (key1 === "clubId")) || (key1 === "clubName")) || (key1 === "enabled")) || (key1 === "lastSyncAt")) || (key1 === "mapCount"))){
const err8 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema102,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.hookKey !== undefined){
let data1 = data0.hookKey;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/hook/hookKey",schemaPath:"component:Hook/properties/hookKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.hookKey.type,parentSchema:schema102.properties.hookKey,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.clubId !== undefined){
let data2 = data0.clubId;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/hook/clubId",schemaPath:"component:Hook/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema102.properties.clubId.type,parentSchema:schema102.properties.clubId,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/hook/clubId",schemaPath:"component:Hook/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema102.properties.clubId,data:data2};
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
if(data0.clubName !== undefined){
let data3 = data0.clubName;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/hook/clubName",schemaPath:"component:Hook/properties/clubName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.clubName.type,parentSchema:schema102.properties.clubName,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data4 = data0.enabled;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/hook/enabled",schemaPath:"component:Hook/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema102.properties.enabled.type,parentSchema:schema102.properties.enabled,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.lastSyncAt !== undefined){
let data5 = data0.lastSyncAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/hook/lastSyncAt",schemaPath:"component:Hook/properties/lastSyncAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.lastSyncAt.type,parentSchema:schema102.properties.lastSyncAt,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err15 = {instancePath:instancePath+"/hook/lastSyncAt",schemaPath:"component:Hook/properties/lastSyncAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema102.properties.lastSyncAt,data:data5};
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
if(data0.mapCount !== undefined){
let data6 = data0.mapCount;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/hook/mapCount",schemaPath:"component:Hook/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema102.properties.mapCount.type,parentSchema:schema102.properties.mapCount,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/hook/mapCount",schemaPath:"component:Hook/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema102.properties.mapCount,data:data6};
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
const err18 = {instancePath:instancePath+"/hook",schemaPath:"component:Hook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.type,parentSchema:schema102,data:data0};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}

export const getHook429 = validate66;
const schema103 = {"$ref":"component:ErrorAnswer"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate66.errors = vErrors;
return errors === 0;
}

export const listHookMaps200 = validate67;
const schema105 = {"$ref":"component:HookMapList"};
const schema106 = {"type":"object","required":["maps","count"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:ClubMap"}},"count":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema107 = {"type":"object","required":["mapUid","name","author","thumbnailUrl"],"properties":{"mapUid":{"type":"string"},"name":{"type":"string","nullable":true},"author":{"type":"string","nullable":true},"thumbnailUrl":{"type":"string","nullable":true}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "maps") || (key0 === "count"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maps !== undefined){
let data0 = data.maps;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err3 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema106.properties.maps,data:data0};
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
if(data1.mapUid === undefined){
const err4 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.author === undefined){
const err6 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.thumbnailUrl === undefined){
const err7 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "mapUid") || (key1 === "name")) || (key1 === "author")) || (key1 === "thumbnailUrl"))){
const err8 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data2 = data1.mapUid;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:ClubMap/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.mapUid.type,parentSchema:schema107.properties.mapUid,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:ClubMap/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.author !== undefined){
let data4 = data1.author;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/maps/" + i0+"/author",schemaPath:"component:ClubMap/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.author.type,parentSchema:schema107.properties.author,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.thumbnailUrl !== undefined){
let data5 = data1.thumbnailUrl;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/maps/" + i0+"/thumbnailUrl",schemaPath:"component:ClubMap/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.thumbnailUrl.type,parentSchema:schema107.properties.thumbnailUrl,data:data5};
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
const err13 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data:data1};
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
const err14 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema106.properties.maps.type,parentSchema:schema106.properties.maps,data:data0};
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
let data6 = data.count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err15 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema106.properties.count.type,parentSchema:schema106.properties.count,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema106.properties.count,data:data6};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}

export const listHookMaps400 = validate70;
const schema108 = {"$ref":"component:ErrorAnswer"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate70.errors = vErrors;
return errors === 0;
}

export const listHookMaps429 = validate71;
const schema110 = {"$ref":"component:ErrorAnswer"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate71.errors = vErrors;
return errors === 0;
}

export const listHookRuns200 = validate72;
const schema112 = {"$ref":"component:HookRunList"};
const schema113 = {"type":"object","required":["runs","count"],"properties":{"runs":{"type":"array","maxItems":500,"items":{"$ref":"component:HookRun"}},"count":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema114 = {"type":"object","required":["runId","hookKey","status","mapsSeen","mapsAdded","mapsRemoved","startedAt","finishedAt"],"properties":{"runId":{"type":"integer","minimum":1},"hookKey":{"type":"string"},"status":{"type":"string","enum":["ok","partial","skipped"]},"mapsSeen":{"type":"integer","minimum":0},"mapsAdded":{"type":"integer","minimum":0},"mapsRemoved":{"type":"integer","minimum":0},"startedAt":{"type":"string","format":"date-time"},"finishedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'",schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "runs") || (key0 === "count"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.runs !== undefined){
let data0 = data.runs;
if(Array.isArray(data0)){
if(data0.length > 500){
const err3 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema113.properties.runs,data:data0};
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
if(data1.runId === undefined){
const err4 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.hookKey === undefined){
const err5 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "hookKey"},message:"must have required property '"+"hookKey"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.status === undefined){
const err6 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.mapsSeen === undefined){
const err7 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "mapsSeen"},message:"must have required property '"+"mapsSeen"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.mapsAdded === undefined){
const err8 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "mapsAdded"},message:"must have required property '"+"mapsAdded"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.mapsRemoved === undefined){
const err9 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "mapsRemoved"},message:"must have required property '"+"mapsRemoved"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.startedAt === undefined){
const err10 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.finishedAt === undefined){
const err11 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/required",keyword:"required",params:{missingProperty: "finishedAt"},message:"must have required property '"+"finishedAt"+"'",schema:schema114.required,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data1){
if(!((((((((key1 === "runId") || (key1 === "hookKey")) || (key1 === "status")) || (key1 === "mapsSeen")) || (key1 === "mapsAdded")) || (key1 === "mapsRemoved")) || (key1 === "startedAt")) || (key1 === "finishedAt"))){
const err12 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema114,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.runId !== undefined){
let data2 = data1.runId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err13 = {instancePath:instancePath+"/runs/" + i0+"/runId",schemaPath:"component:HookRun/properties/runId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.runId.type,parentSchema:schema114.properties.runId,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/runs/" + i0+"/runId",schemaPath:"component:HookRun/properties/runId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema114.properties.runId,data:data2};
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
if(data1.hookKey !== undefined){
let data3 = data1.hookKey;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/runs/" + i0+"/hookKey",schemaPath:"component:HookRun/properties/hookKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.hookKey.type,parentSchema:schema114.properties.hookKey,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/runs/" + i0+"/status",schemaPath:"component:HookRun/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.status.type,parentSchema:schema114.properties.status,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data4 === "ok") || (data4 === "partial")) || (data4 === "skipped"))){
const err17 = {instancePath:instancePath+"/runs/" + i0+"/status",schemaPath:"component:HookRun/properties/status/enum",keyword:"enum",params:{allowedValues: schema114.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema114.properties.status.enum,parentSchema:schema114.properties.status,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.mapsSeen !== undefined){
let data5 = data1.mapsSeen;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err18 = {instancePath:instancePath+"/runs/" + i0+"/mapsSeen",schemaPath:"component:HookRun/properties/mapsSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.mapsSeen.type,parentSchema:schema114.properties.mapsSeen,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/runs/" + i0+"/mapsSeen",schemaPath:"component:HookRun/properties/mapsSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.mapsSeen,data:data5};
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
if(data1.mapsAdded !== undefined){
let data6 = data1.mapsAdded;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err20 = {instancePath:instancePath+"/runs/" + i0+"/mapsAdded",schemaPath:"component:HookRun/properties/mapsAdded/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.mapsAdded.type,parentSchema:schema114.properties.mapsAdded,data:data6};
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
const err21 = {instancePath:instancePath+"/runs/" + i0+"/mapsAdded",schemaPath:"component:HookRun/properties/mapsAdded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.mapsAdded,data:data6};
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
if(data1.mapsRemoved !== undefined){
let data7 = data1.mapsRemoved;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/runs/" + i0+"/mapsRemoved",schemaPath:"component:HookRun/properties/mapsRemoved/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.mapsRemoved.type,parentSchema:schema114.properties.mapsRemoved,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/runs/" + i0+"/mapsRemoved",schemaPath:"component:HookRun/properties/mapsRemoved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema114.properties.mapsRemoved,data:data7};
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
if(data1.startedAt !== undefined){
let data8 = data1.startedAt;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err24 = {instancePath:instancePath+"/runs/" + i0+"/startedAt",schemaPath:"component:HookRun/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema114.properties.startedAt,data:data8};
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
const err25 = {instancePath:instancePath+"/runs/" + i0+"/startedAt",schemaPath:"component:HookRun/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.startedAt.type,parentSchema:schema114.properties.startedAt,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.finishedAt !== undefined){
let data9 = data1.finishedAt;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err26 = {instancePath:instancePath+"/runs/" + i0+"/finishedAt",schemaPath:"component:HookRun/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema114.properties.finishedAt,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/runs/" + i0+"/finishedAt",schemaPath:"component:HookRun/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.finishedAt.type,parentSchema:schema114.properties.finishedAt,data:data9};
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
const err28 = {instancePath:instancePath+"/runs/" + i0,schemaPath:"component:HookRun/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.type,parentSchema:schema114,data:data1};
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
const err29 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema113.properties.runs.type,parentSchema:schema113.properties.runs,data:data0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.count !== undefined){
let data10 = data.count;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err30 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema113.properties.count.type,parentSchema:schema113.properties.count,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema113.properties.count,data:data10};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}

export const listHookRuns400 = validate75;
const schema115 = {"$ref":"component:ErrorAnswer"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate75.errors = vErrors;
return errors === 0;
}

export const listHookRuns429 = validate76;
const schema117 = {"$ref":"component:ErrorAnswer"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate76.errors = vErrors;
return errors === 0;
}

export const getClub200 = validate77;
const schema119 = {"$ref":"component:ClubAnswer"};
const schema120 = {"type":"object","required":["club"],"properties":{"club":{"$ref":"component:Club"}},"additionalProperties":false};
const schema121 = {"type":"object","required":["clubId","name","campaignCount","mapCount","memberCount","createdAt"],"properties":{"clubId":{"type":"integer","minimum":1},"name":{"type":"string","nullable":true},"campaignCount":{"type":"integer","minimum":0},"mapCount":{"type":"integer","minimum":0},"memberCount":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.club === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "club"},message:"must have required property '"+"club"+"'",schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "club")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.club !== undefined){
let data0 = data.club;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.clubId === undefined){
const err2 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "clubId"},message:"must have required property '"+"clubId"+"'",schema:schema121.required,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name === undefined){
const err3 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema121.required,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.campaignCount === undefined){
const err4 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "campaignCount"},message:"must have required property '"+"campaignCount"+"'",schema:schema121.required,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.mapCount === undefined){
const err5 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema121.required,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.memberCount === undefined){
const err6 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "memberCount"},message:"must have required property '"+"memberCount"+"'",schema:schema121.required,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.createdAt === undefined){
const err7 = {instancePath:instancePath+"/club",schemaPath:"component:Club/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema121.required,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "clubId") || (key1 === "name")) || (key1 === "campaignCount")) || (key1 === "mapCount")) || (key1 === "memberCount")) || (key1 === "createdAt"))){
const err8 = {instancePath:instancePath+"/club",schemaPath:"component:Club/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.clubId !== undefined){
let data1 = data0.clubId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/club/clubId",schemaPath:"component:Club/properties/clubId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema121.properties.clubId.type,parentSchema:schema121.properties.clubId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/club/clubId",schemaPath:"component:Club/properties/clubId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema121.properties.clubId,data:data1};
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
if(data0.name !== undefined){
let data2 = data0.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/club/name",schemaPath:"component:Club/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema121.properties.name.type,parentSchema:schema121.properties.name,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.campaignCount !== undefined){
let data3 = data0.campaignCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/club/campaignCount",schemaPath:"component:Club/properties/campaignCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema121.properties.campaignCount.type,parentSchema:schema121.properties.campaignCount,data:data3};
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
const err13 = {instancePath:instancePath+"/club/campaignCount",schemaPath:"component:Club/properties/campaignCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema121.properties.campaignCount,data:data3};
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
if(data0.mapCount !== undefined){
let data4 = data0.mapCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/club/mapCount",schemaPath:"component:Club/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema121.properties.mapCount.type,parentSchema:schema121.properties.mapCount,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/club/mapCount",schemaPath:"component:Club/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema121.properties.mapCount,data:data4};
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
if(data0.memberCount !== undefined){
let data5 = data0.memberCount;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/club/memberCount",schemaPath:"component:Club/properties/memberCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema121.properties.memberCount.type,parentSchema:schema121.properties.memberCount,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/club/memberCount",schemaPath:"component:Club/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema121.properties.memberCount,data:data5};
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
if(data0.createdAt !== undefined){
let data6 = data0.createdAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/club/createdAt",schemaPath:"component:Club/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema121.properties.createdAt.type,parentSchema:schema121.properties.createdAt,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err19 = {instancePath:instancePath+"/club/createdAt",schemaPath:"component:Club/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema121.properties.createdAt,data:data6};
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
}
else {
const err20 = {instancePath:instancePath+"/club",schemaPath:"component:Club/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema121.type,parentSchema:schema121,data:data0};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}

export const getClub400 = validate80;
const schema122 = {"$ref":"component:ErrorAnswer"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate80.errors = vErrors;
return errors === 0;
}

export const getClub404 = validate81;
const schema124 = {"$ref":"component:ErrorAnswer"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate81.errors = vErrors;
return errors === 0;
}

export const getClub429 = validate82;
const schema126 = {"$ref":"component:ErrorAnswer"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate82.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns200 = validate83;
const schema128 = {"$ref":"component:ClubCampaignList"};
const schema129 = {"type":"object","required":["campaigns"],"properties":{"campaigns":{"type":"array","maxItems":5000,"items":{"$ref":"component:ClubCampaign"}}},"additionalProperties":false};
const schema130 = {"type":"object","required":["campaignId","name","mapCount","createdAt"],"properties":{"campaignId":{"type":"integer","minimum":1},"name":{"type":"string","nullable":true},"mapCount":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaigns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaigns"},message:"must have required property '"+"campaigns"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "campaigns")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.campaigns !== undefined){
let data0 = data.campaigns;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err2 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema129.properties.campaigns,data:data0};
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
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.campaignId === undefined){
const err3 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'",schema:schema130.required,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema130.required,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.mapCount === undefined){
const err5 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema130.required,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.createdAt === undefined){
const err6 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema130.required,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "campaignId") || (key1 === "name")) || (key1 === "mapCount")) || (key1 === "createdAt"))){
const err7 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.campaignId !== undefined){
let data2 = data1.campaignId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:ClubCampaign/properties/campaignId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema130.properties.campaignId.type,parentSchema:schema130.properties.campaignId,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/campaigns/" + i0+"/campaignId",schemaPath:"component:ClubCampaign/properties/campaignId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema130.properties.campaignId,data:data2};
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
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/campaigns/" + i0+"/name",schemaPath:"component:ClubCampaign/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.name.type,parentSchema:schema130.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.mapCount !== undefined){
let data4 = data1.mapCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/campaigns/" + i0+"/mapCount",schemaPath:"component:ClubCampaign/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema130.properties.mapCount.type,parentSchema:schema130.properties.mapCount,data:data4};
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
const err12 = {instancePath:instancePath+"/campaigns/" + i0+"/mapCount",schemaPath:"component:ClubCampaign/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema130.properties.mapCount,data:data4};
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
if(data1.createdAt !== undefined){
let data5 = data1.createdAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/campaigns/" + i0+"/createdAt",schemaPath:"component:ClubCampaign/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.createdAt.type,parentSchema:schema130.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err14 = {instancePath:instancePath+"/campaigns/" + i0+"/createdAt",schemaPath:"component:ClubCampaign/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema130.properties.createdAt,data:data5};
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
}
else {
const err15 = {instancePath:instancePath+"/campaigns/" + i0,schemaPath:"component:ClubCampaign/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema130.type,parentSchema:schema130,data:data1};
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
const err16 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.campaigns.type,parentSchema:schema129.properties.campaigns,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns400 = validate86;
const schema131 = {"$ref":"component:ErrorAnswer"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate86.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns404 = validate87;
const schema133 = {"$ref":"component:ErrorAnswer"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate87.errors = vErrors;
return errors === 0;
}

export const listClubCampaigns429 = validate88;
const schema135 = {"$ref":"component:ErrorAnswer"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate88.errors = vErrors;
return errors === 0;
}

export const listClubMaps200 = validate89;
const schema137 = {"$ref":"component:ClubMapList"};
const schema138 = {"type":"object","required":["maps","total","limit","offset","paging"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:ClubMap"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema138.required,parentSchema:schema138,data};
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
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema138,data};
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
const err6 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema138.properties.maps,data:data0};
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
const err7 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.author === undefined){
const err9 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.thumbnailUrl === undefined){
const err10 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/required",keyword:"required",params:{missingProperty: "thumbnailUrl"},message:"must have required property '"+"thumbnailUrl"+"'",schema:schema107.required,parentSchema:schema107,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "mapUid") || (key1 === "name")) || (key1 === "author")) || (key1 === "thumbnailUrl"))){
const err11 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema107,data:data1};
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
const err12 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:ClubMap/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.mapUid.type,parentSchema:schema107.properties.mapUid,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:ClubMap/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.author !== undefined){
let data4 = data1.author;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/maps/" + i0+"/author",schemaPath:"component:ClubMap/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.author.type,parentSchema:schema107.properties.author,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.thumbnailUrl !== undefined){
let data5 = data1.thumbnailUrl;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/maps/" + i0+"/thumbnailUrl",schemaPath:"component:ClubMap/properties/thumbnailUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.thumbnailUrl.type,parentSchema:schema107.properties.thumbnailUrl,data:data5};
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
const err16 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ClubMap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data:data1};
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
const err17 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema138.properties.maps.type,parentSchema:schema138.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.total !== undefined){
let data6 = data.total;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err18 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema138.properties.total.type,parentSchema:schema138.properties.total,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema138.properties.total,data:data6};
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
if(data.limit !== undefined){
let data7 = data.limit;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema138.properties.limit.type,parentSchema:schema138.properties.limit,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema138.properties.limit,data:data7};
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
if(data.offset !== undefined){
let data8 = data.offset;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err22 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema138.properties.offset.type,parentSchema:schema138.properties.offset,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema138.properties.offset,data:data8};
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
if(data.paging !== undefined){
let data9 = data.paging;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.total === undefined){
const err24 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.limit === undefined){
const err25 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.offset === undefined){
const err26 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.has_more === undefined){
const err27 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.next_offset === undefined){
const err28 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data9){
if(!(((((key2 === "total") || (key2 === "limit")) || (key2 === "offset")) || (key2 === "has_more")) || (key2 === "next_offset"))){
const err29 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.total !== undefined){
let data10 = data9.total;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err30 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data10};
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
if(data9.limit !== undefined){
let data11 = data9.limit;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err32 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data11};
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
if(data9.offset !== undefined){
let data12 = data9.offset;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err34 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data12};
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
const err35 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data12};
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
if(data9.has_more !== undefined){
let data13 = data9.has_more;
if(typeof data13 !== "boolean"){
const err36 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data9.next_offset !== undefined){
let data14 = data9.next_offset;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data14};
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
}
else {
const err39 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data9};
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
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}

export const listClubMaps400 = validate92;
const schema141 = {"$ref":"component:ErrorAnswer"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate92.errors = vErrors;
return errors === 0;
}

export const listClubMaps404 = validate93;
const schema143 = {"$ref":"component:ErrorAnswer"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate93.errors = vErrors;
return errors === 0;
}

export const listClubMaps429 = validate94;
const schema145 = {"$ref":"component:ErrorAnswer"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate94.errors = vErrors;
return errors === 0;
}

export const getDashboard200 = validate95;
const schema147 = {"$ref":"component:Dashboard"};
const schema148 = {"type":"object","required":["stats","maps","wrFeed","tracker","paging"],"properties":{"stats":{"$ref":"component:DashboardStats"},"maps":{"type":"array","maxItems":500,"items":{"$ref":"component:MapRow"}},"wrFeed":{"type":"array","maxItems":500,"items":{"$ref":"component:WrEvent"}},"tracker":{"$ref":"component:DashboardTracker"},"mapOptions":{"type":"array","maxItems":5000,"items":{"$ref":"component:MapOption"}},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema149 = {"type":"object","required":["total_maps","actively_tracked","total_wr_changes"],"properties":{"total_maps":{"type":"integer","minimum":0},"actively_tracked":{"type":"integer","minimum":0},"total_wr_changes":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema152 = {"type":"object","nullable":true,"required":["enabled","lastRunAt"],"properties":{"enabled":{"type":"boolean"},"lastRunAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};
const schema153 = {"type":"object","required":["mapUid","name"],"properties":{"mapUid":{"type":"string"},"name":{"type":"string","nullable":true}},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stats === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stats"},message:"must have required property '"+"stats"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.maps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.wrFeed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wrFeed"},message:"must have required property '"+"wrFeed"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tracker === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracker"},message:"must have required property '"+"tracker"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "stats") || (key0 === "maps")) || (key0 === "wrFeed")) || (key0 === "tracker")) || (key0 === "mapOptions")) || (key0 === "paging"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stats !== undefined){
let data0 = data.stats;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.total_maps === undefined){
const err6 = {instancePath:instancePath+"/stats",schemaPath:"component:DashboardStats/required",keyword:"required",params:{missingProperty: "total_maps"},message:"must have required property '"+"total_maps"+"'",schema:schema149.required,parentSchema:schema149,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.actively_tracked === undefined){
const err7 = {instancePath:instancePath+"/stats",schemaPath:"component:DashboardStats/required",keyword:"required",params:{missingProperty: "actively_tracked"},message:"must have required property '"+"actively_tracked"+"'",schema:schema149.required,parentSchema:schema149,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.total_wr_changes === undefined){
const err8 = {instancePath:instancePath+"/stats",schemaPath:"component:DashboardStats/required",keyword:"required",params:{missingProperty: "total_wr_changes"},message:"must have required property '"+"total_wr_changes"+"'",schema:schema149.required,parentSchema:schema149,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "total_maps") || (key1 === "actively_tracked")) || (key1 === "total_wr_changes"))){
const err9 = {instancePath:instancePath+"/stats",schemaPath:"component:DashboardStats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema149,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.total_maps !== undefined){
let data1 = data0.total_maps;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err10 = {instancePath:instancePath+"/stats/total_maps",schemaPath:"component:DashboardStats/properties/total_maps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema149.properties.total_maps.type,parentSchema:schema149.properties.total_maps,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/stats/total_maps",schemaPath:"component:DashboardStats/properties/total_maps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema149.properties.total_maps,data:data1};
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
if(data0.actively_tracked !== undefined){
let data2 = data0.actively_tracked;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/stats/actively_tracked",schemaPath:"component:DashboardStats/properties/actively_tracked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema149.properties.actively_tracked.type,parentSchema:schema149.properties.actively_tracked,data:data2};
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
const err13 = {instancePath:instancePath+"/stats/actively_tracked",schemaPath:"component:DashboardStats/properties/actively_tracked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema149.properties.actively_tracked,data:data2};
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
if(data0.total_wr_changes !== undefined){
let data3 = data0.total_wr_changes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/stats/total_wr_changes",schemaPath:"component:DashboardStats/properties/total_wr_changes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema149.properties.total_wr_changes.type,parentSchema:schema149.properties.total_wr_changes,data:data3};
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
const err15 = {instancePath:instancePath+"/stats/total_wr_changes",schemaPath:"component:DashboardStats/properties/total_wr_changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema149.properties.total_wr_changes,data:data3};
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
}
else {
const err16 = {instancePath:instancePath+"/stats",schemaPath:"component:DashboardStats/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema149.type,parentSchema:schema149,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.maps !== undefined){
let data4 = data.maps;
if(Array.isArray(data4)){
if(data4.length > 500){
const err17 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema148.properties.maps,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mapUid === undefined){
const err18 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.name === undefined){
const err19 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.season === undefined){
const err20 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "season"},message:"must have required property '"+"season"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.year === undefined){
const err21 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.alteration === undefined){
const err22 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "alteration"},message:"must have required property '"+"alteration"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.wrMs === undefined){
const err23 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.wrHolder === undefined){
const err24 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.tracked === undefined){
const err25 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema57.required,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data5){
if(!((((((((key2 === "mapUid") || (key2 === "name")) || (key2 === "season")) || (key2 === "year")) || (key2 === "alteration")) || (key2 === "wrMs")) || (key2 === "wrHolder")) || (key2 === "tracked"))){
const err26 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.mapUid !== undefined){
let data6 = data5.mapUid;
if(typeof data6 !== "string"){
const err27 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:MapRow/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.mapUid.type,parentSchema:schema57.properties.mapUid,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:MapRow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.name.type,parentSchema:schema57.properties.name,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.season !== undefined){
let data8 = data5.season;
if(typeof data8 !== "string"){
const err29 = {instancePath:instancePath+"/maps/" + i0+"/season",schemaPath:"component:MapRow/properties/season/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.season.type,parentSchema:schema57.properties.season,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.year !== undefined){
let data9 = data5.year;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err30 = {instancePath:instancePath+"/maps/" + i0+"/year",schemaPath:"component:MapRow/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.year.type,parentSchema:schema57.properties.year,data:data9};
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
const err31 = {instancePath:instancePath+"/maps/" + i0+"/year",schemaPath:"component:MapRow/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.year,data:data9};
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
if(data5.alteration !== undefined){
let data10 = data5.alteration;
if(typeof data10 !== "string"){
const err32 = {instancePath:instancePath+"/maps/" + i0+"/alteration",schemaPath:"component:MapRow/properties/alteration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.alteration.type,parentSchema:schema57.properties.alteration,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.wrMs !== undefined){
let data11 = data5.wrMs;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err33 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.wrMs.type,parentSchema:schema57.properties.wrMs,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema57.properties.wrMs,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:MapRow/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema57.properties.wrMs,data:data11};
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
if(data5.wrHolder !== undefined){
let data12 = data5.wrHolder;
if((typeof data12 !== "string") && (data12 !== null)){
const err36 = {instancePath:instancePath+"/maps/" + i0+"/wrHolder",schemaPath:"component:MapRow/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.wrHolder.type,parentSchema:schema57.properties.wrHolder,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data5.tracked !== undefined){
let data13 = data5.tracked;
if(typeof data13 !== "boolean"){
const err37 = {instancePath:instancePath+"/maps/" + i0+"/tracked",schemaPath:"component:MapRow/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.tracked.type,parentSchema:schema57.properties.tracked,data:data13};
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
const err38 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:MapRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data:data5};
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
const err39 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema148.properties.maps.type,parentSchema:schema148.properties.maps,data:data4};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.wrFeed !== undefined){
let data14 = data.wrFeed;
if(Array.isArray(data14)){
if(data14.length > 500){
const err40 = {instancePath:instancePath+"/wrFeed",schemaPath:"#/properties/wrFeed/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema148.properties.wrFeed,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.mapUid === undefined){
const err41 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema95.required,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.mapName === undefined){
const err42 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema95.required,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.accountId === undefined){
const err43 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema95.required,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.holder === undefined){
const err44 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema95.required,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.wrMs === undefined){
const err45 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema95.required,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.recordedAt === undefined){
const err46 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema95.required,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 in data15){
if(!((((((key3 === "mapUid") || (key3 === "mapName")) || (key3 === "accountId")) || (key3 === "holder")) || (key3 === "wrMs")) || (key3 === "recordedAt"))){
const err47 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data:data15};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.mapUid !== undefined){
let data16 = data15.mapUid;
if(typeof data16 !== "string"){
const err48 = {instancePath:instancePath+"/wrFeed/" + i1+"/mapUid",schemaPath:"component:WrEvent/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapUid.type,parentSchema:schema95.properties.mapUid,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.mapName !== undefined){
let data17 = data15.mapName;
if((typeof data17 !== "string") && (data17 !== null)){
const err49 = {instancePath:instancePath+"/wrFeed/" + i1+"/mapName",schemaPath:"component:WrEvent/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapName.type,parentSchema:schema95.properties.mapName,data:data17};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.accountId !== undefined){
let data18 = data15.accountId;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/wrFeed/" + i1+"/accountId",schemaPath:"component:WrEvent/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.accountId.type,parentSchema:schema95.properties.accountId,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data15.holder !== undefined){
let data19 = data15.holder;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/wrFeed/" + i1+"/holder",schemaPath:"component:WrEvent/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.holder.type,parentSchema:schema95.properties.holder,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.wrMs !== undefined){
let data20 = data15.wrMs;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err52 = {instancePath:instancePath+"/wrFeed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.wrMs.type,parentSchema:schema95.properties.wrMs,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/wrFeed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema95.properties.wrMs,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/wrFeed/" + i1+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.wrMs,data:data20};
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
if(data15.recordedAt !== undefined){
let data21 = data15.recordedAt;
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err55 = {instancePath:instancePath+"/wrFeed/" + i1+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema95.properties.recordedAt,data:data21};
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
const err56 = {instancePath:instancePath+"/wrFeed/" + i1+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.recordedAt.type,parentSchema:schema95.properties.recordedAt,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/wrFeed/" + i1,schemaPath:"component:WrEvent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data:data15};
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
else {
const err58 = {instancePath:instancePath+"/wrFeed",schemaPath:"#/properties/wrFeed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema148.properties.wrFeed.type,parentSchema:schema148.properties.wrFeed,data:data14};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.tracker !== undefined){
let data22 = data.tracker;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err59 = {instancePath:instancePath+"/tracker",schemaPath:"component:DashboardTracker/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.enabled === undefined){
const err60 = {instancePath:instancePath+"/tracker",schemaPath:"component:DashboardTracker/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema152.required,parentSchema:schema152,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22.lastRunAt === undefined){
const err61 = {instancePath:instancePath+"/tracker",schemaPath:"component:DashboardTracker/required",keyword:"required",params:{missingProperty: "lastRunAt"},message:"must have required property '"+"lastRunAt"+"'",schema:schema152.required,parentSchema:schema152,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key4 in data22){
if(!((key4 === "enabled") || (key4 === "lastRunAt"))){
const err62 = {instancePath:instancePath+"/tracker",schemaPath:"component:DashboardTracker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema152,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.enabled !== undefined){
let data23 = data22.enabled;
if(typeof data23 !== "boolean"){
const err63 = {instancePath:instancePath+"/tracker/enabled",schemaPath:"component:DashboardTracker/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema152.properties.enabled.type,parentSchema:schema152.properties.enabled,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.lastRunAt !== undefined){
let data24 = data22.lastRunAt;
if((typeof data24 !== "string") && (data24 !== null)){
const err64 = {instancePath:instancePath+"/tracker/lastRunAt",schemaPath:"component:DashboardTracker/properties/lastRunAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.lastRunAt.type,parentSchema:schema152.properties.lastRunAt,data:data24};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err65 = {instancePath:instancePath+"/tracker/lastRunAt",schemaPath:"component:DashboardTracker/properties/lastRunAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema152.properties.lastRunAt,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
}
}
if(data.mapOptions !== undefined){
let data25 = data.mapOptions;
if(Array.isArray(data25)){
if(data25.length > 5000){
const err66 = {instancePath:instancePath+"/mapOptions",schemaPath:"#/properties/mapOptions/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema148.properties.mapOptions,data:data25};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.mapUid === undefined){
const err67 = {instancePath:instancePath+"/mapOptions/" + i2,schemaPath:"component:MapOption/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema153.required,parentSchema:schema153,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26.name === undefined){
const err68 = {instancePath:instancePath+"/mapOptions/" + i2,schemaPath:"component:MapOption/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema153.required,parentSchema:schema153,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key5 in data26){
if(!((key5 === "mapUid") || (key5 === "name"))){
const err69 = {instancePath:instancePath+"/mapOptions/" + i2,schemaPath:"component:MapOption/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema153,data:data26};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data26.mapUid !== undefined){
let data27 = data26.mapUid;
if(typeof data27 !== "string"){
const err70 = {instancePath:instancePath+"/mapOptions/" + i2+"/mapUid",schemaPath:"component:MapOption/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema153.properties.mapUid.type,parentSchema:schema153.properties.mapUid,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data26.name !== undefined){
let data28 = data26.name;
if((typeof data28 !== "string") && (data28 !== null)){
const err71 = {instancePath:instancePath+"/mapOptions/" + i2+"/name",schemaPath:"component:MapOption/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data28};
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
const err72 = {instancePath:instancePath+"/mapOptions/" + i2,schemaPath:"component:MapOption/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema153.type,parentSchema:schema153,data:data26};
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
else {
const err73 = {instancePath:instancePath+"/mapOptions",schemaPath:"#/properties/mapOptions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema148.properties.mapOptions.type,parentSchema:schema148.properties.mapOptions,data:data25};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.paging !== undefined){
let data29 = data.paging;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.total === undefined){
const err74 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data29};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.limit === undefined){
const err75 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data29};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29.offset === undefined){
const err76 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data29.has_more === undefined){
const err77 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data29.next_offset === undefined){
const err78 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data29};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key6 in data29){
if(!(((((key6 === "total") || (key6 === "limit")) || (key6 === "offset")) || (key6 === "has_more")) || (key6 === "next_offset"))){
const err79 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data29};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.total !== undefined){
let data30 = data29.total;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err80 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 < 0 || isNaN(data30)){
const err81 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data30};
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
if(data29.limit !== undefined){
let data31 = data29.limit;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err82 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
const err83 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data31};
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
if(data29.offset !== undefined){
let data32 = data29.offset;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err84 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data32};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 < 0 || isNaN(data32)){
const err85 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data32};
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
if(data29.has_more !== undefined){
let data33 = data29.has_more;
if(typeof data33 !== "boolean"){
const err86 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data33};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data29.next_offset !== undefined){
let data34 = data29.next_offset;
if((!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))) && (data34 !== null)){
const err87 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data34};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 < 0 || isNaN(data34)){
const err88 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data34};
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
}
else {
const err89 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data29};
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
const err90 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}

export const getDashboard400 = validate98;
const schema155 = {"$ref":"component:ErrorAnswer"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate98.errors = vErrors;
return errors === 0;
}

export const getDashboard429 = validate99;
const schema157 = {"$ref":"component:ErrorAnswer"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate99.errors = vErrors;
return errors === 0;
}

export const getLatestRecord200 = validate100;
const schema159 = {"$ref":"component:LatestAnswer"};
const schema160 = {"type":"object","required":["latest","recent","paging"],"properties":{"latest":{"$ref":"component:LatestWr"},"recent":{"type":"array","maxItems":500,"items":{"$ref":"component:WrEvent"}},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema161 = {"type":"object","nullable":true,"required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latest === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latest"},message:"must have required property '"+"latest"+"'",schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recent"},message:"must have required property '"+"recent"+"'",schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paging === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema160.required,parentSchema:schema160,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema160,data};
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
const err4 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema161.type,parentSchema:schema161,data:data0};
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
const err5 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema161.required,parentSchema:schema161,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.mapName === undefined){
const err6 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema161.required,parentSchema:schema161,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.accountId === undefined){
const err7 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema161.required,parentSchema:schema161,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.holder === undefined){
const err8 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema161.required,parentSchema:schema161,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.wrMs === undefined){
const err9 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema161.required,parentSchema:schema161,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.recordedAt === undefined){
const err10 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema161.required,parentSchema:schema161,data:data0};
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
const err11 = {instancePath:instancePath+"/latest",schemaPath:"component:LatestWr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema161,data:data0};
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
const err12 = {instancePath:instancePath+"/latest/mapUid",schemaPath:"component:LatestWr/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.mapUid.type,parentSchema:schema161.properties.mapUid,data:data1};
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
const err13 = {instancePath:instancePath+"/latest/mapName",schemaPath:"component:LatestWr/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.mapName.type,parentSchema:schema161.properties.mapName,data:data2};
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
const err14 = {instancePath:instancePath+"/latest/accountId",schemaPath:"component:LatestWr/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.accountId.type,parentSchema:schema161.properties.accountId,data:data3};
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
const err15 = {instancePath:instancePath+"/latest/holder",schemaPath:"component:LatestWr/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.holder.type,parentSchema:schema161.properties.holder,data:data4};
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
const err16 = {instancePath:instancePath+"/latest/wrMs",schemaPath:"component:LatestWr/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema161.properties.wrMs.type,parentSchema:schema161.properties.wrMs,data:data5};
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
const err17 = {instancePath:instancePath+"/latest/wrMs",schemaPath:"component:LatestWr/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema161.properties.wrMs,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/latest/wrMs",schemaPath:"component:LatestWr/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema161.properties.wrMs,data:data5};
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
const err19 = {instancePath:instancePath+"/latest/recordedAt",schemaPath:"component:LatestWr/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema161.properties.recordedAt,data:data6};
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
const err20 = {instancePath:instancePath+"/latest/recordedAt",schemaPath:"component:LatestWr/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.recordedAt.type,parentSchema:schema161.properties.recordedAt,data:data6};
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
const err21 = {instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema160.properties.recent,data:data7};
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
const err22 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema95.required,parentSchema:schema95,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.mapName === undefined){
const err23 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema95.required,parentSchema:schema95,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.accountId === undefined){
const err24 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema95.required,parentSchema:schema95,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.holder === undefined){
const err25 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema95.required,parentSchema:schema95,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.wrMs === undefined){
const err26 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema95.required,parentSchema:schema95,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.recordedAt === undefined){
const err27 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema95.required,parentSchema:schema95,data:data8};
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
const err28 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data:data8};
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
const err29 = {instancePath:instancePath+"/recent/" + i0+"/mapUid",schemaPath:"component:WrEvent/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapUid.type,parentSchema:schema95.properties.mapUid,data:data9};
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
const err30 = {instancePath:instancePath+"/recent/" + i0+"/mapName",schemaPath:"component:WrEvent/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.mapName.type,parentSchema:schema95.properties.mapName,data:data10};
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
const err31 = {instancePath:instancePath+"/recent/" + i0+"/accountId",schemaPath:"component:WrEvent/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.accountId.type,parentSchema:schema95.properties.accountId,data:data11};
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
const err32 = {instancePath:instancePath+"/recent/" + i0+"/holder",schemaPath:"component:WrEvent/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.holder.type,parentSchema:schema95.properties.holder,data:data12};
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
const err33 = {instancePath:instancePath+"/recent/" + i0+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.wrMs.type,parentSchema:schema95.properties.wrMs,data:data13};
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
const err34 = {instancePath:instancePath+"/recent/" + i0+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema95.properties.wrMs,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/recent/" + i0+"/wrMs",schemaPath:"component:WrEvent/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema95.properties.wrMs,data:data13};
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
const err36 = {instancePath:instancePath+"/recent/" + i0+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema95.properties.recordedAt,data:data14};
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
const err37 = {instancePath:instancePath+"/recent/" + i0+"/recordedAt",schemaPath:"component:WrEvent/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.recordedAt.type,parentSchema:schema95.properties.recordedAt,data:data14};
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
const err38 = {instancePath:instancePath+"/recent/" + i0,schemaPath:"component:WrEvent/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data:data8};
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
const err39 = {instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema160.properties.recent.type,parentSchema:schema160.properties.recent,data:data7};
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
const err40 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.limit === undefined){
const err41 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.offset === undefined){
const err42 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.has_more === undefined){
const err43 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.next_offset === undefined){
const err44 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data15};
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
const err45 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data15};
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
const err46 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data16};
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
const err47 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data16};
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
const err48 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data17};
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
const err49 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data17};
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
const err50 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data18};
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
const err51 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data18};
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
const err52 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data19};
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
const err53 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data20};
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
const err54 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data20};
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
const err55 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data15};
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
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}

export const getLatestRecord400 = validate103;
const schema164 = {"$ref":"component:ErrorAnswer"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate103.errors = vErrors;
return errors === 0;
}

export const getLatestRecord429 = validate104;
const schema166 = {"$ref":"component:ErrorAnswer"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate104.errors = vErrors;
return errors === 0;
}

export const getTrackerStatus200 = validate105;
const schema168 = {"$ref":"component:TrackerStatus"};
const schema169 = {"type":"object","required":["runtime","latestRun"],"properties":{"runtime":{"$ref":"component:TrackerRuntime"},"latestRun":{"$ref":"component:TrackerRun"}},"additionalProperties":false};
const schema170 = {"type":"object","required":["enabled","intervalSeconds","trackedMaps"],"properties":{"enabled":{"type":"boolean"},"intervalSeconds":{"type":"integer","minimum":1,"nullable":true},"trackedMaps":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema171 = {"type":"object","nullable":true,"required":["finishedAt","mapsChecked","wrChanges","duration"],"properties":{"finishedAt":{"type":"string","format":"date-time"},"mapsChecked":{"type":"integer","minimum":0},"wrChanges":{"type":"integer","minimum":0},"duration":{"type":"string","nullable":true}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runtime === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runtime"},message:"must have required property '"+"runtime"+"'",schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.latestRun === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latestRun"},message:"must have required property '"+"latestRun"+"'",schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "runtime") || (key0 === "latestRun"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.runtime !== undefined){
let data0 = data.runtime;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled === undefined){
const err3 = {instancePath:instancePath+"/runtime",schemaPath:"component:TrackerRuntime/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema170.required,parentSchema:schema170,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.intervalSeconds === undefined){
const err4 = {instancePath:instancePath+"/runtime",schemaPath:"component:TrackerRuntime/required",keyword:"required",params:{missingProperty: "intervalSeconds"},message:"must have required property '"+"intervalSeconds"+"'",schema:schema170.required,parentSchema:schema170,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.trackedMaps === undefined){
const err5 = {instancePath:instancePath+"/runtime",schemaPath:"component:TrackerRuntime/required",keyword:"required",params:{missingProperty: "trackedMaps"},message:"must have required property '"+"trackedMaps"+"'",schema:schema170.required,parentSchema:schema170,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "enabled") || (key1 === "intervalSeconds")) || (key1 === "trackedMaps"))){
const err6 = {instancePath:instancePath+"/runtime",schemaPath:"component:TrackerRuntime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema170,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.enabled !== undefined){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err7 = {instancePath:instancePath+"/runtime/enabled",schemaPath:"component:TrackerRuntime/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema170.properties.enabled.type,parentSchema:schema170.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.intervalSeconds !== undefined){
let data2 = data0.intervalSeconds;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/runtime/intervalSeconds",schemaPath:"component:TrackerRuntime/properties/intervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema170.properties.intervalSeconds.type,parentSchema:schema170.properties.intervalSeconds,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/runtime/intervalSeconds",schemaPath:"component:TrackerRuntime/properties/intervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema170.properties.intervalSeconds,data:data2};
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
if(data0.trackedMaps !== undefined){
let data3 = data0.trackedMaps;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/runtime/trackedMaps",schemaPath:"component:TrackerRuntime/properties/trackedMaps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema170.properties.trackedMaps.type,parentSchema:schema170.properties.trackedMaps,data:data3};
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
const err11 = {instancePath:instancePath+"/runtime/trackedMaps",schemaPath:"component:TrackerRuntime/properties/trackedMaps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema170.properties.trackedMaps,data:data3};
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
const err12 = {instancePath:instancePath+"/runtime",schemaPath:"component:TrackerRuntime/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema170.type,parentSchema:schema170,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.latestRun !== undefined){
let data4 = data.latestRun;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/latestRun",schemaPath:"component:TrackerRun/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema171.type,parentSchema:schema171,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.finishedAt === undefined){
const err14 = {instancePath:instancePath+"/latestRun",schemaPath:"component:TrackerRun/required",keyword:"required",params:{missingProperty: "finishedAt"},message:"must have required property '"+"finishedAt"+"'",schema:schema171.required,parentSchema:schema171,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.mapsChecked === undefined){
const err15 = {instancePath:instancePath+"/latestRun",schemaPath:"component:TrackerRun/required",keyword:"required",params:{missingProperty: "mapsChecked"},message:"must have required property '"+"mapsChecked"+"'",schema:schema171.required,parentSchema:schema171,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.wrChanges === undefined){
const err16 = {instancePath:instancePath+"/latestRun",schemaPath:"component:TrackerRun/required",keyword:"required",params:{missingProperty: "wrChanges"},message:"must have required property '"+"wrChanges"+"'",schema:schema171.required,parentSchema:schema171,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.duration === undefined){
const err17 = {instancePath:instancePath+"/latestRun",schemaPath:"component:TrackerRun/required",keyword:"required",params:{missingProperty: "duration"},message:"must have required property '"+"duration"+"'",schema:schema171.required,parentSchema:schema171,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data4){
if(!((((key2 === "finishedAt") || (key2 === "mapsChecked")) || (key2 === "wrChanges")) || (key2 === "duration"))){
const err18 = {instancePath:instancePath+"/latestRun",schemaPath:"component:TrackerRun/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema171,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.finishedAt !== undefined){
let data5 = data4.finishedAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err19 = {instancePath:instancePath+"/latestRun/finishedAt",schemaPath:"component:TrackerRun/properties/finishedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema171.properties.finishedAt,data:data5};
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
const err20 = {instancePath:instancePath+"/latestRun/finishedAt",schemaPath:"component:TrackerRun/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema171.properties.finishedAt.type,parentSchema:schema171.properties.finishedAt,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.mapsChecked !== undefined){
let data6 = data4.mapsChecked;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/latestRun/mapsChecked",schemaPath:"component:TrackerRun/properties/mapsChecked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema171.properties.mapsChecked.type,parentSchema:schema171.properties.mapsChecked,data:data6};
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
const err22 = {instancePath:instancePath+"/latestRun/mapsChecked",schemaPath:"component:TrackerRun/properties/mapsChecked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema171.properties.mapsChecked,data:data6};
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
if(data4.wrChanges !== undefined){
let data7 = data4.wrChanges;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/latestRun/wrChanges",schemaPath:"component:TrackerRun/properties/wrChanges/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema171.properties.wrChanges.type,parentSchema:schema171.properties.wrChanges,data:data7};
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
const err24 = {instancePath:instancePath+"/latestRun/wrChanges",schemaPath:"component:TrackerRun/properties/wrChanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema171.properties.wrChanges,data:data7};
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
if(data4.duration !== undefined){
let data8 = data4.duration;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/latestRun/duration",schemaPath:"component:TrackerRun/properties/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema171.properties.duration.type,parentSchema:schema171.properties.duration,data:data8};
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
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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

export const getTrackerStatus429 = validate108;
const schema172 = {"$ref":"component:ErrorAnswer"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate108.errors = vErrors;
return errors === 0;
}

export const listProjects200 = validate109;
const schema174 = {"$ref":"component:ProjectList"};
const schema175 = {"type":"object","required":["projects"],"properties":{"projects":{"type":"array","maxItems":1000,"items":{"$ref":"component:Project"}}},"additionalProperties":false};
const schema176 = {"type":"object","required":["projectKey","name","mapCount","enabled","lastSyncAt"],"properties":{"projectKey":{"type":"string"},"name":{"type":"string"},"mapCount":{"type":"integer","minimum":0},"enabled":{"type":"boolean"},"lastSyncAt":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projects === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projects"},message:"must have required property '"+"projects"+"'",schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "projects")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.projects !== undefined){
let data0 = data.projects;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema175.properties.projects,data:data0};
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
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.projectKey === undefined){
const err3 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.mapCount === undefined){
const err5 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.enabled === undefined){
const err6 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.lastSyncAt === undefined){
const err7 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'",schema:schema176.required,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "projectKey") || (key1 === "name")) || (key1 === "mapCount")) || (key1 === "enabled")) || (key1 === "lastSyncAt"))){
const err8 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema176,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.projectKey !== undefined){
let data2 = data1.projectKey;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/projects/" + i0+"/projectKey",schemaPath:"component:Project/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema176.properties.projectKey.type,parentSchema:schema176.properties.projectKey,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/projects/" + i0+"/name",schemaPath:"component:Project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema176.properties.name.type,parentSchema:schema176.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.mapCount !== undefined){
let data4 = data1.mapCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/projects/" + i0+"/mapCount",schemaPath:"component:Project/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema176.properties.mapCount.type,parentSchema:schema176.properties.mapCount,data:data4};
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
const err12 = {instancePath:instancePath+"/projects/" + i0+"/mapCount",schemaPath:"component:Project/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema176.properties.mapCount,data:data4};
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
if(data1.enabled !== undefined){
let data5 = data1.enabled;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/projects/" + i0+"/enabled",schemaPath:"component:Project/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema176.properties.enabled.type,parentSchema:schema176.properties.enabled,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.lastSyncAt !== undefined){
let data6 = data1.lastSyncAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/projects/" + i0+"/lastSyncAt",schemaPath:"component:Project/properties/lastSyncAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema176.properties.lastSyncAt.type,parentSchema:schema176.properties.lastSyncAt,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err15 = {instancePath:instancePath+"/projects/" + i0+"/lastSyncAt",schemaPath:"component:Project/properties/lastSyncAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema176.properties.lastSyncAt,data:data6};
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
}
else {
const err16 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"component:Project/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema176.type,parentSchema:schema176,data:data1};
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
const err17 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema175.properties.projects.type,parentSchema:schema175.properties.projects,data:data0};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}

export const listProjects429 = validate112;
const schema177 = {"$ref":"component:ErrorAnswer"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate112.errors = vErrors;
return errors === 0;
}

export const getProject200 = validate113;
const schema179 = {"$ref":"component:ProjectAnswer"};
const schema180 = {"type":"object","required":["project"],"properties":{"project":{"$ref":"component:ProjectDetail"}},"additionalProperties":false};
const schema181 = {"type":"object","required":["projectKey","name","mapCount","enabled","lastSyncAt","checkIntervalSeconds"],"properties":{"projectKey":{"type":"string"},"name":{"type":"string"},"mapCount":{"type":"integer","minimum":0},"enabled":{"type":"boolean"},"lastSyncAt":{"type":"string","format":"date-time","nullable":true},"checkIntervalSeconds":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'",schema:schema180.required,parentSchema:schema180,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema180,data};
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
const err2 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema181.required,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name === undefined){
const err3 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema181.required,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.mapCount === undefined){
const err4 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/required",keyword:"required",params:{missingProperty: "mapCount"},message:"must have required property '"+"mapCount"+"'",schema:schema181.required,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.enabled === undefined){
const err5 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema181.required,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.lastSyncAt === undefined){
const err6 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'",schema:schema181.required,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.checkIntervalSeconds === undefined){
const err7 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/required",keyword:"required",params:{missingProperty: "checkIntervalSeconds"},message:"must have required property '"+"checkIntervalSeconds"+"'",schema:schema181.required,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "projectKey") || (key1 === "name")) || (key1 === "mapCount")) || (key1 === "enabled")) || (key1 === "lastSyncAt")) || (key1 === "checkIntervalSeconds"))){
const err8 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema181,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.projectKey !== undefined){
let data1 = data0.projectKey;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/project/projectKey",schemaPath:"component:ProjectDetail/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.projectKey.type,parentSchema:schema181.properties.projectKey,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/project/name",schemaPath:"component:ProjectDetail/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.name.type,parentSchema:schema181.properties.name,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.mapCount !== undefined){
let data3 = data0.mapCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/project/mapCount",schemaPath:"component:ProjectDetail/properties/mapCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema181.properties.mapCount.type,parentSchema:schema181.properties.mapCount,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/project/mapCount",schemaPath:"component:ProjectDetail/properties/mapCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema181.properties.mapCount,data:data3};
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
if(data0.enabled !== undefined){
let data4 = data0.enabled;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/project/enabled",schemaPath:"component:ProjectDetail/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema181.properties.enabled.type,parentSchema:schema181.properties.enabled,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.lastSyncAt !== undefined){
let data5 = data0.lastSyncAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/project/lastSyncAt",schemaPath:"component:ProjectDetail/properties/lastSyncAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.lastSyncAt.type,parentSchema:schema181.properties.lastSyncAt,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err15 = {instancePath:instancePath+"/project/lastSyncAt",schemaPath:"component:ProjectDetail/properties/lastSyncAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema181.properties.lastSyncAt,data:data5};
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
if(data0.checkIntervalSeconds !== undefined){
let data6 = data0.checkIntervalSeconds;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/project/checkIntervalSeconds",schemaPath:"component:ProjectDetail/properties/checkIntervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema181.properties.checkIntervalSeconds.type,parentSchema:schema181.properties.checkIntervalSeconds,data:data6};
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
const err17 = {instancePath:instancePath+"/project/checkIntervalSeconds",schemaPath:"component:ProjectDetail/properties/checkIntervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema181.properties.checkIntervalSeconds,data:data6};
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
const err18 = {instancePath:instancePath+"/project",schemaPath:"component:ProjectDetail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema181.type,parentSchema:schema181,data:data0};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema180.type,parentSchema:schema180,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}

export const getProject400 = validate116;
const schema182 = {"$ref":"component:ErrorAnswer"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate116.errors = vErrors;
return errors === 0;
}

export const getProject404 = validate117;
const schema184 = {"$ref":"component:ErrorAnswer"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate117.errors = vErrors;
return errors === 0;
}

export const getProject429 = validate118;
const schema186 = {"$ref":"component:ErrorAnswer"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate118.errors = vErrors;
return errors === 0;
}

export const listProjectMaps200 = validate119;
const schema188 = {"$ref":"component:ProjectMapList"};
const schema189 = {"type":"object","required":["maps","total","limit","offset","paging"],"properties":{"maps":{"type":"array","maxItems":5000,"items":{"$ref":"component:ProjectMap"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema190 = {"type":"object","required":["mapUid","name","wrMs","wrHolder","tracked"],"properties":{"mapUid":{"type":"string"},"name":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647,"nullable":true},"wrHolder":{"type":"string","nullable":true},"tracked":{"type":"boolean"}},"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps"},message:"must have required property '"+"maps"+"'",schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema189.required,parentSchema:schema189,data};
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
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema189,data};
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
const err6 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema189.properties.maps,data:data0};
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
const err7 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema190.required,parentSchema:schema190,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.name === undefined){
const err8 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema190.required,parentSchema:schema190,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.wrMs === undefined){
const err9 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema190.required,parentSchema:schema190,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.wrHolder === undefined){
const err10 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "wrHolder"},message:"must have required property '"+"wrHolder"+"'",schema:schema190.required,parentSchema:schema190,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.tracked === undefined){
const err11 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'",schema:schema190.required,parentSchema:schema190,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "mapUid") || (key1 === "name")) || (key1 === "wrMs")) || (key1 === "wrHolder")) || (key1 === "tracked"))){
const err12 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema190,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.mapUid !== undefined){
let data2 = data1.mapUid;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/maps/" + i0+"/mapUid",schemaPath:"component:ProjectMap/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.mapUid.type,parentSchema:schema190.properties.mapUid,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/maps/" + i0+"/name",schemaPath:"component:ProjectMap/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.name.type,parentSchema:schema190.properties.name,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.wrMs !== undefined){
let data4 = data1.wrMs;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:ProjectMap/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema190.properties.wrMs.type,parentSchema:schema190.properties.wrMs,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:ProjectMap/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema190.properties.wrMs,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/maps/" + i0+"/wrMs",schemaPath:"component:ProjectMap/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema190.properties.wrMs,data:data4};
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
if(data1.wrHolder !== undefined){
let data5 = data1.wrHolder;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/maps/" + i0+"/wrHolder",schemaPath:"component:ProjectMap/properties/wrHolder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.wrHolder.type,parentSchema:schema190.properties.wrHolder,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.tracked !== undefined){
let data6 = data1.tracked;
if(typeof data6 !== "boolean"){
const err19 = {instancePath:instancePath+"/maps/" + i0+"/tracked",schemaPath:"component:ProjectMap/properties/tracked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema190.properties.tracked.type,parentSchema:schema190.properties.tracked,data:data6};
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
const err20 = {instancePath:instancePath+"/maps/" + i0,schemaPath:"component:ProjectMap/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema190.type,parentSchema:schema190,data:data1};
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
const err21 = {instancePath:instancePath+"/maps",schemaPath:"#/properties/maps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.maps.type,parentSchema:schema189.properties.maps,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.total !== undefined){
let data7 = data.total;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.total.type,parentSchema:schema189.properties.total,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema189.properties.total,data:data7};
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
if(data.limit !== undefined){
let data8 = data.limit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.limit.type,parentSchema:schema189.properties.limit,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema189.properties.limit,data:data8};
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
if(data.offset !== undefined){
let data9 = data.offset;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err26 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.offset.type,parentSchema:schema189.properties.offset,data:data9};
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
const err27 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema189.properties.offset,data:data9};
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
if(data.paging !== undefined){
let data10 = data.paging;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.total === undefined){
const err28 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.limit === undefined){
const err29 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.offset === undefined){
const err30 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.has_more === undefined){
const err31 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.next_offset === undefined){
const err32 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 in data10){
if(!(((((key2 === "total") || (key2 === "limit")) || (key2 === "offset")) || (key2 === "has_more")) || (key2 === "next_offset"))){
const err33 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.total !== undefined){
let data11 = data10.total;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err34 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data11};
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
const err35 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data11};
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
if(data10.limit !== undefined){
let data12 = data10.limit;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err36 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data12};
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
const err37 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data12};
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
if(data10.offset !== undefined){
let data13 = data10.offset;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err38 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data13};
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
if(data10.has_more !== undefined){
let data14 = data10.has_more;
if(typeof data14 !== "boolean"){
const err40 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.next_offset !== undefined){
let data15 = data10.next_offset;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err41 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data15};
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
const err42 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data15};
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
const err43 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data10};
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
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}

export const listProjectMaps400 = validate122;
const schema192 = {"$ref":"component:ErrorAnswer"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate122.errors = vErrors;
return errors === 0;
}

export const listProjectMaps404 = validate123;
const schema194 = {"$ref":"component:ErrorAnswer"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate123.errors = vErrors;
return errors === 0;
}

export const listProjectMaps429 = validate124;
const schema196 = {"$ref":"component:ErrorAnswer"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate124.errors = vErrors;
return errors === 0;
}

export const listEvents200 = validate125;
const schema198 = {"$ref":"component:EventList"};
const schema199 = {"type":"object","required":["events","total","limit","offset","paging"],"properties":{"events":{"type":"array","maxItems":500,"items":{"$ref":"component:Event"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0},"paging":{"$ref":"component:Paging"}},"additionalProperties":false};
const schema200 = {"type":"object","required":["eventId","type","projectKey","mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"eventId":{"type":"integer","minimum":1},"type":{"type":"string"},"projectKey":{"type":"string"},"mapUid":{"type":"string","nullable":true},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1,"maximum":2147483647,"nullable":true},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paging === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paging"},message:"must have required property '"+"paging"+"'",schema:schema199.required,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "events") || (key0 === "total")) || (key0 === "limit")) || (key0 === "offset")) || (key0 === "paging"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 500){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema199.properties.events,data:data0};
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
if(data1.eventId === undefined){
const err7 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.type === undefined){
const err8 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.projectKey === undefined){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "projectKey"},message:"must have required property '"+"projectKey"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.mapUid === undefined){
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.mapName === undefined){
const err11 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.accountId === undefined){
const err12 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.holder === undefined){
const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.wrMs === undefined){
const err14 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.recordedAt === undefined){
const err15 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema200.required,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema200.properties, key1))){
const err16 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema200,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.eventId !== undefined){
let data2 = data1.eventId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err17 = {instancePath:instancePath+"/events/" + i0+"/eventId",schemaPath:"component:Event/properties/eventId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema200.properties.eventId.type,parentSchema:schema200.properties.eventId,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/events/" + i0+"/eventId",schemaPath:"component:Event/properties/eventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema200.properties.eventId,data:data2};
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
if(data1.type !== undefined){
let data3 = data1.type;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/events/" + i0+"/type",schemaPath:"component:Event/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.type.type,parentSchema:schema200.properties.type,data:data3};
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
let data4 = data1.projectKey;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/events/" + i0+"/projectKey",schemaPath:"component:Event/properties/projectKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.projectKey.type,parentSchema:schema200.properties.projectKey,data:data4};
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
let data5 = data1.mapUid;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/events/" + i0+"/mapUid",schemaPath:"component:Event/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.mapUid.type,parentSchema:schema200.properties.mapUid,data:data5};
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
let data6 = data1.mapName;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/events/" + i0+"/mapName",schemaPath:"component:Event/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.mapName.type,parentSchema:schema200.properties.mapName,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data7 = data1.accountId;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/events/" + i0+"/accountId",schemaPath:"component:Event/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.accountId.type,parentSchema:schema200.properties.accountId,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.holder !== undefined){
let data8 = data1.holder;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/events/" + i0+"/holder",schemaPath:"component:Event/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.holder.type,parentSchema:schema200.properties.holder,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.wrMs !== undefined){
let data9 = data1.wrMs;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/events/" + i0+"/wrMs",schemaPath:"component:Event/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema200.properties.wrMs.type,parentSchema:schema200.properties.wrMs,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/events/" + i0+"/wrMs",schemaPath:"component:Event/properties/wrMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema200.properties.wrMs,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/events/" + i0+"/wrMs",schemaPath:"component:Event/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema200.properties.wrMs,data:data9};
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
if(data1.recordedAt !== undefined){
let data10 = data1.recordedAt;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err28 = {instancePath:instancePath+"/events/" + i0+"/recordedAt",schemaPath:"component:Event/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema200.properties.recordedAt,data:data10};
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
const err29 = {instancePath:instancePath+"/events/" + i0+"/recordedAt",schemaPath:"component:Event/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.recordedAt.type,parentSchema:schema200.properties.recordedAt,data:data10};
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
const err30 = {instancePath:instancePath+"/events/" + i0,schemaPath:"component:Event/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema200.type,parentSchema:schema200,data:data1};
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
const err31 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema199.properties.events.type,parentSchema:schema199.properties.events,data:data0};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.total !== undefined){
let data11 = data.total;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err32 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema199.properties.total.type,parentSchema:schema199.properties.total,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema199.properties.total,data:data11};
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
if(data.limit !== undefined){
let data12 = data.limit;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err34 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema199.properties.limit.type,parentSchema:schema199.properties.limit,data:data12};
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
const err35 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema199.properties.limit,data:data12};
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
if(data.offset !== undefined){
let data13 = data.offset;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err36 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema199.properties.offset.type,parentSchema:schema199.properties.offset,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema199.properties.offset,data:data13};
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
if(data.paging !== undefined){
let data14 = data.paging;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.total === undefined){
const err38 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.required,parentSchema:schema58,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.limit === undefined){
const err39 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema58.required,parentSchema:schema58,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.offset === undefined){
const err40 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema58.required,parentSchema:schema58,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14.has_more === undefined){
const err41 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'",schema:schema58.required,parentSchema:schema58,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.next_offset === undefined){
const err42 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/required",keyword:"required",params:{missingProperty: "next_offset"},message:"must have required property '"+"next_offset"+"'",schema:schema58.required,parentSchema:schema58,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 in data14){
if(!(((((key2 === "total") || (key2 === "limit")) || (key2 === "offset")) || (key2 === "has_more")) || (key2 === "next_offset"))){
const err43 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.total !== undefined){
let data15 = data14.total;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err44 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.total.type,parentSchema:schema58.properties.total,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err45 = {instancePath:instancePath+"/paging/total",schemaPath:"component:Paging/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.total,data:data15};
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
if(data14.limit !== undefined){
let data16 = data14.limit;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err46 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.limit.type,parentSchema:schema58.properties.limit,data:data16};
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
const err47 = {instancePath:instancePath+"/paging/limit",schemaPath:"component:Paging/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.limit,data:data16};
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
if(data14.offset !== undefined){
let data17 = data14.offset;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err48 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.offset.type,parentSchema:schema58.properties.offset,data:data17};
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
const err49 = {instancePath:instancePath+"/paging/offset",schemaPath:"component:Paging/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.offset,data:data17};
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
if(data14.has_more !== undefined){
let data18 = data14.has_more;
if(typeof data18 !== "boolean"){
const err50 = {instancePath:instancePath+"/paging/has_more",schemaPath:"component:Paging/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.has_more.type,parentSchema:schema58.properties.has_more,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.next_offset !== undefined){
let data19 = data14.next_offset;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
const err51 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.next_offset.type,parentSchema:schema58.properties.next_offset,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/paging/next_offset",schemaPath:"component:Paging/properties/next_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.next_offset,data:data19};
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
}
else {
const err53 = {instancePath:instancePath+"/paging",schemaPath:"component:Paging/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data14};
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
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema199.type,parentSchema:schema199,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}

export const listEvents400 = validate128;
const schema202 = {"$ref":"component:ErrorAnswer"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate128.errors = vErrors;
return errors === 0;
}

export const listEvents429 = validate129;
const schema204 = {"$ref":"component:ErrorAnswer"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate129.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames200 = validate130;
const schema206 = {"$ref":"component:DisplayNames"};
const schema207 = {"type":"object","required":["names","found","requested"],"properties":{"names":{"type":"object","maxProperties":50,"additionalProperties":{"type":"string"}},"found":{"type":"integer","minimum":0},"requested":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.names === undefined){
const err0 = {instancePath,schemaPath:"component:DisplayNames/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.found === undefined){
const err1 = {instancePath,schemaPath:"component:DisplayNames/required",keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requested === undefined){
const err2 = {instancePath,schemaPath:"component:DisplayNames/required",keyword:"required",params:{missingProperty: "requested"},message:"must have required property '"+"requested"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "names") || (key0 === "found")) || (key0 === "requested"))){
const err3 = {instancePath,schemaPath:"component:DisplayNames/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.names !== undefined){
let data0 = data.names;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 50){
const err4 = {instancePath:instancePath+"/names",schemaPath:"component:DisplayNames/properties/names/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties",schema:50,parentSchema:schema207.properties.names,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/names/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"component:DisplayNames/properties/names/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema207.properties.names.additionalProperties.type,parentSchema:schema207.properties.names.additionalProperties,data:data1};
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
const err6 = {instancePath:instancePath+"/names",schemaPath:"component:DisplayNames/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema207.properties.names.type,parentSchema:schema207.properties.names,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.found !== undefined){
let data2 = data.found;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/found",schemaPath:"component:DisplayNames/properties/found/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema207.properties.found.type,parentSchema:schema207.properties.found,data:data2};
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
const err8 = {instancePath:instancePath+"/found",schemaPath:"component:DisplayNames/properties/found/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema207.properties.found,data:data2};
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
if(data.requested !== undefined){
let data3 = data.requested;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/requested",schemaPath:"component:DisplayNames/properties/requested/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema207.properties.requested.type,parentSchema:schema207.properties.requested,data:data3};
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
const err10 = {instancePath:instancePath+"/requested",schemaPath:"component:DisplayNames/properties/requested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema207.properties.requested,data:data3};
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
const err11 = {instancePath,schemaPath:"component:DisplayNames/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema207.type,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames400 = validate131;
const schema208 = {"$ref":"component:ErrorAnswer"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate131.errors = vErrors;
return errors === 0;
}

export const resolveDisplayNames429 = validate132;
const schema210 = {"$ref":"component:ErrorAnswer"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate132.errors = vErrors;
return errors === 0;
}

export const requestUpdate200 = validate133;
const schema212 = {"$ref":"component:UpdateRequestAnswer"};
const schema213 = {"type":"object","required":["ok","request"],"properties":{"ok":{"type":"boolean","enum":[true]},"request":{"$ref":"component:UpdateRequest"}},"additionalProperties":false};
const schema214 = {"type":"object","required":["requestId","mapUid","mapName","status","createdAt"],"properties":{"requestId":{"type":"string"},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"status":{"type":"string","enum":["queued","processing"]},"createdAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.request === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema213.required,parentSchema:schema213,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema213,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema213.properties.ok.type,parentSchema:schema213.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema213.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema213.properties.ok.enum,parentSchema:schema213.properties.ok,data:data0};
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
const err5 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'",schema:schema214.required,parentSchema:schema214,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.mapUid === undefined){
const err6 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema214.required,parentSchema:schema214,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.mapName === undefined){
const err7 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema214.required,parentSchema:schema214,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.status === undefined){
const err8 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema214.required,parentSchema:schema214,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.createdAt === undefined){
const err9 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema214.required,parentSchema:schema214,data:data1};
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
const err10 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema214,data:data1};
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
const err11 = {instancePath:instancePath+"/request/requestId",schemaPath:"component:UpdateRequest/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.requestId.type,parentSchema:schema214.properties.requestId,data:data2};
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
const err12 = {instancePath:instancePath+"/request/mapUid",schemaPath:"component:UpdateRequest/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.mapUid.type,parentSchema:schema214.properties.mapUid,data:data3};
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
const err13 = {instancePath:instancePath+"/request/mapName",schemaPath:"component:UpdateRequest/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.mapName.type,parentSchema:schema214.properties.mapName,data:data4};
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
const err14 = {instancePath:instancePath+"/request/status",schemaPath:"component:UpdateRequest/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.status.type,parentSchema:schema214.properties.status,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "queued") || (data5 === "processing"))){
const err15 = {instancePath:instancePath+"/request/status",schemaPath:"component:UpdateRequest/properties/status/enum",keyword:"enum",params:{allowedValues: schema214.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema214.properties.status.enum,parentSchema:schema214.properties.status,data:data5};
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
const err16 = {instancePath:instancePath+"/request/createdAt",schemaPath:"component:UpdateRequest/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema214.properties.createdAt,data:data6};
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
const err17 = {instancePath:instancePath+"/request/createdAt",schemaPath:"component:UpdateRequest/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.createdAt.type,parentSchema:schema214.properties.createdAt,data:data6};
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
const err18 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.type,parentSchema:schema214,data:data1};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

export const requestUpdate400 = validate136;
const schema215 = {"$ref":"component:ErrorAnswer"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate136.errors = vErrors;
return errors === 0;
}

export const requestUpdate413 = validate137;
const schema217 = {"$ref":"component:ErrorAnswer"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate137.errors = vErrors;
return errors === 0;
}

export const requestUpdate415 = validate138;
const schema219 = {"$ref":"component:ErrorAnswer"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate138.errors = vErrors;
return errors === 0;
}

export const requestUpdate429 = validate139;
const schema221 = {"$ref":"component:ErrorAnswer"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate139.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord200 = validate140;
const schema223 = {"$ref":"component:WorldRecordAnswer"};
const schema224 = {"type":"object","required":["ok","event"],"properties":{"ok":{"type":"boolean","enum":[true]},"event":{"$ref":"component:WorldRecordEcho"}},"additionalProperties":false};
const schema225 = {"type":"object","required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema224.required,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema224.required,parentSchema:schema224,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema224,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema224.properties.ok.type,parentSchema:schema224.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema224.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema224.properties.ok.enum,parentSchema:schema224.properties.ok,data:data0};
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
const err5 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema225.required,parentSchema:schema225,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.mapName === undefined){
const err6 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema225.required,parentSchema:schema225,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.accountId === undefined){
const err7 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema225.required,parentSchema:schema225,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.holder === undefined){
const err8 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema225.required,parentSchema:schema225,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.wrMs === undefined){
const err9 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema225.required,parentSchema:schema225,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.recordedAt === undefined){
const err10 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema225.required,parentSchema:schema225,data:data1};
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
const err11 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema225,data:data1};
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
const err12 = {instancePath:instancePath+"/event/mapUid",schemaPath:"component:WorldRecordEcho/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.mapUid.type,parentSchema:schema225.properties.mapUid,data:data2};
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
const err13 = {instancePath:instancePath+"/event/mapName",schemaPath:"component:WorldRecordEcho/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.mapName.type,parentSchema:schema225.properties.mapName,data:data3};
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
const err14 = {instancePath:instancePath+"/event/accountId",schemaPath:"component:WorldRecordEcho/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.accountId.type,parentSchema:schema225.properties.accountId,data:data4};
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
const err15 = {instancePath:instancePath+"/event/holder",schemaPath:"component:WorldRecordEcho/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.holder.type,parentSchema:schema225.properties.holder,data:data5};
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
const err16 = {instancePath:instancePath+"/event/wrMs",schemaPath:"component:WorldRecordEcho/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema225.properties.wrMs.type,parentSchema:schema225.properties.wrMs,data:data6};
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
const err17 = {instancePath:instancePath+"/event/wrMs",schemaPath:"component:WorldRecordEcho/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema225.properties.wrMs,data:data6};
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
const err18 = {instancePath:instancePath+"/event/recordedAt",schemaPath:"component:WorldRecordEcho/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema225.properties.recordedAt,data:data7};
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
const err19 = {instancePath:instancePath+"/event/recordedAt",schemaPath:"component:WorldRecordEcho/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.recordedAt.type,parentSchema:schema225.properties.recordedAt,data:data7};
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
const err20 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema225.type,parentSchema:schema225,data:data1};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema224.type,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord400 = validate143;
const schema226 = {"$ref":"component:ErrorAnswer"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate143.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord401 = validate144;
const schema228 = {"$ref":"component:ErrorAnswer"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate144.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord413 = validate145;
const schema230 = {"$ref":"component:ErrorAnswer"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate145.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord415 = validate146;
const schema232 = {"$ref":"component:ErrorAnswer"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate146.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord429 = validate147;
const schema234 = {"$ref":"component:ErrorAnswer"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate147.errors = vErrors;
return errors === 0;
}


export const responseValidators = {
  listEndpoints: {
    '200 application/json': listEndpoints200,
    '429 application/json': listEndpoints429,
  },
  getMeta: {
    '200 application/json': getMeta200,
    '429 application/json': getMeta429,
  },
  getMetricsOverview: {
    '200 application/json': getMetricsOverview200,
    '429 application/json': getMetricsOverview429,
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
  getStats: {
    '200 application/json': getStats200,
    '429 application/json': getStats429,
  },
  listMaps: {
    '200 application/json': listMaps200,
    '400 application/json': listMaps400,
    '429 application/json': listMaps429,
  },
  listCampaigns: {
    '200 application/json': listCampaigns200,
    '400 application/json': listCampaigns400,
    '429 application/json': listCampaigns429,
  },
  listUploads: {
    '200 application/json': listUploads200,
    '400 application/json': listUploads400,
    '429 application/json': listUploads429,
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
  getHook: {
    '200 application/json': getHook200,
    '429 application/json': getHook429,
  },
  listHookMaps: {
    '200 application/json': listHookMaps200,
    '400 application/json': listHookMaps400,
    '429 application/json': listHookMaps429,
  },
  listHookRuns: {
    '200 application/json': listHookRuns200,
    '400 application/json': listHookRuns400,
    '429 application/json': listHookRuns429,
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
  getDashboard: {
    '200 application/json': getDashboard200,
    '400 application/json': getDashboard400,
    '429 application/json': getDashboard429,
  },
  getLatestRecord: {
    '200 application/json': getLatestRecord200,
    '400 application/json': getLatestRecord400,
    '429 application/json': getLatestRecord429,
  },
  getTrackerStatus: {
    '200 application/json': getTrackerStatus200,
    '429 application/json': getTrackerStatus429,
  },
  listProjects: {
    '200 application/json': listProjects200,
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
  listEvents: {
    '200 application/json': listEvents200,
    '400 application/json': listEvents400,
    '429 application/json': listEvents429,
  },
  resolveDisplayNames: {
    '200 application/json': resolveDisplayNames200,
    '400 application/json': resolveDisplayNames400,
    '429 application/json': resolveDisplayNames429,
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
