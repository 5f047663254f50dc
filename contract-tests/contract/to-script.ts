import { gzipSync } from 'node:zlib';
import { parseJson, type Response, type WireRequest } from './http-client.js';
import { ACCEPTED, quoteForShell } from './request.js';

/** A request and its response. */
export interface Exchange {
  request: WireRequest;
  response: Response;
}

interface Step {
  request: WireRequest;
  response: Response | undefined;
  /** How often it was sent in a row. */
  times: number;
}

/** A value of a response that a later request has. */
interface Variable {
  name: string;
  key: string;
  value: string;
}

/** What a terminal acts on where it is pasted: a tab completes a file name, a delete takes back a quote. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Longer scripts are of no use in a report. */
const MAX_CHARACTERS = 64 * 1024;

/**
 * Returns a shell script that sends the requests of a scenario: those that prepare it, and the last one, whose response it
 * shows. Values that a later request takes from an earlier response, such as the reference of an upload, are read from the
 * response again. Returns undefined where the script would exceed 64 KiB.
 */
export function toScript(title: string, prepared: Exchange[], last: WireRequest): string | undefined {
  const steps: Step[] = [...collapse(prepared), { request: last, response: undefined, times: 1 }];
  const known: Variable[] = [];
  const lines = steps.flatMap((step, index) => {
    const made = findVariables(step, steps.slice(0, index + 1), steps.slice(index + 1), known.length);
    const shown = toLines(step, index + 1, steps.length, known, made);
    known.push(...made);
    return shown;
  });
  const comments = title.split('\n').map((line) => `# ${line.replaceAll(CONTROL, ' ')}`);
  // In a subshell, so that it can also be pasted into a terminal.
  const script = ['#!/bin/sh', ...comments, '(', 'set -eu', ...lines, ')', ''].join('\n');
  return script.length > MAX_CHARACTERS ? undefined : script;
}

/** Returns how many steps of a script prepare its last request: a request that was repeated is one. */
export function countSteps(prepared: Exchange[]): number {
  return collapse(prepared).length;
}

const MIN_NAME_CHARACTERS = 6;

/**
 * Returns whether a request has a value in its path, query or body that requests before it, or their responses, have in
 * their bodies: such as the id of a record that they have made.
 */
export function namesPrepared({ url, body }: WireRequest, prepared: Exchange[]): boolean {
  // Most requests are prepared by none, and some of those have bodies of many megabytes.
  if (prepared.length === 0) return false;
  const { pathname, searchParams } = new URL(url);
  const inUrl = [...pathname.split('/').map(decode), ...searchParams.values()];
  const made = new Set(
    prepared.flatMap(({ request, response }) => [...textsIn(parse(request.body)), ...textsIn(response.json)]),
  );
  return [...inUrl, ...textsIn(parse(body))].some(
    (text) => text.length >= MIN_NAME_CHARACTERS && made.has(text),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse(body: Buffer | undefined): unknown {
  return body && parseJson(body);
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

function collapse(exchanges: Exchange[]): Step[] {
  const steps: Step[] = [];
  for (const { request, response } of exchanges) {
    const before = steps.at(-1);
    if (before && toText(before.request) === toText(request)) {
      before.times += 1;
      before.response = response;
    } else steps.push({ request, response, times: 1 });
  }
  return steps;
}

function toLines(
  { request, response, times }: Step,
  place: number,
  count: number,
  known: Variable[],
  made: Variable[],
): string[] {
  // A secret that begins like a value of the server is one text, so that reports find it.
  const headers = Object.entries(request.headers)
    .filter(([name, value]) => name !== 'accept' || value !== ACCEPTED)
    // An empty header ends in a semicolon, or curl would leave it out.
    .map(([name, value]) => `-H ${quoteForShell(value === '' ? `${name};` : `${name}: ${value}`)}`);
  // curl adds a content type where none is given.
  if (request.body && request.headers['content-type'] === undefined) headers.push(`-H 'content-type:'`);
  if (request.isChunked) headers.push(`-H 'transfer-encoding: chunked'`);
  const { before, data } = toBody(request.body, known);
  const flags = response ? '-gsS' : '-gisS';
  const url = quoteUsing(request.url, listInPath(request.url, known));
  const command = [`curl ${flags} -X ${request.method}`, ...headers, ...data, url].join(' ');
  const purpose = response ? `status ${response.status} expected` : 'the response in question';
  const lines = ['', `# ${place} of ${count}: ${purpose}`];
  if (times > 1) lines.push(`# Sent ${times} times until it showed what the next request needs.`, 'sleep 3');
  lines.push(...before);
  if (!response) return [...lines, command];
  if (made.length === 0) return [...lines, `${command} > /dev/null`];
  return [
    ...lines,
    `response=$(${command})`,
    ...made.map(
      ({ name, key }) => `${name}=$(printf '%s' "$response" | sed -n 's/.*"${key}": *"\\([^"]*\\)".*/\\1/p')`,
    ),
  ];
}

/** The text is split before it is quoted: in a quoted one, a value may begin at a quote, and what follows it would be a command. */
function quoteUsing(text: string, [variable, ...others]: Variable[]): string {
  if (!variable) return quoteForShell(text);
  const parts = text.split(variable.value).map((part) => (part === '' ? '' : quoteUsing(part, others)));
  return parts.join(`"$${variable.name}"`) || quoteForShell('');
}

/** What a server answers the next time decides neither where a request goes nor, with a hyphen, what curl does. */
function listInPath(url: string, known: Variable[]): Variable[] {
  const base = url.split('/', 3).join('/');
  return known.filter(({ value }) => url.indexOf(value) > base.length);
}

function toBody(body: Buffer | undefined, known: Variable[]): { before: string[]; data: string[] } {
  if (body === undefined) return { before: [], data: [] };
  // Larger ones are not even decoded: that of a request that is too large has many megabytes.
  const text = body.length <= 8192 ? body.toString('utf8') : undefined;
  const isText = text !== undefined && Buffer.from(text).equals(body) && text.search(CONTROL) === -1;
  // With --data-binary, one that begins with @ would be the name of a file.
  if (isText) return { before: [], data: [`--data-raw ${quoteUsing(text, known)}`] };
  const packed = gzipSync(body).toString('base64');
  return {
    before: [`body=$(mktemp)`, `printf '%s' '${packed}' | base64 -d | gunzip > "$body"`],
    data: ['--data-binary @"$body"'],
  };
}

/** Keys that occur once, so that `sed` finds their values. */
function findVariables({ response }: Step, until: Step[], after: Step[], count: number): Variable[] {
  if (!response) return [];
  const sent = until.map(({ request }) => toText(request)).join('\n');
  const needed = after.map(({ request }) => toText(request)).join('\n');
  const body = response.body.toString('utf8');
  const pairs = [...body.matchAll(/"([A-Za-z_]\w*)": *"([^"\\\u0000-\u001f]{6,})"/g)];
  return pairs
    .filter(
      ([, key = '', value = '']) => needed.includes(value) && !sent.includes(value) && isAlone(body, key),
    )
    .map(([, key = '', value = ''], index) => ({ name: `${key}_${count + index + 1}`, key, value }));
}

function isAlone(body: string, key: string): boolean {
  return body.split(`"${key}"`).length === 2;
}

function toText({ method, url, headers, body }: WireRequest): string {
  return [method, url, JSON.stringify(headers), body?.toString('latin1') ?? ''].join('\n');
}
