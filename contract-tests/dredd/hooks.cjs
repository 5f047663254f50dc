// Loaded by Dredd, which reads only CommonJS and never awaits a promise. The logic is in hooks.ts.
const hooks = require('hooks');

const loading = import(process.env.DREDD_HOOKS_MODULE).then(({ createHooks }) =>
  createHooks(process.env.DREDD_HOOKS_INPUT),
);

/** Runs one of the hooks; an exception fails the transaction. */
const run = (name) => (transaction, done) =>
  loading
    .then((made) => made[name](transaction))
    .catch((error) => {
      transaction.fail = `The hook ${name} failed: ${error.message}`;
    })
    .then(() => done());

hooks.beforeEach(run('makeRequest'));
hooks.beforeEachValidation(run('limitToStatusAndHeaders'));
hooks.afterEach(run('validateResponse'));
hooks.afterAll((_, done) =>
  loading
    .then((made) => made.finish())
    .then(
      () => done(),
      () => done(),
    ),
);
