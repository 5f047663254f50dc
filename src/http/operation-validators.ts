/** The parts of an ajv error that a message needs. */
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
  /** Validates the envelope; rows of its row lists are validated apart. */
  readonly body: Validate | null;
  readonly rows: RowValidators;
}
