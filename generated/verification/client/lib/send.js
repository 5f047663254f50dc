// Made by `npm run generate` from specs/. Change the spec, not this file.
/**
 * Sends one request and returns its response: status, headers and the parsed body. Rejects with what `fetch` rejects with
 * where there is no response, with a TypeError that names a path parameter without a usable value, and with a SyntaxError
 * where a documented response claims to be JSON and is not.
 */
export async function send(client, operation, request = {}, options = {}) {
    const parts = request;
    const url = client.baseUrl.replace(/\/+$/, '') + renderAddress(operation, parts);
    const body = operation.sends === 'bytes' ? parts.body : JSON.stringify(parts.body);
    const response = await (client.fetch ?? fetch)(url, {
        method: operation.method,
        headers: renderHeaders(client, operation, parts, options),
        body: (body ?? null),
        // Where it leads would be sent the token, and the body.
        redirect: 'manual',
        signal: options.signal ?? null,
    });
    return (await readResponse(operation, response, typeof options.ifNoneMatch === 'string'));
}
function renderHeaders(client, operation, parts, options) {
    const headers = new Headers({ accept: 'application/json' });
    const given = [client.headers ?? {}, options.headers ?? {}, parts.header ?? {}];
    for (const [name, value] of given.flatMap((one) => Object.entries(one))) {
        if (value !== undefined && value !== null)
            headers.set(name, String(value));
    }
    if (typeof options.ifNoneMatch === 'string')
        headers.set('if-none-match', options.ifNoneMatch);
    if (parts.body !== undefined) {
        const isBytes = operation.sends === 'bytes';
        headers.set('content-type', isBytes ? 'application/octet-stream' : 'application/json');
    }
    return headers;
}
function renderAddress(operation, parts) {
    const values = (parts.path ?? {});
    const path = operation.path.replace(/\{([^}]+)\}/g, (_, name) => renderSegment(operation, name, values[name]));
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
/** An empty segment, or one of dots, would be the address of another operation. */
function renderSegment({ id }, name, value) {
    const text = String(value ?? '');
    if (text === '')
        throw new TypeError(`${id}: the path parameter ${name} is missing.`);
    if (text === '.' || text === '..')
        throw new TypeError(`${id}: the path parameter ${name} cannot be "${text}"; URLs do not keep it.`);
    return encodeURIComponent(text);
}
async function readResponse(operation, response, isConditional) {
    const { status, headers } = response;
    const text = await response.text();
    const isJson = /[/+]json\b/i.test(headers.get('content-type') ?? '');
    if (operation.empty.includes(status) && (status !== 304 || isConditional))
        return { status, headers, body: undefined };
    if (operation.json.includes(status) && isJson)
        return { status, headers, body: parseDocumented(operation, status, text) };
    return {
        status: 'unexpected',
        httpStatus: status,
        headers,
        body: isJson ? parseAny(text) : text || undefined,
    };
}
function parseDocumented({ id, method, path }, status, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new SyntaxError(`${id}: the response ${status} to ${method} ${path} is not valid JSON.`, { cause });
    }
}
function parseAny(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text || undefined;
    }
}
