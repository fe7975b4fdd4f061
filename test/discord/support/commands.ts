import { setTimeout as wait } from 'node:timers/promises';
import { ApplicationCommandOptionType } from 'discord.js';
import {
  type Answer,
  type Command,
  type CommandRequest,
  onServers,
  type Press,
} from '../../../src/discord/command.ts';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done, type Result } from '../../../src/house/result.ts';
import { button, type Reply, row } from '../../../src/house/words/reply.ts';
import { gameOf } from '../../../src/ladder/words/game-card.ts';
import { cardReply } from '../../../src/ladder/words/games.ts';
import type { Outcome } from '../../../src/told.ts';

/** A command of one word that does what the test says. */
export const aCommand = (name: string, execute: (request: CommandRequest) => Promise<Answer>): Command => ({
  data: { name, description: `Tries ${name}`, ...onServers },
  execute,
});

export const saying = (reply: Reply): Answer => ({ kind: 'reply', reply });

/** Answers to everybody, or to the asker alone. */
export const quick = {
  club: aCommand('club', async () => saying({ audience: 'club', content: 'To everybody' })),
  asker: aCommand('asker', async () => saying({ audience: 'asker', content: 'To you' })),
};

/** As the quick ones, after more than the two seconds that are waited for. */
const late = (reply: Reply) => async () => wait(2300, saying(reply));
export const slow = {
  club: aCommand('slow-club', late({ audience: 'club', content: 'To everybody, late' })),
  asker: aCommand('slow-asker', late({ audience: 'asker', content: 'To you, late' })),
};

/** A command that answers to everybody once the test says so. */
export function heldBack() {
  let answer = (): void => {};
  const said = new Promise<Answer>((resolve) => {
    answer = () => resolve(saying({ audience: 'club', content: 'To everybody, late' }));
  });
  return { held: aCommand('held', () => said), answer };
}

export const broken = aCommand('broken', async () => {
  throw new Error('the board fell off the table');
});

/** Asks before it acts, and counts how often it acted. */
export function asking() {
  let acted = 0;
  const command = aCommand('ask', async () => ({
    kind: 'question',
    reply: { audience: 'asker', content: 'Really?' },
    does: null,
    confirm: async () => {
      acted += 1;
      return saying({ audience: 'club', content: 'It is done' });
    },
  }));
  return { command, acted: () => acted };
}

/** A message with a button that opens a form, one that turns the page, and one that takes long. */
export const pages: Command = {
  ...aCommand('pages', async () => saying(page('first'))),
  presses: {
    turn: async ({ args }) => ({ kind: 'update', reply: page(args[0] ?? '') }),
    form: async () => ({
      kind: 'modal',
      modal: { id: 'why:7', title: 'Why?', fields: [{ id: 'why', label: 'Reason', maxLength: 1000 }] },
    }),
    long: async () => wait(2300, saying({ audience: 'club', content: 'Pressed long ago' })),
  },
  submissions: {
    why: async ({ args, field }) =>
      saying({ audience: 'asker', content: `About ${args[0]}: ${field('why')}${field('forged')}` }),
  },
};

const page = (content: string): Reply => ({
  audience: 'club',
  content,
  components: [row(button('Next', 'turn', ['second']), button('Dispute', 'form'), button('Long', 'long'))],
});

export const completing: Command = {
  ...aCommand('complete', async ({ options }) =>
    saying({ audience: 'asker', content: options.string('what') ?? '' }),
  ),
  data: {
    name: 'complete',
    description: 'Tries suggestions',
    ...onServers,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'What',
        required: true,
        autocomplete: true,
      },
    ],
  },
  complete: async ({ focused }) => {
    if (focused.value === 'break') throw new Error('no suggestions');
    return Array.from({ length: 40 }, (_, at) => ({ name: `${focused.value}${at}`, value: String(at) }));
  },
};

/** A card of game 1, whose Confirm button does what the test says. */
export const aCard = (confirm: (press: Press) => Promise<Answer>): Command => ({
  ...aCommand('card', async ({ services, club }) => {
    const view = await services.clubs.view(club);
    return saying(cardReply(view, gameOf(view, 1)));
  }),
  presses: { 'game-confirm': confirm },
});

/** Ana and Bo, and the game that Ana entered. */
export const aGame = ({ ana, bo }: { ana: string; bo: string }, work: UnitOfWork): void => {
  const player = work.addPerson({ account: ana, name: 'Ana' });
  const opponent = work.addPerson({ account: bo, name: 'Bo' });
  const about = { by: player, acts: [] };
  for (const person of [player, opponent]) work.append({ type: 'joined', person }, about);
  work.append(
    {
      type: 'game-recorded',
      game: 1,
      player,
      opponent,
      score: 1,
      colour: null,
      playedAt: work.now,
      date: '2026-11-20',
      online: false,
      ended: null,
      approval: [],
    },
    about,
  );
};

/** The game counts, as it does when Bo confirms it. */
export function confirmGame(work: UnitOfWork): Result<Outcome | null> {
  for (const type of ['game-confirmed', 'game-counted'] as const)
    work.append({ type, game: 1 }, { by: 2, acts: [] });
  return done({ kind: 'game-confirmed', game: 1, counts: true });
}
