import fc from 'fast-check';
import type { Body, Entry } from '../../src/rule-books.ts';
import { seasonPlayers, seasons } from '../../tools/bench/seasons.ts';
import { ballot, bringToCourt, courtDays, judgement, opinion, petition, scribeAfter } from './court-ledgers.ts';
import { ledgerOf, type Scribe } from './ledgers.ts';

/** How many people the long ledger is about. */
export const longLedgerPeople = seasonPlayers;

/** How many lives of small clubs stand before the seasons, always the same ones. */
const lives = 40;

/** Every so many Fridays somebody takes a game to the Court. */
const fridays = 4;

/**
 * A ledger of that many entries and some more, with something of everything: games, online and in the room, penalties, bans, people
 * who leave and come back, then Friday after Friday of which some is undone, cases that are judged as they come, and a Court at the
 * end that reaches back to the beginning.
 */
export function longLedger(length: number): Entry[] {
  const all = fc.sample(courtDays, { numRuns: lives, seed: 20 });
  const scribe = scribeAfter(ledgerOf(all.flatMap(({ before }) => before)));
  playSeasons(scribe, length);
  const court = all.flatMap((life) => life.court);
  bringToCourt(scribe, court);
  return scribe.entries;
}

function playSeasons(scribe: Scribe, length: number): void {
  const known = new Set(scribe.entries.flatMap((entry) => (entry.type === 'joined' ? [entry.person] : [])));
  let held = 0;
  for (const { seq: _, at: __, by, acts, terms, ...body } of seasons(length)) {
    if (body.type === 'joined' && known.has(body.person)) continue;
    if (body.type === 'game-recorded') scribe.games += 1;
    scribe.write('game' in body ? { ...body, game: scribe.games } : body);
    if (body.type !== 'session-closed') continue;
    held += 1;
    undoSome(scribe);
    if (held % fridays === 0) takeToCourt(scribe, held / fridays);
  }
}

/** Of the last two games one is corrected, and the other was never played. */
function undoSome(scribe: Scribe): void {
  const counted = scribe.entries.findLast(({ type }) => type === 'game-counted');
  if (counted !== undefined) scribe.write({ type: 'voided', entry: counted.seq });
  scribe.write({ type: 'game-corrected', game: scribe.games - 1, score: 0.5 });
}

/** A case about the last game but two, which two of three Justices decide otherwise. */
function takeToCourt(scribe: Scribe, number: number): void {
  const about = { case: number };
  const [petitioner, respondent] = [1 + (number % 20), 30 + (number % 20)];
  const majority = [4, 5];
  const effect = { kind: 'game', game: scribe.games - 2, score: 1 } as const;
  const bodies: Body[] = [
    petition({ ...about, petitioner, respondent }),
    { type: 'writ-given', ...about, person: 6, chief: true },
    { type: 'panel-seated', ...about, panel: [4, 5, 6], despiteConflict: [] },
    ...[4, 5, 6].map((person) => ballot(person, about)),
    judgement([effect], { ...about, majority }),
    opinion(number, number, 4),
  ];
  for (const body of bodies) scribe.write(body);
}
