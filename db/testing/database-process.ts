/** Tasks on a database in a process of its own: `node database-process.js TASK SETTINGS`, SETTINGS being JSON. */
import type { Knex } from 'knex';
import { connect, openDatabase, type ConnectionSettings } from '../connection/connect.js';
import { migrate } from '../migrations/migrate.js';

const ADDITIONS = 20;

const tasks: Readonly<Record<string, (settings: ConnectionSettings) => Promise<void>>> = {
  connect: async (settings) => {
    const database = await connect(settings);
    await database.close();
  },
  'die-in-migration': async (settings) => {
    const database = await openDatabase(settings);
    const dying = {
      up: async (knex: Knex): Promise<void> => {
        await knex.schema.createTable('half_a_schema', (table) => table.integer('id'));
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
      },
      down: () => Promise.resolve(),
    };
    await migrate(database, { '001-dying': dying });
  },
  add: async (settings) => {
    const database = await connect(settings);
    for (let index = 0; index < ADDITIONS; index += 1) {
      await database.write(async (trx) => {
        const row = (await trx('verification_totals').where({ id: 1 }).first()) as { records: number };
        await trx('verification_totals')
          .where({ id: 1 })
          .update({ records: row.records + 1 });
      });
    }
    await database.close();
  },
};

const [name = '', settings = ''] = process.argv.slice(2);
const task = tasks[name];
if (!task) throw new Error(`There is no task named "${name}".`);
await task(JSON.parse(settings) as ConnectionSettings);
