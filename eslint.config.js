import tseslint from 'typescript-eslint';

/** What a layer may not import, each with the reason that the linter prints. */
const layer = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: patterns.map(([regex, message, allowTypeImports = false]) => ({
          regex,
          message,
          allowTypeImports,
        })),
      },
    ],
  },
});

const tests = ['**/*.test.ts'];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'generated/',
      'node_modules/',
      'scripts/bench/baselines/',
      'data/',
      'contract-tests/report/',
    ],
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts'] })),
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Handlers are async by their type, whether they wait for something or not.
      '@typescript-eslint/require-await': 'off',
      // Values from schemas and documents are unknown until they are shown as text.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },
  {
    files: tests,
    // node:test reports what its promises reject with.
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  layer(
    ['src/**/*.ts'],
    [
      [
        '/(handlers|db)/',
        'src knows no business: only src/main.ts and src/main/ bring handlers and stores together.',
      ],
    ],
    ['src/main.ts', 'src/main/**', 'src/worker/**', ...tests],
  ),
  layer(
    ['src/worker/**/*.ts'],
    [
      ['/handlers/', 'The worker knows no operation.'],
      ['/db/', 'The worker sees store types only; the stores are passed in.', true],
    ],
    tests,
  ),
  layer(
    ['handlers/**/*.ts'],
    [
      ['^(koa|@koa/.*|knex|sqlite3|pg)$', 'Handlers know neither HTTP libraries nor databases.'],
      ['/db/', 'Handlers see store types only; the stores are passed in.', true],
    ],
    tests,
  ),
  layer(
    ['db/**/*.ts'],
    [
      [
        '/(src|handlers|contract-tests|scripts)/',
        'db imports knex and generated types, nothing of the server.',
      ],
      ['/generated/', 'db uses the generated types only.', true],
    ],
    tests,
  ),
  layer(
    ['contract-tests/**/*.ts'],
    [
      [
        '/(handlers/|db/(connect\\.js|(artifacts|connection|migrations|rollups|rules|sql|stores|writes)/))',
        'Contract tests see a running server, the bundle and the seeds.',
      ],
    ],
  ),
);
