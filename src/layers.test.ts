import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { projectRoot } from './project-root.js';

interface Import {
  file: string;
  /** A path from the project's root for files of ours, else the name of a package. */
  target: string;
  isType: boolean;
}

const layers = ['src', 'handlers', 'db', 'generated', 'contract-tests', 'scripts'];

/** Returns what the files of a layer import, without the support of tests, and without tests unless these are wanted. */
function readImports(layer: string, withTests = false): Import[] {
  const names = readdirSync(new URL(`${layer}/`, projectRoot), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => `${layer}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && (withTests || !file.endsWith('.test.ts')))
    .filter((file) => !file.includes('/testing/') && !file.includes('/node_modules/'))
    .flatMap(listImports);
}

function listImports(file: string): Import[] {
  const text = readFileSync(new URL(file, projectRoot), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier && ts.isStringLiteralLike(specifier)) addName(specifier.text, isType);
  };
  const addName = (name: string, isType: boolean): void => {
    const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name;
    found.push({ file, target, isType });
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) add(statement.moduleSpecifier, isTypeOnly(statement));
    else if (ts.isExportDeclaration(statement)) add(statement.moduleSpecifier, statement.isTypeOnly);
  }
  // A call of `import` may be anywhere in a file.
  for (const [, name = ''] of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)/g)) addName(name, false);
  return found;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly);
}

function findLayer(target: string): string {
  const [first = ''] = target.split('/');
  return layers.includes(first) ? first : 'package';
}

function forbid(layer: string, isForbidden: (one: Import) => boolean, withTests = false): void {
  const imports = readImports(layer, withTests);
  assert.ok(imports.length > 0, `${layer}/ imports nothing at all, so this test reads the wrong files.`);
  const broken = imports.filter(isForbidden).map(({ file, target }) => `${file} imports ${target}`);
  assert.deepEqual(broken, []);
}

test('src imports neither handlers nor db, except in wiring/ and, as types, in the worker', () => {
  forbid('src', ({ file, target, isType }) => {
    const isWiring = file === 'src/main.ts' || file.startsWith('src/wiring/');
    const isStoreType = file.startsWith('src/worker/') && findLayer(target) === 'db' && isType;
    return (
      !isWiring &&
      !isStoreType &&
      ['handlers', 'db', 'generated', 'contract-tests', 'scripts'].includes(findLayer(target))
    );
  });
});

test('handlers import neither HTTP libraries nor databases, and of stores only types', () => {
  const libraries = /^(koa|@koa\/.*|knex|sqlite3|pg|node:http|node:net)$/;
  forbid('handlers', ({ target, isType }) => {
    const isStore = findLayer(target) === 'db' && !isType;
    return isStore || libraries.test(target) || ['contract-tests', 'scripts'].includes(findLayer(target));
  });
});

test('db imports the generated types and nothing of the server', () => {
  forbid('db', ({ target, isType }) => {
    const isGenerated = findLayer(target) === 'generated' && !isType;
    return isGenerated || ['src', 'handlers', 'contract-tests', 'scripts'].includes(findLayer(target));
  });
});

test('generated imports nothing of ours', () => {
  forbid('generated', ({ target }) => !['package', 'generated'].includes(findLayer(target)));
});

test('contract tests import nothing of ours, but what starts a server for them', () => {
  const startsServer = /^contract-tests\/(reliability|targets)\/|\.test\.ts$/;
  const isForbidden = ({ file, target }: Import): boolean => {
    const isOurs = ['src', 'handlers', 'db', 'scripts'].includes(findLayer(target));
    return isOurs && !(startsServer.test(file) && target.includes('/testing/'));
  };
  forbid('contract-tests', isForbidden, true);
});

test('scripts import nothing of the contract tests', () => {
  forbid('scripts', ({ target }) => findLayer(target) === 'contract-tests');
});

test('the rules of db are pure: they import neither knex nor what executes statements', () => {
  forbid('db', ({ file, target }) => {
    const runsStatements =
      /^db\/((connect|migrate|schema)\.js|(connection|later|rollups|sql|stores|writes)\/)/.test(target);
    return file.startsWith('db/rules/') && (target === 'knex' || runsStatements);
  });
});

test("a folder of stores imports no other one, but the catalog's show what the aggregator's select", () => {
  const toFolder = (path: string): string => path.split('/').slice(0, -1).join('/');
  forbid('db', ({ file, target }) => {
    const isStore = file.startsWith('db/stores/') && target.startsWith('db/stores/');
    const isShown = file.startsWith('db/stores/catalog/') && target.startsWith('db/stores/aggregator/');
    return isStore && toFolder(file) !== toFolder(target) && !isShown;
  });
});

test('no two folders of db import each other', () => {
  const toFolder = (path: string): string => path.split('/').slice(0, 2).join('/');
  const pairs = new Set(readImports('db').map(({ file, target }) => `${toFolder(file)} ${toFolder(target)}`));
  forbid('db', ({ file, target }) => {
    const [from, to] = [toFolder(file), toFolder(target)];
    return from !== to && pairs.has(`${to} ${from}`);
  });
});

test('a store, the function that creates it and their file have one name', () => {
  const files = readdirSync(new URL('db/stores/', projectRoot), { recursive: true, encoding: 'utf8' });
  const creators = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(`db/stores/${file}`, projectRoot), 'utf8');
      const found = text.matchAll(/^export (?:async )?function create(\w+)/gm);
      return [...found].map(([, name = '']) => ({ file: posix.basename(file, '.ts'), name, text }));
    });
  assert.ok(creators.length > 20, 'This test reads the wrong files.');
  const misnamed = creators.filter(({ file, name, text }) => {
    const isOfFile = name === file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    return !isOfFile || !new RegExp(`^(?:export )?(?:type|interface) ${name} `, 'm').test(text);
  });
  assert.deepEqual(
    misnamed.map(({ file, name }) => [file, name]),
    [],
  );
});
