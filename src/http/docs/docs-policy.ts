/**
 * Returns the content security policy of a documentation page: nothing from another host, no inline script, no eval. The
 * renderer sets style attributes and inserts style sheets, hence 'unsafe-inline' for styles; `connect-src` is for the
 * document and for trying its operations, also on services at other origins.
 */
export function docsPolicy(services: readonly string[] = []): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...services].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** Returns the headers of a page with a policy. Only a header can say who may frame the page. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
}
