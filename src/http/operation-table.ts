/** A parameter, as the request readers need it. */
export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly kind: 'string' | 'integer' | 'number' | 'boolean';
  readonly many: boolean;
  readonly required: boolean;
  readonly default?: unknown;
}

/** Which values of optional body fields count as absent. */
export interface EmptyFields {
  readonly drop?: readonly ('null' | 'empty' | 'zero')[];
  readonly properties?: Readonly<Record<string, EmptyFields>>;
  readonly items?: EmptyFields;
}

/** A body, as the request readers need it. */
export interface BodyDescription {
  readonly kind: 'json' | 'raw';
  readonly mediaType: string;
  readonly required: boolean;
  readonly maxBytes: number;
  readonly emptyFields: EmptyFields | null;
}

/** One row of a service's operation table. */
export interface OperationDescription {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterDescription[];
  readonly body: BodyDescription | null;
}
