import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import type { Club, Name, Person } from './club.ts';
import { justices, lawmakers, members, players } from './club.ts';
import type { Dice } from './dice.ts';

/** Something that people do; it ends where they find that they cannot go on. */
export type Deed = (club: Club, dice: Dice) => Promise<unknown>;

const results = ['won', 'drew', 'lost'] as const;
const opening = 'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 h3 h6 b4 Bb6 a4 a5 b5 Ne7 Nbd2 Ng6'.split(' ');
const cited = '2026/1';

/** Mostly the person it is for, and sometimes somebody else. */
const mostly = (who: Name, club: Club, dice: Dice): Person =>
  club.person(dice.chance(0.93) ? who : dice.pick(members));

const anyMember = (club: Club, dice: Dice): Person => club.person(dice.pick(members));

/** Two of them. */
function opponents(club: Club, dice: Dice): [Person, Person] {
  const one = dice.pick(members);
  return [club.person(one), club.person(dice.pick(members.filter((other) => other !== one)))];
}

/** Agrees where that is asked. */
async function agreeing({ as }: Person, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  return answer.ephemeral && answer.buttons.some((label) => label.startsWith('Confirm'))
    ? as.press(answer, 'Confirm')
    : answer;
}

const runs = ({ as }: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  as.run(command, options);

const asks = (who: Person, command: string, options: Record<string, OptionToSend>) =>
  agreeing(who, runs(who, command, options));

/** Presses a button of a card in #games, the latest or an earlier one. */
function pressing(label: string, presser: (words: string) => string | undefined): Deed {
  return async (club, dice) => {
    const cards = await anyMember(club, dice).as.messages('games');
    const open = cards.filter(({ buttons, ephemeral }) => buttons.includes(label) && !ephemeral);
    if (open.length === 0) return;
    const card = dice.pick(open.slice(-4));
    const fitting = members.find((member) => member === presser(card.text)) ?? dice.pick(members);
    const who = mostly(fitting, club, dice);
    const answer = await agreeing(who, who.as.press(card, label));
    if (answer.modal !== null && answer.modal !== undefined)
      await who.as.submit(answer, { 'What is wrong with it?': 'It was otherwise' });
  };
}

const playerOf = (words: string) => /\*\*(\w+)\*\* (?:won|drew|lost)/.exec(words)?.[1];
const opponentOf = (words: string) =>
  /(?:won against|drew with|lost to|lost against) \*\*(\w+)\*\*/.exec(words)?.[1];
const challengedOf = (words: string) => (/challenges you/.test(words) ? 'Bo' : undefined);

/** Some game so far, by its number; the later the likelier. */
async function someGame({ playground }: Club, dice: Dice): Promise<string> {
  const numbers = playground.messages.flatMap(({ body }) => /[Gg]ame #(\d+)/.exec(body.content)?.[1] ?? []);
  const latest = Math.max(1, ...numbers.map(Number));
  return String(Math.max(1, latest - dice.between(0, 5)));
}

/** What a Moderator does to some game. */
const deciding =
  (command: string, more: (dice: Dice) => Record<string, OptionToSend>): Deed =>
  async (club, dice) =>
    asks(mostly('Mia', club, dice), command, { game: await someGame(club, dice), ...more(dice) });

const move: Deed = async (club, dice) => {
  const ply = club.playground.messages.filter(({ body }) => /^\*\*\w+\*\* played/.test(body.content)).length;
  const thread = (await club.person('Ana').as.channels()).find(({ name }) => name.startsWith('Online game'));
  const who = mostly(ply % 2 === 0 ? 'Ana' : 'Bo', club, dice);
  if (thread !== undefined) await who.as.in(thread.id).run('online move', { move: opening[ply] ?? 'Kf9' });
};

const provinces = 'bur gal gas mar mun par pie ruh sil tus tyr ukr ven vie war yor'.split(' ');

/** An order that can be read and does nothing, and that hardly anybody gives twice. */
function someOrder(dice: Dice): string {
  const [unit, from, to] = [dice.pick(provinces), dice.pick(provinces), dice.pick(provinces)];
  return `A ${unit} S A ${from}-${to}`;
}

const order = ({ as }: Person, dice: Dice): Promise<Answer> =>
  as.in('discussion').run('diplomacy orders', { table: '1', text: someOrder(dice) });

/** Somebody who plays at the table does something there. */
const atTable =
  (command: string, more: (dice: Dice) => Record<string, OptionToSend> = () => ({})): Deed =>
  (club, dice) =>
    club
      .person(dice.pick(players))
      .as.in('discussion')
      .run(command, { table: '1', ...more(dice) });

const final = ({ as }: Person): Promise<Answer> => as.in('discussion').run('diplomacy final', { table: '1' });

/** All players give orders and mark them final, so that a phase ends. */
const season: Deed = async (club, dice) => {
  for (const player of players.map((name) => club.person(name))) {
    await order(player, dice);
    await final(player);
  }
};

/** Somebody who plays Nomic does something there. */
const atNomic =
  (command: string, more: (dice: Dice) => Record<string, OptionToSend>): Deed =>
  (club, dice) =>
    runs(club.person(dice.pick(lawmakers)), command, { table: '2', ...more(dice) });

/** Everybody tries to propose a rule, which only one of them may; those who may are given a form. */
const enact: Deed = async (club, dice) => {
  for (const player of lawmakers.map((name) => club.person(name))) {
    const form = await runs(player, 'nomic propose', { table: '2', kind: 'enact' });
    if (form.modal === null || form.modal === undefined) continue;
    const text = `There is a rule number ${dice.between(1, 1e6)}.`;
    await agreeing(player, player.as.submit(form, { 'What the rule is to say': text }));
  }
};

/** Everything that people may do in a round. */
export const deeds = {
  record: (club, dice) => {
    const [player, opponent] = opponents(club, dice);
    return asks(player, 'game record', { opponent, result: dice.pick(results) });
  },
  'record for others': (club, dice) => {
    const [player, opponent] = opponents(club, dice);
    return asks(mostly('Mia', club, dice), 'game record', { player, opponent, result: dice.pick(results) });
  },
  confirm: pressing('Confirm', opponentOf),
  dispute: pressing('Dispute', opponentOf),
  withdraw: pressing('Withdraw', playerOf),
  approve: deciding('game approve', () => ({})),
  refuse: deciding('game refuse', () => ({ reason: 'They were analysing' })),
  correct: deciding('game correct', (dice) => ({ result: dice.pick(results), reason: 'Mixed up' })),
  undo: deciding('game void', () => ({ reason: 'It was not played' })),
  penalise: (club, dice) =>
    asks(mostly('Mia', club, dice), 'penalty issue', {
      member: anyMember(club, dice),
      kind: dice.pick(['deduction', 'warning']),
      points: 5,
      offence: 'Shouting',
      reason: 'Loud',
      declare: 'now',
    }),
  adjust: (club, dice) =>
    asks(mostly('Mia', club, dice), 'penalty adjust', {
      member: anyMember(club, dice),
      points: dice.between(5, 40),
      reason: 'A prize',
    }),
  appoint: (club, dice) =>
    runs(mostly('Morgan', club, dice), dice.pick(['chief appoint', 'chief dismiss']), {
      member: anyMember(club, dice),
      office: 'moderator',
    }),
  'add a member': (club, dice) =>
    runs(mostly('Mia', club, dice), 'member add', { name: `Zoe ${dice.between(1, 1e6)}` }),
  suggest: (club, dice) => runs(anyMember(club, dice), 'suggest', { text: 'Shorter games' }),
  'check in': (club, dice) => runs(anyMember(club, dice), 'present', { leave: dice.chance(0.3) }),
  appeal: async (club, dice) => {
    const ana = mostly('Ana', club, dice);
    const form = await ana.as.run('appeal file', { against: 'other' });
    if (form.modal !== null && form.modal !== undefined)
      await ana.as.submit(form, { statement: 'I sneezed.' });
  },
  grant: (club, dice) => asks(mostly(dice.pick(justices), club, dice), 'court grant', { case: cited }),
  panel: (club, dice) => {
    const [first, second, third] = justices;
    const seats = { first: club.person(first), second: club.person(second), third: club.person(third) };
    return asks(mostly('Morgan', club, dice), 'court panel', { case: cited, ...seats });
  },
  vote: (club, dice) =>
    asks(mostly(dice.pick(justices), club, dice), 'court vote', {
      case: cited,
      decision: dice.pick(['uphold', 'overturn']),
    }),
  challenge: (club, dice) =>
    asks(mostly('Ana', club, dice), 'online challenge', { opponent: club.person('Bo') }),
  accept: pressing('Accept', challengedOf),
  move,
  'give orders': (club, dice) => order(club.person(dice.pick(players)), dice),
  'mark final': atTable('diplomacy final'),
  'write press': atTable('table press', (dice) => ({
    ...{ kind: dice.pick(['white', 'grey']), text: `Nobody lies less than number ${dice.between(1, 1e6)}.` },
  })),
  propose: atTable('table propose', () => ({ kind: 'draw' })),
  'vote at the table': atTable('table vote', (dice) => ({
    ...{ proposal: String(dice.between(1, 3)), choice: dice.pick(['yes', 'no']) },
  })),
  'play a season': season,
  'propose a rule': enact,
  'vote on a rule': atNomic('nomic vote', (dice) => ({ choice: dice.pick(['yes', 'no']) })),
  'raise a point of order': atNomic('nomic order', (dice) => ({
    text: `It is true that ${dice.between(1, 1e6)} is a number.`,
  })),
  'judge a point of order': atNomic('nomic judge', (dice) => ({
    ...{ point: String(dice.between(1, 3)), verdict: dice.pick(['true', 'false']), reason: 'So it is' },
  })),
  'announce points': (club, dice) =>
    runs(club.person(dice.pick(lawmakers)), 'nomic points', {
      ...{ table: '2', member: club.person(dice.pick(lawmakers)), change: 5, reason: 'I counted' },
    }),
  'join or leave a tournament': (club, dice) =>
    runs(anyMember(club, dice), dice.pick(['tournament join', 'tournament leave'])),
  look: (club, dice) =>
    runs(anyMember(club, dice), dice.pick(['leaderboard', 'profile', 'explain', 'pairings'])),
} as const satisfies Record<string, Deed>;

export type DeedName = keyof typeof deeds;
