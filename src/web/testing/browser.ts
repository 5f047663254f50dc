import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';

interface Viewport {
  width: number;
  height: number;
}

export const DESKTOP: Viewport = { width: 1280, height: 900 };
export const PHONE: Viewport = { width: 390, height: 844 };

/** An open page, and its errors so far. */
export interface Visit {
  page: Page;
  /** Console errors and warnings, uncaught exceptions, and violations of the content security policy. */
  complaints: string[];
  /** URLs of further origins that the page requested. They were blocked. */
  foreignRequests: string[];
}

interface VisitOptions {
  /** Other origins that the page may request. */
  origins?: readonly string[];
  colorScheme?: 'light' | 'dark';
  /** Lets the browser keep what it has read. Requests to other origins are noted then, and not blocked. */
  hasCache?: boolean;
}

export interface HeadlessBrowser {
  /** Opens a page, from a server or from a file, in its own profile, and returns once it has loaded. */
  visit: (url: string, viewport: Viewport, options?: VisitOptions) => Promise<Visit>;
  close: () => Promise<void>;
}

/** One process per tab, and web security as readers have it: the package's flags disable both. */
const FLAGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  // No page is shown for so long that optimised code would be worth its compilation.
  '--js-flags=--no-opt',
];

/** Violations that a script catches never reach the console by themselves. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content security policy: ' + event.violatedDirective + ' refused ' + event.blockedURI))`;

/** A busy machine may take long over a page; only a test that fails waits for so long. */
const TIMEOUT_MS = 120_000;

/** Starts the Chromium that comes with `npm ci`. It can reach only the origins that it visits, and the origins that a visit names. */
export async function launchChromium(): Promise<HeadlessBrowser> {
  const folder = await unpackedChromium();
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: environmentFor(folder),
  });
  return {
    visit: async (url, viewport, { origins = [], colorScheme = 'light', hasCache = false } = {}) => {
      // A fixed locale, because the machine's may be invalid.
      const context = await browser.newContext({ viewport, colorScheme, locale: 'en-US' });
      context.setDefaultTimeout(TIMEOUT_MS);
      const visit = await watch(context, [new URL(url).origin, ...origins], hasCache);
      await visit.page.goto(url);
      return visit;
    },
    close: () => browser.close(),
  };
}

async function watch(context: BrowserContext, origins: readonly string[], hasCache: boolean): Promise<Visit> {
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  const isForeign = (url: string): boolean => {
    const { origin, protocol } = new URL(url);
    return !origins.includes(origin) && protocol !== 'data:';
  };
  await context.addInitScript({ content: REPORT_VIOLATIONS });
  // Requests that go through a route are not cached.
  if (!hasCache)
    await context.route(
      () => true,
      (route) => (isForeign(route.request().url()) ? route.abort() : route.continue()),
    );
  context.on('request', (request) => {
    if (isForeign(request.url())) foreignRequests.push(request.url());
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught ${error.message}`));
  return { page, complaints, foreignRequests };
}

/** The browser's libraries and a font come with the package, so that a bare machine suffices. */
function environmentFor(folder: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const own = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { ...Object.fromEntries(inherited), ...own };
}

/**
 * Returns the folder with the unpacked browser, beside the packages. The package would unpack into the machine's
 * temporary folder, in place, where another process could start half a browser; so it is unpacked aside and renamed.
 */
async function unpackedChromium(): Promise<string> {
  const packageEntry = import.meta.resolve('@sparticuz/chromium');
  const modules = fileURLToPath(packageEntry.slice(0, packageEntry.lastIndexOf('/@sparticuz/')));
  const manifest = await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const aside = await mkdtemp(`${folder}-unpacking-`);
  await unpackInto(aside, packageEntry);
  await writeFile(join(aside, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
  return folder;
}

/** The package unpacks to TMPDIR, and its libraries only on the platform that the second variable names. */
async function unpackInto(folder: string, packageEntry: string): Promise<void> {
  const program = `const { default: chromium } = await import(${JSON.stringify(packageEntry)}); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
}

/** Returns a font configuration with the machine's fonts, if any, and those of a folder. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
</fontconfig>
`;
}
