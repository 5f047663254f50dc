/** The context of a tool. */
export interface Setting {
  /** A folder of the tool's own, removed afterwards. */
  folder: string;
  /** Base URLs of a server that holds the documents' examples, by service. */
  urls: Readonly<Record<string, string>>;
  /** Files with the published documents, by service. */
  documents: Readonly<Record<string, string>>;
  /** Folders with the generated client packages, by service. */
  clients: Readonly<Record<string, string>>;
  /** The secret of the catalog's webhook. */
  webhookSecret: string;
}

/** One test of a tool. */
export interface ToolTest {
  /** Begins with the service. */
  name: string;
  /** The failure, or null when it passed. */
  failure: string | null;
}

/** A failure caused by the tool, reviewed by hand. */
export interface KnownFailure {
  /** The name of the test. */
  test: string;
  why: string;
}

/** A third-party tool, run on our documents. */
export interface Tool {
  name: string;
  /** What it shows, in a few words. */
  shows: string;
  /** Required programs, each with how to install it. */
  needs: readonly { program: string; hint: string }[];
  /** npm packages with their versions, installed into the tool's folder. */
  packages: readonly string[];
  known: readonly KnownFailure[];
  /** Runs the tool and returns its tests. Rejects when it could not be run. */
  run: (setting: Setting) => Promise<ToolTest[]>;
}
