import { expect } from 'vitest';
import { askStatus, docketOf } from '../../../src/appeals/docket/docket.ts';
import { renderDocket } from '../../../src/appeals/words/docket.ts';
import { renderStatus } from '../../../src/appeals/words/status.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Scene } from '../../../src/house/words/reply.ts';
import type { Entry, EntryOf } from '../../../src/rule-books.ts';
import { readDocket } from '../../../src/web/docket/page.tsx';
import type { Announced } from '../../support/memory-change.ts';
import { MemoryClubs } from '../../support/memory-club.ts';
import type { ModelClub } from './a-club.ts';
import { everybody } from './facts.ts';
import { type Otherwise, writtenAnew } from './keepings.ts';
import { actorOf, clubId, type World } from './world.ts';

/** How many of the latest notices are read, and after how many entries it is looked anew. */
const [mostNotices, often] = [6, 3];

/**
 * Nobody can tell from anything that they may read how those have voted who did: it is all the same in a club in which
 * they voted otherwise.
 */
export async function staySealed(club: ModelClub, { clubs, now }: World): Promise<void> {
  if (club.sealed.length === 0 || !(clubs instanceof MemoryClubs)) return;
  const { announced, entries } = clubs.now(clubId);
  if (entries.length % often > 0) return;
  const told = announced.slice(-mostNotices);
  const cited = club.sealed.map((known) => known.cited);
  const other = writtenAnew(clubs, votedOtherwise(entries, club));
  const wanted = { now, cited, told };
  expect(await whatCanBeRead(other, wanted)).toEqual(await whatCanBeRead(clubs, wanted));
}

/** Everybody whose vote is sealed has voted for something else. */
function votedOtherwise(entries: readonly Entry[], club: ModelClub): Otherwise {
  const sealed = new Set(club.sealed.flatMap((known) => lastVotes(entries, known.number, voted(known))));
  return {
    entry: (entry) => (entry.type === 'vote-cast' && sealed.has(entry.seq) ? reversed(entry) : entry),
    texts: (seq, texts) => (sealed.has(seq) ? { conditions: 'Something else.' } : texts),
  };
}

const voted = ({ rounds }: ModelClub['cases'][number]): number => rounds.at(-1)?.votes.size ?? 0;

/** The places of the last so many votes in a case. */
const lastVotes = (entries: readonly Entry[], number: number, many: number): number[] =>
  entries
    .filter((entry) => entry.type === 'vote-cast' && entry.case === number)
    .map(({ seq }) => seq)
    .slice(-many || Number.POSITIVE_INFINITY);

const reversed = (vote: EntryOf<'vote-cast'>): Entry => ({
  ...vote,
  decision:
    vote.decision.kind === 'uphold' ? { kind: 'overturn', relief: { kind: 'undo' } } : { kind: 'uphold' },
  bar: vote.bar === null ? '2026-12-25' : null,
});

interface Wanted {
  now: number;
  /** The cases in which votes are sealed. */
  cited: readonly string[];
  told: readonly Announced[];
}

/** All that anybody can be shown of the cases, of themselves and of others. */
async function whatCanBeRead(clubs: MemoryClubs, { now, cited, told }: Wanted): Promise<string[]> {
  const scene = await sceneOf({ clubs, siteUrl: 'https://chess.example.org' }, clubId, now);
  const read = await Promise.all([
    readDocket(scene.view, now),
    renderDocket(docketOf(scene.view), scene),
    ...cited.flatMap((each) => everybody.map((who) => statusFor(who, each, scene))),
    ...everybody.slice(1).flatMap((person) => [scene.exported(person, 'staff'), scene.recordOf(person)]),
    ...told.map((each) => wordsOf(each, scene)),
  ]);
  return read.map((each) => JSON.stringify(each));
}

async function statusFor(who: number, cited: string, scene: Scene): Promise<unknown> {
  const status = askStatus(scene.view, actorOf(who), cited);
  return status.ok ? renderStatus(status.value, scene) : status;
}

async function wordsOf({ notice }: Announced, scene: Scene): Promise<unknown> {
  const isMessage = notice.kind !== 'session-event' && notice.kind !== 'post-removal';
  return isMessage ? renderNotice(notice, scene) : notice;
}
