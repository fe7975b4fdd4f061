import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { powersToOrder } from '../../src/tables/diplomacy/needs.ts';
import { diplomacyRules } from '../../src/tables/rule-sets/rule-set.ts';
import { chosen, phaseOf, typed, type Way, WholeGame, written } from '../support/a-whole-game.ts';
import {
  ownedIn,
  type RecordedPhase,
  recordedGame,
  resultsOf,
  resultsSaid,
} from '../tables/diplomacy/recorded-game.ts';

vi.setConfig({ testTimeout: 300_000 });

const recorded = recordedGame();

/** Trouble in some of the phases; in the others all goes well. */
const trouble: Readonly<
  Record<string, 'restarted' | 'killed' | 'killed before the post' | 'killed after it'>
> = {
  F1901M: 'restarted',
  F1903M: 'killed',
  S1904M: 'killed before the post',
  F1905R: 'restarted',
  F1907M: 'killed after it',
};

/** What else happens before the orders of some phases are given. */
const happens: Readonly<Record<string, (game: WholeGame) => Promise<void>>> = {
  async S1902M(game) {
    const before = game.player('TUR');
    await game.replace('TUR', 'Hal');
    const late = await before.as.run('diplomacy orders', { table: '1' });
    expect(late.text).toContain('⛔');
  },
  async W1902A(game) {
    const phase = phaseOf(await game.table());
    await game.extend('FRA');
    expect(phaseOf(await game.table())).toBe(phase);
  },
  S1903M: (game) => game.proposeDraw('ITA', { ITA: 'yes', ENG: 'yes', TUR: 'no' }),
};

/** Orders are typed in one line mostly, some are written into the form, and Germany chooses its first ones. */
function wayOf(phase: string, power: string, nth: number): Way {
  if (phase === 'S1901M' && power === 'GER') return chosen;
  return nth % 7 === 0 ? written : typed;
}

/** Plays a phase: mostly all mark their orders final, sometimes the deadline ends it. */
async function play(game: WholeGame, recorded: RecordedPhase, nth: number): Promise<void> {
  const { phase, orders } = recorded;
  const what = trouble[phase];
  const give = () => game.order(recorded, (power, seat) => wayOf(phase, power, seat + nth));
  await (what === 'killed' ? game.killedAfter(give) : give());
  if (what === 'restarted') await game.restart();
  if (what === 'killed before the post') return game.killedAtDeadline('before');
  if (what === 'killed after it') return game.killedAtDeadline('after');
  const { state, rules } = await game.table();
  const position = state.diplomacy?.position;
  const asked = position === undefined ? [] : powersToOrder(position, diplomacyRules(rules).diplomacy.map);
  const all = asked.every((power) => orders.has(power));
  return all && nth % 4 !== 1 ? game.endByFinal(recorded) : game.endByDeadline();
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('a whole game of ten years is played to its end, and the bot is restarted and killed meanwhile', async () => {
  const game = await WholeGame.begin();
  for (const [nth, phase] of recorded.phases.entries()) {
    expect(phaseOf(await game.table())).toBe(phase.phase);
    await happens[phase.phase]?.(game);
    await play(game, phase, nth);
  }

  const { state } = await game.table();
  expect(state.status).toBe('over');
  const history = state.diplomacy?.history ?? [];
  expect(state.diplomacy?.winners).toEqual([recorded.winner]);
  expect(history.map(({ phase }) => phase)).toEqual(recorded.phases.map(({ phase }) => phase));
  for (const [nth, { phase, orders }] of recorded.phases.entries())
    expect(resultsOf(orders.keys(), history[nth] ?? { told: [] }), phase).toEqual(resultsSaid(orders));
  expect(new Map(history.map(({ after, before }) => [before.phase.year, ownedIn(after)]))).toEqual(
    recorded.centres,
  );
  expect(state.proposals.map(({ seat, status }) => ({ seat, status }))).toEqual([
    { seat: 'ITA', status: 'failed' },
  ]);
  expect(state.seats.get('TUR')?.played).toHaveLength(2);
  expect(state.extensions.map(({ seat, phase }) => ({ seat, phase }))).toEqual([
    { seat: 'FRA', phase: 'W1902A' },
  ]);
  expect(new Set(history.map(({ how }) => how))).toEqual(new Set(['final', 'deadline']));

  const once = Object.fromEntries(recorded.phases.map(({ phase }) => [phase, 1]));
  await expect.poll(() => game.published(recorded.phases), { timeout: 60_000 }).toEqual(once);

  const published = history.flatMap(({ phase, orders }) =>
    [...orders].map(([power, own]) => ({ key: `${power} ${phase}`, ...own })),
  );
  expect(new Map(published.map(({ key, digest }) => [key, digest]))).toEqual(game.receipts);
  for (const { lines, salt, digest } of published)
    expect(sha256(`${salt}\n${lines.join('\n')}`)).toBe(digest);
});
