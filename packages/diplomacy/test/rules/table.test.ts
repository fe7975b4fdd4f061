import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { issues, unseenIssues } from '../../src/rules/issues.ts';
import { rulings } from '../../src/rules/named.ts';

const page = fileURLToPath(new URL('../../docs/rulings.md', import.meta.url));

/** A row of a table. */
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function asMarkdown(): string {
  const ids = [...rulings.keys()];
  const rows = issues.map(({ number, field, title }) =>
    row(
      number,
      title,
      ...ids.map((id) => {
        const ruling = rulings.get(id)?.[field];
        const letter = ruling?.letter === '' ? '' : ` (${ruling?.letter})`;
        return `${ruling?.value}${letter} – ${ruling?.cite}`;
      }),
    ),
  );
  const settings = issues
    .filter(({ letters }) => Object.keys(letters).length > 0)
    .map(({ number, title, letters }) =>
      row(
        number,
        title,
        Object.entries(letters)
          .map(([letter, value]) => `\`${letter}\` ${value}`)
          .join(', '),
      ),
    );
  const unseen = unseenIssues.map(({ number, title, settled }) => row(number, title, settled));
  return [
    '# What each rule set decides',
    'The numbers and letters are those of the Diplomacy Adjudicator Test Cases (DATC), v2.4; `v3` is what v3.0 prefers where v2.4 has no letter for it. After',
    'each decision stands its place in the text: section D of the World Masters rules (C.4 of section C), section B of the Maharajiad’s,',
    'regulations BT0 to BT25 of the Birthday Tournament. "A reading" is what this referee does where the text says nothing.',
    '',
    row('DATC', 'Issue', ...ids),
    row(...Array(ids.length + 2).fill('---')),
    ...rows,
    '',
    '## Settings',
    "Any of these can be set for any rule set: `ruleSetNamed('standard', { settings: { '4.A.1': 'a' } })`.",
    '',
    row('DATC', 'Issue', 'Letters'),
    row('---', '---', '---'),
    ...settings,
    '',
    '## What no referee sees',
    row('DATC', 'Issue', 'How it is settled'),
    row('---', '---', '---'),
    ...unseen,
    '',
  ].join('\n');
}

it('the documentation shows what the rule sets decide', async () => {
  await expect(asMarkdown()).toMatchFileSnapshot(page);
});
