import { ESLint } from 'eslint';
import { root } from './build.js';

/** Lints the project as `npm run lint` does, with the types of a program; returns its exit code and output. */
export async function lint({ builder }) {
  try {
    const parserOptions = { programs: [builder.getProgram()], project: null };
    const eslint = new ESLint({
      cwd: root,
      overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parserOptions } }],
    });
    const results = await eslint.lintFiles(['.']);
    const { format } = await eslint.loadFormatter('stylish');
    const failed = results.some(({ errorCount }) => errorCount > 0);
    return { code: failed ? 1 : 0, output: await format(results) };
  } catch (error) {
    return { code: 1, output: String(error?.stack ?? error) };
  }
}
