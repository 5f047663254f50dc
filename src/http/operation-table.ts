/** What the request readers need to know of a parameter; generated from the spec. */
export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly kind: 'string' | 'integer' | 'number' | 'boolean';
  readonly many: boolean;
  readonly required: boolean;
  readonly default?: unknown;
}

/** Which values of optional body fields count as absent; generated from the spec. */
export interface Absence {
  readonly drop?: readonly ('null' | 'empty' | 'zero')[];
  readonly properties?: Readonly<Record<string, Absence>>;
  readonly items?: Absence;
}

export interface BodyDescription {
  readonly kind: 'json' | 'raw';
  readonly mediaType: string;
  readonly required: boolean;
  readonly maxBytes: number;
  readonly absence: Absence | null;
}

/** One row of a service's generated operation table. */
export interface OperationDescription {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterDescription[];
  readonly body: BodyDescription | null;
}

/** What ajv reports of one fault; only the parts that a message is made of. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  data?: unknown;
  parentSchema?: Record<string, unknown>;
}

/** A validator that ajv compiled ahead of time. */
export type Validate = ((value: unknown) => boolean) & { errors?: SchemaFault[] | null };

/** The validators of row lists by property: of a row, and of the row lists inside it. */
export interface RowValidators {
  readonly [property: string]: { readonly validate: Validate; readonly rows: RowValidators };
}

export interface OperationValidators {
  readonly parameters: Validate | null;
  /** Judges the envelope; rows of its row lists are judged apart. */
  readonly body: Validate | null;
  readonly rows: RowValidators;
}
