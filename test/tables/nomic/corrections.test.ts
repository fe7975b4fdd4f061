import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deed, dayOf, inEffect } from '../../../packages/nomic/src/index.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { dueThings } from '../../../src/house/settle/settle-due.ts';
import { changeLines } from '../../../src/tables/corrections/changes.ts';
import { correctEntry, previewCorrection } from '../../../src/tables/corrections/correct-entry.ts';
import { correctableEntries } from '../../../src/tables/corrections/correctable.ts';
import { takeGameBack } from '../../../src/tables/corrections/take-back.ts';
import { toldWith } from '../../../src/tables/nomic/entries.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';

const reason = 'The message was a joke';
const correcting = (entry: number, orders: string | null = null) => ({
  ...{ ...atNomic, entry: String(entry), orders, reason, shown: null },
});

const seats = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const enact = (text: string): Deed => ({
  ...{ is: 'proposed', change: { kind: 'enact', text: [text] }, figures: null },
});
const voted = (choice: 'yes' | 'no'): Deed => ({ is: 'voted', choice });

const corrects = (story: NomicStory, entry: number) => story.does(story.mo, correctEntry, correcting(entry));

/** What a correction changes, in lines, as who makes it is shown. */
function changes(story: NomicStory, entry: number): string[] {
  const actor = story.club.actor(story.mo);
  const found = previewCorrection(story.club.view, actor, correcting(entry), story.club.now);
  if (!found.ok) throw new Error(JSON.stringify(found));
  return changeLines(found.value.before, found.value.after);
}

/** Monday’s rule was adopted by all, and Tuesday’s is voted on. */
async function twoDays() {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  const hats = story.deed('monday', enact('Hats may be worn.')).entry;
  for (const seat of seats) story.deed(seat, voted('yes'));
  await story.goTo('2026-11-24 10:00');
  const scarves = story.deed('tuesday', enact('Scarves may be worn.')).entry;
  return { story, hats, scarves };
}

const totals = ({ game }: NomicStory) => Object.fromEntries(game.totals);
const proposals = ({ game }: NomicStory) => game.proposals.map(({ number, state }) => `${number} ${state}`);

describe('Nomic 7.3: the gamemaster puts the record right', () => {
  it('undoes a vote, and the proposal comes out as it would have without it', async () => {
    const story = new NomicStory().start();
    await story.goTo('2026-11-23 10:00');
    story.deed('monday', enact('Hats may be worn.'));
    const against = story.deed('friday', voted('no')).entry;
    story.deed('monday', voted('yes'));
    await story.goTo('2026-11-24 00:01');
    expect(proposals(story)).toEqual(['301 defeated']);
    expect(totals(story).monday).toBe(-5);
    expect(changes(story, against)).toEqual([
      'Proposal 301: 1 for it, 0 against it.',
      'Proposal 301 is in effect.',
      'Rule 301 is in effect.',
      'Points: Monday 10 instead of -5.',
    ]);
    corrects(story, against);
    expect(proposals(story)).toEqual(['301 in effect']);
    expect(totals(story).monday).toBe(10);
  });

  it('undoes a proposal: later ones move up (R109), what was done about them stays with them, and the rest is void', async () => {
    const { story, hats, scarves } = await twoDays();
    const about = { is: 'proposal', number: 302 } as const;
    const raised = story.deed('friday', { is: 'point raised', statement: 'Is it so?', about }).entry;
    story.deed('monday', {
      is: 'judged',
      point: 1,
      verdict: true,
      reason: 'It is.',
      effects: [{ is: 'no rule-change', proposal: 302 }],
    });
    const lines = changes(story, hats);
    expect(lines).toContain('Proposal 301 doesn’t count any more.');
    expect(lines).toContain('Proposal 302 is now proposal 301.');
    expect(lines).toContain('Rule 301 is not in effect any more.');
    expect(lines).toContain('Points: Monday 0 instead of 10.');
    expect(lines.filter((line) => /vote: yes \(entry \d+\) doesn’t count any more/.test(line))).toHaveLength(
      5,
    );
    corrects(story, hats);
    expect(proposals(story)).toEqual(['301 open']);
    expect(toldWith(story.table, scarves)).toMatchObject([{ is: 'proposed', proposal: 301 }]);
    expect(toldWith(story.table, raised).map(({ is }) => is)).toEqual(['point of order', 'judge']);
    expect(story.game.pointsOfOrder).toMatchObject([{ number: 1, place: 0, state: 'judged' }]);
    await story.goTo('2026-11-24 13:00');
    expect(proposals(story)).toEqual(['null no rule-change']);
  });

  it('undoes a point of order: what was done about a later one stays with that', async () => {
    const { story } = await twoDays();
    const about = { is: 'move', mover: 'tuesday' } as const;
    const first = story.deed('thursday', { is: 'point raised', statement: 'One', about }).entry;
    story.deed('friday', { is: 'point raised', statement: 'Another', about });
    const judged = story.deed('monday', { is: 'judged', point: 2, verdict: false, reason: 'No.' }).entry;
    corrects(story, first);
    expect(story.game.pointsOfOrder).toMatchObject([{ number: 1, by: 'friday', state: 'judged' }]);
    expect(toldWith(story.table, judged)).toMatchObject([{ is: 'judged', point: 1 }]);
  });

  it('a rule that was enacted is the same rule to who amends it, whatever was undone before', async () => {
    const { story, hats } = await twoDays();
    for (const seat of seats) story.deed(seat, voted('yes'));
    await story.goTo('2026-11-25 00:30');
    const scarves = [...story.game.rules.rules.values()].find(({ number }) => number === 302);
    await story.goTo('2026-11-25 09:00');
    const amend = { kind: 'amend', rule: scarves?.id ?? '', text: ['Scarves must be worn.'] } as const;
    story.deed('wednesday', { is: 'proposed', change: amend, figures: null });
    for (const seat of seats) story.deed(seat, voted('yes'));
    corrects(story, hats);
    await story.goTo('2026-11-26 00:01');
    const above = inEffect(story.game.rules).filter(({ number }) => number > 300);
    expect(above.map(({ number, text }) => [number, text[0]?.[0]?.text])).toEqual([
      [302, 'Scarves must be worn.'],
    ]);
  });

  it('can be undone itself: then all is as it was', async () => {
    const { story, hats } = await twoDays();
    const before = JSON.stringify([
      proposals(story),
      totals(story),
      story.game.told.all.map(({ why }) => why),
    ]);
    corrects(story, hats);
    expect(proposals(story)).toEqual(['301 open']);
    corrects(story, story.table.state.lastSeq);
    expect(JSON.stringify([proposals(story), totals(story), story.game.told.all.map(({ why }) => why)])).toBe(
      before,
    );
  });

  it('has what was due in the meantime come about as of its own moment, once', async () => {
    const { story } = await twoDays();
    const about = { is: 'move', mover: 'tuesday' } as const;
    story.deed('friday', { is: 'point raised', statement: 'Is it so?', about });
    story.deed('monday', { is: 'judged', point: 1, verdict: true, reason: 'It is.' });
    await story.goTo('2026-11-24 10:30');
    const disputed = story.deed('friday', { is: 'disputed', point: 1 }).entry;
    await story.goTo('2026-11-24 11:15');
    corrects(story, disputed);
    expect(story.game.pointsOfOrder[0]?.state).toBe('invoked');
    expect(story.game.told.all.findLast(({ is }) => is === 'invoked')?.at).toBe(
      story.club.moment('2026-11-24 11:00'),
    );
    expect(dueThings(story.club.view, story.club.now)).toEqual([]);
  });

  it('undoes the deed that won the game: it goes on, and whoever is waited for is called', async () => {
    const story = new NomicStory().start();
    await story.goTo('2026-11-23 10:00');
    story.deed('monday', enact('Hats may be worn.'));
    const last = ['tuesday', 'wednesday', 'thursday', 'friday'].map(
      (seat) => story.deed(seat, { is: 'forfeited' }).entry,
    );
    expect(story.table.state).toMatchObject({ status: 'over' });
    await story.goTo('2026-11-23 12:00');
    const entry = last.at(-1) ?? 0;
    expect(changes(story, entry)).toContain('The game is not over any more: it goes on.');
    corrects(story, entry);
    expect(story.table.state).toMatchObject({ status: 'playing', endedBy: null });
    const places = story.club.announced.filter(({ notice }) => notice.kind === 'table-corrected');
    expect(places.map(({ target }) => target.to)).toEqual(['table', 'games']);
    const { clubs, id, now, siteUrl } = story.club;
    const told = await renderNotice(
      { kind: 'table-corrected', table: 1, entry: story.table.state.lastSeq },
      await sceneOf({ clubs, siteUrl }, id, now),
    );
    expect(told.content).toContain(reason);
    expect(told.content).toContain('To act now');
    expect(JSON.stringify(told.embeds)).toContain('it goes on');
  });

  it('undoes the end of a table that was given up, with what was due by then', async () => {
    const { story } = await twoDays();
    story.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'table-abandoned', as: 'gm' }, story.mo),
    );
    await story.goTo('2026-11-25 12:00');
    expect(proposals(story)).toEqual(['301 in effect', '302 open']);
    corrects(story, story.table.state.lastSeq);
    expect(story.table.state.status).toBe('playing');
    expect(proposals(story)).toEqual(['301 in effect', '302 not adopted']);
    expect(dueThings(story.club.view, story.club.now)).toEqual([]);
  });

  it('a message that was undone does not count again when it is read again', async () => {
    const story = new NomicStory().start();
    await story.goTo('2026-11-23 10:00');
    const typed = story.deed('monday', enact('Hats may be worn.'), '77').entry;
    corrects(story, typed);
    expect(story.table.state.nomic?.messages.has('77')).toBe(true);
  });

  it.each([
    ['entry-stays', '7.3', (story: NomicStory) => [story.mo, correctEntry, correcting(1)] as const],
    [
      'needs-gm',
      '7.3',
      (story: NomicStory) => [story.playing('monday'), correctEntry, correcting(9)] as const,
    ],
    [
      'no-orders-in-entry',
      '7.3',
      (story: NomicStory) =>
        [story.mo, correctEntry, correcting(story.table.state.lastSeq, 'A Vie H')] as const,
    ],
  ])('is refused as %s, and changes nothing', async (code, point, deed) => {
    const { story } = await twoDays();
    const { lastSeq } = story.table.state;
    expect(story.club.does(...deed(story))).toMatchObject({
      ok: false,
      refusals: [{ code, points: [`Nomic ${point}`] }],
    });
    expect(story.table.state.lastSeq).toBe(lastSeq);
  });

  it('there is no way back to an earlier phase', async () => {
    const { story } = await twoDays();
    expect(
      story.club.does(story.mo, takeGameBack, { ...atNomic, phase: '1', reason, shown: null }),
    ).toMatchObject({
      ok: false,
    });
  });
});

describe('Nomic 7.4: in the two days after it', () => {
  const refused = { refusals: [{ code: 'too-late-to-correct', days: 2, points: ['Nomic 7.4'] }] };
  const tries = (story: NomicStory, entry: number) =>
    story.club.does(story.mo, correctEntry, correcting(entry));

  it.each([
    ['2026-11-25 10:00:00', true],
    ['2026-11-25 10:00:01', false],
  ])('at %s: %s', async (moment, may) => {
    const { story, hats } = await twoDays();
    await story.goTo(moment);
    expect(correctableEntries(story.table, story.club.now).some(({ entry }) => entry.seq === hats)).toBe(may);
    expect(tries(story, hats)).toMatchObject(may ? { ok: true } : refused);
  });

  it('an undoing in the two days after the first, so that nothing is turned for ever', async () => {
    const { story, hats } = await twoDays();
    corrects(story, hats);
    const undoing = story.table.state.lastSeq;
    await story.goTo('2026-11-26 09:00');
    corrects(story, undoing);
    const again = story.table.state.lastSeq;
    await story.goTo('2026-11-26 10:00:01');
    expect(tries(story, again)).toMatchObject(refused);
  });
});

type Step = { kind: 'wait' | 'propose' | 'vote' | 'raise' | 'judge' | 'dispute' | 'correct'; lot: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...([
      'wait',
      'wait',
      'propose',
      'propose',
      'vote',
      'vote',
      'raise',
      'judge',
      'dispute',
      'correct',
      'correct',
    ] as const),
  ),
  lot: fc.integer({ min: 0, max: 1_000_000 }),
});

/** A deed that may or may not be proper. */
function deedOf({ kind, lot }: Step, points: number): Deed | null {
  const point = 1 + (lot % Math.max(1, points));
  switch (kind) {
    case 'propose':
      return enact(`Rule by lot ${lot}.`);
    case 'vote':
      return voted(lot % 3 === 0 ? 'no' : 'yes');
    case 'raise':
      return {
        is: 'point raised',
        statement: 'Is it so?',
        about: { is: 'proposal', number: 301 + (lot % 3) },
      };
    case 'judge':
      return { is: 'judged', point, verdict: lot % 2 === 0, reason: 'So it is.' };
    case 'dispute':
      return { is: 'disputed', point };
    default:
      return null;
  }
}

async function take(story: NomicStory, each: Step): Promise<void> {
  const { club } = story;
  club.now += 60_000;
  await club.settle();
  if (each.kind === 'wait') club.now += (1 + (each.lot % 30)) * 3_600_000;
  await club.settle();
  if (each.kind === 'correct') {
    const entries = correctableEntries(story.table, club.now);
    const wrong = entries[each.lot % Math.max(1, entries.length)];
    if (wrong !== undefined) corrects(story, wrong.entry.seq);
    return;
  }
  const deed = deedOf(each, story.game.pointsOfOrder.length);
  const mover = each.kind === 'propose' ? seatOn(club.now) : (seats[each.lot % 5] ?? '');
  if (deed !== null && story.table.state.status === 'playing') story.deed(mover, deed);
}

/** Whose day it is, on a day that is anybody’s. */
const seatOn = (now: number): string =>
  seats[Math.min(4, (new Date(dayOf(now)).getUTCDay() + 6) % 7)] ?? 'monday';

it('after any correction nothing is due in the past, and no moment comes about twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const story = new NomicStory('2026-11-23 08:00').start();
      for (const each of steps) {
        await take(story, each);
        if (each.kind === 'correct') expect(dueThings(story.club.view, story.club.now)).toEqual([]);
        const times = story.game.told.all.map(({ at }) => at);
        expect(times).toEqual([...times].sort((one, other) => one - other));
      }
      const came = story.table.book.entries.flatMap(({ type, at }) =>
        type === 'nomic-time-came' ? [at] : [],
      );
      expect(came).toEqual([...new Set(came)]);
      const posted = story.club.announced.filter(({ notice }) => notice.kind === 'table-corrected');
      const undone = story.table.book.entries.filter(({ type }) => type === 'entry-undone');
      expect(new Set(posted.map(({ notice }) => JSON.stringify(notice))).size).toBe(undone.length);
    }),
    { numRuns: 25, seed: 7 },
  );
});
