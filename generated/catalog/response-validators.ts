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

export const requestUpdate200 = validate16;
const schema21 = {"$ref":"component:UpdateRequestAnswer"};
const schema22 = {"type":"object","required":["ok","request"],"properties":{"ok":{"type":"boolean","enum":[true]},"request":{"$ref":"component:UpdateRequest"}},"additionalProperties":false};
const schema23 = {"type":"object","required":["requestId","mapUid","mapName","status","createdAt"],"properties":{"requestId":{"type":"string"},"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"status":{"type":"string","enum":["queued","processing"]},"createdAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.request === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema22.required,parentSchema:schema22,data};
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
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.ok.type,parentSchema:schema22.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema22.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema22.properties.ok.enum,parentSchema:schema22.properties.ok,data:data0};
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
const err5 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'",schema:schema23.required,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.mapUid === undefined){
const err6 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema23.required,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.mapName === undefined){
const err7 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema23.required,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.status === undefined){
const err8 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema23.required,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.createdAt === undefined){
const err9 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema23.required,parentSchema:schema23,data:data1};
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
const err10 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data:data1};
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
const err11 = {instancePath:instancePath+"/request/requestId",schemaPath:"component:UpdateRequest/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.requestId.type,parentSchema:schema23.properties.requestId,data:data2};
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
const err12 = {instancePath:instancePath+"/request/mapUid",schemaPath:"component:UpdateRequest/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.mapUid.type,parentSchema:schema23.properties.mapUid,data:data3};
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
const err13 = {instancePath:instancePath+"/request/mapName",schemaPath:"component:UpdateRequest/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.mapName.type,parentSchema:schema23.properties.mapName,data:data4};
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
const err14 = {instancePath:instancePath+"/request/status",schemaPath:"component:UpdateRequest/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.status.type,parentSchema:schema23.properties.status,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "queued") || (data5 === "processing"))){
const err15 = {instancePath:instancePath+"/request/status",schemaPath:"component:UpdateRequest/properties/status/enum",keyword:"enum",params:{allowedValues: schema23.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema23.properties.status.enum,parentSchema:schema23.properties.status,data:data5};
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
const err16 = {instancePath:instancePath+"/request/createdAt",schemaPath:"component:UpdateRequest/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema23.properties.createdAt,data:data6};
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
const err17 = {instancePath:instancePath+"/request/createdAt",schemaPath:"component:UpdateRequest/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.createdAt.type,parentSchema:schema23.properties.createdAt,data:data6};
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
const err18 = {instancePath:instancePath+"/request",schemaPath:"component:UpdateRequest/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data:data1};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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

export const requestUpdate400 = validate19;
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

export const requestUpdate413 = validate20;
const schema26 = {"$ref":"component:ErrorAnswer"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate20.errors = vErrors;
return errors === 0;
}

export const requestUpdate415 = validate21;
const schema28 = {"$ref":"component:ErrorAnswer"};

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

export const requestUpdate429 = validate22;
const schema30 = {"$ref":"component:ErrorAnswer"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate22.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord200 = validate23;
const schema32 = {"$ref":"component:WorldRecordAnswer"};
const schema33 = {"type":"object","required":["ok","event"],"properties":{"ok":{"type":"boolean","enum":[true]},"event":{"$ref":"component:WorldRecordEcho"}},"additionalProperties":false};
const schema34 = {"type":"object","required":["mapUid","mapName","accountId","holder","wrMs","recordedAt"],"properties":{"mapUid":{"type":"string"},"mapName":{"type":"string","nullable":true},"accountId":{"type":"string","nullable":true},"holder":{"type":"string","nullable":true},"wrMs":{"type":"integer","minimum":1},"recordedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema33.required,parentSchema:schema33,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.ok.type,parentSchema:schema33.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema33.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.ok.enum,parentSchema:schema33.properties.ok,data:data0};
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
const err5 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "mapUid"},message:"must have required property '"+"mapUid"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.mapName === undefined){
const err6 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "mapName"},message:"must have required property '"+"mapName"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.accountId === undefined){
const err7 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.holder === undefined){
const err8 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "holder"},message:"must have required property '"+"holder"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.wrMs === undefined){
const err9 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "wrMs"},message:"must have required property '"+"wrMs"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.recordedAt === undefined){
const err10 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/required",keyword:"required",params:{missingProperty: "recordedAt"},message:"must have required property '"+"recordedAt"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
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
const err11 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data:data1};
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
const err12 = {instancePath:instancePath+"/event/mapUid",schemaPath:"component:WorldRecordEcho/properties/mapUid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapUid.type,parentSchema:schema34.properties.mapUid,data:data2};
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
const err13 = {instancePath:instancePath+"/event/mapName",schemaPath:"component:WorldRecordEcho/properties/mapName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.mapName.type,parentSchema:schema34.properties.mapName,data:data3};
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
const err14 = {instancePath:instancePath+"/event/accountId",schemaPath:"component:WorldRecordEcho/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.accountId.type,parentSchema:schema34.properties.accountId,data:data4};
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
const err15 = {instancePath:instancePath+"/event/holder",schemaPath:"component:WorldRecordEcho/properties/holder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.holder.type,parentSchema:schema34.properties.holder,data:data5};
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
const err16 = {instancePath:instancePath+"/event/wrMs",schemaPath:"component:WorldRecordEcho/properties/wrMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.wrMs.type,parentSchema:schema34.properties.wrMs,data:data6};
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
const err17 = {instancePath:instancePath+"/event/wrMs",schemaPath:"component:WorldRecordEcho/properties/wrMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.wrMs,data:data6};
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
const err18 = {instancePath:instancePath+"/event/recordedAt",schemaPath:"component:WorldRecordEcho/properties/recordedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema34.properties.recordedAt,data:data7};
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
const err19 = {instancePath:instancePath+"/event/recordedAt",schemaPath:"component:WorldRecordEcho/properties/recordedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.recordedAt.type,parentSchema:schema34.properties.recordedAt,data:data7};
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
const err20 = {instancePath:instancePath+"/event",schemaPath:"component:WorldRecordEcho/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data1};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord400 = validate26;
const schema35 = {"$ref":"component:ErrorAnswer"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate26.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord401 = validate27;
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

export const reportWorldRecord413 = validate28;
const schema39 = {"$ref":"component:ErrorAnswer"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate28.errors = vErrors;
return errors === 0;
}

export const reportWorldRecord415 = validate29;
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

export const reportWorldRecord429 = validate30;
const schema43 = {"$ref":"component:ErrorAnswer"};

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


export const responseValidators = {
  listEndpoints: {
    '200 application/json': listEndpoints200,
    '429 application/json': listEndpoints429,
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
