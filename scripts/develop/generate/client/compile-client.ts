import ts from 'typescript';

/** ES modules as every runtime with fetch takes them; a bundler drops what a program does not call. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  strict: true,
};

/** A module of the client in the two forms that a package has. */
export interface Compiled {
  code: string;
  declarations: string;
}

/**
 * Returns a module of the client as JavaScript and as declarations, to lie one folder below the types. Throws the
 * compiler's message where a declaration needs more than the module itself.
 */
export function compileClientModule(fileName: string, source: string): Compiled {
  const code = ts.transpileModule(source, { fileName, compilerOptions: OPTIONS });
  const declarations = ts.transpileDeclaration(source, { fileName, compilerOptions: OPTIONS });
  const [fault] = [...(code.diagnostics ?? []), ...(declarations.diagnostics ?? [])];
  if (fault) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  return {
    code: code.outputText,
    declarations: declarations.outputText.replaceAll("'./types.js'", "'../types.js'"),
  };
}
