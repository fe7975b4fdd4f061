import type { Answer, Services } from '../../src/discord/command.ts';
import { standingsViews } from '../../src/tables/tournaments/standings/course.ts';
import type { Instant } from '../../terms/time.ts';
import { formRead, replyRead } from './as-read.ts';
import { choose, give, press } from './asking.ts';
import { ana, bo, cleo, day, dee, jo, kit, mo, now, sam, seqOf } from './club.ts';
import { inGroup, type Message, type Said } from './message.ts';

type Use = (services: Services) => Promise<Answer>;

/** The next Monday, which is Ana’s day in the game of Nomic. */
const onMonday = now + 3 * 86_400_000;

const command =
  (words: string, person: number, typed: Parameters<typeof give>[3] = {}, at: Instant = now): Use =>
  (services) =>
    give(services, person, words, typed, { at });

const button =
  (id: string, person: number, values: readonly string[] = []): Use =>
  (services) =>
    press(services, person, id, values);

const menu =
  (name: string, person: number, other: number): Use =>
  (services) =>
    choose(services, person, name, other);

/** In a club in which nothing has happened yet. */
const atFirst =
  (words: string): Use =>
  (services) =>
    give(services, ana, words, {}, { server: '2000' });

/** What answers with something to read, or with a form; by what the command or the button is called. */
const uses: Readonly<Record<string, readonly Use[]>> = {
  '/club': [atFirst('club'), ...[ana, bo, mo, cleo, jo].map((person) => command('club', person))],
  '/session status': [atFirst('session status'), command('session status', bo)],
  'button session-record': [button(`session-record:${day}`, ana)],
  'button session-opponent': [button(`session-opponent:${day}:0:${bo}`, ana)],
  '/game show': [1, 2].map((game) => command('game show', ana, { game: `${game}` })),
  '/game history': [
    atFirst('game history'),
    command('game history', ana),
    command('game history', ana, { member: 'Bo' }),
    command('game history', ana, { result: 'won', from: '2026-11-01', to: '2026-11-30' }),
    command('game history', ana, { to: '2026-11-01' }),
  ],
  'button game-moves': [button('game-moves:1', ana)],
  'button game-dispute': [button('game-dispute:3', ana)],
  'button game-correct': [button('game-correct:2', mo)],
  'button game-correct-to': [button('game-correct-to:2:0.5', mo)],
  'button game-refuse': [button('game-refuse:2', mo)],
  'button clock-page': [ana, mo].map((person) => button('clock-page:1', person)),
  '/online board': [command('online board', ana)],
  'button online-piece': [button('online-piece:1:1', bo, ['b8']), button('online-piece:1:1', bo, ['a1'])],
  'button online-pgn': [button('online-pgn:3', ana)],
  '/leaderboard': [
    atFirst('leaderboard'),
    command('leaderboard', ana),
    command('leaderboard', ana, { all: true }),
  ],
  '/profile': [atFirst('profile'), command('profile', ana), command('profile', ana, { member: 'Bo' })],
  'menu Profile': [menu('Profile', ana, bo)],
  'menu Record a game with': [menu('Record a game with', ana, bo)],
  'menu Penalise': [menu('Penalise', mo, bo)],
  'menu Report to a Moderator': [menu('Report to a Moderator', ana, bo)],
  '/explain': [atFirst('explain'), command('explain', ana), command('explain', ana, { game: '1' })],
  '/preview': [command('preview', ana, { opponent: `#${bo}` })],
  'menu Preview': [menu('Preview', ana, bo)],
  '/pairings': [command('pairings', mo)],
  '/terms': [
    command('terms', ana),
    command('terms', ana, { act: 'II.6' }),
    command('terms', ana, { view: 'history' }),
  ],
  '/table list': [atFirst('table list'), command('table list', ana)],
  '/table show': [1, 2].map((table) => command('table show', ana, { table: `${table}` })),
  '/table rules': [{}, { point: '3.4' }, { point: '4.1' }].map((point) =>
    command('table rules', ana, { table: '2', ...point }),
  ),
  'button press-own': [ana, bo].map((person) => button('press-own:2', person)),
  'button press-grey': [1, 2].map((table) => button(`press-grey:${table}:1`, sam)),
  'button talk-list': [1, 2].map((table) => button(`talk-list:${table}:1`, sam)),
  '/diplomacy orders': [command('diplomacy orders', ana, { table: '2' })],
  'button orders-choose': [button('orders-choose:2:F1901M', ana)],
  'button orders-unit': [button('orders-unit:2:F1901M:0', ana, ['gal'])],
  'button orders-pick': ['+support', '+overseas', '+convoy'].map((way) =>
    button('orders-pick:2:F1901M:gal', ana, [way]),
  ),
  '/diplomacy abbreviations': [command('diplomacy abbreviations', ana, { table: '2' })],
  '/diplomacy status': [ana, mo].map((person) => command('diplomacy status', person, { table: '2' })),
  '/diplomacy map': [
    command('diplomacy map', mo, { table: '2' }),
    command('diplomacy map', mo, { table: '2', phase: 'S1901M' }),
  ],
  '/diplomacy history': [command('diplomacy history', mo, { table: '2' })],
  'button orders-write': [button('orders-write:2:F1901M', ana)],
  '/nomic propose': [
    { kind: 'enact' },
    { kind: 'amend', rule: '207' },
    { kind: 'amend', rule: '211', figures: 'same' },
  ].map((typed) => command('nomic propose', ana, { table: '3', ...typed }, onMonday)),
  '/nomic rules': [
    {},
    { view: 'history' },
    ...['201', '207'].flatMap((rule) => [{ rule }, { rule, view: 'history' }]),
  ].map((typed) => command('nomic rules', ana, { table: '3', ...typed })),
  '/nomic status': [command('nomic status', ana, { table: '3' })],
  '/nomic history': [command('nomic history', ana, { table: '3' })],
  'button nomic-point': [button('nomic-point:3:0', ana)],
  'button nomic-judge': [button('nomic-judge:3:2:0', jo)],
  '/tournament show': [4, 5].map((tournament) =>
    command('tournament show', ana, { tournament: `${tournament}` }),
  ),
  '/tournament seating': [4, 5].map((tournament) =>
    command('tournament seating', ana, { tournament: `${tournament}` }),
  ),
  '/tournament standings': [
    ...standingsViews.map((view) => command('tournament standings', ana, { tournament: '4', view })),
    command('tournament standings', ana, { tournament: '5' }),
  ],
  '/tournament advance': [4, 6].map((tournament) =>
    command('tournament advance', ana, { tournament: `${tournament}` }),
  ),
  '/remind': [atFirst('remind'), command('remind', bo), command('remind', dee)],
  '/monitor list': [command('monitor list', mo)],
  '/record': [command('record', mo, { member: 'Bo' })],
  '/penalty list': [command('penalty list', mo), command('penalty list', ana)],
  '/ban list': [command('ban list', mo)],
  '/appeal enbanc': [command('appeal enbanc', bo, { case: '2026/2' })],
  '/appeal status': [
    atFirst('appeal status'),
    command('appeal status', bo),
    command('appeal status', bo, { case: '2026/1' }),
  ],
  'button appeal-open': [button(`appeal-open:monitor:${seqOf('monitor')}`, ana)],
  'button petition-read': [button('petition-read:2026/1', jo)],
  '/court docket': [atFirst('court docket'), command('court docket', ana)],
  '/court opinion': [command('court opinion', kit, { case: '2026/1', kind: 'dissent' })],
  '/court precedents': [
    atFirst('court precedents'),
    command('court precedents', ana),
    command('court precedents', ana, { words: 'queen' }),
  ],
  'button court-read': [button('court-read:2026/1', ana)],
  'button court-transcript': [button('court-transcript:1', bo)],
  'button case-exhibits': [button('case-exhibits:1', jo)],
  '/chief terms': [command('chief terms', cleo), command('chief terms', cleo, { act: 'II.6' })],
};

/**
 * What comes to an outcome or a question, whose words are in the rooms; or turns the pages of what is looked up above. Every
 * command, button and form is in one of the two lists.
 */
export const carriedOut: readonly string[] = [
  ...named(
    '/',
    `
  setup, join, present, session open, session close, session mark, session cancel, game record, game
  approve, game refuse, game correct, game void, game adjudicate, game object, game rematch, game limit,
  clock open, online challenge, online move, online draw, online resign, online end, suggest, privacy
  export, privacy delete, member add, member rename, monitor set, monitor lift, monitor restate, leave,
  penalty issue, penalty fraud, penalty adjust, penalty declare, penalty redecide, ban issue, appeal file,
  appeal withdraw, court grant, court deny, court panel, court recuse, court counsel, court witness, court
  exhibit, court motion, court rule, court vote, court author, chief appoint, chief dismiss, chief remove,
  chief link, chief clock, chief modify, chief void, chief act, chief breach, chief release, staff ban,
  staff lift, staff remove-post, table open, table join, table leave, table start, table settings,
  table officer, table replace, table return, table remove, table abandon, table correct, table rollback,
  table extend, table away, table remind,
  table propose, table vote, table ruling, table appeal, table decide, table press, table talk,
  diplomacy final, diplomacy adjudicate,
  nomic vote, nomic order, nomic judge, nomic dispute, nomic opinion, nomic points, nomic forfeit,
  tournament open, tournament join, tournament leave, tournament team, tournament officer, tournament round
  `,
  ),
  ...named(
    'button ',
    `
  session-present, session-close, session-names, session-result, game-confirm, game-withdraw, game-second, game-approve, limit-pause, limit-resume, limit-stop,
  club-page, record-with, history-page, clock-agree, clock-decline, clock-start, clock-pause, clock-resume, clock-end,
  clock-enter, online-accept, online-decline, online-withdraw, online-move, online-more, online-draw,
  online-accept-draw, online-decline-draw, online-resign, board-page, explain-page, terms-page,
  monitor-page, record-page, penalty-page, ban-page, case-status, docket-page, court-exhibit,
  precedents-page, consent-give, consent-refuse, remind, question, table-join, table-leave,
  table-list-page, seat-accept, seat-decline, orders-open, orders-show, orders-final, orders-link, phase-results, table-vote, table-rules,
  press-withdraw, press-author, press-refuse, press-waiting, question-agree, question-decide, still-play, talk-read, talk-leave,
  nomic-vote, nomic-dispute, nomic-opinion, nomic-rules, nomic-history,
  tournament-join, tournament-leave, tournament-decline, tournament-seating, tournament-standings,
  tournament-advance, tournament-show
  `,
  ),
  'menu Challenge',
  ...named(
    'form ',
    `
  game-dispute, game-correct-to, game-refuse, message-report, penalise, appeal-statement, appeal-enbanc, court-opinion, terms-text,
  orders-form, regulation-text, nomic-text, nomic-point-form, nomic-judge-form
  `,
  ),
];

function named(kind: string, list: string): string[] {
  return list.split(',').map((name) => `${kind}${name.replace(/\s+/g, ' ').trim()}`);
}

/** What is looked up, by the same names. */
export const lookedUp: readonly string[] = Object.keys(uses);

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
