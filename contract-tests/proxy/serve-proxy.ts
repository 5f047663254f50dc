import { resolve } from 'node:path';
import { parseJson } from '../contract/http-client.js';
import { startProxy } from './start-proxy.js';
import { DOCUMENTS, EXIT, printRun, createRun, SERVICES, writeReport } from '../run-command.js';
import { parseArguments, readPort, readUrl, type SentHeader } from '../run-options.js';
import { suites } from '../scenarios/services.js';
import { collectFindings } from '../reporting/findings.js';
import { toPlaces } from '../reporting/summary.js';
import type { Listening } from '../testing/listen.js';
import { createRecorder, type Recorder } from './recorder.js';

/** Returns the text of `--help` for a command of this name. */
export function toProxyUsage(command: string, reportFolder: string): string {
  return `Usage: ${command} --SERVICE URL [options]

Passes requests on to a server, and compares every response with the document, while your own client or tests use it. Ctrl-C
ends it, prints the findings and writes the report.

  ${SERVICES.map((service) => `--${service} URL`).join(', ')}
                         the server, one service
  --port N               the proxy's own port on 127.0.0.1; a free one by default
  --report FOLDER        where the results go; ${reportFolder} by default

Exit code: 0 every response was as documented, 1 something was not, 2 wrong use.

Example:
  ${command} --verification http://127.0.0.1:8080 --port 8090`;
}

interface ProxyOptions {
  service: string;
  url: string;
  header: SentHeader | undefined;
  port: number;
  reportFolder: string;
}

/** Returns the options of a command line. Throws an error that describes the fault. */
export function readProxyOptions(argv: string[], command: string, reportFolder: string): ProxyOptions {
  const texts = [...SERVICES, 'port', 'report'].map((name) => [name, { type: 'string' as const }] as const);
  const values = parseArguments(argv, command, Object.fromEntries(texts));
  const given = SERVICES.filter((service) => typeof values[service] === 'string' && values[service] !== '');
  const [service] = given;
  if (service === undefined || given.length > 1)
    throw new Error(
      `Give the address of one service: ${SERVICES.map((name) => `--${name} URL`).join(' or ')}.`,
    );
  const port = readPort(values['port']);
  const { url, header } = readUrl(service, String(values[service]));
  return { service, url, header, port, reportFolder: resolve(String(values['report'] ?? reportFolder)) };
}

/** A proxy that compares what passes through it. */
interface CheckingProxy extends Listening {
  recorder: Recorder;
}

/** Starts a proxy in front of a server; `onFault` is called with a sentence for each cause that is seen first. */
export async function startCheckingProxy(
  { service, url, header, port }: Omit<ProxyOptions, 'reportFolder'>,
  onFault: (sentence: string) => void = () => undefined,
): Promise<CheckingProxy> {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no service ${service}.`);
  const recorder = createRecorder(suite, url, new URL(url).pathname.replace(/\/$/, ''));
  const added: Record<string, string> = header ? { authorization: header.value } : {};
  let known = 0;
  const proxy = await startProxy(
    url,
    (request, response, milliseconds) => {
      // A preflight is the browser's, not the client's.
      if (request.method === 'OPTIONS') return response;
      const json = parseJson(response.body);
      const received = { ...response, headers: response.headers, json, milliseconds } as Parameters<
        Recorder['record']
      >[1];
      const sent = { ...request, url: `${url}${request.url}`, headers: { ...request.headers, ...added } };
      if (recorder.record(sent, received).length > 0) {
        const findings = collectFindings([recorder.report()], DOCUMENTS);
        if (findings.length > known) {
          const newest = findings.find(({ seenBy }) => seenBy.length === 1) ?? findings.at(-1);
          if (newest) onFault(`${toPlaces(newest)}: ${newest.sentence}`);
        }
        known = findings.length;
      }
      return response;
    },
    { port, isPlain: true, isForOwnMachine: true, headers: added },
  );
  return { ...proxy, recorder };
}

/** Serves a proxy until the process is asked to end, and reports then. */
export async function serveProxy(argv: string[], command: string, reportFolder: string): Promise<void> {
  const startedAt = new Date();
  const options = readProxyOptions(argv, command, reportFolder);
  const proxy = await startCheckingProxy(options, (sentence) => console.log(`FAILED ${sentence}`));
  const end = async (): Promise<void> => {
    const problems = await proxy.stop().then(
      () => [],
      (error: unknown) => [`The proxy could not compare a response: ${String(error)}.`],
    );
    const startedBy = `${command} --${options.service} ${options.url}`;
    const run = createRun([proxy.recorder.report()], { startedBy, startedAt, problems });
    printRun(run, await writeReport(run, options.reportFolder));
    process.exitCode = run.failed === 0 ? EXIT.passed : EXIT.failed;
  };
  const endOrSay = (): Promise<void> =>
    end().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = EXIT.unusable;
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endOrSay());
  console.log(
    `${options.service} proxy listens on ${proxy.url}, in front of ${options.url}. Ctrl-C ends it.`,
  );
}
