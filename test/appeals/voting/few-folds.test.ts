import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/appeals/book/court-entries.ts';
import { previewVote } from '../../../src/appeals/voting/cast-vote.ts';
import { withDeductions } from '../../../src/appeals/voting/judgement.ts';
import { entryAfter } from '../../../src/house/score-changes.ts';
import { allGames } from '../../../src/ladder/book/games.ts';
import { baselessDeductions } from '../../../src/ladder/decay/square-decay.ts';
import { rooms } from '../../../src/rooms.ts';
import { type BodyOf, type Entry, fold, rules } from '../../../src/rule-books.ts';
import { courtDays, courtLedgerOf, judgement, possibleEffects } from '../../support/court-ledgers.ts';
import { foldsOf } from '../../support/fold-count.ts';
import { CourtStory, vote } from './a-court.ts';

/** The club of a test folds a copy of its ledger for each change. */
const ownFold = 1;

/** Two of the panel have voted; the third is shown what their vote would do. */
function beforeTheLastVote(story: CourtStory, ballot: Parameters<typeof vote>[1]) {
  for (const justice of [story.jo, story.kim]) story.votes(justice, ballot);
  const { view } = story.club;
  const folds = foldsOf(view.entries);
  const input = { ...vote(story.cited, ballot), shown: null };
  const preview = previewVote(view, story.club.actor(story.lee), input, story.club.now);
  if (!preview.ok) throw new Error(JSON.stringify(preview));
  return { seal: preview.value.seal, folds };
}

describe('a deciding vote', () => {
  it('that changes nothing on the board folds no ledger', () => {
    const story = new CourtStory();
    const entry = story.penalises({ parts: [{ kind: 'deduction', points: 5 }] });
    expect(entry).toBeGreaterThan(0);
    story.petitions({ kind: 'penalty', penalty: 1 }).seats();
    const { seal, folds } = beforeTheLastVote(story, { decision: 'uphold' });
    expect(folds()).toBe(0);
    expect(story.votes(story.lee, { decision: 'uphold' }, seal).ok).toBe(true);
    expect(story.judgement?.outcome).toEqual({ kind: 'uphold' });
    expect(folds()).toBe(ownFold);
  });

  it('that undoes a penalty folds it once to show what it does and once to do it', () => {
    const story = new CourtStory();
    story.plays(story.ana, story.bo, 1);
    story.penalises({ parts: [{ kind: 'deduction', points: 5 }] });
    story.petitions({ kind: 'penalty', penalty: 1 }).seats();
    const ballot = { decision: 'overturn', relief: 'undo' } as const;
    const { seal, folds } = beforeTheLastVote(story, ballot);
    expect(folds()).toBe(1);
    expect(story.votes(story.lee, ballot, seal).ok).toBe(true);
    expect(story.judgement?.outcome.kind).toBe('overturn');
    expect(folds()).toBe(2 + ownFold);
  });
});

type Judged = BodyOf<'judged'>;

/** The games that a judgement brings back, and its effects with the deductions that fall, found by folding each time. */
function byFolding(entries: readonly Entry[], without: Judged, effects: readonly Effect[]) {
  const view = { entries, state: fold(entries) };
  const foldedWith = (body: Judged) => fold([...entries, entryAfter(view.state, body)]);
  const after = foldedWith({ ...without, effects: [...effects] });
  const before = [view.state, foldedWith(without)];
  const back = allGames(after).filter(
    ({ number, status }) =>
      status === 'counted' && before.some(({ games }) => games[number]?.status !== 'counted'),
  );
  const baseless = back.flatMap(({ player, opponent, date }) =>
    [player, opponent].flatMap((person) => baselessDeductions(after, person, date)),
  );
  const voids = [...new Set(baseless)].map(voidOf);
  return { back, effects: [...effects, ...voids] };
}

const voidOf = (entry: number) => ({ kind: 'void', entry }) as const;

const picks = fc.array(fc.nat(200), { maxLength: 3 });

it('Act II.6: the deductions that fall with a judgement are those that folding it all finds', () => {
  const found = { quick: 0, back: 0 };
  fc.assert(
    fc.property(courtDays, picks, fc.boolean(), (days, nths, enBanc) => {
      const entries = courtLedgerOf(days);
      const state = fold(entries);
      const possible = possibleEffects(entries, { do: 'judge', nth: 0, person: 1, score: 1, points: 5 });
      const back = entries.filter(({ type }) => type === 'voided').map(({ seq }) => voidOf(seq));
      const choices = [...possible, ...back, ...back, ...back];
      const effects = nths.flatMap((nth) => choices[nth % (choices.length + 1)] ?? []);
      const supersedes = enBanc
        ? entries.filter(({ type }) => type === 'judged' || type === 'redecided').map(({ seq }) => seq)
        : [];
      const body = judgement([], { enBanc, supersedes });
      if (body.type !== 'judged') throw new Error('It is no judgement');
      const folds = foldsOf(entries);
      const quick = withDeductions({ entries, state, rooms, rules }, body, effects);
      const isQuick = folds() === 0;
      const slow = byFolding(entries, body, effects);
      expect(quick).toEqual(slow.effects);
      if (isQuick) {
        found.quick += 1;
        expect(slow.back).toEqual([]);
      }
      if (slow.back.length > 0) found.back += 1;
    }),
    { seed: 1, numRuns: 300 },
  );
  expect(Math.min(found.quick, found.back)).toBeGreaterThan(10);
});
