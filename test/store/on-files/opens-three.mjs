// Opens three databases at one moment: `node opens-three.mjs <url> <url> <url>`, from the compiled sources.
import { openDatabase } from '../../../dist/src/store/open-database.js';

const databases = await Promise.all(process.argv.slice(2).map((url) => openDatabase(url)));
await Promise.all(databases.map((database) => database.close()));
