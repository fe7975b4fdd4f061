import type { Answer, Services } from '../../src/discord/command.ts';
import { formRead, replyRead } from './as-read.ts';
import { give, press } from './asking.ts';
import { ana, bo, cleo, jo, kit, mo, seqOf } from './club.ts';
import { inGroup, type Message, type Said } from './message.ts';

type Use = (services: Services) => Promise<Answer>;

const command =
  (words: string, person: number, typed: Parameters<typeof give>[3] = {}): Use =>
  (services) =>
    give(services, person, words, typed);

const button =
  (id: string, person: number, values: readonly string[] = []): Use =>
  (services) =>
    press(services, person, id, values);

/** What answers with something to read, or with a form; by what the command or the button is called. */
const uses: Readonly<Record<string, readonly Use[]>> = {
  '/session status': [command('session status', bo)],
  '/game show': [1, 2].map((game) => command('game show', ana, { game: `${game}` })),
  '/game history': [command('game history', ana), command('game history', ana, { member_name: 'Bo' })],
  'button game-dispute': [button('game-dispute:3', ana)],
  'button game-correct': [button('game-correct:2', mo)],
  'button game-correct-to': [button('game-correct-to:2:0.5', mo)],
  'button game-refuse': [button('game-refuse:2', mo)],
  'button clock-page': [ana, mo].map((person) => button('clock-page:1', person)),
  '/online board': [command('online board', ana)],
  'button online-piece': [button('online-piece:1:1', bo, ['b8']), button('online-piece:1:1', bo, ['a1'])],
  'button online-pgn': [button('online-pgn:3', ana)],
  '/leaderboard': [command('leaderboard', ana), command('leaderboard', ana, { all: true })],
  '/profile': [command('profile', ana), command('profile', ana, { member_name: 'Bo' })],
  '/explain': [command('explain', ana), command('explain', ana, { game: '1' })],
  '/preview': [command('preview', ana, { opponent: `@${bo}` })],
  '/pairings': [command('pairings', mo)],
  '/terms': [
    command('terms', ana),
    command('terms', ana, { act: 'II.6' }),
    command('terms', ana, { view: 'history' }),
  ],
  '/monitor list': [command('monitor list', mo)],
  '/record': [command('record', mo, { member_name: 'Bo' })],
  '/penalty list': [command('penalty list', mo), command('penalty list', ana)],
  '/ban list': [command('ban list', mo)],
  '/appeal enbanc': [command('appeal enbanc', bo, { case: '2026/2' })],
  '/appeal status': [command('appeal status', bo), command('appeal status', bo, { case: '2026/1' })],
  'button appeal-open': [button(`appeal-open:monitor:${seqOf('monitor')}`, ana)],
  'button petition-read': [button('petition-read:2026/1', jo)],
  '/court docket': [command('court docket', ana)],
  '/court opinion': [command('court opinion', kit, { case: '2026/1', kind: 'dissent' })],
  '/court precedents': [
    command('court precedents', ana),
    command('court precedents', ana, { words: 'queen' }),
  ],
  'button court-read': [button('court-read:2026/1', ana)],
  'button court-transcript': [button('court-transcript:1', bo)],
  'button case-exhibits': [button('case-exhibits:1', jo)],
  '/chief terms': [command('chief terms', cleo), command('chief terms', cleo, { act: 'II.6' })],
};

/** What people look up, and the forms that they are given. */
export async function lookupWords(services: Services): Promise<Message[]> {
  const said: Said[] = [];
  const forms: Said[] = [];
  for (const [code, each] of Object.entries(uses))
    for (const use of each) {
      const answer = await use(services);
      if (answer.kind === 'modal') forms.push({ code, text: formRead(answer.modal) });
      else said.push({ code, text: shown(code, answer) });
    }
  return [...inGroup('Commands', 'What is looked up', said), ...inGroup('Commands', 'Forms', forms)];
}

/** Throws where the club of the samples is not as it would have to be. */
function shown(code: string, answer: Answer): string {
  if (answer.kind === 'reply' || answer.kind === 'update') return replyRead(answer.reply);
  throw new Error(`${code} shows nothing: ${JSON.stringify(answer)}`);
}
