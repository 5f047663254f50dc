// Made by `npm run generate` from specs/. Change the spec, not this file.
/**
 * Sends one request and returns status, headers and the body that was read.
 * Throws what fetch throws when the service cannot be reached, and a TypeError when an answer called JSON is none.
 */
export async function send(client, method, template, request = {}, options = {}) {
    const parts = request;
    const isBytes = parts.body instanceof Blob || parts.body instanceof ArrayBuffer || ArrayBuffer.isView(parts.body);
    const headers = { accept: 'application/json', ...client.headers, ...options.headers };
    for (const [name, value] of Object.entries(parts.header ?? {}))
        headers[name] = String(value);
    if (parts.body !== undefined)
        headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await (client.fetch ?? fetch)(client.baseUrl.replace(/\/$/, '') + address(template, parts), {
        method,
        headers,
        body: parts.body === undefined ? null : isBytes ? parts.body : JSON.stringify(parts.body),
        signal: options.signal ?? null,
    });
    return { status: response.status, headers: response.headers, body: await readBody(response) };
}
function address(template, parts) {
    const values = (parts.path ?? {});
    const path = template.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(parts.query ?? {})) {
        for (const one of Array.isArray(value) ? value : [value]) {
            if (one !== undefined && one !== null)
                search.append(name, String(one));
        }
    }
    const query = search.toString();
    return query ? `${path}?${query}` : path;
}
async function readBody(response) {
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 304 || !type.includes('json')) {
        const text = await response.text();
        return text === '' ? undefined : text;
    }
    return response.json();
}
