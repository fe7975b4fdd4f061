import { describe, expect, it } from 'vitest';
import { exportOf, readPersonAsStaff } from '../../../src/house/privacy/export.ts';
import type { Export } from '../../../src/house/privacy/export-shape.ts';
import { onFile } from '../../../src/house/privacy/on-file.ts';
import { disputeGame } from '../../../src/ladder/games/answer-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { afternoon, enters, named, plays } from '../../ladder/games/afternoon.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

const exported = (club: Story, person: PersonNumber): Promise<Export> =>
  exportOf(club.clubs, club.view, person, club.now);

/** Ana won one game, disputed a second, and has a third voided; Bo disputed a fourth of hers. */
function aStory() {
  const { club, mo, ana, bo } = afternoon();
  plays(club, mo, ana, bo);
  enters(club, bo, ana, { pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0', colour: 'white' });
  club.does(ana, disputeGame, { game: '2', why: 'I drew' });
  plays(club, mo, bo, ana, 0.5);
  club.does(mo, voidGame, { game: '3', reason: 'Entered twice' });
  enters(club, ana, bo, { score: 0.5 });
  club.does(bo, disputeGame, { game: '4', why: 'She is lying' });
  club.write({ type: 'adjusted', person: ana, change: { points: -15 } }, { texts: { reason: 'Away' } });
  return { club, mo, ana, bo };
}

describe('Act 0.13: one’s own data', () => {
  it('is who one is to the club, every score, every game and every session', async () => {
    const { club, ana, bo } = aStory();
    const data = await exported(club, ana);
    expect(data).toMatchObject({
      format: 1,
      made: '2026-11-20T12:40:00.000Z',
      club: { id: club.id, name: null },
      you: { number: ana, account: '202', name: 'Ana', offices: [], staff: false },
      memberships: [{ from: '2026-11-20T12:20:00.000Z', to: null }],
      standing: { score: 105, wins: 1, draws: 0, losses: 0 },
      bans: [],
      sessions: [{ date: '2026-11-20', present: true, stays: [] }],
      unanswered: [],
    });
    expect(data.scoreMoves).toMatchObject([
      { why: 'joined', after: 100 },
      { why: 'game', game: 1, before: 100, after: 120, expected: 0.5, k: 40 },
      { why: 'adjusted', before: 120, after: 105 },
    ]);
    const opponent = { number: bo, name: 'Bo' };
    expect(data.games).toMatchObject([
      { number: 1, opponent, result: 'won', status: 'counted', enteredByYou: false },
      { number: 2, opponent, result: 'lost', colour: 'black', status: 'open', enteredByYou: false },
      { number: 3, opponent, result: 'drew', status: 'voided' },
      { number: 4, opponent, result: 'drew', status: 'open', enteredByYou: true },
    ]);
  });

  it('is what one wrote and what was written of one, but not why another disputed a game', async () => {
    const { club, ana, bo } = aStory();
    const texts = (data: Export) => data.ledger.flatMap((entry) => Object.values(entry.texts));
    const own = texts(await exported(club, ana));
    expect(own).toContain('I drew');
    expect(own).toContain('Entered twice');
    expect(own).toContain('Away');
    expect(own.some((text) => text.includes('Qxf7#'))).toBe(true);
    expect(own).not.toContain('She is lying');
    const others = texts(await exported(club, bo));
    expect(others).toContain('She is lying');
    expect(others).not.toContain('I drew');
    expect(others).not.toContain('Away');
  });

  it('is every entry by and about one, and none of anybody else', async () => {
    const { club, mo, ana, bo } = aStory();
    const cy = club.member('Cy');
    plays(club, mo, bo, cy);
    const data = await exported(club, ana);
    const said = data.ledger.map(({ type, byYou }) => `${type}${byYou ? ' by her' : ''}`);
    expect(said).toEqual([
      'joined',
      ...['game-recorded', 'game-counted'],
      ...['game-recorded', 'game-referred by her'],
      ...['game-recorded', 'game-counted', 'voided'],
      ...['game-recorded by her', 'game-referred'],
      'adjusted',
    ]);
    expect(JSON.stringify(data)).not.toContain(`"person":${cy}`);
    expect(JSON.stringify(data)).not.toContain(club.actor(bo).account);
  });

  it('keeps a hostile name as it is', async () => {
    const { club } = afternoon();
    const eve = club.member('"}<img src=x onerror=alert(1)>');
    const again: unknown = JSON.parse(JSON.stringify(await exported(club, eve)));
    expect(again).toMatchObject({ you: { name: '"}<img src=x onerror=alert(1)>' } });
  });

  it('is nothing for somebody whom the club does not know', async () => {
    const { club } = afternoon();
    expect(onFile(club.view, club.stranger('Zoe'), null)).toEqual({
      ok: false,
      invalid: { problem: 'nothing-kept', recognisable: false },
    });
  });
});

describe('Act 0.14: the data of somebody who has no account', () => {
  it('is read by the member of staff alone, and that is logged', () => {
    const { club, mo } = afternoon();
    const tom = club.member('Tom', { account: false });
    const sam = club.staff('Sam');
    for (const somebody of [mo, club.stranger('Zoe')]) {
      const refusal = club.does(somebody, readPersonAsStaff, { member: named(tom) });
      expect([saidOf(refusal), actsOf(refusal)]).toEqual([['needs-staff'], ['0.14']]);
    }
    const read = club.does(sam, readPersonAsStaff, { member: named(tom) });
    expect(read).toEqual({ ok: true, value: { kind: 'file-read', person: tom } });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'file-read', person: tom, by: sam });
    const unknown = club.does(sam, readPersonAsStaff, { member: { text: 'Nobody' } });
    expect(saidOf(unknown)).toEqual(['no-such-person']);
  });
});
