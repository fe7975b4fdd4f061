import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  PermissionFlagsBits,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';

/** The fixed part of the surface: names of commands and of their options; those in brackets may be left out. */
const surface = `
  setup [discussion] [court] [games] [room] [weekday] [opens] [closes] [timezone] [chief] [staff] [site] [roles] [nicknames] [court_names] [hearings] [tables] [table_bans]
  club
  join [name]
  leave [withdraw]
  leaderboard [all] [pin]
  profile [member]
  explain [member] [game]
  preview opponent
  present [leave]
  pairings
  terms [act] [view]
  suggest text [act]
  remind
  privacy export [member]
  privacy delete [member]
  game record opponent result [colour] [played] [ended] [pgn] [pgn_file] [player] [reason]
  game show game
  game history [member] [result] [from] [to]
  game approve game [overseer] [reason]
  game refuse game reason
  game correct game result reason
  game void game reason
  game object game
  game rematch game outcome [untimed]
  game limit white black minutes
  game adjudicate white black [fen] [pgn] [white_captured] [black_captured] [reason]
  clock open white black [minutes] [increment]
  online challenge opponent [minutes_per_move]
  online move move
  online draw
  online resign
  online board
  online end reason result
  session open
  session close [reason]
  session status
  session mark member present [date] [reason]
  session cancel date reason
  member add name [reason]
  member rename member name [reason]
  penalty issue member kind reason offence [also] [points] [minutes] [game] [finding] [declare] [separate]
  penalty fraud member game reason [finding] [instead] [points] [declare] [separate]
  penalty adjust member points reason
  penalty declare penalty [by]
  penalty redecide decision reason [case] [points] [until] [result]
  penalty list [member]
  ban issue member until ground reason finding [offence] [game] [declare] [separate]
  ban list
  staff ban member reason [until]
  staff lift member
  staff remove-post link reason
  chief appoint member office
  chief dismiss member office
  chief link member user
  chief terms [act] [figure] [value] [version] [suggestion] [accept]
  chief remove member basis
  chief modify member points reason
  chief void game reason
  chief breach member reason
  chief release exhibit
  chief act reason [act]
  chief clock member on [minutes]
  monitor set member suspicion
  monitor lift member reason
  monitor restate member suspicion
  monitor list
  court vote decision [case] [relief] [until] [points] [conditions] [result] [bar]
  court author [case] [justice]
  court opinion kind [case] [file] [act] [holding]
  court precedents [act] [words]
  appeal file against [item] [member]
  appeal withdraw [case]
  appeal enbanc [case]
  court docket
  appeal status [case]
  court grant [case]
  court deny reason [case]
  court panel first [second] [third] [others] [case]
  court recuse [case] [reason]
  court counsel member [case]
  court witness member [case]
  court exhibit file [case] [sealed] [redacts]
  court motion kind reason [case] [exhibit] [with]
  court rule motion vote [case]
  record member
  nomic propose kind [rule] [figures] [amendment] [table]
  nomic vote choice [table]
  nomic order text [proposal] [rule] [table]
  nomic judge point verdict reason [effects] [table]
  nomic dispute judgement [table]
  nomic opinion judgement choice [table]
  nomic points member change reason [table]
  nomic forfeit [table]
  nomic rules [rule] [view] [table]
  nomic status [table]
  nomic history [table]
  tournament open rules name
  tournament join [team] [preference] [tournament]
  tournament leave [tournament]
  tournament team name members captain [tournament]
  tournament round step [tournament]
  tournament seating [tournament]
  tournament standings [view] [tournament]
  tournament advance [tournament]
  tournament show [tournament]
`;

const choices = {
  'game record result': ['won', 'drew', 'lost'],
  'game record colour': ['white', 'black'],
  'game record ended': ['checkmate', 'resignation', 'agreement', 'stalemate', 'time', 'clock', 'other'],
  'online end result': ['white', 'black', 'draw'],
  'chief appoint office': ['moderator', 'justice', 'chief'],
  'chief remove basis': ['request', 'inactive'],
  'game rematch outcome': ['won', 'drew', 'lost', 'petitioner-absent', 'opponent-absent'],
  'penalty issue kind': ['deduction', 'time', 'forfeit', 'halve', 'reset', 'warning'],
  'penalty issue also': ['deduction', 'time', 'forfeit', 'halve', 'reset', 'warning'],
  'penalty issue finding': ['intent', 'negligence'],
  'penalty issue declare': ['now', 'later', 'email'],
  'penalty fraud instead': ['none', 'warning', 'deduction', 'halve', 'reset'],
  'penalty declare by': ['discussion', 'email'],
  'ban issue ground': ['repeated', 'serious', 'disrepute'],
  'penalty redecide decision': ['keep', 'replace', 'withdraw'],
  'penalty redecide result': ['won', 'drew', 'lost'],
  'court vote decision': ['uphold', 'overturn', 'remand'],
  'court vote relief': ['undo', 'shorten', 'lengthen', 'replace'],
  'court vote result': ['won', 'drew', 'lost'],
  'court motion kind': ['dismiss', 'summary', 'join', 'seal', 'raw-evidence'],
  'court rule vote': ['grant', 'deny'],
  'court opinion kind': ['majority', 'concurrence', 'dissent'],
  'appeal file against': [
    'penalty',
    'ban',
    'monitor',
    'game',
    'deduction',
    'technical',
    'judgement',
    'other',
  ],
  'terms view': ['text', 'history'],
  'nomic propose kind': ['enact', 'amend', 'repeal', 'transmute'],
  'nomic vote choice': ['yes', 'no'],
  'nomic judge verdict': ['true', 'false'],
  'nomic opinion choice': ['agree', 'disagree'],
  'nomic rules view': ['text', 'history'],
  'tournament open rules': ['world-masters-2004', 'maharajiad'],
  'tournament round step': ['start', 'close'],
  'tournament standings view': ['players', 'teams', 'countries'],
};

function optionsOf(path: readonly string[]): readonly APIApplicationCommandOption[] {
  const [name, subcommand] = path;
  const declared: readonly APIApplicationCommandOption[] =
    commands.find(({ data }) => data.name === name)?.data.options ?? [];
  if (subcommand === undefined) return declared;
  const sub = declared.find((option) => option.name === subcommand);
  return sub?.type === ApplicationCommandOptionType.Subcommand ? (sub.options ?? []) : [];
}

/** The options that name a game, an Act or a person. */
const suggested = [
  'game',
  'act',
  'member',
  'opponent',
  'player',
  'overseer',
  'white',
  'black',
  'first',
  'justice',
  'captain',
];

const isDeclared = ([name, subcommand]: readonly string[]): boolean => {
  const command = commands.find(({ data }) => data.name === name);
  const among: readonly { name: string }[] = command?.data.options ?? [];
  return (
    command !== undefined && (subcommand === undefined || among.some((each) => each.name === subcommand))
  );
};

const lines = surface
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

describe('the command surface', () => {
  it.each(lines.map((words) => [words.join(' '), words]))('/%s', (_, words) => {
    const hasSubcommand = optionsOf(words.slice(0, 1)).some(
      ({ type }) => type === ApplicationCommandOptionType.Subcommand,
    );
    const path = words.slice(0, hasSubcommand ? 2 : 1);
    const options = optionsOf(path);
    expect(isDeclared(path), path.join(' ')).toBe(true);
    for (const word of words.slice(path.length)) {
      const name = word.replace(/[[\]]/g, '');
      const option = options.find((each) => each.name === name);
      expect(option, `${path.join(' ')} has no ${name}`).toBeDefined();
      expect(option?.required ?? false, name).toBe(name === word);
    }
  });

  it.each(Object.entries(choices))('offers for %s what is fixed', (place, values) => {
    const path = place.split(' ');
    const option = optionsOf(path.slice(0, -1)).find(({ name }) => name === path.at(-1));
    const offered =
      option !== undefined && 'choices' in option ? option.choices?.map(({ value }) => value) : [];
    expect(offered).toEqual(values);
  });

  it('suggests whatever names a game, an Act or a person', () => {
    const all = lines.flatMap((words) => [optionsOf(words.slice(0, 1)), optionsOf(words.slice(0, 2))]).flat();
    const named = all.filter(
      ({ name, type }) => suggested.includes(name) && type !== ApplicationCommandOptionType.Subcommand,
    );
    const silent = named.filter((option) => !('autocomplete' in option) || option.autocomplete !== true);
    expect(named.length).toBeGreaterThan(10);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('is for servers only', () => {
    const elsewhere = commands.filter(
      ({ data }) => data.contexts?.join() !== '0' || data.integration_types?.join() !== '0',
    );
    expect(elsewhere.map(({ data }) => data.name)).toEqual([]);
  });
});

it('shows /setup to those who manage the server alone, and all else to everybody', () => {
  const kept = commands.flatMap(({ data }) =>
    data.default_member_permissions == null ? [] : [[data.name, data.default_member_permissions]],
  );
  expect(kept).toEqual([['setup', String(PermissionFlagsBits.ManageGuild)]]);
});
