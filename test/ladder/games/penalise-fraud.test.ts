import { describe, expect, it } from 'vitest';
import { banAt } from '../../../src/house/book/discipline.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { confirmGame } from '../../../src/ladder/games/answer-game.ts';
import { type FraudInput, penaliseFraud, previewFraud } from '../../../src/ladder/games/penalise-fraud.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { aCase, ban, confirmsFraud, fraud, penalty, play } from '../../house/discipline/a-case.ts';
import { saidOf } from '../../support/refusals.ts';

const endOfDay = (date: string) => Date.parse(`${date}T23:59:59.999Z`);

/** So many violations of Ana's that stand, and one more invented game of hers, with the score she had before it. */
function caught(violations: number) {
  const stage = aCase();
  const { club, mo, ana, bo } = stage;
  for (let n = 0; n < violations; n++)
    confirmsFraud(club, mo, fraud(ana, play(club, ana, bo), { instead: 'none' }));
  club.write({ type: 'adjusted', person: ana, change: { points: 401 - club.score(ana) } });
  return { ...stage, game: play(club, ana, bo) };
}

describe('Act II.5: the ladder', () => {
  it.each<[number, PenaltyPart[], number]>([
    [0, [], 401],
    [1, [{ kind: 'halve' }], 201],
    [2, [{ kind: 'reset' }], 100],
    [3, [{ kind: 'ban', until: '2026-12-18', endsAt: endOfDay('2026-12-18') }], 401],
    [4, [{ kind: 'ban', until: null, endsAt: null }], 401],
    [5, [{ kind: 'ban', until: null, endsAt: null }], 401],
  ])('after %i: %j, and the game is undone', (violations, parts, score) => {
    const { club, mo, ana, bo, game } = caught(violations);
    const points = club.score(bo) + (club.view.state.games[game]?.opponentChange ?? 0) * -1;
    const preview = previewFraud(club.view, club.actor(mo), fraud(ana, game), club.now);
    expect(preview).toMatchObject({ value: { violations, order: { parts } } });
    expect(saidOf(confirmsFraud(club, mo, fraud(ana, game)))).toEqual(['done']);
    expect(club.view.state.penalties.at(-1)).toMatchObject({ fraud: true, game, parts, stands: true });
    expect(club.view.state.games[game]?.status).toBe('voided');
    expect([club.score(ana), club.score(bo)]).toEqual([score, points]);
  });

  it('a ban of the ladder runs to the first Friday that is 28 days away or more, or for ever', () => {
    for (const [violations, last] of [
      [3, endOfDay('2026-12-18')],
      [4, Number.MAX_SAFE_INTEGER],
    ] as const) {
      const { club, mo, ana, game } = caught(violations);
      confirmsFraud(club, mo, fraud(ana, game));
      expect(banAt(club.view.state, ana, last)).not.toBeNull();
      expect(banAt(club.view.state, ana, last + 1) === null).toBe(violations === 3);
    }
  });

  it('does not count a violation that was overturned, and gives back all that it took', () => {
    const { club, mo, ana, bo, game } = caught(1);
    const before = club.score(ana);
    confirmsFraud(club, mo, fraud(ana, game));
    club.write({ type: 'voided', entry: club.view.state.penalties[2]?.seq ?? 0 });
    expect(club.score(ana)).toBe(before);
    expect(club.view.state.games[game]?.status).toBe('counted');
    const another = play(club, ana, bo);
    const preview = previewFraud(club.view, club.actor(mo), fraud(ana, another), club.now);
    expect(preview).toMatchObject({ value: { violations: 1, rung: 'halve' } });
  });

  it.each<[Partial<FraudInput>, PenaltyPart[]]>([
    [{ instead: 'none' }, []],
    [{ instead: 'warning' }, [{ kind: 'warning' }]],
    [{ instead: 'deduction', points: 30 }, [{ kind: 'deduction', points: 30 }]],
    [{ instead: 'halve' }, [{ kind: 'halve' }]],
    [{ instead: 'reset' }, [{ kind: 'reset' }]],
  ])('lets a Moderator depart from it: %j', (about, parts) => {
    const { club, mo, ana, game } = caught(3);
    expect(saidOf(confirmsFraud(club, mo, fraud(ana, game, about)))).toEqual(['done']);
    expect(club.view.state.penalties.at(-1)?.parts).toEqual(parts);
    expect(club.view.state.games[game]?.status).toBe('voided');
  });

  it.each<[number, Partial<FraudInput>, string]>([
    [0, {}, 'done'],
    [1, {}, 'needs-finding'],
    [3, {}, 'needs-finding'],
    [3, { instead: 'warning' }, 'done'],
    [0, { instead: 'reset' }, 'needs-finding'],
    [0, { instead: 'deduction' }, 'goes-with'],
    [0, { instead: 'warning', points: 5 }, 'goes-with'],
    [0, { points: 5 }, 'goes-with'],
    [0, { game: '99' }, 'no-such-game'],
  ])('Act III.2.3: after %i, without a finding, %j: %s', (violations, about, said) => {
    const { club, mo, ana, game } = caught(violations);
    expect(saidOf(confirmsFraud(club, mo, fraud(ana, game, { finding: null, ...about })))).toEqual([said]);
  });

  it('refuses a game that does not count yet, for good', () => {
    const { club, mo, ana, bo } = aCase();
    const game = play(club, ana, bo, { open: true });
    expect(saidOf(confirmsFraud(club, mo, fraud(ana, game)))).toEqual(['done']);
    expect(club.view.state.games[game]?.status).toBe('refused');
  });

  it('lets a game that did not count yet wait again, once no penalty for it stands', async () => {
    const { club, mo, ana, bo } = aCase();
    const game = play(club, ana, bo, { open: true });
    confirmsFraud(club, mo, fraud(ana, game, { declare: 'later' }));
    club.at('13:00');
    confirmsFraud(club, mo, fraud(bo, game));
    await club.at('2026-11-28 00:00').settle();
    expect(club.view.state.penalties[1]?.stands).toBe(false);
    expect(club.view.state.games[game]?.status).toBe('refused');
    club.write({ type: 'voided', entry: club.view.state.penalties[2]?.seq ?? 0 });
    expect(club.view.state.games[game]?.status).toBe('open');
    expect(saidOf(club.does(bo, confirmGame, { game: String(game) }))).toEqual(['done']);
    expect(club.view.state.games[game]?.status).toBe('counted');
  });

  it('punishes both who invented a game; it comes back only when neither penalty stands', () => {
    const { club, mo, ana, bo } = aCase();
    confirmsFraud(club, mo, fraud(ana, 1));
    expect(saidOf(confirmsFraud(club, mo, fraud(bo, 1)))).toEqual(['done']);
    const status = () => club.view.state.games[1]?.status;
    club.write({ type: 'voided', entry: club.view.state.penalties[1]?.seq ?? 0 });
    expect(status()).toBe('voided');
    club.write({ type: 'voided', entry: club.view.state.penalties[2]?.seq ?? 0 });
    expect(status()).toBe('counted');
  });

  it('is not confirmed when another violation came to be known meanwhile', () => {
    const { club, mo, mia, ana, bo } = aCase();
    const game = play(club, ana, bo);
    const shown = fraud(ana, game, { shown: 'reverse' });
    confirmsFraud(club, mia, fraud(ana, 1));
    expect(saidOf(club.does(mo, penaliseFraud, shown))).toEqual(['changed-meanwhile']);
  });

  it('Act II.4.1: is for the person who entered the game or is a player of it, once, by somebody with no part in it', () => {
    const { club, mo, mia, ana, cy } = aCase();
    expect(saidOf(confirmsFraud(club, mo, fraud(cy, 1)))).toEqual(['did-not-play']);
    const game = play(club, ana, mia);
    expect(saidOf(confirmsFraud(club, mia, fraud(ana, game)))).toEqual(['own-game']);
    expect(saidOf(confirmsFraud(club, ana, fraud(ana, game)))).toEqual(['needs-office']);
    confirmsFraud(club, mo, fraud(ana, game));
    for (const separate of [false, true])
      expect(saidOf(confirmsFraud(club, mo, fraud(ana, game, { separate })))).toEqual(['punished-already']);
    expect(previewFraud(club.view, club.actor(mo), fraud(ana, 1), club.now)).toMatchObject({
      value: { violations: 1 },
    });
  });

  it('Act III.3.5: is not for a Moderator to punish by its number either, in whose game it was', () => {
    const { club, mo, mia, ana, bo } = aCase();
    const game = play(club, bo, mia);
    confirmsFraud(club, mo, fraud(bo, game));
    expect(saidOf(club.does(mia, issueBan, ban(ana, { offence: '#1' })))).toEqual(['own-game']);
    expect(saidOf(club.does(mia, issuePenalty, penalty(ana, { offence: '#1' })))).toEqual(['own-game']);
    expect(saidOf(club.does(mo, issueBan, ban(ana, { offence: '#1' })))).toEqual(['done']);
  });

  it('Act III.2.2: is another offence than what somebody did at the board, where that is said', () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issuePenalty, penalty(ana, { game: '1' }));
    expect(saidOf(confirmsFraud(club, mo, fraud(ana, 1)))).toEqual(['punished-already']);
    expect(saidOf(confirmsFraud(club, mo, fraud(ana, 1, { separate: true })))).toEqual(['done']);
  });
});
