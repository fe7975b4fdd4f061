import { publishFigure } from '../../../src/house/amendment/publish.ts';
import { suggest } from '../../../src/house/amendment/suggest.ts';
import { awaitsDeclaration, declarePenalty } from '../../../src/house/discipline/declare-penalty.ts';
import { allPenalties } from '../../../src/house/discipline/find-penalty.ts';
import { banDays, issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { offenceWords } from '../../../src/house/discipline/offences.ts';
import { declareOptions } from '../../../src/house/discipline/penalty-order.ts';
import { liftStaffBan, staffBan } from '../../../src/house/discipline/staff-ban.ts';
import { addMember } from '../../../src/house/offices/add-member.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { askRemoval, withdrawRequest } from '../../../src/house/removal/ask-removal.ts';
import { removeMember } from '../../../src/house/removal/remove-member.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { adjustScore, modifyScore } from '../../../src/ladder/board/modify-score.ts';
import { allGames } from '../../../src/ladder/book/games.ts';
import { standingMonitors } from '../../../src/ladder/book/monitors.ts';
import { penaliseFraud, previewFraud } from '../../../src/ladder/games/penalise-fraud.ts';
import { orderClock } from '../../../src/ladder/monitors/order-clock.ts';
import { liftMonitor, restateMonitor, setMonitor } from '../../../src/ladder/monitors/set-monitor.ts';
import { named } from '../games/afternoon.ts';
import { type ClubOfTheYear, cast, clubId, moderators } from './club-of-the-year.ts';
import type { Deed } from './fridays.ts';
import type { Random } from './random.ts';

const reason = 'Everybody saw it';
const finding = 'intent';

const somebody = async (club: ClubOfTheYear, random: Random): Promise<number> =>
  random.of(await club.members()) ?? cast.mia;

export const penalises: Deed = async (club, random) => {
  const [kind = 'warning'] = random.some(1, ['deduction', 'halve', 'reset', 'warning', 'time'] as const);
  await club.does(random.of(moderators), issuePenalty, {
    member: named(await somebody(club, random)),
    kinds: [kind],
    reason,
    offence: `Offence ${club.said.length}`,
    words: await offenceWords(club.clubs, clubId),
    game: null,
    separate: false,
    finding,
    points: kind === 'deduction' ? 7 : null,
    minutes: kind === 'time' ? 2 : null,
    declare: random.chance(50) ? 'later' : (random.of(declareOptions) ?? 'later'),
  });
};

/** Act II.5: some invented game is found out. */
export const findsFraud: Deed = async (club, random) => {
  const view = await club.view();
  const game = random.of(allGames(view.state).slice(-10));
  const known = view.people.byNumber(cast.mo);
  if (game === undefined || known?.account == null) return;
  const asked = {
    member: named(game.player),
    game: `${game.number}`,
    reason,
    finding,
    instead: null,
    points: null,
    separate: false,
    declare: 'later',
    shown: null,
  } as const;
  const actor = { account: known.account, name: known.name, managesGuild: false };
  const preview = previewFraud(view, actor, asked, club.now);
  const shown = preview.ok ? preview.value.rung : null;
  await club.does(cast.mo, penaliseFraud, { ...asked, shown });
};

export const bans: Deed = async (club, random) => {
  const { state } = await club.view();
  const until = random.of(banDays(club.now, state.figures).slice(0, 4)) ?? '';
  const member = named(await somebody(club, random));
  const declare = random.of(declareOptions) ?? 'now';
  const about = { ground: 'serious', finding, offence: null, words: new Map(), reason } as const;
  await club.does(random.of(moderators), issueBan, {
    member,
    until,
    declare,
    game: null,
    separate: false,
    ...about,
  });
};

export const staffActs: Deed = async (club, random) => {
  const { state } = await club.view();
  const banned = random.of(state.bans);
  if (random.chance(50) && banned !== undefined)
    await club.does(cast.sam, liftStaffBan, { member: named(banned.person) });
  const until = random.of([null, '2026-12-30', '2027-03-10']) ?? null;
  await club.does(cast.sam, staffBan, { member: named(await somebody(club, random)), until, reason });
};

export const watches: Deed = async (club, random) => {
  const { state } = await club.view();
  for (const { person } of standingMonitors(state)) {
    const about = { member: named(person) };
    if (random.chance(20)) await club.does(random.of(moderators), liftMonitor, { ...about, reason });
    else if (random.chance(30))
      await club.does(random.of(moderators), restateMonitor, { ...about, suspicion: reason });
  }
  const member = named(await somebody(club, random));
  await club.does(random.of(moderators), setMonitor, { member, suspicion: reason });
};

export const asksToLeave: Deed = async (club, random) => {
  await club.does(await somebody(club, random), askRemoval, undefined);
  const asked = random.of([...(await club.view()).state.removalRequests.keys()]);
  if (random.chance(30)) await club.does(asked, withdrawRequest, undefined);
};

export const comesOrGoes: Deed = async (club, random) => {
  const { state } = await club.view();
  const gone = state.standings.filter((standing) => standing?.member === false);
  await club.does(random.of(gone)?.person, joinBoard, { name: null });
  if (random.chance(40)) await club.does(cast.mia, addMember, { name: `Newcomer ${club.said.length}` });
  if (random.chance(20)) await club.does(await somebody(club, random), erasePerson, { member: null });
};

export const declares: Deed = async (club, random) => {
  const waiting = allPenalties((await club.view()).state).filter(awaitsDeclaration);
  for (const { number } of waiting)
    if (random.chance(15))
      await club.does(cast.jude, declarePenalty, { penalty: `${number}`, way: 'discussion' });
};

/** What only the Chief Justice may do. */
export const chiefActs: Deed = async (club, random) => {
  const member = named(await somebody(club, random));
  const figure =
    random.of(['idleDeduction', 'declarationDays', 'removalRequestDays', 'monitorSessions']) ?? '';
  if (random.chance(30)) await club.does(cast.chief, modifyScore, { member, points: 11, reason });
  if (random.chance(20)) await club.does(cast.chief, orderClock, { member, on: true, minutes: 10 });
  if (random.chance(15))
    await club.does(cast.chief, publishFigure, {
      figure,
      value: `${1 + random.below(9)}`,
      version: null,
      follows: null,
    });
  for (const person of (await club.view()).state.removalRequests.keys())
    if (random.chance(40))
      await club.does(cast.chief, removeMember, { member: named(person), basis: 'request' });
  for (const person of random.some(1, await club.members()))
    await club.does(cast.chief, removeMember, { member: named(person), basis: 'inactive' });
};

export const adjusts: Deed = async (club, random) => {
  const member = named(await somebody(club, random));
  await club.does(random.of(moderators), adjustScore, { member, points: 5 + random.below(40), reason });
  await club.does(await somebody(club, random), suggest, { text: 'Fewer rules', act: null });
};
