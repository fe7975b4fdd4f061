import type { ComponentChildren } from 'preact';
import { type NomicPart, nomicPath } from '../../../tables/nomic/pages.ts';
import { tablePath } from '../../../tables/pages.ts';
import { takenDownWords } from '../../../tables/taken-down/words.ts';
import type { Shown } from '../../page.ts';
import { Link, Person, useLink } from '../../pieces.tsx';
import type { PlayerRead, RuleNamed, SaidRead } from './seen.ts';
import type { Words } from './stretches.ts';

const parts: readonly (readonly [part: NomicPart, label: string])[] = [
  ['', 'The game'],
  ['rules', 'Rules'],
  ['proposals', 'Proposals'],
  ['points-of-order', 'Points of order'],
  ['standings', 'Standings'],
  ['history', 'History'],
];

interface SheetShown {
  number: number;
  name: string;
  /** Which of the pages it is, or belongs to. */
  part: NomicPart;
  title: string;
  children: ComponentChildren;
}

/** A page of a game of Nomic, with the way to the others. */
export const nomicSheet = ({ number, name, part, title, children }: SheetShown): Shown => ({
  title: `${title} · Table ${number}`,
  main: (
    <div class="table-of-club nomic">
      <h1>{title}</h1>
      <p class="where once">
        <Link to={tablePath(number)}>
          Table {number}: <bdi>{name}</bdi>
        </Link>
      </p>
      <Ways number={number} part={part} />
      {children}
    </div>
  ),
});

function Ways({ number, part }: Pick<SheetShown, 'number' | 'part'>) {
  const link = useLink();
  return (
    <nav class="parts contents" aria-label="Pages of the game">
      <ul>
        {parts.map(([each, label]) => (
          <li>
            <a href={link(nomicPath(number, each))} aria-current={each === part ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A player with their day: `Ana (Monday)`. */
export const Player = ({ player: { seat, person } }: { player: PlayerRead }) =>
  person === null ? (
    <>{seat}’s player</>
  ) : (
    <>
      <Person person={person} /> <span class="aside seat">({seat})</span>
    </>
  );

/** A paragraph of a rule. */
export const Paragraph = ({ words }: { words: readonly Words[] }) => (
  <p class="text" dir="auto">
    {words.map(({ text, to }) => (to === null ? text : <Link to={to}>{text}</Link>))}
  </p>
);

/** A sentence of the referee, which may have names in it. */
export const Sentence = ({ words }: { words: string }) => <bdi>{words}</bdi>;

export const RuleLink = ({ rule: { name, path } }: { rule: RuleNamed }) => <Link to={path}>{name}</Link>;

/** `(Rule 202, Rule 214)`, each the way to it; nothing for none. */
export const Cited = ({ rules }: { rules: readonly RuleNamed[] }) =>
  rules.length === 0 ? null : (
    <span class="aside">
      {' ('}
      {rules.map((rule, nth) => (
        <>
          {nth === 0 ? null : ', '}
          <RuleLink rule={rule} />
        </>
      ))}
      )
    </span>
  );

/** What somebody said, or what became of it. */
export const SaidWords = ({ said: { text, takenDown } }: { said: SaidRead }) =>
  takenDown || text === null ? (
    <p>
      <em>{takenDown ? takenDownWords : 'Its words were erased.'}</em>
    </p>
  ) : (
    <blockquote class="text" dir="auto">
      {text}
    </blockquote>
  );
