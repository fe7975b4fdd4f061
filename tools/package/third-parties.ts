import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('see below'),
});

const opening = `Code and files of these packages are part of the programs in dist/. Their licences ask that they
be named with them; where a package comes without a licence of its own, the name of its licence is all that it says.
`;

/** The licences of the packages in those folders, whose code is in the programs. */
export async function thirdParties(folders: readonly string[]): Promise<string> {
  const sections = await Promise.all(folders.map(sectionOf));
  return [opening, ...new Set(sections.sort())].join(`\n${'-'.repeat(80)}\n\n`);
}

async function sectionOf(folder: string): Promise<string> {
  const { name, version, license } = Manifest.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  const papers = (await readdir(folder, { withFileTypes: true }))
    .filter((each) => each.isFile() && /^(licen[cs]e|copying|notice)/i.test(each.name))
    .map((each) => each.name)
    .sort();
  const texts = await Promise.all(papers.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})\n`, ...texts.map((text) => `${text.trim()}\n`)].join('\n');
}
