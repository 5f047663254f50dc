// @ts-nocheck
// Made by `npm run generate` from specs/. Change the spec, not this file.


"use strict";

export const validators = {
  listEndpoints: { parameters: null, body: null, rows: {} },
};
