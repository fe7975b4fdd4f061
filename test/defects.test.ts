import { describe, expect, it } from 'vitest';
import { banAt } from '../src/house/book/discipline.ts';
import { issueBan } from '../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../src/house/discipline/issue-penalty.ts';
import { liftStaffBan, staffBan } from '../src/house/discipline/staff-ban.ts';
import { addMember } from '../src/house/offices/add-member.ts';
import { linkAccount } from '../src/house/offices/link-account.ts';
import { renameMember } from '../src/house/offices/rename-member.ts';
import { askRemoval } from '../src/house/removal/ask-removal.ts';
import { removeMember } from '../src/house/removal/remove-member.ts';
import { joinBoard } from '../src/ladder/board/join-board.ts';
import { recordGame } from '../src/ladder/games/record-game.ts';
import { voidGame } from '../src/ladder/games/void-game.ts';
import { renderHistory } from '../src/ladder/words/history.ts';
import { fold } from '../src/rule-books.ts';
import { ban, penalty } from './house/discipline/a-case.ts';
import { deductionsOf, fridays, holds, wealthy } from './ladder/decay/fridays.ts';
import { afternoon, enters, game, named, plays, told } from './ladder/games/afternoon.ts';
import type { Story } from './support/a-club.ts';
import { saidOf } from './support/refusals.ts';

const reason = 'It was no game.';

const scores = (club: Story, ...people: number[]) => people.map((person) => club.score(person));

describe('what the club’s first software got wrong', () => {
  describe('an undone game never gave its points back', () => {
    it('Act II.4: voiding a game gives both players theirs, and all who played later', () => {
      const { club, mo, ana, bo } = afternoon();
      const cy = club.member('Cy');
      const lasting = plays(club, mo, bo, cy);
      const [, ...without] = scores(club, ana, bo, cy);
      expect(saidOf(club.does(mo, voidGame, { game: `${lasting}`, reason }))).toEqual(['done']);
      const first = plays(club, mo, ana, bo);
      club.at('12:45');
      plays(club, mo, bo, cy);
      expect(scores(club, ana, bo, cy)).not.toEqual([100, ...without]);
      club.does(mo, voidGame, { game: `${first}`, reason });
      expect(scores(club, ana, bo, cy)).toEqual([100, ...without]);
    });
  });

  describe('members who had never played counted as 100 days absent', () => {
    it('Acts II.6 and II.7: anyone who joins is behind in nothing, and is not removed for it', async () => {
      const { club, mo, ana, bo } = fridays();
      for (const day of ['2026-11-06', '2026-11-13', '2026-11-20']) await holds(club, mo, day, [ana, bo]);
      const zoe = wealthy(club.at('2026-11-24 16:00'), 'Zoe');
      const morgan = club.person('Morgan', { offices: ['chief'] });
      await holds(club, mo, '2026-11-27', [ana, bo]);
      expect([deductionsOf(club, zoe), club.score(zoe)]).toEqual([[], 200]);
      const inactive = { member: named(zoe), basis: 'inactive' } as const;
      expect(club.does(morgan, removeMember, inactive)).toMatchObject({
        refusals: [{ code: 'not-inactive', absences: 1, games: 0 }],
      });
    });
  });

  describe('the guard of once a day was the wrong way round, so that each restart took points again', () => {
    it('Act II.6: one session costs each Member once, however often the bot starts and looks', async () => {
      const { club, mo, ana } = fridays();
      for (const day of ['2026-11-06', '2026-11-13', '2026-11-20']) await holds(club, mo, day);
      const once = club.score(ana);
      expect(once).toBe(180);
      const { lastSeq } = club.view.state;
      for (const moment of ['2026-11-20 13:11', '2026-11-20 23:59', '2026-11-21 00:00', '2026-11-26 09:00'])
        for (let restart = 0; restart < 3; restart++) await club.at(moment).settle();
      expect([club.score(ana), club.view.state.lastSeq]).toEqual([once, lastSeq]);
    });
  });

  describe('deductions for staying away lost the floor of 100', () => {
    it('Act II.2: nothing takes a score under it, and what it kept is not owed later', async () => {
      const { club, mo, ana, bo } = fridays();
      const poor = club.member('Pip');
      club.write({ type: 'adjusted', person: poor, change: { points: 7 } });
      for (const day of ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27']) await holds(club, mo, day);
      expect([deductionsOf(club, poor).length, club.score(poor)]).toEqual([4, 100]);
      club.does(mo, issuePenalty, penalty(poor, { kinds: ['deduction'], points: 50 }));
      expect(club.score(poor)).toBe(100);
      await holds(club, mo, '2026-12-04', [poor, ana, bo], [[poor, ana]]);
      expect(club.score(poor)).toBeGreaterThan(100);
    });
  });

  describe('anyone signed in could register any game, or undo one', () => {
    it('Act II.4: a Member enters their own games alone, and voids none', () => {
      const { club, mo, ana, bo } = afternoon();
      const cy = club.member('Cy');
      const stranger = club.stranger('Zoe');
      const counted = plays(club, mo, ana, bo);
      const { lastSeq } = club.view.state;
      for (const who of [cy, club.actor(ana), stranger]) {
        const others = told(named(bo), { player: named(mo) });
        expect(saidOf(club.does(who, recordGame, others))).toEqual(['needs-office']);
        expect(saidOf(club.does(who, voidGame, { game: `${counted}`, reason }))).toContain('needs-office');
      }
      expect([club.view.state.lastSeq, game(club, counted).status]).toEqual([lastSeq, 'counted']);
    });

    it('Act II.4: what a player enters moves nothing until the opponent says so', () => {
      const { club, ana, bo } = afternoon();
      enters(club, ana, bo);
      expect(scores(club, ana, bo)).toEqual([100, 100]);
    });
  });

  describe('nobody could lift a ban', () => {
    it('Act III.6.1: the member of staff ends their own, and it has held until then', () => {
      const { club, ana } = afternoon();
      const sam = club.staff('Sam');
      club.does(sam, staffBan, { member: named(ana), until: null, reason });
      expect(banAt(club.view.state, ana, club.now)).toMatchObject({ endsAt: null });
      club.at('12:50');
      expect(saidOf(club.does(sam, liftStaffBan, { member: named(ana) }))).toEqual(['done']);
      expect(banAt(club.view.state, ana, club.now)).toBeNull();
      expect(banAt(club.view.state, ana, club.moment('12:45'))).not.toBeNull();
    });

    it('Act II.9: whatever undoes a ban undoes all of it, and it ends by itself', () => {
      const { club, mo, ana } = afternoon();
      club.does(mo, issueBan, ban(ana));
      const { seq = 0 } = club.view.state.penalties[1] ?? {};
      expect(banAt(club.view.state, ana, club.now)).not.toBeNull();
      expect(banAt(club.view.state, ana, club.moment('2026-11-28 00:00'))).toBeNull();
      club.write({ type: 'voided', entry: seq });
      expect(banAt(club.view.state, ana, club.now)).toBeNull();
    });
  });

  describe('a ban ending next January was refused, since days were compared within the year', () => {
    it.each(['2026-12-25', '2027-01-01', '2027-01-08', '2028-02-18'])('Act II.9.2: until %s', (until) => {
      const { club, mo, ana } = afternoon();
      expect(saidOf(club.does(mo, issueBan, ban(ana, { until })))).toEqual(['done']);
      expect(banAt(club.view.state, ana, club.moment(`${until} 23:59:59.999`))).not.toBeNull();
      expect(banAt(club.view.state, ana, club.moment(`${until} 23:59:59.999`) + 1)).toBeNull();
    });

    it.each(['2026-01-09', '2026-11-13'])('Act II.9.2: never one that is over, until %s', (until) => {
      const { club, mo, ana } = afternoon();
      expect(saidOf(club.does(mo, issueBan, ban(ana, { until })))).toEqual(['ban-end']);
    });
  });

  describe('the history showed a player as their own opponent', () => {
    it('Act II.4: no matter who entered the game, each of the two reads the other’s name', async () => {
      const { club, mo, ana, bo } = afternoon();
      plays(club, mo, ana, bo);
      enters(club, bo, ana, { played: '12:35' });
      for (const person of [ana, bo, null]) {
        const page = await club.clubs.games(club.id, 1, { person });
        const asked = { person, score: null, from: null, to: null };
        const text = JSON.stringify(renderHistory(page, club.view, asked));
        expect(page.rows).toHaveLength(2);
        expect(text.match(/Ana/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
        expect(text.match(/Bo/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
      }
    });

    it('Act II.4: nobody plays themselves', () => {
      const { club, mo, ana } = afternoon();
      expect(saidOf(club.does(ana, recordGame, told(named(ana))))).toEqual(['against-oneself']);
      const byMo = told(named(ana), { player: named(ana) });
      expect(saidOf(club.does(mo, recordGame, byMo))).toEqual(['against-oneself']);
    });
  });

  describe('deadlines of seven days existed nowhere', () => {
    it('Act III.2.4.2: a penalty that nobody declares is void after them, as though it had never been', async () => {
      const { club, mo, ana, bo } = afternoon();
      plays(club, mo, ana, bo);
      const before = club.score(ana);
      const deduction = penalty(ana, { kinds: ['deduction'], points: 15, declare: 'later' });
      club.does(mo, issuePenalty, deduction);
      expect(club.score(ana)).toBeLessThan(before);
      await club.at('2026-11-27 12:40').settle();
      expect(club.score(ana)).toBeLessThan(before);
      await club.at('2026-11-29 12:00').settle();
      expect(club.score(ana)).toBe(before);
      expect(fold(club.view.entries)).toEqual(club.view.state);
    });

    it('Act II.8: the person who decides on a removal is reminded within them, and told when they are over', async () => {
      const { club, ana } = afternoon();
      club.person('Morgan', { offices: ['chief'] });
      club.does(ana, askRemoval, undefined);
      await club.at('2026-12-07 12:00').settle();
      const reminded = club.view.entries.filter(({ type }) => type === 'removal-reminded');
      expect(reminded.map((entry) => 'day' in entry && entry.day)).toEqual([3, 6, 7]);
    });
  });

  describe('one member could take over a namesake’s account', () => {
    it('Act II.1: a name gives nobody anything; the account does', () => {
      const { club, mo, ana } = afternoon();
      club.write({ type: 'adjusted', person: ana, change: { points: 80 } });
      const other = club.stranger('Ana');
      const joined = club.does(other, joinBoard, { name: null });
      expect(joined).toMatchObject({ value: { kind: 'joined', again: false } });
      expect(scores(club, ana)).toEqual([180]);
      expect(club.view.people.byAccount(other.account)?.number).not.toBe(ana);
      expect(saidOf(club.does(mo, recordGame, told({ text: 'Ana' })))).toEqual(['several-people']);
    });

    it('Act II.1: nobody gets the number of somebody with an account by being added or renamed', () => {
      const { club, mo, ana, bo } = afternoon();
      club.remove(ana);
      expect(club.does(mo, addMember, { name: 'Ana' })).not.toMatchObject({ value: { person: ana } });
      expect(saidOf(club.does(mo, renameMember, { member: named(ana), name: 'BO' }))).toEqual(['name-taken']);
      expect(club.view.people.byNumber(bo)?.account).toBe(club.actor(bo).account);
    });

    it('Act II.1: an account is given to nobody who has one, and is taken from no Member', () => {
      const { club, ana } = afternoon();
      const morgan = club.person('Morgan', { offices: ['chief'] });
      const tom = club.member('Tom', { account: false });
      const { account } = club.actor(ana);
      const anas = { account, name: 'Ana', bot: false };
      const link = (member: number, to: typeof anas) =>
        saidOf(club.does(morgan, linkAccount, { member: named(member), account: to }));
      expect(link(tom, anas)).toEqual(['account-taken']);
      expect(link(ana, { account: '999', name: 'Ana', bot: false })).toEqual(['has-account']);
      expect(saidOf(club.does(ana, linkAccount, { member: named(tom), account: anas }))).toEqual([
        'needs-office',
      ]);
    });
  });
});
