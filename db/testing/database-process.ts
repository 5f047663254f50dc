/** Tasks on a database in a process of its own: `node database-process.js TASK SETTINGS INPUT`, the last two being JSON. */
import type { Knex } from 'knex';
import { connect } from '../connect.js';
import type { ConnectionSettings } from '../connection/database.js';
import { migrate, migrations } from '../migrate.js';
import { sendFact, type Fact } from './record-facts.js';

const ADDITIONS = 20;

const tasks: Readonly<Record<string, (settings: ConnectionSettings, input: unknown) => Promise<void>>> = {
  connect: async (settings) => {
    const database = await connect(settings);
    await database.close();
  },
  'die-in-migration': async (settings) => {
    const database = await connect(settings);
    const dying = {
      up: async (knex: Knex): Promise<void> => {
        await knex.schema.createTable('half_a_schema', (table) => table.integer('id'));
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
      },
    };
    await migrate(database, { ...migrations, '999-dying': dying });
  },
  add: async (settings) => {
    const database = await connect(settings);
    for (let index = 0; index < ADDITIONS; index += 1) {
      await database.write(async (trx) => {
        const row = (await trx('event_sequence').where({ id: 1 }).first()) as { last_event_id: number };
        await trx('event_sequence')
          .where({ id: 1 })
          .update({ last_event_id: row.last_event_id + 1 });
      });
    }
    await database.close();
  },
  facts: async (settings, input) => {
    const database = await connect(settings);
    await Promise.all((input as Fact[]).map((fact) => sendFact(database, fact)));
    await database.close();
  },
};

const [name = '', settings = '', input = 'null'] = process.argv.slice(2);
const task = tasks[name];
if (!task) throw new Error(`There is no task named "${name}".`);
await task(JSON.parse(settings) as ConnectionSettings, JSON.parse(input));
