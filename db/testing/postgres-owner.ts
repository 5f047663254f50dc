/** Starts a PostgreSQL server, prints its address and waits to be killed, for the test that the server ends too. */
import { startPostgres } from './postgres.js';

const { url } = await startPostgres();
console.log(url);
process.stdin.resume();
