import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAllCases } from './read-cases.ts';
import { asMarkdown } from './table.ts';

const page = join(import.meta.dirname, '../../docs/datc.md');

it('shows the cases in the documentation as they come out', async () => {
  await expect(asMarkdown(readAllCases())).toMatchFileSnapshot(page);
});
