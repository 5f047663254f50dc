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
