/** One request that the generator may send. */
export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  /** JSON text; only with POST. */
  body?: string;
}

/** What the generator is to do; it gets this as JSON. */
export interface LoadSettings {
  port: number;
  connections: number;
  /** How long to go on before counting, and how long to count. */
  warmUpSeconds: number;
  seconds: number;
  /** Decides the order of the requests: the same number gives the same order. */
  seed: number;
  /** A JSON file with the `LoadRequest`s to choose from. */
  requestsFile: string;
}

/** What the generator writes to standard output, as JSON. */
export interface LoadResult {
  /** Answers counted, and the time in which they came. */
  responses: number;
  seconds: number;
  /** All answers from first to last, the uncounted ones too. */
  allResponses: number;
  /** Answers by the first digit of their status. */
  statusClasses: Record<string, number>;
}
