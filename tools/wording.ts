import { writeFileSync } from 'node:fs';
import { catalogue } from './wording/catalogue.ts';
import { pageOf } from './wording/page.ts';

/** Prints all that people read, with sample values, on one page to proofread; into a file where one is named. */
const page = pageOf(await catalogue());
const [file] = process.argv.slice(2);
if (file === undefined) console.log(page);
else writeFileSync(file, page);
