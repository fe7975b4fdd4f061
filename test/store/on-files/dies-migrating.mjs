// Opens a database and dies before its n-th statement: `node dies-migrating.mjs <url> <n>`, from the compiled sources.
import { openDatabase } from '../../../dist/src/store/open-database.js';
import { Sqlite } from '../../../dist/src/store/sqlite.js';

const [url, last] = process.argv.slice(2);
let left = Number(last);
const connect = Sqlite.prototype.connect;

Sqlite.prototype.connect = async function counted() {
  const connection = await connect.call(this);
  for (const name of ['executeScript', 'executeRaw', 'queryRaw']) {
    const run = connection[name].bind(connection);
    connection[name] = (...words) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return run(...words);
    };
  }
  return connection;
};

await (await openDatabase(url)).close();
