import type { TourStep } from '../../packages/playground/src/index.ts';
import { momentAt, openingDay } from './clock.ts';
import { tableChannel } from './table.ts';
import * as done from './tour-done.ts';

/** One step of the tour, and how to tell that it is done. */
export interface ClubStep extends TourStep {
  isDone(seen: done.Seen): boolean;
}

/** A Friday in a few steps, and a season of Diplomacy, for somebody who sees the club for the first time. */
export const tour: readonly ClubStep[] = [
  {
    title: 'Open the session',
    text: 'It is Friday lunchtime, and the club meets. Mia is a Moderator. She opens the session, so that games can count.',
    as: 'mia',
    channel: 'games',
    type: '/session open',
    send: true,
    isDone: done.sessionWasOpened,
  },
  {
    title: 'Join the Leaderboard',
    text: 'Nia is new here. Anyone on the server can join. Everyone starts with 100 points.',
    as: 'nia',
    channel: 'games',
    type: '/join',
    send: true,
    isDone: done.isMember('nia'),
  },
  {
    title: 'Nia checks in',
    text: 'Check in when you are in the room: a Member who stays away too often loses points.',
    as: 'nia',
    channel: 'games',
    type: '/present',
    send: true,
    isDone: done.cameToSession('nia'),
  },
  {
    title: 'Ana checks in',
    text: 'Ana is going to play against Nia, so she checks in too.',
    as: 'ana',
    channel: 'games',
    type: '/present',
    send: true,
    isDone: done.cameToSession('ana'),
  },
  {
    title: 'Record a game',
    text: 'Nia has just beaten Ana. Read the command, then press Send. No score moves until Ana confirms the game.',
    as: 'nia',
    channel: 'games',
    type: '/game record result:won opponent:Ana colour:white',
    isDone: done.played('nia', 'ana'),
  },
  {
    title: 'Confirm it',
    text: 'Now be Ana and press Confirm below the game. The scores move at once.',
    as: 'ana',
    channel: 'games',
    isDone: done.gameCounts('nia', 'ana'),
  },
  {
    title: 'See the Leaderboard',
    text: 'Who leads now? The club’s website shows it too: press “Open the website” below the channels.',
    as: 'ana',
    channel: 'games',
    type: '/leaderboard',
    send: true,
    isDone: done.ran('leaderboard'),
  },
  {
    title: 'Ask why',
    text: 'The bot can explain every score, step by step.',
    as: 'nia',
    channel: 'games',
    type: '/explain',
    send: true,
    isDone: done.ran('explain'),
  },
  {
    title: 'Wait for the bell',
    text: 'The session ends at 13:10. Press the button below to make it 13:11. The bot then closes the session.',
    clock: new Date(momentAt(openingDay, '13:11')).toISOString(),
    isDone: done.sessionIsOver,
  },
  {
    title: 'Come too late',
    text: 'Bo says he has beaten Ana just now. Press Send: the bot refuses, and says why.',
    as: 'bo',
    channel: 'games',
    type: '/game record result:won opponent:Ana colour:white',
    isDone: done.cameTooLate('bo'),
  },
  {
    title: 'Undo a game',
    text: 'Now be Mia again: a Moderator can cancel a game. Choose the game of Nia and Ana in the field “game” and press Send. Read what will change, then press Confirm.',
    as: 'mia',
    channel: 'games',
    type: '/game void reason:Nia and Ana agreed that this was a practice game.',
    isDone: done.gameWasVoided('nia', 'ana'),
  },
  {
    title: 'Go to the Court',
    text: 'Anyone who thinks a decision is wrong can ask the Court of Appeals. Cy did, and his case is being heard. Ana won hers: read about it in #discussion.',
    as: 'bo',
    channel: 'court',
    type: '/court docket',
    send: true,
    isDone: done.ran('court docket'),
  },
  {
    title: 'Play Diplomacy',
    text: 'Seven people play Diplomacy at a table. Ana is France. Read her orders, then press Send: nobody else sees them until the phase is over.',
    as: 'ana',
    channel: tableChannel,
    type: '/diplomacy orders text:F Bre-Mid; A Par-Bur; A Mar-Spa',
    isDone: done.gaveOrders('ana'),
  },
  {
    title: 'Mark them final',
    text: 'Check how the bot read each order, then press Final below them. All others are ready, so Spring ends at once, and everybody sees what became of it.',
    as: 'ana',
    channel: tableChannel,
    isDone: done.phaseWasPlayed,
  },
  {
    title: 'Look at the table',
    text: 'Read the report: what everybody ordered, and what came of it. Fall has begun. Who plays what, and when does it end?',
    as: 'ana',
    channel: tableChannel,
    type: '/table show',
    send: true,
    isDone: done.ran('table show'),
  },
];
