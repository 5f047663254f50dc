/** One request that the generator may send. */
export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  /** JSON text; only with POST. */
  body?: string;
}

/** The generator's settings, passed as JSON. */
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
  /** Responses counted, and the time they took. */
  responses: number;
  seconds: number;
  /** All responses, including the uncounted ones. */
  allResponses: number;
  /** Responses by the first digit of their status. */
  statusClasses: Record<string, number>;
}
