import { gameStatuses } from '../../../src/ladder/book/games.ts';
import type { OnlineGame } from '../../../src/ladder/book/online.ts';
import { rematchOutcomes } from '../../../src/ladder/book/rematch.ts';
import type { LimitState } from '../../../src/ladder/limits/limits.ts';
import type { RegisterState } from '../../../src/ladder/words/refusals/breaches.ts';
import type { ClockStage } from '../../../src/ladder/words/refusals/clocks.ts';
import type { ladderProblems, ladderRefusals } from '../../../src/ladder/words/refusals/ladder.ts';
import type { MaterialProblem } from '../../../terms/games/material.ts';
import type { MoveProblem } from '../../../terms/games/online.ts';
import type { PgnProblem } from '../../../terms/games/pgn.ts';
import type { Breach } from '../../../terms/jurisdiction/validity.ts';
import { ana, bo, day, dee, nextDay, now } from '../club.ts';
import { everyOne, type FieldSamples, once } from '../worded.ts';

/** One of each code of a union of problems. */
type ByCode<Problem extends { code: string }> = {
  readonly [Code in Problem['code']]: Extract<Problem, { code: Code }>;
};

const ofGame = [{ game: 1 }];
const ofBo = [{ person: bo }];
const ofDay = [{ date: day }];
const beforeNext = [{ date: day, nextSession: nextDay }];
const online = 1;
const [yesterday, bell] = ['2026-11-19', now + 1_500_000];

const breaches: ByCode<Breach> = {
  'not-the-day': { act: '0.5', code: 'not-the-day', date: yesterday },
  holiday: { act: '0.5', code: 'holiday', date: day },
  'too-early': { act: '0.5', code: 'too-early', opensAt: now - 900_000 },
  'too-late': { act: '0.5', code: 'too-late', closesAt: bell },
  'no-moderator': { act: '0.6', code: 'no-moderator' },
  banned: { act: '0.7', code: 'banned', person: dee, endsAt: 'never' },
  removed: { act: '0.8', code: 'removed', person: bo },
};
const registers = everyOne<RegisterState>({ none: true, open: true, correctable: true, final: true });
const broken = { nextSession: nextDay, sessionEnd: null, register: 'none' as const };

const played: ByCode<PgnProblem> = {
  'too-long': { code: 'too-long', length: 30_000, limit: 20_000 },
  'too-many-moves': { code: 'too-many-moves', moves: 900, limit: 600 },
  'not-pgn': { code: 'not-pgn' },
  'no-moves': { code: 'no-moves' },
  'several-games': { code: 'several-games' },
  'not-from-the-start': { code: 'not-from-the-start' },
  'illegal-move': { code: 'illegal-move', number: 3, colour: 'black', move: 'Ke4' },
  'players-disagree': { code: 'players-disagree', white: 'Kit', black: 'Lee' },
  'result-disagrees': { code: 'result-disagrees', board: 'white', written: 'draw' },
  'ending-disagrees': { code: 'ending-disagrees', board: 'checkmate' },
};
const counted: Omit<ByCode<MaterialProblem>, PgnProblem['code']> = {
  'not-a-position': { code: 'not-a-position' },
  'not-a-piece': { code: 'not-a-piece', by: 'white', letter: 'x' },
  'king-captured': { code: 'king-captured', by: 'white' },
  'more-than-a-set': { code: 'more-than-a-set', of: 'black' },
};
const moved: Omit<ByCode<MoveProblem>, 'no-castling'> = {
  'not-a-move': { code: 'not-a-move' },
  'not-legal': { code: 'not-legal' },
  'several-moves': { code: 'several-moves', moves: ['Nbd2', 'Nfd2'] },
};

/** Whatever the ladder refuses. */
export const ladderRefusalSamples: FieldSamples<typeof ladderRefusals> = {
  'invalid-game': [
    ...Object.values(breaches).map((breach) => ({ ...broken, breach })),
    { ...broken, breach: breaches['too-late'], sessionEnd: bell },
    { ...broken, breach: { ...breaches.banned, endsAt: now + 604_800_000 } },
    ...registers.map((register) => ({ ...broken, breach: breaches['no-moderator'], register })),
    { ...broken, breach: breaches['no-moderator'], register: 'correctable', sessionEnd: bell },
  ],
  'moves-closed': (['online', 'gone', 'late', 'site'] as const).map((why) => ({ game: 1, why })),
  'moves-there': [ana, null].map((by) => ({ game: 1, by })),
  'limit-set-already': [{ limit: 1, name: 'Bo' }],
  'limit-is': everyOne<LimitState>({ running: true, paused: true, over: true }).map((state) => ({
    ...{ limit: 1, state },
  })),
  'clock-open-already': [{ clock: 1, name: 'Bo' }],
  'overseer-away': once,
  'clock-minutes-ordered': [
    { name: 'Bo', minutes: 1 },
    { name: 'Bo', minutes: 10 },
  ],
  'clock-is': everyOne<ClockStage>({
    ...{ asking: true, ready: true, running: true, paused: true, over: true, declined: true },
  }).map((stage) => ({ clock: 1, stage })),
  'not-asked': [{ clock: 1 }],
  'clock-entered-already': [{ clock: 1, game: 1 }],
  'own-game': [{ game: null }, { game: 1 }],
  'not-your-game': everyOne<'opponent' | 'enterer' | 'player'>({
    ...{ opponent: true, enterer: true, player: true },
  }).flatMap((may) => [1, 2].map((game) => ({ game, may }))),
  'game-not-open': gameStatuses.map((status) => ({ game: 1, status })),
  'game-not-counted': gameStatuses.map((status) => ({ game: 1, status })),
  'game-held': [
    { game: 1, waitingFor: [bo] },
    { game: 1, waitingFor: [ana, bo] },
  ],
  'game-needs-no-approval': ofGame,
  'already-confirmed': ofGame,
  'already-disputed': ofGame,
  'same-game': [{ games: [1] }, { games: [1, 2] }],
  'form-used': ofGame,
  'contradicts-own': [{ game: 2, own: 1 }],
  'not-contradicted': ofGame,
  'joined-too-late': [{ name: 'Dee', date: day }],
  'no-overseer': ofBo,
  'against-oneself': once,
  'against-a-bot': once,
  'not-yet': [{ playedAt: bell }],
  'too-late': [{ playedAt: now, days: 7 }],
  'not-decided-yet': ofGame,
  'already-monitored': ofBo,
  'not-monitored': ofBo,
  'monitor-not-overdue': ofBo,
  'overseer-needed': [
    { game: 1, monitored: [ana] },
    { game: 1, monitored: [ana, bo] },
  ],
  'online-full': [
    { limit: 1, online },
    { limit: 2, online },
  ],
  'played-online-today': [
    { person: bo, limit: 1 },
    { person: bo, limit: 2 },
  ],
  'busy-online': [true, false].map((playing) => ({ person: bo, online, playing })),
  'consent-needed': once,
  'clock-needed': ofBo,
  'must-join': [{ name: 'Nia' }],
  'challenge-over': everyOne<OnlineGame['status']>({
    ...{ challenged: true, declined: true, lapsed: true, playing: true, over: true, voided: true },
  }).map((status) => ({ online, status })),
  'not-challenged': [{ online, person: bo }],
  'no-online-game': once,
  'online-over': [{ online }],
  'not-an-online-player': [{ online }],
  'not-to-move': [
    { online, colour: 'white' },
    { online, colour: 'black' },
  ],
  'no-castling': once,
  'draw-offered-already': [{ online }],
  'no-draw-offered': [{ online }],
  'game-forfeited': [{ game: 1, penalty: 1 }],
  'game-judged': [{ game: 1, case: 1 }],
  'objected-already': [{ game: 1, by: bo }],
  'objection-too-late': [{ game: 1, date: day }],
  'no-rematch-online': ofGame,
  'no-objection': ofGame,
  'rematch-was-decided': rematchOutcomes.slice(0, 1).map((outcome) => ({ game: 1, outcome })),
  'no-rematch-now': [{ game: 1, nextSession: nextDay }],
  'no-open-session': [{ nextSession: nextDay }],
  'old-session-post': [null, { channel: '11', message: '12' }].map((post) => ({
    post,
    nextSession: nextDay,
  })),
  'session-already-open': ofDay,
  'not-session-day': [{ date: yesterday, nextSession: day }],
  'session-over': beforeNext,
  'session-cancelled': beforeNext,
  'session-was-held': ofDay,
  'session-not-held': beforeNext,
  'session-not-cancelled': ofDay,
  'register-closed': ofDay,
  'played-that-day': [{ person: bo, date: day }],
  'already-present': [null, day].map((date) => ({ person: bo, date })),
  'not-present': [null, bo].flatMap((person) => [null, day].map((date) => ({ person, date }))),
};

/** Whatever the ladder does not understand. */
export const ladderProblemSamples: FieldSamples<typeof ladderProblems> = {
  'no-such-game': [{ text: '99' }],
  'days-turned-round': once,
  'whose-result': once,
  position: Object.values(counted).map((detail) => ({ detail, option: 'white_captured' })),
  'game-score': [
    ...Object.values(played).map((detail) => ({ detail, option: 'pgn' })),
    { detail: { ...played['result-disagrees'], board: null }, option: 'pgn' },
    { detail: { ...played['ending-disagrees'], board: null }, option: 'pgn' },
  ],
  'ending-contradicts': [
    { ended: 'stalemate', makes: 'draw' },
    { ended: 'checkmate', makes: 'win' },
  ],
  move: Object.values(moved).map((detail) => ({ text: 'Nd2', detail })),
};
