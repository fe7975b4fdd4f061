import { nomicPath } from '../../../tables/nomic/pages.ts';
import type { Shown } from '../../page.ts';
import { Finder, Link, Pager } from '../../pieces.tsx';
import { nomicSheet, Paragraph } from './pieces.tsx';
import type { RulePart, readRuleSet } from './read-rules.ts';

export type RuleSetRead = NonNullable<ReturnType<typeof readRuleSet>>;

/** All rules in effect on one page, or as many pages as it takes. */
export function showRuleSet(read: RuleSetRead): Shown {
  const { number, page, pages, sought, parts, here, goesOn } = read;
  const path = nomicPath(number, 'rules');
  return nomicSheet({
    ...{ ...read, part: 'rules', title: 'The rules' },
    children: (
      <>
        <p>{countWords(read)}</p>
        <Finder path={path} label="Find in the rules" sought={sought} whole="All rules" />
        {sought === '' ? null : <p role="status">{foundWords(read.found)}</p>}
        {here.length < 2 || here.length > mostNumbers ? null : <Numbers numbers={here} />}
        {goesOn === null ? null : <h2>Rule {goesOn} (continued)</h2>}
        {parts.map((part) => (
          <RulePartShown part={part} />
        ))}
        <Pager
          path={sought === '' ? path : `${path}?${new URLSearchParams({ words: sought })}`}
          page={page}
          pages={pages}
        />
        <p class="take-home">
          Download the rules:{' '}
          <Link to={`${nomicPath(number)}/rules.json`} download>
            as a file of rules
          </Link>{' '}
          (JSON)
        </p>
      </>
    ),
  });
}

function countWords({ counts: { all, immutable } }: RuleSetRead): string {
  const rules = all === 1 ? 'One rule is' : `${all} rules are`;
  return `${rules} in effect: ${immutable} immutable and ${all - immutable} mutable.`;
}

function foundWords(found: number): string {
  if (found === 0) return 'No rule has these words.';
  return found === 1 ? 'One rule has these words.' : `${found} rules have these words.`;
}

/** More numbers than that are no help. */
const mostNumbers = 150;

const Numbers = ({ numbers }: { numbers: readonly number[] }) => (
  <nav class="numbers contents" aria-label="Rules on this page">
    <ul>
      {numbers.map((number) => (
        <li>
          <Link to={`#rule-${number}`}>{number}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

function RulePartShown({ part }: { part: RulePart }) {
  if (part.is === 'words') return <Paragraph words={part.words} />;
  const { number, immutable, isVoid, path, figures } = part;
  return (
    <>
      <h2 id={`rule-${number}`}>
        <Link to={path}>Rule {number}</Link>{' '}
        <span class="aside">
          {immutable ? 'immutable' : 'mutable'}
          {isVoid ? ', void by a Judgement' : ''}
        </span>
      </h2>
      {figures.length === 0 ? null : (
        <p class="aside">
          The bot plays by its {figures.length === 1 ? 'figure' : 'figures'} {figures.join(', ')}.
        </p>
      )}
    </>
  );
}
