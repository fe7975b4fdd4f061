import { session, watched } from '../scenes/club.ts';
import {
  clockAgreed,
  clockEnded,
  clockOpened,
  clockPaused,
  clockRunning,
  counted,
  disputed,
  entered,
  limited,
  limitOf,
  limitPaused,
  objected,
} from '../scenes/games.ts';
import { agreedOnline, challenged, drawOffered, playedOnline, playing } from '../scenes/online.ts';
import { choose, type Deed, press, run, submit } from './deed.ts';

const reason = 'Because.';
const why = { why: 'We drew.' };

/** What is tried on games, over the board and online, by what the table calls it. */
export const gameDeeds: Record<string, Deed> = {
  '/game record': run('game record', (of) => ({ opponent: of('other'), result: 'won' }), { after: session }),
  '/game record, of somebody else': run(
    'game record',
    (of) => ({ player: of('other'), opponent_name: 'Tom', result: 'won' }),
    { after: session },
  ),
  '/game show': run('game show', { game: '1' }, { after: counted }),
  '/game show, a disputed one': run('game show', { game: '1' }, { after: disputed }),
  '/game history': run('game history', {}, { after: counted }),
  'button history-page': press('history-page:all:1', counted),
  'button game-confirm': press('game-confirm:1', entered),
  'button game-dispute': press('game-dispute:1', entered, why),
  'form game-dispute': submit('game-dispute:1', why, entered),
  'button game-withdraw': press('game-withdraw:1', entered),
  '/game approve': run('game approve', { game: '1' }, { after: disputed }),
  '/game refuse': run('game refuse', { game: '1', reason }, { after: disputed }),
  '/game correct': run('game correct', { game: '1', result: 'drew', reason }, { after: counted }),
  '/game void': run('game void', { game: '1', reason }, { after: counted }),
  '/game adjudicate': run(
    'game adjudicate',
    (of) => ({ white: of('player'), black: of('opponent'), white_captured: 'q' }),
    { after: session },
  ),
  '/game object': run('game object', { game: '1' }, { after: counted }),
  '/game rematch': run('game rematch', { game: '1', outcome: 'won' }, { after: objected }),
  '/game limit': run('game limit', (of) => ({ minutes: 10, white: of('player'), black: of('opponent') }), {
    after: watched,
  }),
  'button limit-pause': press((club) => `limit-pause:${limitOf(club)}`, limited),
  'button limit-resume': press((club) => `limit-resume:${limitOf(club)}`, limitPaused),
  'button limit-stop': press((club) => `limit-stop:${limitOf(club)}`, limited),
  '/clock open': run('clock open', (of) => ({ white: of('player'), black: of('opponent') }), {
    after: watched,
  }),
  'button clock-agree': press('clock-agree:1', clockOpened),
  'button clock-decline': press('clock-decline:1', clockOpened),
  'button clock-start': press('clock-start:1', clockAgreed),
  'button clock-pause': press('clock-pause:1', clockRunning),
  'button clock-resume': press('clock-resume:1', clockPaused),
  'button clock-end': press('clock-end:1', clockRunning),
  'button clock-enter': press('clock-enter:1:white', clockEnded),
  'button clock-page': press('clock-page:1', clockRunning),
  '/online challenge': run('online challenge', (of) => ({ opponent: of('other') })),
  '/online challenge, having agreed': run('online challenge', (of) => ({ opponent: of('other') }), {
    after: agreedOnline,
  }),
  'button online-accept': press('online-accept:1', challenged),
  'button online-decline': press('online-decline:1', challenged),
  'button online-withdraw': press('online-withdraw:1', challenged),
  '/online move': run('online move', { move: 'e4' }, { after: playing }),
  'button online-piece': choose('online-piece:1:0', 'e2', playing),
  'button online-move': choose('online-move:1:0', 'e4', playing),
  'button online-more': choose('online-more:1:0', 'e4', playing),
  '/online draw': run('online draw', {}, { after: playing }),
  'button online-draw': press('online-draw:1', playing),
  'button online-accept-draw': press('online-accept-draw:1', drawOffered),
  'button online-decline-draw': press('online-decline-draw:1', drawOffered),
  '/online resign': run('online resign', {}, { after: playing }),
  'button online-resign': press('online-resign:1', playing),
  '/online board': run('online board', {}, { after: playing }),
  '/online end': run('online end', { reason, result: 'draw' }, { after: playing }),
  'button online-pgn': press('online-pgn:1', playedOnline),
};
