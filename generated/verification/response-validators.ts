// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.

import runtime0 from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const listEndpoints200 = validate10;
const schema11 = {"$ref":"component:EndpointCatalogAnswer"};
const schema12 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:EndpointCatalog"}},"additionalProperties":false};
const schema13 = {"type":"object","required":["api","endpoints","guide"],"properties":{"api":{"$ref":"component:CatalogApi"},"endpoints":{"type":"array","items":{"$ref":"component:CatalogEndpoint"}},"guide":{"$ref":"component:CatalogGuide"}},"additionalProperties":false};
const schema14 = {"type":"object","required":["name","version","docs_path","total_endpoints","group_order"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"docs_path":{"type":"string"},"total_endpoints":{"type":"integer","minimum":1},"group_order":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema15 = {"type":"object","required":["key","method","path","group","access","stability","title","description","pathParams","queryParams","headers","notes","requestBodyExample","exampleResponses"],"properties":{"key":{"type":"string"},"method":{"type":"string","enum":["GET","POST"]},"path":{"type":"string"},"group":{"type":"string"},"access":{"type":"string","enum":["public"]},"stability":{"type":"string","enum":["stable"]},"title":{"type":"string"},"description":{"type":"string"},"pathParams":{"type":"array","items":{"$ref":"component:CatalogPathParameter"}},"queryParams":{"type":"array","items":{"$ref":"component:CatalogQueryParameter"}},"headers":{"type":"array","items":{"$ref":"component:CatalogHeader"}},"notes":{"type":"array","items":{"type":"string"}},"requestBodyExample":{"type":"string"},"exampleResponses":{"type":"array","items":{"$ref":"component:CatalogResponse"}}},"additionalProperties":false};
const schema16 = {"type":"object","required":["name","type","required","description","example"],"properties":{"name":{"type":"string"},"type":{"type":"string","enum":["string","integer"]},"required":{"type":"boolean"},"description":{"type":"string"},"example":{"type":"string"}},"additionalProperties":false};
const schema17 = {"type":"object","required":["name","type","required","description","example","default","enum"],"properties":{"name":{"type":"string"},"type":{"type":"string","enum":["string","integer"]},"required":{"type":"boolean"},"description":{"type":"string"},"example":{"type":"string"},"default":{"type":"string","nullable":true},"enum":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema18 = {"type":"object","required":["name","required","value","description"],"properties":{"name":{"type":"string"},"required":{"type":"boolean"},"value":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false};
const schema19 = {"type":"object","required":["status","label","description","body"],"properties":{"status":{"type":"integer","minimum":200,"maximum":599},"label":{"type":"string"},"description":{"type":"string"},"body":{"type":"string"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.method === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.group === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.access === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access"},message:"must have required property '"+"access"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.stability === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stability"},message:"must have required property '"+"stability"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.title === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.description === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.pathParams === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathParams"},message:"must have required property '"+"pathParams"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.queryParams === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queryParams"},message:"must have required property '"+"queryParams"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.headers === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.notes === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.requestBodyExample === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBodyExample"},message:"must have required property '"+"requestBodyExample"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.exampleResponses === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exampleResponses"},message:"must have required property '"+"exampleResponses"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema15.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data};
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
const err15 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.key.type,parentSchema:schema15.properties.key,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.method.type,parentSchema:schema15.properties.method,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data1 === "GET") || (data1 === "POST"))){
const err17 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema15.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.method.enum,parentSchema:schema15.properties.method,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 !== "string"){
const err18 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.path.type,parentSchema:schema15.properties.path,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.group.type,parentSchema:schema15.properties.group,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.access !== undefined){
let data4 = data.access;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.access.type,parentSchema:schema15.properties.access,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(data4 === "public")){
const err21 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/enum",keyword:"enum",params:{allowedValues: schema15.properties.access.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.access.enum,parentSchema:schema15.properties.access,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.stability !== undefined){
let data5 = data.stability;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/stability",schemaPath:"#/properties/stability/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.stability.type,parentSchema:schema15.properties.stability,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(data5 === "stable")){
const err23 = {instancePath:instancePath+"/stability",schemaPath:"#/properties/stability/enum",keyword:"enum",params:{allowedValues: schema15.properties.stability.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.stability.enum,parentSchema:schema15.properties.stability,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.title !== undefined){
let data6 = data.title;
if(typeof data6 !== "string"){
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.title.type,parentSchema:schema15.properties.title,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.description !== undefined){
let data7 = data.description;
if(typeof data7 !== "string"){
const err25 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.description.type,parentSchema:schema15.properties.description,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.pathParams !== undefined){
let data8 = data.pathParams;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err26 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema16.required,parentSchema:schema16,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.type === undefined){
const err27 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema16.required,parentSchema:schema16,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.required === undefined){
const err28 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema16.required,parentSchema:schema16,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.description === undefined){
const err29 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema16.required,parentSchema:schema16,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.example === undefined){
const err30 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'",schema:schema16.required,parentSchema:schema16,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key1 in data9){
if(!(((((key1 === "name") || (key1 === "type")) || (key1 === "required")) || (key1 === "description")) || (key1 === "example"))){
const err31 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 !== "string"){
const err32 = {instancePath:instancePath+"/pathParams/" + i0+"/name",schemaPath:"component:CatalogPathParameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.name.type,parentSchema:schema16.properties.name,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.type !== undefined){
let data11 = data9.type;
if(typeof data11 !== "string"){
const err33 = {instancePath:instancePath+"/pathParams/" + i0+"/type",schemaPath:"component:CatalogPathParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data11 === "string") || (data11 === "integer"))){
const err34 = {instancePath:instancePath+"/pathParams/" + i0+"/type",schemaPath:"component:CatalogPathParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.required !== undefined){
let data12 = data9.required;
if(typeof data12 !== "boolean"){
const err35 = {instancePath:instancePath+"/pathParams/" + i0+"/required",schemaPath:"component:CatalogPathParameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema16.properties.required.type,parentSchema:schema16.properties.required,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.description !== undefined){
let data13 = data9.description;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/pathParams/" + i0+"/description",schemaPath:"component:CatalogPathParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.description.type,parentSchema:schema16.properties.description,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data9.example !== undefined){
let data14 = data9.example;
if(typeof data14 !== "string"){
const err37 = {instancePath:instancePath+"/pathParams/" + i0+"/example",schemaPath:"component:CatalogPathParameter/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.example.type,parentSchema:schema16.properties.example,data:data14};
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
const err38 = {instancePath:instancePath+"/pathParams/" + i0,schemaPath:"component:CatalogPathParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data:data9};
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
const err39 = {instancePath:instancePath+"/pathParams",schemaPath:"#/properties/pathParams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.pathParams.type,parentSchema:schema15.properties.pathParams,data:data8};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.queryParams !== undefined){
let data15 = data.queryParams;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.name === undefined){
const err40 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16.type === undefined){
const err41 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16.required === undefined){
const err42 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.description === undefined){
const err43 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.example === undefined){
const err44 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.default === undefined){
const err45 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data16.enum === undefined){
const err46 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/required",keyword:"required",params:{missingProperty: "enum"},message:"must have required property '"+"enum"+"'",schema:schema17.required,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data16){
if(!(((((((key2 === "name") || (key2 === "type")) || (key2 === "required")) || (key2 === "description")) || (key2 === "example")) || (key2 === "default")) || (key2 === "enum"))){
const err47 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16.name !== undefined){
let data17 = data16.name;
if(typeof data17 !== "string"){
const err48 = {instancePath:instancePath+"/queryParams/" + i1+"/name",schemaPath:"component:CatalogQueryParameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.type !== undefined){
let data18 = data16.type;
if(typeof data18 !== "string"){
const err49 = {instancePath:instancePath+"/queryParams/" + i1+"/type",schemaPath:"component:CatalogQueryParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.type.type,parentSchema:schema17.properties.type,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((data18 === "string") || (data18 === "integer"))){
const err50 = {instancePath:instancePath+"/queryParams/" + i1+"/type",schemaPath:"component:CatalogQueryParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema17.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema17.properties.type.enum,parentSchema:schema17.properties.type,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.required !== undefined){
let data19 = data16.required;
if(typeof data19 !== "boolean"){
const err51 = {instancePath:instancePath+"/queryParams/" + i1+"/required",schemaPath:"component:CatalogQueryParameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema17.properties.required.type,parentSchema:schema17.properties.required,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data16.description !== undefined){
let data20 = data16.description;
if(typeof data20 !== "string"){
const err52 = {instancePath:instancePath+"/queryParams/" + i1+"/description",schemaPath:"component:CatalogQueryParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.description.type,parentSchema:schema17.properties.description,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data16.example !== undefined){
let data21 = data16.example;
if(typeof data21 !== "string"){
const err53 = {instancePath:instancePath+"/queryParams/" + i1+"/example",schemaPath:"component:CatalogQueryParameter/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.example.type,parentSchema:schema17.properties.example,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.default !== undefined){
let data22 = data16.default;
if((typeof data22 !== "string") && (data22 !== null)){
const err54 = {instancePath:instancePath+"/queryParams/" + i1+"/default",schemaPath:"component:CatalogQueryParameter/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.default.type,parentSchema:schema17.properties.default,data:data22};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.enum !== undefined){
let data23 = data16.enum;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(typeof data24 !== "string"){
const err55 = {instancePath:instancePath+"/queryParams/" + i1+"/enum/" + i2,schemaPath:"component:CatalogQueryParameter/properties/enum/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.enum.items.type,parentSchema:schema17.properties.enum.items,data:data24};
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
const err56 = {instancePath:instancePath+"/queryParams/" + i1+"/enum",schemaPath:"component:CatalogQueryParameter/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema17.properties.enum.type,parentSchema:schema17.properties.enum,data:data23};
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
const err57 = {instancePath:instancePath+"/queryParams/" + i1,schemaPath:"component:CatalogQueryParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data16};
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
const err58 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.queryParams.type,parentSchema:schema15.properties.queryParams,data:data15};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.headers !== undefined){
let data25 = data.headers;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.name === undefined){
const err59 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:CatalogHeader/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema18.required,parentSchema:schema18,data:data26};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data26.required === undefined){
const err60 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:CatalogHeader/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'",schema:schema18.required,parentSchema:schema18,data:data26};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data26.value === undefined){
const err61 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:CatalogHeader/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema18.required,parentSchema:schema18,data:data26};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data26.description === undefined){
const err62 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:CatalogHeader/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema18.required,parentSchema:schema18,data:data26};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key3 in data26){
if(!((((key3 === "name") || (key3 === "required")) || (key3 === "value")) || (key3 === "description"))){
const err63 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:CatalogHeader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data:data26};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data26.name !== undefined){
let data27 = data26.name;
if(typeof data27 !== "string"){
const err64 = {instancePath:instancePath+"/headers/" + i3+"/name",schemaPath:"component:CatalogHeader/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data27};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data26.required !== undefined){
let data28 = data26.required;
if(typeof data28 !== "boolean"){
const err65 = {instancePath:instancePath+"/headers/" + i3+"/required",schemaPath:"component:CatalogHeader/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema18.properties.required.type,parentSchema:schema18.properties.required,data:data28};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data26.value !== undefined){
let data29 = data26.value;
if(typeof data29 !== "string"){
const err66 = {instancePath:instancePath+"/headers/" + i3+"/value",schemaPath:"component:CatalogHeader/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.value.type,parentSchema:schema18.properties.value,data:data29};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data26.description !== undefined){
let data30 = data26.description;
if(typeof data30 !== "string"){
const err67 = {instancePath:instancePath+"/headers/" + i3+"/description",schemaPath:"component:CatalogHeader/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data30};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/headers/" + i3,schemaPath:"component:CatalogHeader/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data:data26};
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
else {
const err69 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.headers.type,parentSchema:schema15.properties.headers,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.notes !== undefined){
let data31 = data.notes;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
let data32 = data31[i4];
if(typeof data32 !== "string"){
const err70 = {instancePath:instancePath+"/notes/" + i4,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.notes.items.type,parentSchema:schema15.properties.notes.items,data:data32};
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
else {
const err71 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.notes.type,parentSchema:schema15.properties.notes,data:data31};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.requestBodyExample !== undefined){
let data33 = data.requestBodyExample;
if(typeof data33 !== "string"){
const err72 = {instancePath:instancePath+"/requestBodyExample",schemaPath:"#/properties/requestBodyExample/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.requestBodyExample.type,parentSchema:schema15.properties.requestBodyExample,data:data33};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.exampleResponses !== undefined){
let data34 = data.exampleResponses;
if(Array.isArray(data34)){
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.status === undefined){
const err73 = {instancePath:instancePath+"/exampleResponses/" + i5,schemaPath:"component:CatalogResponse/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema19.required,parentSchema:schema19,data:data35};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data35.label === undefined){
const err74 = {instancePath:instancePath+"/exampleResponses/" + i5,schemaPath:"component:CatalogResponse/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema19.required,parentSchema:schema19,data:data35};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data35.description === undefined){
const err75 = {instancePath:instancePath+"/exampleResponses/" + i5,schemaPath:"component:CatalogResponse/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema19.required,parentSchema:schema19,data:data35};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data35.body === undefined){
const err76 = {instancePath:instancePath+"/exampleResponses/" + i5,schemaPath:"component:CatalogResponse/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema19.required,parentSchema:schema19,data:data35};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key4 in data35){
if(!((((key4 === "status") || (key4 === "label")) || (key4 === "description")) || (key4 === "body"))){
const err77 = {instancePath:instancePath+"/exampleResponses/" + i5,schemaPath:"component:CatalogResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data:data35};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data35.status !== undefined){
let data36 = data35.status;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
const err78 = {instancePath:instancePath+"/exampleResponses/" + i5+"/status",schemaPath:"component:CatalogResponse/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.status.type,parentSchema:schema19.properties.status,data:data36};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data36 == "number"){
if(data36 > 599 || isNaN(data36)){
const err79 = {instancePath:instancePath+"/exampleResponses/" + i5+"/status",schemaPath:"component:CatalogResponse/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema19.properties.status,data:data36};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data36 < 200 || isNaN(data36)){
const err80 = {instancePath:instancePath+"/exampleResponses/" + i5+"/status",schemaPath:"component:CatalogResponse/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200",schema:200,parentSchema:schema19.properties.status,data:data36};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data35.label !== undefined){
let data37 = data35.label;
if(typeof data37 !== "string"){
const err81 = {instancePath:instancePath+"/exampleResponses/" + i5+"/label",schemaPath:"component:CatalogResponse/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.label.type,parentSchema:schema19.properties.label,data:data37};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data35.description !== undefined){
let data38 = data35.description;
if(typeof data38 !== "string"){
const err82 = {instancePath:instancePath+"/exampleResponses/" + i5+"/description",schemaPath:"component:CatalogResponse/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.description.type,parentSchema:schema19.properties.description,data:data38};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data35.body !== undefined){
let data39 = data35.body;
if(typeof data39 !== "string"){
const err83 = {instancePath:instancePath+"/exampleResponses/" + i5+"/body",schemaPath:"component:CatalogResponse/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.body.type,parentSchema:schema19.properties.body,data:data39};
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
const err84 = {instancePath:instancePath+"/exampleResponses/" + i5,schemaPath:"component:CatalogResponse/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data:data35};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/exampleResponses",schemaPath:"#/properties/exampleResponses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.exampleResponses.type,parentSchema:schema15.properties.exampleResponses,data:data34};
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
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["auth","response_envelope","enums"],"properties":{"auth":{"type":"string"},"response_envelope":{"$ref":"component:CatalogEnvelope"},"enums":{"$ref":"component:CatalogEnums"}},"additionalProperties":false};
const schema21 = {"type":"object","required":["success","failure"],"properties":{"success":{"type":"string"},"failure":{"type":"string"}},"additionalProperties":false};
const schema22 = {"type":"object","required":["track","status","reason_code"],"properties":{"track":{"type":"array","items":{"$ref":"component:Track"}},"status":{"type":"array","items":{"$ref":"component:VerificationStatus"}},"reason_code":{"type":"array","items":{"$ref":"component:ReasonCode"}}},"additionalProperties":false};
const schema23 = {"type":"string","enum":["replay","deep"]};
const schema24 = {"type":"string","enum":["pass","fail","pending","unavailable","not_run"]};
const schema25 = {"type":"string","enum":["verified","failed_verification","awaiting_processing","manual_review","artifacts_missing","unsupported","service_error","not_run","unknown"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.track === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "track"},message:"must have required property '"+"track"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason_code"},message:"must have required property '"+"reason_code"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "track") || (key0 === "status")) || (key0 === "reason_code"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.track !== undefined){
let data0 = data.track;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/track/" + i0,schemaPath:"component:Track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "replay") || (data1 === "deep"))){
const err5 = {instancePath:instancePath+"/track/" + i0,schemaPath:"component:Track/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data1};
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
const err6 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.track.type,parentSchema:schema22.properties.track,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/status/" + i1,schemaPath:"component:VerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.type,parentSchema:schema24,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data3 === "pass") || (data3 === "fail")) || (data3 === "pending")) || (data3 === "unavailable")) || (data3 === "not_run"))){
const err8 = {instancePath:instancePath+"/status/" + i1,schemaPath:"component:VerificationStatus/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values",schema:schema24.enum,parentSchema:schema24,data:data3};
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
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.status.type,parentSchema:schema22.properties.status,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reason_code !== undefined){
let data4 = data.reason_code;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/reason_code/" + i2,schemaPath:"component:ReasonCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((data5 === "verified") || (data5 === "failed_verification")) || (data5 === "awaiting_processing")) || (data5 === "manual_review")) || (data5 === "artifacts_missing")) || (data5 === "unsupported")) || (data5 === "service_error")) || (data5 === "not_run")) || (data5 === "unknown"))){
const err11 = {instancePath:instancePath+"/reason_code/" + i2,schemaPath:"component:ReasonCode/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values",schema:schema25.enum,parentSchema:schema25,data:data5};
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
const err12 = {instancePath:instancePath+"/reason_code",schemaPath:"#/properties/reason_code/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.reason_code.type,parentSchema:schema22.properties.reason_code,data:data4};
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
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auth === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auth"},message:"must have required property '"+"auth"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.response_envelope === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_envelope"},message:"must have required property '"+"response_envelope"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enums === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enums"},message:"must have required property '"+"enums"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "auth") || (key0 === "response_envelope")) || (key0 === "enums"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.auth !== undefined){
let data0 = data.auth;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.auth.type,parentSchema:schema20.properties.auth,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.response_envelope !== undefined){
let data1 = data.response_envelope;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.success === undefined){
const err5 = {instancePath:instancePath+"/response_envelope",schemaPath:"component:CatalogEnvelope/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'",schema:schema21.required,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.failure === undefined){
const err6 = {instancePath:instancePath+"/response_envelope",schemaPath:"component:CatalogEnvelope/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'",schema:schema21.required,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "success") || (key1 === "failure"))){
const err7 = {instancePath:instancePath+"/response_envelope",schemaPath:"component:CatalogEnvelope/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.success !== undefined){
let data2 = data1.success;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/response_envelope/success",schemaPath:"component:CatalogEnvelope/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.success.type,parentSchema:schema21.properties.success,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.failure !== undefined){
let data3 = data1.failure;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/response_envelope/failure",schemaPath:"component:CatalogEnvelope/properties/failure/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.failure.type,parentSchema:schema21.properties.failure,data:data3};
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
else {
const err10 = {instancePath:instancePath+"/response_envelope",schemaPath:"component:CatalogEnvelope/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enums !== undefined){
if(!(validate16(data.enums, {instancePath:instancePath+"/enums",parentData:data,parentDataProperty:"enums",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.api === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"},message:"must have required property '"+"api"+"'",schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpoints === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"},message:"must have required property '"+"endpoints"+"'",schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.guide === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guide"},message:"must have required property '"+"guide"+"'",schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "api") || (key0 === "endpoints")) || (key0 === "guide"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.api !== undefined){
let data0 = data.api;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err4 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema14.required,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.version === undefined){
const err5 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema14.required,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.docs_path === undefined){
const err6 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/required",keyword:"required",params:{missingProperty: "docs_path"},message:"must have required property '"+"docs_path"+"'",schema:schema14.required,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.total_endpoints === undefined){
const err7 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/required",keyword:"required",params:{missingProperty: "total_endpoints"},message:"must have required property '"+"total_endpoints"+"'",schema:schema14.required,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.group_order === undefined){
const err8 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/required",keyword:"required",params:{missingProperty: "group_order"},message:"must have required property '"+"group_order"+"'",schema:schema14.required,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "name") || (key1 === "version")) || (key1 === "docs_path")) || (key1 === "total_endpoints")) || (key1 === "group_order"))){
const err9 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema14,data:data0};
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
let data1 = data0.name;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/api/name",schemaPath:"component:CatalogApi/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.name.type,parentSchema:schema14.properties.name,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.version !== undefined){
let data2 = data0.version;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/api/version",schemaPath:"component:CatalogApi/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.version.type,parentSchema:schema14.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.docs_path !== undefined){
let data3 = data0.docs_path;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/api/docs_path",schemaPath:"component:CatalogApi/properties/docs_path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.docs_path.type,parentSchema:schema14.properties.docs_path,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.total_endpoints !== undefined){
let data4 = data0.total_endpoints;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/api/total_endpoints",schemaPath:"component:CatalogApi/properties/total_endpoints/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.total_endpoints.type,parentSchema:schema14.properties.total_endpoints,data:data4};
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
const err14 = {instancePath:instancePath+"/api/total_endpoints",schemaPath:"component:CatalogApi/properties/total_endpoints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema14.properties.total_endpoints,data:data4};
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
if(data0.group_order !== undefined){
let data5 = data0.group_order;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/api/group_order/" + i0,schemaPath:"component:CatalogApi/properties/group_order/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.group_order.items.type,parentSchema:schema14.properties.group_order.items,data:data6};
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
const err16 = {instancePath:instancePath+"/api/group_order",schemaPath:"component:CatalogApi/properties/group_order/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.group_order.type,parentSchema:schema14.properties.group_order,data:data5};
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
const err17 = {instancePath:instancePath+"/api",schemaPath:"component:CatalogApi/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.endpoints !== undefined){
let data7 = data.endpoints;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate13(data7[i1], {instancePath:instancePath+"/endpoints/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema13.properties.endpoints.type,parentSchema:schema13.properties.endpoints,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.guide !== undefined){
if(!(validate15(data.guide, {instancePath:instancePath+"/guide",parentData:data,parentDataProperty:"guide",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.ok.type,parentSchema:schema12.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema12.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema12.properties.ok.enum,parentSchema:schema12.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate12(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

export const listEndpoints429 = validate21;
const schema26 = {"$ref":"component:ErrorAnswer"};
const schema27 = {"type":"object","required":["ok","error"],"properties":{"ok":{"type":"boolean","enum":[false]},"error":{"$ref":"component:ApiError"}},"additionalProperties":false};
const schema28 = {"type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["invalid_request","not_found","rate_limited","upstream_unavailable","internal_error"]},"message":{"type":"string","minLength":1}},"additionalProperties":false};
const func3 = runtime0.default;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema27.properties.ok.type,parentSchema:schema27.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === false)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema27.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema27.properties.ok.enum,parentSchema:schema27.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.code === undefined){
const err5 = {instancePath:instancePath+"/error",schemaPath:"component:ApiError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema28.required,parentSchema:schema28,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.message === undefined){
const err6 = {instancePath:instancePath+"/error",schemaPath:"component:ApiError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema28.required,parentSchema:schema28,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "code") || (key1 === "message"))){
const err7 = {instancePath:instancePath+"/error",schemaPath:"component:ApiError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.code !== undefined){
let data2 = data1.code;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/error/code",schemaPath:"component:ApiError/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.code.type,parentSchema:schema28.properties.code,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data2 === "invalid_request") || (data2 === "not_found")) || (data2 === "rate_limited")) || (data2 === "upstream_unavailable")) || (data2 === "internal_error"))){
const err9 = {instancePath:instancePath+"/error/code",schemaPath:"component:ApiError/properties/code/enum",keyword:"enum",params:{allowedValues: schema28.properties.code.enum},message:"must be equal to one of the allowed values",schema:schema28.properties.code.enum,parentSchema:schema28.properties.code,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.message !== undefined){
let data3 = data1.message;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err10 = {instancePath:instancePath+"/error/message",schemaPath:"component:ApiError/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.message,data:data3};
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
const err11 = {instancePath:instancePath+"/error/message",schemaPath:"component:ApiError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.message.type,parentSchema:schema28.properties.message,data:data3};
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
const err12 = {instancePath:instancePath+"/error",schemaPath:"component:ApiError/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data:data1};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

export const getApiRoot200 = validate24;
const schema29 = {"$ref":"component:ApiRootAnswer"};
const schema30 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:ApiRoot"}},"additionalProperties":false};
const schema31 = {"type":"object","required":["api_version","endpoints"],"properties":{"api_version":{"type":"string"},"endpoints":{"$ref":"component:ApiRoutes"}},"additionalProperties":false};
const schema32 = {"type":"object","required":["endpoints","health","live","record","record_verdicts","map_verdicts","verdicts_batch","upload_map","upload_replay","submit_replay"],"properties":{"endpoints":{"type":"string"},"health":{"type":"string"},"live":{"type":"string"},"record":{"type":"string"},"record_verdicts":{"type":"string"},"map_verdicts":{"type":"string"},"verdicts_batch":{"type":"string"},"upload_map":{"type":"string"},"upload_replay":{"type":"string"},"submit_replay":{"type":"string"}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.api_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_version"},message:"must have required property '"+"api_version"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpoints === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"},message:"must have required property '"+"endpoints"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "api_version") || (key0 === "endpoints"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.api_version !== undefined){
let data0 = data.api_version;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/api_version",schemaPath:"#/properties/api_version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.api_version.type,parentSchema:schema31.properties.api_version,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.endpoints !== undefined){
let data1 = data.endpoints;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.endpoints === undefined){
const err4 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "endpoints"},message:"must have required property '"+"endpoints"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.health === undefined){
const err5 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "health"},message:"must have required property '"+"health"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.live === undefined){
const err6 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.record === undefined){
const err7 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.record_verdicts === undefined){
const err8 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "record_verdicts"},message:"must have required property '"+"record_verdicts"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.map_verdicts === undefined){
const err9 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "map_verdicts"},message:"must have required property '"+"map_verdicts"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.verdicts_batch === undefined){
const err10 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "verdicts_batch"},message:"must have required property '"+"verdicts_batch"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.upload_map === undefined){
const err11 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "upload_map"},message:"must have required property '"+"upload_map"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.upload_replay === undefined){
const err12 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "upload_replay"},message:"must have required property '"+"upload_replay"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.submit_replay === undefined){
const err13 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/required",keyword:"required",params:{missingProperty: "submit_replay"},message:"must have required property '"+"submit_replay"+"'",schema:schema32.required,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data1){
if(!(func2.call(schema32.properties, key1))){
const err14 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.endpoints !== undefined){
let data2 = data1.endpoints;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/endpoints/endpoints",schemaPath:"component:ApiRoutes/properties/endpoints/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.endpoints.type,parentSchema:schema32.properties.endpoints,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.health !== undefined){
let data3 = data1.health;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/endpoints/health",schemaPath:"component:ApiRoutes/properties/health/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.health.type,parentSchema:schema32.properties.health,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.live !== undefined){
let data4 = data1.live;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/endpoints/live",schemaPath:"component:ApiRoutes/properties/live/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.live.type,parentSchema:schema32.properties.live,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.record !== undefined){
let data5 = data1.record;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/endpoints/record",schemaPath:"component:ApiRoutes/properties/record/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.record.type,parentSchema:schema32.properties.record,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.record_verdicts !== undefined){
let data6 = data1.record_verdicts;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/endpoints/record_verdicts",schemaPath:"component:ApiRoutes/properties/record_verdicts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.record_verdicts.type,parentSchema:schema32.properties.record_verdicts,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.map_verdicts !== undefined){
let data7 = data1.map_verdicts;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/endpoints/map_verdicts",schemaPath:"component:ApiRoutes/properties/map_verdicts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.map_verdicts.type,parentSchema:schema32.properties.map_verdicts,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.verdicts_batch !== undefined){
let data8 = data1.verdicts_batch;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/endpoints/verdicts_batch",schemaPath:"component:ApiRoutes/properties/verdicts_batch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.verdicts_batch.type,parentSchema:schema32.properties.verdicts_batch,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.upload_map !== undefined){
let data9 = data1.upload_map;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/endpoints/upload_map",schemaPath:"component:ApiRoutes/properties/upload_map/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.upload_map.type,parentSchema:schema32.properties.upload_map,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.upload_replay !== undefined){
let data10 = data1.upload_replay;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/endpoints/upload_replay",schemaPath:"component:ApiRoutes/properties/upload_replay/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.upload_replay.type,parentSchema:schema32.properties.upload_replay,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.submit_replay !== undefined){
let data11 = data1.submit_replay;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/endpoints/submit_replay",schemaPath:"component:ApiRoutes/properties/submit_replay/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.submit_replay.type,parentSchema:schema32.properties.submit_replay,data:data11};
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
const err25 = {instancePath:instancePath+"/endpoints",schemaPath:"component:ApiRoutes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data1};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema30.properties.ok.type,parentSchema:schema30.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema30.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema30.properties.ok.enum,parentSchema:schema30.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate26(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

export const getApiRoot429 = validate29;
const schema33 = {"$ref":"component:ErrorAnswer"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}

export const getHealth200 = validate31;
const schema34 = {"$ref":"component:HealthAnswer"};
const schema35 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:Health"}},"additionalProperties":false};
const schema36 = {"type":"object","required":["status","api_version","supported_tracks","checked_at"],"properties":{"status":{"type":"string","enum":["ok","degraded"]},"api_version":{"type":"string"},"supported_tracks":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"component:Track"}},"checked_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.api_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_version"},message:"must have required property '"+"api_version"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.supported_tracks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supported_tracks"},message:"must have required property '"+"supported_tracks"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.checked_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checked_at"},message:"must have required property '"+"checked_at"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "api_version")) || (key0 === "supported_tracks")) || (key0 === "checked_at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.status.type,parentSchema:schema36.properties.status,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data0 === "ok") || (data0 === "degraded"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema36.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema36.properties.status.enum,parentSchema:schema36.properties.status,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.api_version !== undefined){
let data1 = data.api_version;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/api_version",schemaPath:"#/properties/api_version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.api_version.type,parentSchema:schema36.properties.api_version,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.supported_tracks !== undefined){
let data2 = data.supported_tracks;
if(Array.isArray(data2)){
if(data2.length > 2){
const err8 = {instancePath:instancePath+"/supported_tracks",schemaPath:"#/properties/supported_tracks/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema36.properties.supported_tracks,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 2){
const err9 = {instancePath:instancePath+"/supported_tracks",schemaPath:"#/properties/supported_tracks/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema36.properties.supported_tracks,data:data2};
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
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/supported_tracks/" + i0,schemaPath:"component:Track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "replay") || (data3 === "deep"))){
const err11 = {instancePath:instancePath+"/supported_tracks/" + i0,schemaPath:"component:Track/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data3};
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
const err12 = {instancePath:instancePath+"/supported_tracks",schemaPath:"#/properties/supported_tracks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.supported_tracks.type,parentSchema:schema36.properties.supported_tracks,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.checked_at !== undefined){
let data4 = data.checked_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err13 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema36.properties.checked_at,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.checked_at.type,parentSchema:schema36.properties.checked_at,data:data4};
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
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.ok.type,parentSchema:schema35.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema35.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.ok.enum,parentSchema:schema35.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

export const getHealth429 = validate36;
const schema38 = {"$ref":"component:ErrorAnswer"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}

export const getLiveFeed200 = validate38;
const schema39 = {"$ref":"component:LiveFeedAnswer"};
const schema40 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:LiveFeed"}},"additionalProperties":false};
const schema41 = {"type":"object","required":["live_at","latest_activity","recent_activity","totals","records","maps_remaining"],"properties":{"live_at":{"type":"string","format":"date-time"},"latest_activity":{"$ref":"component:LatestActivity"},"recent_activity":{"type":"array","maxItems":20,"items":{"$ref":"component:Activity"}},"totals":{"$ref":"component:LiveTotals"},"records":{"type":"array","maxItems":500,"items":{"$ref":"component:RecordBundle"}},"maps_remaining":{"type":"array","maxItems":50,"items":{"$ref":"component:RemainingMap"}}},"additionalProperties":false};
const schema50 = {"type":"object","required":["known_records","known_maps","replay_remaining","deep_remaining","replay_pending","deep_pending"],"properties":{"known_records":{"type":"integer","minimum":0},"known_maps":{"type":"integer","minimum":0},"replay_remaining":{"type":"integer","minimum":0},"deep_remaining":{"type":"integer","minimum":0},"replay_pending":{"type":"integer","minimum":0},"deep_pending":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema42 = {"type":"object","nullable":true,"required":["record_id","map_uid","rank","track","status","reason_code","checked_at","updated_at"],"properties":{"record_id":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"},"map_uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"rank":{"type":"integer","nullable":true,"minimum":0,"maximum":2147483647},"track":{"$ref":"component:Track"},"status":{"$ref":"component:VerificationStatus"},"reason_code":{"$ref":"component:ReasonCode"},"checked_at":{"type":"string","format":"date-time","nullable":true},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const pattern0 = new RegExp("^[A-Za-z0-9_.:-]{1,160}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_.-]{1,64}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"},message:"must have required property '"+"record_id"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.map_uid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_uid"},message:"must have required property '"+"map_uid"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rank === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rank"},message:"must have required property '"+"rank"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.track === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "track"},message:"must have required property '"+"track"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reason_code === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason_code"},message:"must have required property '"+"reason_code"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.checked_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checked_at"},message:"must have required property '"+"checked_at"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.updated_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "record_id") || (key0 === "map_uid")) || (key0 === "rank")) || (key0 === "track")) || (key0 === "status")) || (key0 === "reason_code")) || (key0 === "checked_at")) || (key0 === "updated_at"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.record_id !== undefined){
let data0 = data.record_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err10 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema42.properties.record_id,data:data0};
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
const err11 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.record_id.type,parentSchema:schema42.properties.record_id,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.map_uid !== undefined){
let data1 = data.map_uid;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err12 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema42.properties.map_uid,data:data1};
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
const err13 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.map_uid.type,parentSchema:schema42.properties.map_uid,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.rank !== undefined){
let data2 = data.rank;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err14 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.rank.type,parentSchema:schema42.properties.rank,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema42.properties.rank,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.rank,data:data2};
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
if(data.track !== undefined){
let data3 = data.track;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/track",schemaPath:"component:Track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data3 === "replay") || (data3 === "deep"))){
const err18 = {instancePath:instancePath+"/track",schemaPath:"component:Track/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"component:VerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.type,parentSchema:schema24,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data4 === "pass") || (data4 === "fail")) || (data4 === "pending")) || (data4 === "unavailable")) || (data4 === "not_run"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"component:VerificationStatus/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values",schema:schema24.enum,parentSchema:schema24,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.reason_code !== undefined){
let data5 = data.reason_code;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/reason_code",schemaPath:"component:ReasonCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((data5 === "verified") || (data5 === "failed_verification")) || (data5 === "awaiting_processing")) || (data5 === "manual_review")) || (data5 === "artifacts_missing")) || (data5 === "unsupported")) || (data5 === "service_error")) || (data5 === "not_run")) || (data5 === "unknown"))){
const err22 = {instancePath:instancePath+"/reason_code",schemaPath:"component:ReasonCode/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values",schema:schema25.enum,parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.checked_at !== undefined){
let data6 = data.checked_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.checked_at.type,parentSchema:schema42.properties.checked_at,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err24 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema42.properties.checked_at,data:data6};
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
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err25 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema42.properties.updated_at,data:data7};
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
const err26 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.updated_at.type,parentSchema:schema42.properties.updated_at,data:data7};
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
validate41.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","required":["record_id","map_uid","rank","track","status","reason_code","checked_at","updated_at"],"properties":{"record_id":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"},"map_uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"rank":{"type":"integer","nullable":true,"minimum":0,"maximum":2147483647},"track":{"$ref":"component:Track"},"status":{"$ref":"component:VerificationStatus"},"reason_code":{"$ref":"component:ReasonCode"},"checked_at":{"type":"string","format":"date-time","nullable":true},"updated_at":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"},message:"must have required property '"+"record_id"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.map_uid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_uid"},message:"must have required property '"+"map_uid"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rank === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rank"},message:"must have required property '"+"rank"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.track === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "track"},message:"must have required property '"+"track"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reason_code === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason_code"},message:"must have required property '"+"reason_code"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.checked_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checked_at"},message:"must have required property '"+"checked_at"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updated_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "record_id") || (key0 === "map_uid")) || (key0 === "rank")) || (key0 === "track")) || (key0 === "status")) || (key0 === "reason_code")) || (key0 === "checked_at")) || (key0 === "updated_at"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.record_id !== undefined){
let data0 = data.record_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err9 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema46.properties.record_id,data:data0};
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
const err10 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.record_id.type,parentSchema:schema46.properties.record_id,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.map_uid !== undefined){
let data1 = data.map_uid;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err11 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema46.properties.map_uid,data:data1};
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
const err12 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.map_uid.type,parentSchema:schema46.properties.map_uid,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rank !== undefined){
let data2 = data.rank;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err13 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.properties.rank.type,parentSchema:schema46.properties.rank,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema46.properties.rank,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema46.properties.rank,data:data2};
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
if(data.track !== undefined){
let data3 = data.track;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/track",schemaPath:"component:Track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data3 === "replay") || (data3 === "deep"))){
const err17 = {instancePath:instancePath+"/track",schemaPath:"component:Track/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"component:VerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.type,parentSchema:schema24,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data4 === "pass") || (data4 === "fail")) || (data4 === "pending")) || (data4 === "unavailable")) || (data4 === "not_run"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"component:VerificationStatus/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values",schema:schema24.enum,parentSchema:schema24,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reason_code !== undefined){
let data5 = data.reason_code;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/reason_code",schemaPath:"component:ReasonCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((data5 === "verified") || (data5 === "failed_verification")) || (data5 === "awaiting_processing")) || (data5 === "manual_review")) || (data5 === "artifacts_missing")) || (data5 === "unsupported")) || (data5 === "service_error")) || (data5 === "not_run")) || (data5 === "unknown"))){
const err21 = {instancePath:instancePath+"/reason_code",schemaPath:"component:ReasonCode/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values",schema:schema25.enum,parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.checked_at !== undefined){
let data6 = data.checked_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.checked_at.type,parentSchema:schema46.properties.checked_at,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err23 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema46.properties.checked_at,data:data6};
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
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err24 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema46.properties.updated_at,data:data7};
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
const err25 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.updated_at.type,parentSchema:schema46.properties.updated_at,data:data7};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","required":["record_id","map_uid","rank","updated_at","verifications"],"properties":{"record_id":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"},"map_uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"rank":{"type":"integer","nullable":true,"minimum":0,"maximum":2147483647},"updated_at":{"type":"string","format":"date-time"},"verifications":{"type":"array","minItems":1,"maxItems":2,"items":{"$ref":"component:VerificationEntry"}}},"additionalProperties":false};
const schema52 = {"type":"object","required":["track","status","checked_at","confidence","reason_code","policy_version","updated_at"],"properties":{"track":{"$ref":"component:Track"},"status":{"$ref":"component:VerificationStatus"},"checked_at":{"type":"string","format":"date-time","nullable":true},"confidence":{"type":"string","nullable":true,"enum":["high","medium","low",null]},"reason_code":{"$ref":"component:ReasonCode"},"policy_version":{"type":"string","nullable":true},"updated_at":{"type":"string","format":"date-time","nullable":true}},"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.track === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "track"},message:"must have required property '"+"track"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.checked_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checked_at"},message:"must have required property '"+"checked_at"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.confidence === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reason_code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason_code"},message:"must have required property '"+"reason_code"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.policy_version === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.updated_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "track") || (key0 === "status")) || (key0 === "checked_at")) || (key0 === "confidence")) || (key0 === "reason_code")) || (key0 === "policy_version")) || (key0 === "updated_at"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.track !== undefined){
let data0 = data.track;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/track",schemaPath:"component:Track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data0 === "replay") || (data0 === "deep"))){
const err9 = {instancePath:instancePath+"/track",schemaPath:"component:Track/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/status",schemaPath:"component:VerificationStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.type,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data1 === "pass") || (data1 === "fail")) || (data1 === "pending")) || (data1 === "unavailable")) || (data1 === "not_run"))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"component:VerificationStatus/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values",schema:schema24.enum,parentSchema:schema24,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.checked_at !== undefined){
let data2 = data.checked_at;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.checked_at.type,parentSchema:schema52.properties.checked_at,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err13 = {instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema52.properties.checked_at,data:data2};
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
if(data.confidence !== undefined){
let data3 = data.confidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.confidence.type,parentSchema:schema52.properties.confidence,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data3 === "high") || (data3 === "medium")) || (data3 === "low")) || (data3 === null))){
const err15 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema52.properties.confidence.enum},message:"must be equal to one of the allowed values",schema:schema52.properties.confidence.enum,parentSchema:schema52.properties.confidence,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.reason_code !== undefined){
let data4 = data.reason_code;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/reason_code",schemaPath:"component:ReasonCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((data4 === "verified") || (data4 === "failed_verification")) || (data4 === "awaiting_processing")) || (data4 === "manual_review")) || (data4 === "artifacts_missing")) || (data4 === "unsupported")) || (data4 === "service_error")) || (data4 === "not_run")) || (data4 === "unknown"))){
const err17 = {instancePath:instancePath+"/reason_code",schemaPath:"component:ReasonCode/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values",schema:schema25.enum,parentSchema:schema25,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.policy_version !== undefined){
let data5 = data.policy_version;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.policy_version.type,parentSchema:schema52.properties.policy_version,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.updated_at.type,parentSchema:schema52.properties.updated_at,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err20 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema52.properties.updated_at,data:data6};
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
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"},message:"must have required property '"+"record_id"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.map_uid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_uid"},message:"must have required property '"+"map_uid"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rank === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rank"},message:"must have required property '"+"rank"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.updated_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.verifications === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifications"},message:"must have required property '"+"verifications"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "record_id") || (key0 === "map_uid")) || (key0 === "rank")) || (key0 === "updated_at")) || (key0 === "verifications"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.record_id !== undefined){
let data0 = data.record_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema51.properties.record_id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.record_id.type,parentSchema:schema51.properties.record_id,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.map_uid !== undefined){
let data1 = data.map_uid;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema51.properties.map_uid,data:data1};
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
const err9 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.map_uid.type,parentSchema:schema51.properties.map_uid,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.rank !== undefined){
let data2 = data.rank;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema51.properties.rank.type,parentSchema:schema51.properties.rank,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647",schema:2147483647,parentSchema:schema51.properties.rank,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema51.properties.rank,data:data2};
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
if(data.updated_at !== undefined){
let data3 = data.updated_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err13 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema51.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.updated_at.type,parentSchema:schema51.properties.updated_at,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verifications !== undefined){
let data4 = data.verifications;
if(Array.isArray(data4)){
if(data4.length > 2){
const err15 = {instancePath:instancePath+"/verifications",schemaPath:"#/properties/verifications/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema51.properties.verifications,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/verifications",schemaPath:"#/properties/verifications/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema51.properties.verifications,data:data4};
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
if(!(validate46(data4[i0], {instancePath:instancePath+"/verifications/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/verifications",schemaPath:"#/properties/verifications/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema51.properties.verifications.type,parentSchema:schema51.properties.verifications,data:data4};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","required":["map_uid","total_records","unresolved_records","replay_remaining","replay_pending","replay_unavailable","deep_remaining","deep_pending","deep_unavailable","updated_at","records"],"properties":{"map_uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"total_records":{"type":"integer","minimum":1},"unresolved_records":{"type":"integer","minimum":1},"replay_remaining":{"type":"integer","minimum":0},"replay_pending":{"type":"integer","minimum":0},"replay_unavailable":{"type":"integer","minimum":0},"deep_remaining":{"type":"integer","minimum":0},"deep_pending":{"type":"integer","minimum":0},"deep_unavailable":{"type":"integer","minimum":0},"updated_at":{"type":"string","format":"date-time"},"records":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"component:RecordBundle"}}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map_uid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_uid"},message:"must have required property '"+"map_uid"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total_records === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_records"},message:"must have required property '"+"total_records"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.unresolved_records === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unresolved_records"},message:"must have required property '"+"unresolved_records"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.replay_remaining === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replay_remaining"},message:"must have required property '"+"replay_remaining"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.replay_pending === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replay_pending"},message:"must have required property '"+"replay_pending"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.replay_unavailable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replay_unavailable"},message:"must have required property '"+"replay_unavailable"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.deep_remaining === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deep_remaining"},message:"must have required property '"+"deep_remaining"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.deep_pending === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deep_pending"},message:"must have required property '"+"deep_pending"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.deep_unavailable === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deep_unavailable"},message:"must have required property '"+"deep_unavailable"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.updated_at === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.records === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema56.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.map_uid !== undefined){
let data0 = data.map_uid;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err12 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema56.properties.map_uid,data:data0};
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
const err13 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.map_uid.type,parentSchema:schema56.properties.map_uid,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.total_records !== undefined){
let data1 = data.total_records;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err14 = {instancePath:instancePath+"/total_records",schemaPath:"#/properties/total_records/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.total_records.type,parentSchema:schema56.properties.total_records,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/total_records",schemaPath:"#/properties/total_records/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema56.properties.total_records,data:data1};
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
if(data.unresolved_records !== undefined){
let data2 = data.unresolved_records;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/unresolved_records",schemaPath:"#/properties/unresolved_records/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.unresolved_records.type,parentSchema:schema56.properties.unresolved_records,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/unresolved_records",schemaPath:"#/properties/unresolved_records/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema56.properties.unresolved_records,data:data2};
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
if(data.replay_remaining !== undefined){
let data3 = data.replay_remaining;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err18 = {instancePath:instancePath+"/replay_remaining",schemaPath:"#/properties/replay_remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.replay_remaining.type,parentSchema:schema56.properties.replay_remaining,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/replay_remaining",schemaPath:"#/properties/replay_remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.replay_remaining,data:data3};
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
if(data.replay_pending !== undefined){
let data4 = data.replay_pending;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err20 = {instancePath:instancePath+"/replay_pending",schemaPath:"#/properties/replay_pending/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.replay_pending.type,parentSchema:schema56.properties.replay_pending,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/replay_pending",schemaPath:"#/properties/replay_pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.replay_pending,data:data4};
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
if(data.replay_unavailable !== undefined){
let data5 = data.replay_unavailable;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err22 = {instancePath:instancePath+"/replay_unavailable",schemaPath:"#/properties/replay_unavailable/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.replay_unavailable.type,parentSchema:schema56.properties.replay_unavailable,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/replay_unavailable",schemaPath:"#/properties/replay_unavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.replay_unavailable,data:data5};
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
if(data.deep_remaining !== undefined){
let data6 = data.deep_remaining;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err24 = {instancePath:instancePath+"/deep_remaining",schemaPath:"#/properties/deep_remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.deep_remaining.type,parentSchema:schema56.properties.deep_remaining,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/deep_remaining",schemaPath:"#/properties/deep_remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.deep_remaining,data:data6};
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
if(data.deep_pending !== undefined){
let data7 = data.deep_pending;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err26 = {instancePath:instancePath+"/deep_pending",schemaPath:"#/properties/deep_pending/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.deep_pending.type,parentSchema:schema56.properties.deep_pending,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/deep_pending",schemaPath:"#/properties/deep_pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.deep_pending,data:data7};
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
if(data.deep_unavailable !== undefined){
let data8 = data.deep_unavailable;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err28 = {instancePath:instancePath+"/deep_unavailable",schemaPath:"#/properties/deep_unavailable/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema56.properties.deep_unavailable.type,parentSchema:schema56.properties.deep_unavailable,data:data8};
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
const err29 = {instancePath:instancePath+"/deep_unavailable",schemaPath:"#/properties/deep_unavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema56.properties.deep_unavailable,data:data8};
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
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err30 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema56.properties.updated_at,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.updated_at.type,parentSchema:schema56.properties.updated_at,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.records !== undefined){
let data10 = data.records;
if(Array.isArray(data10)){
if(data10.length > 10){
const err32 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema56.properties.records,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length < 1){
const err33 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema56.properties.records,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate45(data10[i0], {instancePath:instancePath+"/records/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema56.properties.records.type,parentSchema:schema56.properties.records,data:data10};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.live_at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "live_at"},message:"must have required property '"+"live_at"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.latest_activity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latest_activity"},message:"must have required property '"+"latest_activity"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.recent_activity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recent_activity"},message:"must have required property '"+"recent_activity"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totals === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totals"},message:"must have required property '"+"totals"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.records === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.maps_remaining === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maps_remaining"},message:"must have required property '"+"maps_remaining"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "live_at") || (key0 === "latest_activity")) || (key0 === "recent_activity")) || (key0 === "totals")) || (key0 === "records")) || (key0 === "maps_remaining"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.live_at !== undefined){
let data0 = data.live_at;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err7 = {instancePath:instancePath+"/live_at",schemaPath:"#/properties/live_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema41.properties.live_at,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/live_at",schemaPath:"#/properties/live_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.live_at.type,parentSchema:schema41.properties.live_at,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.latest_activity !== undefined){
if(!(validate41(data.latest_activity, {instancePath:instancePath+"/latest_activity",parentData:data,parentDataProperty:"latest_activity",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.recent_activity !== undefined){
let data2 = data.recent_activity;
if(Array.isArray(data2)){
if(data2.length > 20){
const err9 = {instancePath:instancePath+"/recent_activity",schemaPath:"#/properties/recent_activity/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema41.properties.recent_activity,data:data2};
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
if(!(validate43(data2[i0], {instancePath:instancePath+"/recent_activity/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/recent_activity",schemaPath:"#/properties/recent_activity/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.recent_activity.type,parentSchema:schema41.properties.recent_activity,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.totals !== undefined){
let data4 = data.totals;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.known_records === undefined){
const err11 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/required",keyword:"required",params:{missingProperty: "known_records"},message:"must have required property '"+"known_records"+"'",schema:schema50.required,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.known_maps === undefined){
const err12 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/required",keyword:"required",params:{missingProperty: "known_maps"},message:"must have required property '"+"known_maps"+"'",schema:schema50.required,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.replay_remaining === undefined){
const err13 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/required",keyword:"required",params:{missingProperty: "replay_remaining"},message:"must have required property '"+"replay_remaining"+"'",schema:schema50.required,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.deep_remaining === undefined){
const err14 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/required",keyword:"required",params:{missingProperty: "deep_remaining"},message:"must have required property '"+"deep_remaining"+"'",schema:schema50.required,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.replay_pending === undefined){
const err15 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/required",keyword:"required",params:{missingProperty: "replay_pending"},message:"must have required property '"+"replay_pending"+"'",schema:schema50.required,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.deep_pending === undefined){
const err16 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/required",keyword:"required",params:{missingProperty: "deep_pending"},message:"must have required property '"+"deep_pending"+"'",schema:schema50.required,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data4){
if(!((((((key1 === "known_records") || (key1 === "known_maps")) || (key1 === "replay_remaining")) || (key1 === "deep_remaining")) || (key1 === "replay_pending")) || (key1 === "deep_pending"))){
const err17 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.known_records !== undefined){
let data5 = data4.known_records;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err18 = {instancePath:instancePath+"/totals/known_records",schemaPath:"component:LiveTotals/properties/known_records/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.known_records.type,parentSchema:schema50.properties.known_records,data:data5};
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
const err19 = {instancePath:instancePath+"/totals/known_records",schemaPath:"component:LiveTotals/properties/known_records/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema50.properties.known_records,data:data5};
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
if(data4.known_maps !== undefined){
let data6 = data4.known_maps;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err20 = {instancePath:instancePath+"/totals/known_maps",schemaPath:"component:LiveTotals/properties/known_maps/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.known_maps.type,parentSchema:schema50.properties.known_maps,data:data6};
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
const err21 = {instancePath:instancePath+"/totals/known_maps",schemaPath:"component:LiveTotals/properties/known_maps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema50.properties.known_maps,data:data6};
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
if(data4.replay_remaining !== undefined){
let data7 = data4.replay_remaining;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/totals/replay_remaining",schemaPath:"component:LiveTotals/properties/replay_remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.replay_remaining.type,parentSchema:schema50.properties.replay_remaining,data:data7};
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
const err23 = {instancePath:instancePath+"/totals/replay_remaining",schemaPath:"component:LiveTotals/properties/replay_remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema50.properties.replay_remaining,data:data7};
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
if(data4.deep_remaining !== undefined){
let data8 = data4.deep_remaining;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err24 = {instancePath:instancePath+"/totals/deep_remaining",schemaPath:"component:LiveTotals/properties/deep_remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.deep_remaining.type,parentSchema:schema50.properties.deep_remaining,data:data8};
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
const err25 = {instancePath:instancePath+"/totals/deep_remaining",schemaPath:"component:LiveTotals/properties/deep_remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema50.properties.deep_remaining,data:data8};
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
if(data4.replay_pending !== undefined){
let data9 = data4.replay_pending;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err26 = {instancePath:instancePath+"/totals/replay_pending",schemaPath:"component:LiveTotals/properties/replay_pending/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.replay_pending.type,parentSchema:schema50.properties.replay_pending,data:data9};
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
const err27 = {instancePath:instancePath+"/totals/replay_pending",schemaPath:"component:LiveTotals/properties/replay_pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema50.properties.replay_pending,data:data9};
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
if(data4.deep_pending !== undefined){
let data10 = data4.deep_pending;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err28 = {instancePath:instancePath+"/totals/deep_pending",schemaPath:"component:LiveTotals/properties/deep_pending/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.deep_pending.type,parentSchema:schema50.properties.deep_pending,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/totals/deep_pending",schemaPath:"component:LiveTotals/properties/deep_pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema50.properties.deep_pending,data:data10};
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
const err30 = {instancePath:instancePath+"/totals",schemaPath:"component:LiveTotals/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.records !== undefined){
let data11 = data.records;
if(Array.isArray(data11)){
if(data11.length > 500){
const err31 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema41.properties.records,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate45(data11[i1], {instancePath:instancePath+"/records/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.records.type,parentSchema:schema41.properties.records,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.maps_remaining !== undefined){
let data13 = data.maps_remaining;
if(Array.isArray(data13)){
if(data13.length > 50){
const err33 = {instancePath:instancePath+"/maps_remaining",schemaPath:"#/properties/maps_remaining/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema41.properties.maps_remaining,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate49(data13[i2], {instancePath:instancePath+"/maps_remaining/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/maps_remaining",schemaPath:"#/properties/maps_remaining/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.maps_remaining.type,parentSchema:schema41.properties.maps_remaining,data:data13};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties.ok.type,parentSchema:schema40.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema40.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema40.properties.ok.enum,parentSchema:schema40.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate40(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

export const getLiveFeed400 = validate54;
const schema57 = {"$ref":"component:ErrorAnswer"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}

export const getLiveFeed429 = validate56;
const schema58 = {"$ref":"component:ErrorAnswer"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

export const getRecord200 = validate58;
const schema59 = {"$ref":"component:RecordAnswer"};
const schema60 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:RecordBundle"}},"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema60,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema60.properties.ok.type,parentSchema:schema60.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema60.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema60.properties.ok.enum,parentSchema:schema60.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate45(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

export const getRecord400 = validate62;
const schema61 = {"$ref":"component:ErrorAnswer"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

export const getRecord404 = validate64;
const schema62 = {"$ref":"component:ErrorAnswer"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}

export const getRecord429 = validate66;
const schema63 = {"$ref":"component:ErrorAnswer"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}

export const getRecordVerdicts200 = validate68;
const schema64 = {"$ref":"component:RecordAnswer"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}

export const getRecordVerdicts400 = validate70;
const schema65 = {"$ref":"component:ErrorAnswer"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}

export const getRecordVerdicts404 = validate72;
const schema66 = {"$ref":"component:ErrorAnswer"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}

export const getRecordVerdicts429 = validate74;
const schema67 = {"$ref":"component:ErrorAnswer"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}

export const listMapVerdicts200 = validate76;
const schema68 = {"$ref":"component:MapVerdictsAnswer"};
const schema69 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:MapVerdicts"}},"additionalProperties":false};
const schema70 = {"type":"object","required":["map_uid","track","sort","status","page","limit","total_items","filtered_items","page_count","latest_update","counts","items"],"properties":{"map_uid":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,64}$"},"track":{"$ref":"component:Track"},"sort":{"type":"string","enum":["rank_asc","rank_desc","updated_desc","record_asc"]},"status":{"type":"string","enum":["all","pass","fail","pending","unavailable","not_run"]},"page":{"type":"integer","minimum":1},"limit":{"type":"integer","minimum":1,"maximum":500},"total_items":{"type":"integer","minimum":0},"filtered_items":{"type":"integer","minimum":0},"page_count":{"type":"integer","minimum":1},"latest_update":{"type":"string","format":"date-time","nullable":true},"counts":{"$ref":"component:StatusCounts"},"items":{"type":"array","maxItems":500,"items":{"$ref":"component:RecordBundle"}}},"additionalProperties":false};
const schema72 = {"type":"object","required":["pass","fail","pending","unavailable","not_run"],"properties":{"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"unavailable":{"type":"integer","minimum":0},"not_run":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map_uid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map_uid"},message:"must have required property '"+"map_uid"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.track === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "track"},message:"must have required property '"+"track"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sort === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sort"},message:"must have required property '"+"sort"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.page === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.limit === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.total_items === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_items"},message:"must have required property '"+"total_items"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.filtered_items === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filtered_items"},message:"must have required property '"+"filtered_items"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.page_count === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page_count"},message:"must have required property '"+"page_count"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.latest_update === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latest_update"},message:"must have required property '"+"latest_update"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.counts === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.items === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema70.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.map_uid !== undefined){
let data0 = data.map_uid;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err13 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,64}$",parentSchema:schema70.properties.map_uid,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/map_uid",schemaPath:"#/properties/map_uid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.map_uid.type,parentSchema:schema70.properties.map_uid,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.track !== undefined){
let data1 = data.track;
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/track",schemaPath:"component:Track/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data1 === "replay") || (data1 === "deep"))){
const err16 = {instancePath:instancePath+"/track",schemaPath:"component:Track/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sort !== undefined){
let data2 = data.sort;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.sort.type,parentSchema:schema70.properties.sort,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data2 === "rank_asc") || (data2 === "rank_desc")) || (data2 === "updated_desc")) || (data2 === "record_asc"))){
const err18 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema70.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema70.properties.sort.enum,parentSchema:schema70.properties.sort,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.status.type,parentSchema:schema70.properties.status,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((((data3 === "all") || (data3 === "pass")) || (data3 === "fail")) || (data3 === "pending")) || (data3 === "unavailable")) || (data3 === "not_run"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema70.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema70.properties.status.enum,parentSchema:schema70.properties.status,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.page !== undefined){
let data4 = data.page;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err21 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.page.type,parentSchema:schema70.properties.page,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema70.properties.page,data:data4};
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
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.limit.type,parentSchema:schema70.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema70.properties.limit,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema70.properties.limit,data:data5};
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
if(data.total_items !== undefined){
let data6 = data.total_items;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err26 = {instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.total_items.type,parentSchema:schema70.properties.total_items,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema70.properties.total_items,data:data6};
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
if(data.filtered_items !== undefined){
let data7 = data.filtered_items;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err28 = {instancePath:instancePath+"/filtered_items",schemaPath:"#/properties/filtered_items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.filtered_items.type,parentSchema:schema70.properties.filtered_items,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/filtered_items",schemaPath:"#/properties/filtered_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema70.properties.filtered_items,data:data7};
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
if(data.page_count !== undefined){
let data8 = data.page_count;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err30 = {instancePath:instancePath+"/page_count",schemaPath:"#/properties/page_count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.page_count.type,parentSchema:schema70.properties.page_count,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/page_count",schemaPath:"#/properties/page_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema70.properties.page_count,data:data8};
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
if(data.latest_update !== undefined){
let data9 = data.latest_update;
if((typeof data9 !== "string") && (data9 !== null)){
const err32 = {instancePath:instancePath+"/latest_update",schemaPath:"#/properties/latest_update/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.latest_update.type,parentSchema:schema70.properties.latest_update,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err33 = {instancePath:instancePath+"/latest_update",schemaPath:"#/properties/latest_update/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema70.properties.latest_update,data:data9};
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
if(data.counts !== undefined){
let data10 = data.counts;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.pass === undefined){
const err34 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'",schema:schema72.required,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.fail === undefined){
const err35 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'",schema:schema72.required,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.pending === undefined){
const err36 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/required",keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'",schema:schema72.required,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.unavailable === undefined){
const err37 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/required",keyword:"required",params:{missingProperty: "unavailable"},message:"must have required property '"+"unavailable"+"'",schema:schema72.required,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10.not_run === undefined){
const err38 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/required",keyword:"required",params:{missingProperty: "not_run"},message:"must have required property '"+"not_run"+"'",schema:schema72.required,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key1 in data10){
if(!(((((key1 === "pass") || (key1 === "fail")) || (key1 === "pending")) || (key1 === "unavailable")) || (key1 === "not_run"))){
const err39 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.pass !== undefined){
let data11 = data10.pass;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err40 = {instancePath:instancePath+"/counts/pass",schemaPath:"component:StatusCounts/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.pass.type,parentSchema:schema72.properties.pass,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err41 = {instancePath:instancePath+"/counts/pass",schemaPath:"component:StatusCounts/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.pass,data:data11};
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
if(data10.fail !== undefined){
let data12 = data10.fail;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err42 = {instancePath:instancePath+"/counts/fail",schemaPath:"component:StatusCounts/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.fail.type,parentSchema:schema72.properties.fail,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/counts/fail",schemaPath:"component:StatusCounts/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.fail,data:data12};
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
if(data10.pending !== undefined){
let data13 = data10.pending;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err44 = {instancePath:instancePath+"/counts/pending",schemaPath:"component:StatusCounts/properties/pending/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.pending.type,parentSchema:schema72.properties.pending,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/counts/pending",schemaPath:"component:StatusCounts/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.pending,data:data13};
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
if(data10.unavailable !== undefined){
let data14 = data10.unavailable;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err46 = {instancePath:instancePath+"/counts/unavailable",schemaPath:"component:StatusCounts/properties/unavailable/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.unavailable.type,parentSchema:schema72.properties.unavailable,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/counts/unavailable",schemaPath:"component:StatusCounts/properties/unavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.unavailable,data:data14};
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
if(data10.not_run !== undefined){
let data15 = data10.not_run;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err48 = {instancePath:instancePath+"/counts/not_run",schemaPath:"component:StatusCounts/properties/not_run/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.not_run.type,parentSchema:schema72.properties.not_run,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/counts/not_run",schemaPath:"component:StatusCounts/properties/not_run/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema72.properties.not_run,data:data15};
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
const err50 = {instancePath:instancePath+"/counts",schemaPath:"component:StatusCounts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data:data10};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.items !== undefined){
let data16 = data.items;
if(Array.isArray(data16)){
if(data16.length > 500){
const err51 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema70.properties.items,data:data16};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate45(data16[i0], {instancePath:instancePath+"/items/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema70.properties.items.type,parentSchema:schema70.properties.items,data:data16};
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
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema69,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema69.properties.ok.type,parentSchema:schema69.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema69.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema69.properties.ok.enum,parentSchema:schema69.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate78(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}

export const listMapVerdicts400 = validate82;
const schema73 = {"$ref":"component:ErrorAnswer"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}

export const listMapVerdicts429 = validate84;
const schema74 = {"$ref":"component:ErrorAnswer"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}

export const resolveVerdicts200 = validate86;
const schema75 = {"$ref":"component:VerdictBatchAnswer"};
const schema76 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:VerdictBatch"}},"additionalProperties":false};
const schema77 = {"type":"object","required":["records","missing_record_ids"],"properties":{"records":{"type":"array","maxItems":100,"items":{"$ref":"component:RecordBundle"}},"missing_record_ids":{"type":"array","maxItems":100,"items":{"type":"string","pattern":"^[A-Za-z0-9_.:-]{1,160}$"}}},"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.records === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.missing_record_ids === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing_record_ids"},message:"must have required property '"+"missing_record_ids"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "records") || (key0 === "missing_record_ids"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.records !== undefined){
let data0 = data.records;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema77.properties.records,data:data0};
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
if(!(validate45(data0[i0], {instancePath:instancePath+"/records/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema77.properties.records.type,parentSchema:schema77.properties.records,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.missing_record_ids !== undefined){
let data2 = data.missing_record_ids;
if(Array.isArray(data2)){
if(data2.length > 100){
const err5 = {instancePath:instancePath+"/missing_record_ids",schemaPath:"#/properties/missing_record_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema77.properties.missing_record_ids,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err6 = {instancePath:instancePath+"/missing_record_ids/" + i1,schemaPath:"#/properties/missing_record_ids/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,160}$"},message:"must match pattern \""+"^[A-Za-z0-9_.:-]{1,160}$"+"\"",schema:"^[A-Za-z0-9_.:-]{1,160}$",parentSchema:schema77.properties.missing_record_ids.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/missing_record_ids/" + i1,schemaPath:"#/properties/missing_record_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.missing_record_ids.items.type,parentSchema:schema77.properties.missing_record_ids.items,data:data3};
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
const err8 = {instancePath:instancePath+"/missing_record_ids",schemaPath:"#/properties/missing_record_ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema77.properties.missing_record_ids.type,parentSchema:schema77.properties.missing_record_ids,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema76,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema76.properties.ok.type,parentSchema:schema76.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema76.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema76.properties.ok.enum,parentSchema:schema76.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate88(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}

export const resolveVerdicts400 = validate92;
const schema78 = {"$ref":"component:ErrorAnswer"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}

export const resolveVerdicts413 = validate94;
const schema79 = {"$ref":"component:ErrorAnswer"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}

export const resolveVerdicts415 = validate96;
const schema80 = {"$ref":"component:ErrorAnswer"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}

export const resolveVerdicts429 = validate98;
const schema81 = {"$ref":"component:ErrorAnswer"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}

export const uploadMap200 = validate100;
const schema82 = {"$ref":"component:StagedUploadAnswer"};
const schema83 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:StagedUpload"}},"additionalProperties":false};
const schema84 = {"type":"object","required":["artifact_ref","kind","size_bytes","sha256","expires_at"],"properties":{"artifact_ref":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"},"kind":{"type":"string","enum":["map","replay"]},"size_bytes":{"type":"integer","minimum":1},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"expires_at":{"type":"string","format":"date-time"}},"additionalProperties":false};
const pattern9 = new RegExp("^[A-Za-z0-9_.-]{1,128}$", "u");
const pattern10 = new RegExp("^[0-9a-f]{64}$", "u");

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
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
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema83.properties.ok.type,parentSchema:schema83.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema83.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema83.properties.ok.enum,parentSchema:schema83.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.artifact_ref === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/required",keyword:"required",params:{missingProperty: "artifact_ref"},message:"must have required property '"+"artifact_ref"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.kind === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.size_bytes === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/required",keyword:"required",params:{missingProperty: "size_bytes"},message:"must have required property '"+"size_bytes"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.sha256 === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.expires_at === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'",schema:schema84.required,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "artifact_ref") || (key1 === "kind")) || (key1 === "size_bytes")) || (key1 === "sha256")) || (key1 === "expires_at"))){
const err10 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.artifact_ref !== undefined){
let data2 = data1.artifact_ref;
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
const err11 = {instancePath:instancePath+"/data/artifact_ref",schemaPath:"component:StagedUpload/properties/artifact_ref/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,128}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,128}$",parentSchema:schema84.properties.artifact_ref,data:data2};
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
const err12 = {instancePath:instancePath+"/data/artifact_ref",schemaPath:"component:StagedUpload/properties/artifact_ref/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.artifact_ref.type,parentSchema:schema84.properties.artifact_ref,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.kind !== undefined){
let data3 = data1.kind;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/data/kind",schemaPath:"component:StagedUpload/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.kind.type,parentSchema:schema84.properties.kind,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data3 === "map") || (data3 === "replay"))){
const err14 = {instancePath:instancePath+"/data/kind",schemaPath:"component:StagedUpload/properties/kind/enum",keyword:"enum",params:{allowedValues: schema84.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema84.properties.kind.enum,parentSchema:schema84.properties.kind,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.size_bytes !== undefined){
let data4 = data1.size_bytes;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err15 = {instancePath:instancePath+"/data/size_bytes",schemaPath:"component:StagedUpload/properties/size_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema84.properties.size_bytes.type,parentSchema:schema84.properties.size_bytes,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/data/size_bytes",schemaPath:"component:StagedUpload/properties/size_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema84.properties.size_bytes,data:data4};
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
if(data1.sha256 !== undefined){
let data5 = data1.sha256;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err17 = {instancePath:instancePath+"/data/sha256",schemaPath:"component:StagedUpload/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema84.properties.sha256,data:data5};
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
const err18 = {instancePath:instancePath+"/data/sha256",schemaPath:"component:StagedUpload/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.sha256.type,parentSchema:schema84.properties.sha256,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.expires_at !== undefined){
let data6 = data1.expires_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err19 = {instancePath:instancePath+"/data/expires_at",schemaPath:"component:StagedUpload/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema84.properties.expires_at,data:data6};
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
const err20 = {instancePath:instancePath+"/data/expires_at",schemaPath:"component:StagedUpload/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.expires_at.type,parentSchema:schema84.properties.expires_at,data:data6};
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
const err21 = {instancePath:instancePath+"/data",schemaPath:"component:StagedUpload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data:data1};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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

export const uploadMap400 = validate103;
const schema85 = {"$ref":"component:ErrorAnswer"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}

export const uploadMap413 = validate105;
const schema86 = {"$ref":"component:ErrorAnswer"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}

export const uploadMap415 = validate107;
const schema87 = {"$ref":"component:ErrorAnswer"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}

export const uploadMap429 = validate109;
const schema88 = {"$ref":"component:ErrorAnswer"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}

export const uploadReplay200 = validate111;
const schema89 = {"$ref":"component:StagedUploadAnswer"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}

export const uploadReplay400 = validate113;
const schema90 = {"$ref":"component:ErrorAnswer"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}

export const uploadReplay413 = validate115;
const schema91 = {"$ref":"component:ErrorAnswer"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}

export const uploadReplay415 = validate117;
const schema92 = {"$ref":"component:ErrorAnswer"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}

export const uploadReplay429 = validate119;
const schema93 = {"$ref":"component:ErrorAnswer"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}

export const createReplaySubmission200 = validate121;
const schema94 = {"$ref":"component:ReplaySubmissionAnswer"};
const schema95 = {"type":"object","required":["ok","data"],"properties":{"ok":{"type":"boolean","enum":[true]},"data":{"$ref":"component:ReplaySubmission"}},"additionalProperties":false};
const schema96 = {"type":"object","required":["submission_id","record"],"properties":{"submission_id":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"},"record":{"$ref":"component:RecordBundle"}},"additionalProperties":false};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.submission_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submission_id"},message:"must have required property '"+"submission_id"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "submission_id") || (key0 === "record"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.submission_id !== undefined){
let data0 = data.submission_id;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err3 = {instancePath:instancePath+"/submission_id",schemaPath:"#/properties/submission_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,128}$"+"\"",schema:"^[A-Za-z0-9_.-]{1,128}$",parentSchema:schema96.properties.submission_id,data:data0};
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
const err4 = {instancePath:instancePath+"/submission_id",schemaPath:"#/properties/submission_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.submission_id.type,parentSchema:schema96.properties.submission_id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.record !== undefined){
if(!(validate45(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'",schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data};
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
const err3 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema95.properties.ok.type,parentSchema:schema95.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/enum",keyword:"enum",params:{allowedValues: schema95.properties.ok.enum},message:"must be equal to one of the allowed values",schema:schema95.properties.ok.enum,parentSchema:schema95.properties.ok,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate123(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

export const createReplaySubmission400 = validate127;
const schema97 = {"$ref":"component:ErrorAnswer"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}

export const createReplaySubmission413 = validate129;
const schema98 = {"$ref":"component:ErrorAnswer"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}

export const createReplaySubmission415 = validate131;
const schema99 = {"$ref":"component:ErrorAnswer"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}

export const createReplaySubmission429 = validate133;
const schema100 = {"$ref":"component:ErrorAnswer"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}


export const responseValidators = {
  listEndpoints: {
    '200 application/json': listEndpoints200,
    '429 application/json': listEndpoints429,
  },
  getApiRoot: {
    '200 application/json': getApiRoot200,
    '429 application/json': getApiRoot429,
  },
  getHealth: {
    '200 application/json': getHealth200,
    '429 application/json': getHealth429,
  },
  getLiveFeed: {
    '200 application/json': getLiveFeed200,
    '400 application/json': getLiveFeed400,
    '429 application/json': getLiveFeed429,
  },
  getRecord: {
    '200 application/json': getRecord200,
    '400 application/json': getRecord400,
    '404 application/json': getRecord404,
    '429 application/json': getRecord429,
  },
  getRecordVerdicts: {
    '200 application/json': getRecordVerdicts200,
    '400 application/json': getRecordVerdicts400,
    '404 application/json': getRecordVerdicts404,
    '429 application/json': getRecordVerdicts429,
  },
  listMapVerdicts: {
    '200 application/json': listMapVerdicts200,
    '400 application/json': listMapVerdicts400,
    '429 application/json': listMapVerdicts429,
  },
  resolveVerdicts: {
    '200 application/json': resolveVerdicts200,
    '400 application/json': resolveVerdicts400,
    '413 application/json': resolveVerdicts413,
    '415 application/json': resolveVerdicts415,
    '429 application/json': resolveVerdicts429,
  },
  uploadMap: {
    '200 application/json': uploadMap200,
    '400 application/json': uploadMap400,
    '413 application/json': uploadMap413,
    '415 application/json': uploadMap415,
    '429 application/json': uploadMap429,
  },
  uploadReplay: {
    '200 application/json': uploadReplay200,
    '400 application/json': uploadReplay400,
    '413 application/json': uploadReplay413,
    '415 application/json': uploadReplay415,
    '429 application/json': uploadReplay429,
  },
  createReplaySubmission: {
    '200 application/json': createReplaySubmission200,
    '400 application/json': createReplaySubmission400,
    '413 application/json': createReplaySubmission413,
    '415 application/json': createReplaySubmission415,
    '429 application/json': createReplaySubmission429,
  },
};
