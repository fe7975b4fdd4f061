import { describe, expect, it } from 'vitest';
import { actAlone } from '../../../src/house/chief/act-alone.ts';
import { findBreach, previewBreach } from '../../../src/house/chief/find-breach.ts';
import { modifyScore, previewModification } from '../../../src/ladder/board/modify-score.ts';
import { previewVoidAsChief, voidAsChief } from '../../../src/ladder/games/void-game.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { fold } from '../../../src/rule-books.ts';
import type { Office } from '../../../terms/administration/authority.ts';
import { afternoon, enters, game, named, plays } from '../../ladder/games/afternoon.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

/** A Friday at 12:40 with Cleo, the Chief Justice, who plays too; Ana has beaten Bo, and then Cleo. */
function anAfternoon() {
  const stage = afternoon();
  const { club, mo, ana, bo } = stage;
  const cleo = club.member('Cleo', { offices: ['chief'] });
  plays(club, mo, ana, bo);
  plays(club, mo, ana, cleo);
  return { ...stage, cleo };
}

const reason = 'The clocks of the room were wrong.';

const modifies = (club: Story, who: PersonNumber, person: PersonNumber, points: number, why = reason) =>
  club.does(who, modifyScore, { member: named(person), points, reason: why });

describe('Act III.5: a technical modification of a score', () => {
  it.each([
    { points: 30, to: 169 },
    { points: -1, to: 138 },
    { points: -38, to: 101 },
    { points: -39, to: 100 },
    { points: -40, to: 100 },
    { points: -10_000, to: 100 },
  ])('$points points take 139 to $to, and no further than the floor', ({ points, to }) => {
    const { club, cleo, ana } = anAfternoon();
    expect(club.score(ana)).toBe(139);
    const input = { member: named(ana), points, reason };
    const preview = previewModification(club.view, club.actor(cleo), input);
    expect(preview).toMatchObject({ value: { person: ana, before: 139, after: to } });
    expect(modifies(club, cleo, ana, points)).toMatchObject({ value: { before: 139, after: to } });
    expect(club.score(ana)).toBe(to);
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it('moves nothing that is on the floor, or by no points', () => {
    const { club, cleo, bo } = anAfternoon();
    expect(saidOf(modifies(club, cleo, bo, -5))).toEqual(['nothing-to-change']);
    expect(saidOf(modifies(club, cleo, bo, 0))).toEqual(['nothing-to-change']);
  });

  it('is for the Chief Justice, of a Member, with a reason', () => {
    const { club, mo, cleo, ana } = anAfternoon();
    expect(actsOf(modifies(club, mo, ana, 5))).toEqual(['III.2']);
    expect(saidOf(modifies(club, cleo, ana, 5, '  '))).toEqual(['empty']);
    const bea = club.person('Bea');
    const result = modifies(club, cleo, bea, 5);
    expect([saidOf(result), actsOf(result)]).toEqual([['not-a-member'], ['III.5']]);
  });
});

describe('Act III.5.1: a technical modification is announced', () => {
  it('to everybody, with where its reason stands', async () => {
    const { club, cleo, ana } = anAfternoon();
    modifies(club, cleo, ana, -10);
    const entry = club.view.entries.at(-1);
    expect(entry).toMatchObject({ type: 'adjusted', by: cleo, acts: ['III.5', 'III.5.1'] });
    expect(await club.clubs.text(club.id, entry?.seq ?? 0, 'reason')).toBe(reason);
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'score-modified', person: ana, by: cleo, entry: entry?.seq, before: 139, after: 129 },
      target: { to: 'discussion' },
    });
  });
});

describe('Act III.5: the Chief Justice voids a game', () => {
  const order = { game: '1', reason };

  it('as though it had never happened, with a reason that everybody reads', () => {
    const { club, cleo, ana, bo } = anAfternoon();
    const preview = previewVoidAsChief(club.view, club.actor(cleo), order);
    const result = club.does(cleo, voidAsChief, order);
    expect(result).toMatchObject({ value: { kind: 'game-voided', game: 1 } });
    expect(game(club, 1).status).toBe('voided');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
    expect(preview).toMatchObject({ value: { changes: [{ person: ana, before: 139, after: 120 }] } });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'voided', acts: ['III.5', 'III.5.1'] });
    expect(club.announced.at(-1)).toMatchObject({
      notice: { kind: 'voided-by-chief', game: 1, by: cleo },
      target: { to: 'discussion' },
    });
  });

  it('is refused to others, and for a game that does not count', () => {
    const { club, mo, cleo, ana, bo } = anAfternoon();
    expect(actsOf(club.does(mo, voidAsChief, order))).toEqual(['III.2']);
    const open = enters(club, ana, bo, { score: 0 });
    const result = club.does(cleo, voidAsChief, { ...order, game: `${open}` });
    expect([saidOf(result), actsOf(result)]).toEqual([['game-not-counted'], ['III.5']]);
    club.does(cleo, voidAsChief, order);
    expect(saidOf(club.does(cleo, voidAsChief, order))).toEqual(['game-not-counted']);
    expect(saidOf(club.does(cleo, voidAsChief, { ...order, reason: '' }))).toEqual(['empty']);
  });

  it('Act I.9.10: by another Act when it was played online', () => {
    const { club, cleo, ana, bo } = anAfternoon();
    const shared = { colour: null, playedAt: club.now, date: '2026-11-20', ended: null, approval: [] };
    club.write({
      type: 'game-recorded',
      game: 3,
      player: ana,
      opponent: bo,
      score: 1,
      online: true,
      ...shared,
    });
    club.write({ type: 'game-counted', game: 3 });
    club.does(cleo, voidAsChief, { game: '3', reason });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'voided', acts: ['I.9.10'] });
  });
});

describe('Acts II.12, II.12.1 and III.4: what the Chief Justice does alone', () => {
  it.each([
    { act: null, acts: ['III.4'], named: null },
    { act: 'II.9.2', acts: ['II.12', 'II.12.1'], named: 'II.9.2' },
    { act: 'ii.9.2', acts: ['II.12', 'II.12.1'], named: 'II.9.2' },
  ])('by $act, it is on record under $acts', async ({ act, acts, named: of }) => {
    const { club, cleo } = anAfternoon();
    const result = club.does(cleo, actAlone, { reason, act });
    const entry = club.view.entries.at(-1);
    expect(entry).toMatchObject({ type: 'chief-acted', act: of, by: cleo, acts });
    expect(result).toMatchObject({ value: { kind: 'chief-acted', entry: entry?.seq } });
    expect(await club.clubs.text(club.id, entry?.seq ?? 0, 'reason')).toBe(reason);
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'chief-acted', by: cleo, entry: entry?.seq },
      target: { to: 'discussion' },
    });
  });

  it('is for the Chief Justice alone, with a reason, and by no Act that there is not', () => {
    const { club, mo, cleo } = anAfternoon();
    expect(actsOf(club.does(mo, actAlone, { reason, act: null }))).toEqual(['III.2']);
    expect(saidOf(club.does(cleo, actAlone, { reason: ' ', act: null }))).toEqual(['empty']);
    expect(saidOf(club.does(cleo, actAlone, { reason, act: 'the last one' }))).toEqual(['no-such-act']);
  });
});

describe('Act I.9.5: a breach of what was gathered of an online game', () => {
  it.each<{ offices: Office[] }>([
    { offices: [] },
    { offices: ['moderator'] },
    { offices: ['moderator', 'justice'] },
  ])('costs $offices at once, is on record, and they are told', ({ offices }) => {
    const { club, cleo } = anAfternoon();
    const eve = club.member('Eve', { offices });
    const input = { member: named(eve), reason };
    expect(club.does(cleo, findBreach, input)).toMatchObject({
      value: { kind: 'breach-found', person: eve, offices },
    });
    expect(club.view.state.offices.get(eve)?.size ?? 0).toBe(0);
    const made = club.view.entries.filter(({ acts }) => acts.includes('I.9.5'));
    expect(made.map(({ type }) => type)).toEqual(['breach-found', ...offices.map(() => 'office-taken')]);
    expect(club.announced.filter(({ target }) => target.to === 'person')).toEqual([
      {
        notice: { kind: 'breach-found', entry: made[0]?.seq },
        target: { to: 'person', person: eve },
      },
    ]);
  });

  it('is found by the Chief Justice alone, with a reason, and of nobody who is it', () => {
    const { club, mo, cleo, ana } = anAfternoon();
    const of = (person: PersonNumber, why = reason) => ({ member: named(person), reason: why });
    expect(actsOf(club.does(mo, findBreach, of(ana)))).toEqual(['III.2']);
    expect(saidOf(club.does(cleo, findBreach, of(ana, ' ')))).toEqual(['empty']);
    expect(saidOf(club.does(cleo, findBreach, of(cleo)))).toEqual(['chief-must-pass-on']);
    expect(previewBreach(club.view, club.actor(cleo), of(mo))).toMatchObject({ value: { number: mo } });
    expect(club.view.state.offices.get(mo)?.has('moderator')).toBe(true);
  });
});
