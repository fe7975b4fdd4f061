import { expect, it } from 'vitest';
import { renderNotice } from '../../src/discord/notices.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { issuePenalty } from '../../src/house/discipline/issue-penalty.ts';
import { staffBan } from '../../src/house/discipline/staff-ban.ts';
import type { AboutPoints } from '../../src/told.ts';
import { aCase, named, penalty } from '../house/discipline/a-case.ts';

const [ana, bo] = [4, 5];
const { club, mo, ...stage } = aCase();
club.does(mo, issuePenalty, penalty(stage.ana, { kinds: ['deduction'], points: 5, declare: 'later' }));
club.does(club.staff('Sue'), staffBan, { member: named(stage.bo), until: null, reason: 'Ask his mother.' });
const [ban] = club.view.state.bans;

const reckoning = { person: ana, date: '2026-11-20', undone: [], warned: [], before: 115, after: 100 };
const deducted = { person: ana, date: '2026-11-20', basis: 'absence', inARow: 3, points: 15 } as const;

it.each<[AboutPoints, number, string]>([
  [
    {
      ...{ kind: 'penalty-issued', penalty: 1, person: ana },
      change: { person: ana, before: 120, after: 115 },
    },
    ana,
    'penalty #1: five points off the score. Your score: 120 → **115**.',
  ],
  [{ kind: 'staff-banned', person: bo, ban: ban?.seq ?? 0 }, bo, 'has banned you with no end date'],
  [{ kind: 'staff-ban-lifted', person: bo }, bo, 'has lifted their ban on you'],
  [
    { kind: 'decay', ...reckoning, made: [{ ...deducted, before: 115, after: 100 }] },
    ana,
    'Your score: 115 → **100**.',
  ],
  [{ kind: 'removed', person: ana, basis: 'inactive' }, ana, 'You are off the Leaderboard.'],
  [{ kind: 'game-lapsed', game: 1, person: ana }, ana, 'Game #1, Ana – Bo, has expired'],
  [{ kind: 'game-objected', game: 1, by: bo }, ana, 'Bo objects to how game #1 ended'],
])('in #discussion, %s says what happened, and not why or who did it', async (instead, person, words) => {
  const scene = await sceneOf(club, club.id, club.now);
  const { audience, content, pings } = await renderNotice({ kind: 'untold', person, instead }, scene);
  expect([audience, pings]).toEqual(['club', [club.view.people.byNumber(person)?.account]]);
  expect(content).toContain(words);
  expect(content).not.toMatch(/Shout|mother|by Mo|absence|missed|stayed away/);
});
