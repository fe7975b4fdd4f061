import { describe, expect, it } from 'vitest';
import { denyCase } from '../../../src/appeals/petitions/deny.ts';
import { filePetition } from '../../../src/appeals/petitions/file.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { addMember } from '../../../src/house/offices/add-member.ts';
import { appointOfficer } from '../../../src/house/offices/appoint-officer.ts';
import { renameMember } from '../../../src/house/offices/rename-member.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { disputeGame } from '../../../src/ladder/games/answer-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { checkIn } from '../../../src/ladder/sessions/check-in.ts';
import { fold } from '../../../src/rule-books.ts';
import { afternoon, enters, game, named, plays } from '../../ladder/games/afternoon.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

/** What is kept of the words, as `3 reason`. */
async function wordsIn(club: Story): Promise<string[]> {
  const all = club.view.entries.map(({ seq }) => seq);
  return (await club.clubs.texts(club.id, all)).map(({ seq, kind }) => `${seq} ${kind}`);
}

const typesSince = (club: Story, before: number): string[] =>
  club.view.entries.slice(before).map(({ type }) => type);

describe('Act 0.13: having one’s data erased', () => {
  it('leaves a number in the place of a person, and every score where it was', () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const before = club.view.entries.length;
    const account = club.actor(ana).account;
    expect(club.does(ana, erasePerson, { member: null })).toEqual({
      ok: true,
      value: { kind: 'erased', person: ana, recognisable: false },
    });
    expect(club.view.people.byNumber(ana)).toEqual({ number: 2, account: null, name: 'Former member 2' });
    expect(club.view.people.byAccount(account)).toBeNull();
    expect(typesSince(club, before)).toEqual(['removed', 'erased']);
    expect(club.view.entries.at(-1)).toMatchObject({ person: ana, by: ana, acts: ['0.13'] });
    expect(club.view.entries.at(-2)).toMatchObject({ basis: 'request', acts: ['0.13', 'II.8'] });
    expect(game(club, 1).status).toBe('counted');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it('erases what they wrote and what was written of them, and keeps moves and the words of others', async () => {
    const { club, mo, ana, bo } = afternoon();
    const cy = club.member('Cy');
    const pgn = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';
    const disputed = enters(club, bo, ana, { pgn });
    club.does(ana, disputeGame, { game: `${disputed}`, why: 'I never moved my queen' });
    const voided = plays(club, mo, ana, bo);
    club.does(mo, voidGame, { game: `${voided}`, reason: 'Ana was only analysing' });
    const others = plays(club, mo, bo, cy);
    club.does(mo, voidGame, { game: `${others}`, reason: 'Entered twice' });
    const theirs = club.view.entries.at(-1)?.seq;
    const moves = game(club, disputed).recordedSeq;
    expect(await wordsIn(club)).toHaveLength(4);
    club.does(ana, erasePerson, { member: null });
    expect(await wordsIn(club)).toEqual([`${moves} pgn`, `${theirs} reason`]);
  });

  it('waits for the case to which they are a party, and then takes what was said in it', async () => {
    const { club, ana } = afternoon();
    const cleo = club.person('Cleo', { offices: ['chief'] });
    club.does(ana, filePetition, {
      against: 'other',
      item: null,
      member: null,
      statement: 'The room is too cold.',
    });
    const refused = club.does(ana, erasePerson, { member: null });
    expect(refused).toMatchObject({ refusals: [{ code: 'party-to-case', case: 1, acts: ['0.13'] }] });
    club.does(cleo, denyCase, { case: '2026/1', reason: 'Ana can wear a coat.' });
    expect(await wordsIn(club)).toHaveLength(2);
    expect(saidOf(club.does(ana, erasePerson, { member: null }))).toEqual(['done']);
    expect(await wordsIn(club)).toEqual([]);
  });

  it('Acts II.4 and 0.12: ends the games that wait for them, and tells the other player', () => {
    const { club, ana, bo } = afternoon();
    const own = enters(club, ana, bo);
    club.at('12:51');
    const others = enters(club, bo, ana, { score: 0.5 });
    const tom = club.member('Tom', { account: false });
    const between = enters(club, bo, tom);
    club.does(ana, erasePerson, { member: null });
    expect([own, others, between].map((number) => game(club, number).status)).toEqual([
      'withdrawn',
      'lapsed',
      'open',
    ]);
    expect(club.announced).toEqual([
      {
        notice: { kind: 'game-lapsed', game: others, person: bo },
        target: { to: 'person', person: bo },
      },
    ]);
  });

  it('Act III.2: lays their offices down, leaves the room and the staff without them, and says so', () => {
    const { club, mo } = afternoon();
    club.nameStaff(mo);
    const before = club.view.entries.length;
    club.does(mo, erasePerson, { member: null });
    expect(typesSince(club, before)).toEqual(['office-taken', 'checked-out', 'removed', 'erased']);
    expect(club.view.settings.staff).toBeNull();
    expect(club.announced).toMatchObject([{ notice: { kind: 'office-changed', given: false, by: mo } }]);
  });

  it('Act III.2: is refused to the Chief Justice until the office is passed on', () => {
    const { club, ana } = afternoon();
    const chief = club.person('Chi', { offices: ['chief'] });
    const refusal = club.does(chief, erasePerson, { member: null });
    expect(saidOf(refusal)).toEqual(['chief-must-pass-on']);
    expect(actsOf(refusal)).toEqual(['III.2']);
    club.does(chief, appointOfficer, { member: named(ana), office: 'chief' });
    expect(saidOf(club.does(chief, erasePerson, { member: null }))).toEqual(['done']);
  });

  it('finds nothing to erase of a stranger, nor a second time', () => {
    const { club, ana } = afternoon();
    const actor = club.actor(ana);
    expect(saidOf(club.does(club.stranger('Zoe'), erasePerson, { member: null }))).toEqual(['nothing-kept']);
    expect(saidOf(club.does(actor, erasePerson, { member: null }))).toEqual(['done']);
    expect(club.does(actor, erasePerson, { member: null })).toEqual({
      ok: false,
      invalid: { problem: 'nothing-kept', recognisable: false },
    });
  });

  it('Act 0.14: the member of staff has it done for anyone who has no account, and nobody else has', () => {
    const { club, mo, bo } = afternoon();
    const tom = club.member('Tom', { account: false });
    plays(club, mo, tom, bo);
    const sam = club.staff('Sam');
    const refusal = club.does(mo, erasePerson, { member: named(tom) });
    expect([saidOf(refusal), actsOf(refusal)]).toEqual([['needs-staff'], ['0.14']]);
    expect(club.does(sam, erasePerson, { member: { text: 'Tom' } })).toMatchObject({
      value: { person: tom },
    });
    expect(club.view.people.byNumber(tom)?.name).toBe(`Former member ${tom}`);
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'erased', person: tom, by: sam });
    expect(saidOf(club.does(sam, erasePerson, { member: { text: 'Tom' } }))).toEqual(['no-such-person']);
  });

  it('makes anyone who joins again somebody new', () => {
    const { club, ana } = afternoon();
    const actor = club.actor(ana);
    club.does(actor, erasePerson, { member: null });
    expect(club.does(actor, joinBoard, { name: null })).toMatchObject({ value: { person: 4, again: false } });
  });

  it.each(['#2', 'Former member 2', 'Ana'])('lets nobody name whom it was any more: %s', (text) => {
    const { club, mo, ana } = afternoon();
    club.does(ana, erasePerson, { member: null });
    const rename = club.does(mo, renameMember, { member: { text }, name: 'Ana' });
    expect(saidOf(rename)).toEqual(['no-such-person']);
    expect(club.does(mo, addMember, { name: 'Former member 2' })).toMatchObject({ value: { person: 4 } });
  });
});

describe('Act II.9: a ban is not escaped by erasure', () => {
  /** Ana is banned to the end of a Friday and has had her data erased; her account as she comes back with it. */
  function banned() {
    const { club, mo, ana } = afternoon();
    const until = '2026-12-04';
    const endsAt = club.moment('2026-12-05 00:00') - 1;
    club.write(
      { type: 'banned', person: ana, until, endsAt },
      { by: mo, texts: { reason: 'Threw the board' } },
    );
    const back = { ...club.actor(ana), name: 'Ana again' };
    const erased = club.does(ana, erasePerson, { member: null });
    return { club, mo, ana, back, erased, endsAt };
  }

  it('keeps no account and no name, only that they would be known again and why they are banned', async () => {
    const { club, ana, back, erased } = banned();
    expect(erased).toMatchObject({ value: { recognisable: true } });
    expect(club.view.people.byNumber(ana)).toEqual({ number: 2, account: null, name: 'Former member 2' });
    expect(club.view.people.byAccount(back.account)?.number).toBe(ana);
    expect(club.view.people.recognisable()).toEqual([ana]);
    expect(await wordsIn(club)).toHaveLength(1);
    expect(club.does(back, erasePerson, { member: null })).toMatchObject({ invalid: { recognisable: true } });
  });

  it('Acts II.7 and 0.7: neither joining nor playing is open to them under the account they had', () => {
    const { club, mo, back } = banned();
    expect(saidOf(club.does(back, joinBoard, { name: null }))).toEqual(['banned']);
    const opponent = { account: back.account, name: back.name, bot: false };
    expect(saidOf(club.does(mo, renameMember, { member: opponent, name: 'Ana' }))).toEqual([
      'no-such-person',
    ]);
    expect(() => enters(club, mo, 0, { opponent })).toThrow('"act":"0.7"');
    expect(club.view.people.all()).toHaveLength(3);
  });

  it('are the same person again once they are back in the room, and can have it all erased again', () => {
    const { club, ana, back } = banned();
    club.does(back, checkIn, { moderating: false });
    expect(club.view.people.byNumber(ana)).toEqual({ number: 2, account: back.account, name: 'Ana again' });
    expect(club.view.people.recognisable()).toEqual([]);
    expect(saidOf(club.does(back, joinBoard, { name: null }))).toEqual(['banned']);
    expect(club.does(back, erasePerson, { member: null })).toMatchObject({ value: { recognisable: true } });
  });

  it.each([
    ['at its last moment', 0, [2], 1],
    ['a moment after it', 1, [], 0],
  ])('are known again %s: %j', async (_, after, recognisable, words) => {
    const { club, back, endsAt } = banned();
    club.now = endsAt + after;
    await club.settle();
    expect(club.view.people.recognisable()).toEqual(recognisable);
    expect(await wordsIn(club)).toHaveLength(words);
    if (after > 0) expect(club.does(back, joinBoard, { name: null })).toMatchObject({ value: { person: 4 } });
  });

  it('the words of a penalty go, but for those of a ban that holds', async () => {
    const { club, mo, ana } = afternoon();
    const person = { member: { text: `#${ana}` }, reason: 'Threw the board', words: new Map() };
    const penalty = { ...person, kinds: ['warning'], offence: 'Shouting', declare: 'later' } as const;
    const rest = { points: null, minutes: null, game: null, separate: false, finding: null };
    club.does(mo, issuePenalty, { ...penalty, ...rest });
    const about = { until: '2026-12-04', ground: 'serious', finding: 'intent', declare: 'email' } as const;
    club.does(mo, issueBan, { ...person, ...about, game: null, separate: false, offence: 'Throwing' });
    const ban = club.view.state.bans[0]?.seq;
    club.does(ana, erasePerson, { member: null });
    expect(await wordsIn(club)).toEqual([`${ban} reason`, `${ban} offence`]);
    await club.at('2026-12-05 00:00').settle();
    expect(await wordsIn(club)).toEqual([]);
  });

  it('are forgotten at once when the ban never happened', async () => {
    const { club, mo } = banned();
    const ban = club.view.entries.find(({ type }) => type === 'banned');
    club.write({ type: 'voided', entry: ban?.seq ?? 0 }, { by: mo });
    await club.settle();
    expect(club.view.people.recognisable()).toEqual([]);
  });
});
