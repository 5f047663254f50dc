import { createHash } from 'node:crypto';
import type { Ajv, AnySchema, ValidateFunction } from 'ajv';

type Source = NonNullable<ValidateFunction['source']>;
type ScopeName = Source['validateName'];
/** A function that another one calls, or its placeholder while the function is compiled. */
interface Called {
  schema: AnySchema;
}

/** The parts of ajv's compiled schemas, and the declarations rendered so far, by name. */
interface Rendering {
  /** Returns a schema's parts; only what is asked for is compiled. */
  compile: (name: string) => Source;
  schemaNames: ReadonlyMap<AnySchema, string>;
  /** The words of all schemas that could collide with ajv's names. */
  words: ReadonlySet<string>;
  imports: Map<string, string>;
  constants: Map<string, string>;
  functions: Map<string, string>;
}

/** The pattern of ajv's own names, such as `schema12`. */
const AJV_NAME = /\b[a-z]+\d+\b/g;

/** Returns the name of the function that validates a named schema. */
export function validatorName(schemaName: string): string {
  return `validate_${schemaName}`;
}

/**
 * Returns the source of the functions that validate some of ajv's schemas, with all that they need, sorted by name. Ajv
 * numbers its names in the order in which it compiles, so that one new schema would rename all that follow. These are
 * made of the schemas' names, or of the content of what has none, and last.
 */
export function renderDeclarations(
  ajv: Ajv,
  schemas: ReadonlyMap<string, AnySchema>,
  wanted: readonly string[],
): string {
  const rendering: Rendering = {
    compile: (name) => ajv.getSchema(name)?.source ?? fail(name),
    schemaNames: new Map([...schemas].map(([name, schema]) => [schema, name])),
    words: new Set(JSON.stringify([...schemas]).match(AJV_NAME)),
    imports: new Map(),
    constants: new Map(),
    functions: new Map(),
  };
  for (const name of wanted) addFunction(rendering, name);
  const { imports, constants, functions } = rendering;
  return [imports, constants, functions].flatMap(linesByName).join('');
}

function addFunction(rendering: Rendering, schemaName: string): string {
  const name = validatorName(schemaName);
  if (rendering.functions.has(name)) return name;
  // Reserved first, because the functions that this one calls may call it.
  rendering.functions.set(name, '');
  const { validateName, validateCode, scopeValues } = rendering.compile(schemaName);
  const names = new Map([[validateName.str, name]]);
  for (const used of Object.values(scopeValues)) {
    for (const one of used ?? []) names.set(one.str, addUsed(rendering, one));
  }
  for (const own of names.keys()) {
    if (rendering.words.has(own))
      throw new Error(`A schema says "${own}", which is a name in ajv's code, too.`);
  }
  rendering.functions.set(
    name,
    validateCode.replaceAll(AJV_NAME, (word) => names.get(word) ?? word),
  );
  return name;
}

/** Adds the declaration of something outside a function that its code uses, and returns its lasting name. */
function addUsed(rendering: Rendering, { prefix, str, value }: ScopeName): string {
  const ref: unknown = value?.ref;
  if (prefix === 'validate') return addCalled(rendering, ref as Called, str);
  if (prefix === 'wrapper' || prefix === 'root') {
    const validator = addCalled(rendering, ref as Called, str);
    return addConstant(rendering, `${prefix}_${validator}`, `{ validate: ${validator} }`);
  }
  const code = importRequired(rendering, String(value?.code ?? fail(str)));
  const schemaName = prefix === 'schema' ? rendering.schemaNames.get(ref as AnySchema) : undefined;
  return addConstant(rendering, `${prefix}_${schemaName ?? digest(code)}`, code);
}

function addCalled(rendering: Rendering, { schema }: Called, name: string): string {
  return addFunction(rendering, rendering.schemaNames.get(schema) ?? fail(name));
}

function addConstant({ constants }: Rendering, name: string, code: string): string {
  constants.set(name, `const ${name} = ${code};`);
  return name;
}

/** Ajv's standalone ES modules still call `require` for its runtime parts, which an ES module does not have. */
function importRequired({ imports }: Rendering, code: string): string {
  return code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = path.replaceAll(/\W/g, '_');
    imports.set(name, `import ${name} from '${path}.js';`);
    return name;
  });
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

function linesByName(declarations: ReadonlyMap<string, string>): string[] {
  return [...declarations.keys()].sort().map((name) => `${declarations.get(name)}\n`);
}

function fail(name: string): never {
  throw new Error(`Ajv gives no source of ${name}; it takes the options code.source and code.esm.`);
}
