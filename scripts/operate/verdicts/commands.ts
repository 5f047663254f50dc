import type { Context } from './context.js';
import { importVerdicts } from './import-verdicts.js';
import { pin, unpin } from './pin.js';
import { recheck } from './recheck.js';
import { compare, show } from './show.js';

interface Command {
  /** How many arguments the command has. */
  words: 0 | 1 | 2;
  run: (context: Context, first: string, second: string) => Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  import: { words: 1, run: importVerdicts },
  recheck: { words: 0, run: recheck },
  show: { words: 1, run: show },
  compare: { words: 0, run: compare },
  pin: { words: 2, run: pin },
  unpin: { words: 1, run: unpin },
};

const ARGUMENTS = ['no argument', 'one argument', 'two arguments'] as const;

/** Returns the command that the words of a command line name, which resolves to the exit code, or why there is none. */
export function chooseCommand([name = '', ...words]: readonly string[]):
  | ((context: Context) => Promise<number>)
  | string {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return name === '' ? 'Say what to do' : `There is no command ${name}`;
  if (words.length !== command.words) return `${name} takes ${ARGUMENTS[command.words]}`;
  const [first = '', second = ''] = words;
  return (context) => command.run(context, first, second);
}
