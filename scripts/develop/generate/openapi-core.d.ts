/**
 * The part of @redocly/openapi-core that this project uses. tsconfig.json maps the package to this file: its own declarations
 * are 4 MB of types derived from schemas, on which the compiler and the linter each spend as long as on all of our own files.
 */

/** A configuration as the package has read it. */
export interface Config {
  resolvedConfig: { apis?: Record<string, { root: string }>; rules?: Record<string, unknown> };
  plugins: { id: string; rules?: { oas3?: Record<string, unknown> } }[];
  getRuleSettings: (rule: string, version: string) => { severity: string };
}

export interface Problem {
  severity: 'error' | 'warn';
  message: string;
  ruleId: string;
}

export function loadConfig(options: { configPath: string }): Promise<Config>;
export function createConfig(config: object | string, options?: { configPath?: string }): Promise<Config>;
export function bundle(options: {
  ref: string;
  config: Config;
}): Promise<{ bundle: { parsed: unknown }; problems: Problem[] }>;
export function lint(options: { ref: string; config: Config }): Promise<Problem[]>;
export function parseYaml(text: string): unknown;
