import { describe, expect, it } from 'vitest';
import { game } from '../../commands/game.ts';
import type { CompletionRequest } from '../../src/discord/command.ts';
import { afternoon, enters, plays } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

const optionsOf = (subcommand: string): string[] => {
  const found = game.data.options?.find(({ name }) => name === subcommand);
  if (found === undefined || !('options' in found)) throw new Error(`/game has no ${subcommand}`);
  return (found.options ?? []).map(({ name }) => name);
};

describe('/game', () => {
  it.each([
    ['record', ['opponent', 'result', 'colour', 'played', 'ended', 'pgn', 'player']],
    ['show', ['game']],
    ['history', ['member']],
    ['approve', ['game', 'overseer']],
    ['refuse', ['game', 'reason']],
    ['correct', ['game', 'result', 'reason']],
    ['void', ['game', 'reason']],
    ['adjudicate', ['white', 'black', 'fen', 'pgn', 'white_captured', 'black_captured']],
  ])('%s has the options that people are told of', (subcommand, options) => {
    expect(optionsOf(subcommand)).toEqual(expect.arrayContaining(options));
  });
});

describe('the choices for a game', () => {
  const choices = async (club: Story, person: number, subcommand: string, typed = '') => {
    const request: CompletionRequest = {
      club: club.id,
      actor: club.actor(person),
      now: club.now,
      services: { clubs: club.clubs, hearings: new MemoryHearings(), siteUrl: 'https://chess.example.org' },
      channel: '5',
      subcommand,
      focused: { name: 'game', value: typed },
      options: { string: () => '', integer: () => 0, boolean: () => false },
    };
    return (await game.complete?.(request))?.map(({ value }) => value);
  };

  /** Game 1 counts, 2 waits for Bo, 3 waits for a Moderator, 4 is between Cy and Bo and waits for Bo. */
  function someGames() {
    const people = afternoon();
    const { club, mo, ana, bo } = people;
    const cy = club.member('Cy');
    const del = club.member('Del', { account: false });
    plays(club, mo, ana, bo);
    enters(club, ana, bo, { score: 0.5 });
    enters(club, ana, del);
    enters(club, cy, bo);
    return { ...people, cy };
  }

  it.each([
    ['mo', 'approve', ['3', '4', '2']],
    ['mo', 'refuse', ['4', '3', '2']],
    ['mo', 'void', ['1']],
    ['mo', 'correct', ['4', '3', '2', '1']],
    ['mo', 'show', ['3', '4', '2', '1']],
    ['cy', 'show', ['4', '3', '2', '1']],
    ['ana', 'show', ['3', '2', '1', '4']],
  ] as const)('%s is offered for %s the likeliest first', async (who, subcommand, numbers) => {
    const people = someGames();
    expect(await choices(people.club, people[who], subcommand)).toEqual(numbers);
  });

  it('are found by name and number', async () => {
    const { club, ana } = someGames();
    expect(await choices(club, ana, 'show', 'del')).toEqual(['3']);
    expect((await choices(club, ana, 'show', '2'))?.[0]).toBe('2');
  });
});
