import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type Game, inEffect } from '../../../packages/nomic/src/index.ts';
import { randomGame } from '../../../packages/nomic/test/support/random-game.ts';
import type { Shown } from '../../../src/web/page.ts';
import { showHistory } from '../../../src/web/tables/nomic/history.tsx';
import { showNow } from '../../../src/web/tables/nomic/now.tsx';
import { showPoint, showPoints } from '../../../src/web/tables/nomic/points.tsx';
import { showProposal, showProposals } from '../../../src/web/tables/nomic/proposals.tsx';
import { readNow } from '../../../src/web/tables/nomic/read-now.ts';
import { readPoint, readPoints } from '../../../src/web/tables/nomic/read-points.ts';
import { readProposal, readProposals } from '../../../src/web/tables/nomic/read-proposals.ts';
import { readRule } from '../../../src/web/tables/nomic/read-rule.ts';
import { readRuleSet } from '../../../src/web/tables/nomic/read-rules.ts';
import { readStandings } from '../../../src/web/tables/nomic/read-standings.ts';
import { readVersion } from '../../../src/web/tables/nomic/read-version.ts';
import { showRule, showVersion } from '../../../src/web/tables/nomic/rule.tsx';
import { showRuleSet } from '../../../src/web/tables/nomic/rules.tsx';
import type { NomicSeen } from '../../../src/web/tables/nomic/seen.ts';
import { showStandings } from '../../../src/web/tables/nomic/standings.tsx';
import { readHistory } from '../../../src/web/tables/nomic/told.ts';
import { dice } from '../../support/dice.ts';

const seenOf = (game: Game): NomicSeen => ({
  ...{ table: 1, name: 'Law', game, nameOf: (seat) => seat },
  playerOf: (seat) => ({ seat, person: { number: 1, name: seat, page: null } }),
  at: (instant) => ({ at: new Date(instant).toISOString(), words: `${instant}`, timezone: 'Europe/London' }),
  said: async (places) => new Map(places.map((place) => [place, { text: 'So.', takenDown: false }])),
});

const none = { params: {}, query: {} };

/** Every page of a game: those of each rule, version, proposal and point of order, too. */
async function everyPage(seen: NomicSeen): Promise<(Shown | null)[]> {
  const { game } = seen;
  const show = <Read>(read: Read | null, shown: (read: Read) => Shown) =>
    read === null ? null : shown(read);
  const rules = [...game.rules.rules.values()].flatMap((rule) => {
    const params = { rule: String(rule.number) };
    const versions = rule.history.map((_, at) =>
      show(readVersion(seen, { params: { ...params, version: `${at + 1}` }, query: {} }), showVersion),
    );
    return [show(readRule(seen, { params, query: {} }), showRule), ...versions];
  });
  const proposals = game.proposals.map(({ index }) =>
    show(readProposal(seen, { ...none, params: { proposal: `${index + 1}` } }), showProposal),
  );
  const points = game.pointsOfOrder.map(async ({ number }) =>
    show(await readPoint(seen, { ...none, params: { point: `${number}` } }), showPoint),
  );
  return [
    showNow(readNow(seen)),
    show(readRuleSet(seen, {}), showRuleSet),
    show(readProposals(seen, {}), showProposals),
    show(await readPoints(seen, {}), showPoints),
    show(readStandings(seen, {}), showStandings),
    show(readHistory(seen, {}), showHistory),
    ...rules,
    ...proposals,
    ...(await Promise.all(points)),
  ];
}

describe.each([1, 2, 3, 4])('a game of forty days, thrown by the dice %i', (seed) => {
  const roll = dice(seed);
  const throwDice = (below: number): number => Math.floor(roll() * below);
  const { game } = randomGame(40, throwDice, () => {});
  const seen = seenOf(game);

  it('has every page, each less than 100 kB', async () => {
    for (const shown of await everyPage(seen)) {
      expect(shown).not.toBeNull();
      if (shown !== null) expect(Buffer.byteLength(render(shown.main))).toBeLessThan(95_000);
    }
  });

  it('shows of each proposal in effect what became of the rules, and of each rule who made it so', () => {
    const adopted = game.proposals.filter(({ state }) => state === 'in effect');
    expect(adopted.length).toBeGreaterThan(0);
    for (const { index, number } of adopted) {
      const read = readProposal(seen, { ...none, params: { proposal: `${index + 1}` } });
      expect([number, read?.parts.some(({ is }) => is === 'change')]).toEqual([number, true]);
    }
    for (const rule of inEffect(game.rules)) {
      const read = readRule(seen, { ...none, params: { rule: `${rule.number}` } });
      const versions = read?.parts.filter(({ is }) => is === 'version') ?? [];
      expect([rule.number, versions.length]).toEqual([rule.number, rule.history.length]);
    }
  });
});
