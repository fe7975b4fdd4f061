import {
  effectWords,
  endOfDay,
  type Game,
  numberOf,
  type PointOfOrder,
  pointsWords,
  type Told,
} from '../../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../../house/ports.ts';
import { citing, plain, whenOf } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import { citedRules } from '../deeds/act.ts';
import { nomicPeople } from '../names.ts';
import { barePlayerName, named, playerName } from './people.ts';
import { changeTitle, ruleName } from './proposal.ts';
import { adoptionWords } from './votes-needed.ts';

/** A game of Nomic about which something is told. */
export interface Telling {
  view: ClubView;
  table: Table;
  game: Game;
}

/** What the engine says of something, with names and with rules by their numbers of now, safe to show. */
export const whyOf = ({ view, table, game }: Telling, { why }: Pick<Told, 'why'>): string =>
  plain(named(view, table, numbered(game, why)), 1_500);

/** The engine cites rules as the initial set numbers them: `R114`. */
const numbered = (game: Game, why: string): string =>
  why.replaceAll(/\bR(\d{3})\b/g, (cited, number: string) => {
    const now = numberOf(game, `R${Number(number)}`);
    return now === null ? cited : `Rule ${now}`;
  });

/** The rules that it rests on, for the small print. */
const rulesOf = ({ game }: Telling, { rules }: Pick<Told, 'rules'>): string =>
  citing(citedRules(game, rules));

/** What a point of order is about: `about proposal 301`. */
export function aboutWords({ view, table, game }: Telling, { about, place }: PointOfOrder): string {
  switch (about.is) {
    case 'proposal':
      return `about proposal ${game.proposals[place ?? -1]?.number ?? about.number}`;
    case 'rule': {
      const rule = game.rules.rules.get(about.rule);
      return rule === undefined ? 'about a rule' : `about ${ruleName(rule)}`;
    }
    case 'move':
      return `about a move of ${playerName(view, table, about.mover)}`;
  }
}

/** `until 12:00`, for what can be done about a point of order; nothing where that has no end. */
export const until = (point: PointOfOrder | undefined): string =>
  point === undefined || point.until === null ? '' : ` until ${whenOf(point.until)}`;

/** The point of order that something told is about. */
export const pointIn = ({ game }: Telling, { point }: Told): PointOfOrder | undefined =>
  game.pointsOfOrder.find(({ number }) => number === point);

const proposalLines = (telling: Telling, told: Told): string[] => {
  const { game } = telling;
  const proposal = game.proposals[told.place ?? -1];
  if (proposal?.state !== 'open') return [whyOf(telling, told)];
  return [
    whyOf(telling, told),
    `Vote until ${whenOf(endOfDay(proposal.day))}: each player has one vote, and it stays. ${adoptionWords(game, proposal.change)}`,
  ];
};

function judgedLines(telling: Telling, told: Told, said: boolean): string[] {
  const point = pointIn(telling, told);
  if (point?.state !== 'judged') return [];
  return [
    ...(said ? [] : effectLines(telling, point)),
    `Anyone but the Judge can dispute it${until(point)}. Otherwise it is invoked then.`,
  ];
}

/** What a Judgement that was typed by hand says that it brings about: its author could edit the message (R212). */
function effectLines({ view, table, game }: Telling, { judgement }: PointOfOrder): string[] {
  const effects = judgement?.effects ?? [];
  if (effects.length === 0) return [];
  const words = named(view, table, effectWords(effects, game.rules, nomicPeople));
  return [`If it is invoked, it brings about: ${plain(words, 1_000)}`];
}

function disputedLines(telling: Telling, told: Told): string[] {
  const point = pointIn(telling, told);
  return point?.state === 'disputed'
    ? [
        `Everyone but the Judge can say whether they agree${until(point)}. If one of them agrees, the Judgement is invoked. If all disagree, and not only the one who disputed it, the Judge is overruled.`,
      ]
    : [];
}

function pointLines(telling: Telling, told: Told): string[] {
  const point = pointIn(telling, told);
  const about = point === undefined ? '' : `, ${aboutWords(telling, point)}`;
  return [`It is point of order ${told.point}${about}.`];
}

function judgeLine(telling: Telling, told: Told): string {
  const which = `Point of order ${told.point}`;
  if (told.player === undefined) return `${which}: nobody may judge it today.`;
  const name = playerName(telling.view, telling.table, told.player);
  const point = pointIn(telling, told);
  const waits = point?.state === 'waits for judgement' && point.judge === told.player;
  return waits
    ? `${which}: **${name}** is the Judge. If there is no Judgement by the end of the day, somebody else judges.`
    : `${which}: ${name} was made the Judge.`;
}

/** `Ana: 150 (+4)`, as R209 has it; null where nothing was paid. */
function paidWords({ game, view, table }: Telling, told: Told): string | null {
  const paid = game.points[game.told.all.filter(({ is }) => is === 'points').indexOf(told)];
  if (told.is !== 'points' || paid === undefined) return null;
  return plain(pointsWords(paid.total, paid.change, barePlayerName(view, table, paid.player)));
}

/** The same, and why. */
function paidLines(telling: Telling, told: Told): string[] {
  const paid = paidWords(telling, told);
  return [...(paid === null ? [] : [`**${paid}**`]), whyOf(telling, told)];
}

/** What the subject of something is, where its sentence does not say: `Proposal 301: …`. */
function subject({ is, proposal, point }: Told): string {
  if (is === 'over') return '';
  if (point !== undefined) return `Point of order ${point}: `;
  return proposal === undefined ? '' : `Proposal ${proposal}: `;
}

/** Whether a deed’s own words say all of it. */
const isSaidAlready = ({ is }: Told, said: boolean): boolean =>
  said && (is === 'voted' || is === 'opinion' || is === 'judged' || is === 'disputed');

/** What is told, line by line, safe to show, with the rules that it rests on; `said` if the words of the deed come before. */
export function toldLines(telling: Telling, told: Told, said: boolean): string[] {
  const lines = linesOf(telling, told, said);
  const last = lines.at(-1);
  return last === undefined ? [] : [...lines.slice(0, -1), `${last}${rulesOf(telling, told)}`];
}

function linesOf(telling: Telling, told: Told, said: boolean): string[] {
  const more = (): string[] => {
    switch (told.is) {
      case 'judged':
        return judgedLines(telling, told, said);
      case 'disputed':
        return disputedLines(telling, told);
      default:
        return [];
    }
  };
  switch (told.is) {
    case 'proposed':
      return proposalLines(telling, told);
    case 'point of order':
      return said ? pointLines(telling, told) : [whyOf(telling, told), ...pointLines(telling, told)];
    case 'judge':
      return [judgeLine(telling, told)];
    case 'points':
      return paidLines(telling, told);
    case 'over':
      return [`**${whyOf(telling, told)}**`];
    case 'void':
    case 'improper':
      return [`That doesn’t count. ${whyOf(telling, told)}`];
    default:
      return isSaidAlready(told, said) ? more() : [`${subject(told)}${whyOf(telling, told)}`, ...more()];
  }
}

/** The same in one line, for the course of a game. */
export function historyLine(telling: Telling, told: Told): string {
  const paid = paidWords(telling, told);
  const change = told.is === 'proposed' ? telling.game.proposals[told.place ?? -1]?.change : undefined;
  const what = change === undefined ? '' : ` It would ${changeTitle(telling.game, change)}.`;
  return `${paid === null ? subject(told) : `${paid}: `}${whyOf(telling, told)}${what}`;
}
