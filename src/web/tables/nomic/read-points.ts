import {
  type Effect,
  type PlayerId,
  type PointOfOrder,
  writeFigures,
} from '../../../../packages/nomic/src/index.ts';
import { wordsInParts } from '../../judgement/parts.ts';
import { type Asked, readNumber, readPage } from '../../page.ts';
import { inPages, pageNumbered, weightOf } from '../../weight.ts';
import type { Moment } from '../table-asked.ts';
import { pointLine } from './point-lines.ts';
import { headOf, type NomicSeen, readable, type SaidRead } from './seen.ts';
import { type ToldRead, toldRead } from './told.ts';

const pointsAPage = 30;
/** In a list; all of it is on the page of the point. */
const longestInList = 400;

/** All points of order, the latest first, each with how it begins; null for a page that is not there. */
export async function readPoints(seen: NomicSeen, query: Asked['query']) {
  const points = seen.game.pointsOfOrder.toReversed();
  const asked = pageNumbered(
    inPages(points, pointsAPage, () => around),
    readPage(query),
  );
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  const statements = await statementsOf(seen, rows);
  return {
    ...{ ...headOf(seen), page, pages },
    rows: rows.map((point, nth) => ({
      ...pointLine(seen, point),
      statement: shortened(statements[nth] ?? gone),
    })),
  };
}

const around = 6_000;
const gone: SaidRead = { text: null, takenDown: false };

const shortened = (said: SaidRead): SaidRead => {
  const letters = [...(said.text ?? '')];
  return letters.length <= longestInList
    ? said
    : { ...said, text: `${letters.slice(0, longestInList).join('').trimEnd()}…` };
};

async function statementsOf(seen: NomicSeen, points: readonly PointOfOrder[]): Promise<SaidRead[]> {
  const { all } = seen.game.told;
  const places = points.map(({ number }) =>
    all.findIndex(({ is, point }) => is === 'point of order' && point === number),
  );
  const said = await seen.said(places);
  return places.map((place) => saidRead(seen, said.get(place)));
}

const saidRead = (seen: NomicSeen, said: SaidRead | undefined): SaidRead =>
  said === undefined
    ? gone
    : { ...said, text: said.text === null || said.takenDown ? null : readable(seen, said.text) };

/** Something on the page of a point of order. */
export type AboutPoint =
  | { is: 'statement'; said: SaidRead }
  | { is: 'effect'; words: string }
  | { is: 'told'; told: ToldRead }
  /** The reason of the Judgement that was told of before. */
  | { is: 'reason'; said: SaidRead };

const mostParts = 150;
const longestPortion = 15_000;

/** A point of order with its Judgements, page by page; null for none. */
export async function readPoint(seen: NomicSeen, { params, query }: Pick<Asked, 'params' | 'query'>) {
  const number = readNumber(params.point);
  const point = number === null ? undefined : seen.game.pointsOfOrder[number - 1];
  if (point === undefined) return null;
  const parts = await aboutPoint(seen, point);
  const asked = pageNumbered(inPages(parts, mostParts, weigh), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  return {
    ...headOf(seen),
    point: pointLine(seen, point),
    until: untilOf(seen, point),
    overruled: point.overruled.map(seen.playerOf),
    ...{ page, pages, parts: rows },
  };
}

/** Until when a Judgement can be disputed, or opinions on it given; null while neither is. */
const untilOf = (seen: NomicSeen, { until, state }: PointOfOrder): { at: Moment; for: string } | null =>
  until === null
    ? null
    : { at: seen.at(until), for: state === 'disputed' ? 'Opinions until' : 'Can be disputed until' };

async function aboutPoint(seen: NomicSeen, point: PointOfOrder): Promise<AboutPoint[]> {
  const places = seen.game.told.all.flatMap((told, place) => (told.point === point.number ? place : []));
  const said = await seen.said(places);
  const [statement = gone] = await statementsOf(seen, [point]);
  return [
    ...inPortions(statement).map((portion) => ({ is: 'statement' as const, said: portion })),
    ...(point.judgement?.effects ?? []).map((effect) => ({
      is: 'effect' as const,
      words: effectWords(seen, effect),
    })),
    ...places.flatMap((place) => toldOf(seen, place, said)),
  ];
}

function toldOf(seen: NomicSeen, place: number, said: ReadonlyMap<number, SaidRead>): AboutPoint[] {
  const [told] = seen.game.told.slice(place, place + 1);
  if (told === undefined) return [];
  const line: AboutPoint = { is: 'told', told: toldRead(seen, told) };
  if (told.is !== 'judged') return [line];
  const reason = saidRead(seen, said.get(place));
  return [line, ...inPortions(reason).map((portion) => ({ is: 'reason' as const, said: portion }))];
}

const inPortions = (said: SaidRead): SaidRead[] =>
  said.text === null
    ? [said]
    : wordsInParts(said.text, () => longestPortion).map((text) => ({ ...said, text }));

function effectWords(seen: NomicSeen, effect: Effect): string {
  const { game } = seen;
  const named = (player: PlayerId): string => readable(seen, game.people.get(player)?.name ?? player);
  switch (effect.is) {
    case 'figures': {
      const figures = readable(seen, writeFigures(effect.changes, game.figures, [...game.people.values()]));
      if (effect.proposal !== undefined) return `The figures of proposal ${effect.proposal}: ${figures}.`;
      return `The figures of the game: ${figures}.`;
    }
    case 'void rule':
      return `Rule ${game.rules.rules.get(effect.rule)?.number} is void.`;
    case 'no rule-change':
      return `What was proposal ${effect.proposal} is no rule-change.`;
    case 'early votes':
      return `Votes before the last part of proposal ${effect.proposal} ${effect.count ? 'count' : 'do not count'}.`;
    case 'points':
      return `${named(effect.player)}: ${effect.change < 0 ? '' : '+'}${effect.change} points.`;
    case 'undecidable':
      return `${named(effect.mover)}’s move is as legal as it is illegal.`;
    case 'no play':
      return 'Play cannot go on.';
  }
}

/** What stands around a part, in bytes. */
const aroundPart = 200;
const weigh = (part: AboutPoint): number => weightOf(part) + aroundPart;
