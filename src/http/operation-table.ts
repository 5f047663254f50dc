/** A parameter, as the request readers need it. */
export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'timestamp';
  readonly many: boolean;
  readonly required: boolean;
  readonly default?: unknown;
  /** Any text is taken: a text that cannot be an id names nothing stored. */
  readonly takesAnyText?: boolean;
  /** The most characters of a text when it is normalised. */
  readonly maxNormalized?: number;
  /** The list that its values join, in the order of the request. */
  readonly aliasOf?: string;
  /** Names of parameters that the request must not have beside it. */
  readonly excludes?: readonly string[];
}

/** How the fields of a body are read. */
export interface FieldRules {
  /** Whether it may be left out: then null counts as absent, and so does what its type says. */
  readonly optional?: true;
  /** A type of `fieldTypes`. */
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FieldRules>>;
  readonly items?: FieldRules;
}

/** Which values of a type count as absent, and how others are rewritten before they are validated. */
export interface FieldType {
  /** Milliseconds are rounded to whole ones, timestamps are completed. */
  readonly is?: 'milliseconds' | 'timestamp';
  /** A pattern of texts that count as absent, without the white space around them. */
  readonly absent?: string;
  /** A pattern; a text that does not match it counts as absent. */
  readonly unless?: string;
  /** A timestamp; an earlier one counts as absent. */
  readonly from?: string;
  /** Numbers that count as absent. */
  readonly numbers?: readonly number[];
  /** Numbers that say that the value is hidden, as negative ones do. They count as absent, or as `hiddenAs`. */
  readonly hidden?: readonly number[];
  readonly hiddenAs?: number;
  /** Whether an empty list counts as absent, and in a required field as an empty object. */
  readonly isEmptyList?: boolean;
}

/**
 * The fields of an object, or of the objects of a list, that its schema names; others are ignored. Null for a value that is
 * taken whole.
 */
export interface KnownFields {
  readonly [name: string]: KnownFields | null;
}

/** A body, as the request readers need it. */
export interface BodyDescription {
  readonly kind: 'json' | 'raw';
  readonly mediaType: string;
  readonly required: boolean;
  readonly maxBytes: number;
  readonly fieldRules: FieldRules | null;
  /** The types that `fieldRules` names. */
  readonly fieldTypes: Readonly<Record<string, FieldType>>;
  readonly knownFields: KnownFields | null;
}

/** One row of a service's operation table. */
export interface OperationDescription {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterDescription[];
  readonly body: BodyDescription | null;
}
