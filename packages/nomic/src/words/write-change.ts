import { initialFigures } from '../figures/figures.ts';
import type { Person } from '../figures/kinds.ts';
import { writeFigures } from '../figures/read-figures.ts';
import type { Change } from '../rules/change.ts';
import type { RuleId, RuleSet } from '../rules/rule.ts';
import { type ChangeWritten, isEnding, linesOf } from './read-change.ts';

/** What stands behind “Rule-change:”, as `readChangeWords` reads it again: lines without spaces around them, each a paragraph. */
export function changeWords(written: ChangeWritten, rules: RuleSet, people: readonly Person[] = []): string {
  const [head, text] =
    written.is === 'change' ? headAndText(written.change, rules) : ['Continued', written.text];
  const lines = linesOf(text.join('\n'));
  const said = lines.length === 0 ? head : `${head}: ${lines.join('\n')}`;
  const figures = written.is === 'change' ? written.figures : null;
  const named =
    figures === null ? '' : writeFigures(figures, initialFigures([]), people).replaceAll(/\s+/g, ' ');
  const isEnded = named !== '' || isEnding(lines.at(-1) ?? '');
  return [
    said,
    ...(isEnded ? [`Figures: ${named}`.trim()] : []),
    ...(written.more ? ['More follows.'] : []),
  ].join('\n');
}

function headAndText(change: Change, rules: RuleSet): readonly [string, readonly string[]] {
  const numbered = (id: RuleId): string => `Rule ${rules.rules.get(id)?.number ?? '?'}`;
  switch (change.kind) {
    case 'enact':
      return [change.again === undefined ? 'Enact' : `Enact ${numbered(change.again)} again`, change.text];
    case 'amend':
      return [`Amend ${numbered(change.rule)}`, change.text];
    case 'repeal':
      return [`Repeal ${numbered(change.rule)}`, []];
    case 'enact-amendment':
      return [`Enact an amendment of ${numbered(change.rule)}`, change.text];
    case 'amend-amendment':
      return [`Amend amendment ${change.amendment} of ${numbered(change.rule)}`, change.text];
    case 'repeal-amendment':
      return [`Repeal amendment ${change.amendment} of ${numbered(change.rule)}`, change.text ?? []];
    case 'transmute':
      return [`Transmute ${numbered(change.rule)} to ${change.to}`, []];
  }
}
