/**
 * The content security policy of a documentation page: nothing from another host, no inline script, no eval. The renderer sets style attributes
 * and inserts style sheets, hence 'unsafe-inline' for styles; `connect-src` is for the document and, on a server, for trying
 * its operations.
 */
export const DOCS_POLICY: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
