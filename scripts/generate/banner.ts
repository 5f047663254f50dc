/** The first line of every generated file. */
export const banner = '// Made by `npm run generate` from specs/. Change the spec, not this file.\n\n';
