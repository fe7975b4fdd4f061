import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { nameOfficer } from '../../../src/tables/officers/name-officer.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { withdraw } from '../../../src/tables/opening/leave-table.ts';
import { sittingOn } from '../../../src/tables/questions/sitting.ts';
import { theTable } from '../../../src/tables/table.ts';
import { holdersOf } from '../../../src/tables/who.ts';
import { atTable, TableStory } from '../a-table.ts';
import { refusedAs, TournamentStory, tournaments } from '../a-tournament-table.ts';
import { named } from '../seats/a-replacement.ts';

const change = { about: { kind: 'change', point: null } } as const;
const sitting = (story: TableStory) => sittingOn(story.table, change);

describe.each(tournaments)('the officers of $cited', ({ rules, cited }) => {
  it('are named by the gamemaster until there is a director, and by the director from then on', () => {
    const story = new TournamentStory(rules);
    const [una, vic] = [story.club.member('Una'), story.club.member('Vic')];
    expect(story.triesToName('assistant', una, story.mo)).toMatchObject(
      refusedAs('needs-table-director', `${cited} A.2`),
    );
    expect(story.triesToName('assistant', una)).toMatchObject({ ok: true });
    expect(story.triesToName('director', vic, story.mo)).toMatchObject(
      refusedAs('needs-table-director', `${cited} A.4`),
    );
    story.names('director', vic);
    expect(holdersOf(story.table, 'director')).toEqual([vic]);
  });

  it('have a director whose office goes to the next one, and is nobody’s who is gone', () => {
    const story = new TournamentStory(rules);
    story.club.ban(story.director, null);
    const una = story.club.member('Una');
    expect(story.triesToName('director', una, story.mo)).toMatchObject({ ok: true });
    expect(holdersOf(story.table, 'director')).toEqual([una]);
  });

  it('have an assistant who acts as director, and does not sit meanwhile', () => {
    const story = new TournamentStory(rules);
    const [una, vic] = [story.club.member('Una'), story.club.member('Vic')];
    story.names('assistant', una);
    expect(story.triesToName('acting-director', vic)).toMatchObject(refusedAs('office-among'));
    expect(sitting(story)).toEqual([una]);
    story.names('acting-director', una);
    expect(sitting(story)).toEqual([]);
    story.names('acting-director', una, una);
    expect(sitting(story)).toEqual([una]);
    story.names('acting-director', una).names('assistant', una, una);
    expect(holdersOf(story.table, 'acting-director')).toEqual([]);
  });

  it('have no office that an assistant takes while the director is there', () => {
    const story = new TournamentStory(rules);
    const una = story.club.member('Una');
    story.names('assistant', una);
    expect(story.triesToName('acting-director', una, una)).toMatchObject(refusedAs('needs-table-director'));
    story.club.ban(story.director, null);
    expect(story.triesToName('acting-director', una, una)).toMatchObject({ ok: true });
  });

  it('of a tournament count at all of its tables', () => {
    const story = new TournamentStory(rules);
    const una = story.club.member('Una');
    const table = { ...story.table, above: [{ office: 'committee', person: una }] };
    expect(holdersOf(table, 'committee')).toEqual([una]);
    expect(sittingOn(table, change)).toEqual([una]);
  });
});

it('WM A.2: there are two assistants and eight members of the committee at most', () => {
  const story = new TournamentStory();
  const people = [...'ABCDEFGHIJK'].map((name) => story.club.member(`Person ${name}`));
  for (const person of people.slice(0, 2)) story.names('assistant', person);
  expect(story.triesToName('assistant', people[2] ?? 0)).toMatchObject(refusedAs('office-full', 'WM A.2'));
  for (const person of people.slice(2, 10)) story.names('committee', person);
  expect(story.triesToName('committee', people[10] ?? 0)).toMatchObject(refusedAs('office-full', 'WM A.8'));
});

it('MJ A.2: there are two assistants and six members of the committee at most', () => {
  const story = new TournamentStory('maharajiad');
  const people = [...'ABCDEFGHI'].map((name) => story.club.member(`Person ${name}`));
  for (const person of people.slice(0, 2)) story.names('assistant', person);
  expect(story.triesToName('assistant', people[2] ?? 0)).toMatchObject(refusedAs('office-full', 'MJ A.2'));
  for (const person of people.slice(2, 8)) story.names('committee', person);
  expect(story.triesToName('committee', people[8] ?? 0)).toMatchObject(refusedAs('office-full', 'MJ A.8'));
});

describe.each(tournaments)('whoever plays by $cited', ({ rules, cited }) => {
  it('is no director', () => {
    const story = new TournamentStory(rules);
    const player = story.players[0] ?? 0;
    expect(story.triesToName('director', player)).toMatchObject(
      refusedAs('player-holds-none', `${cited} A.4`),
    );
  });

  it('may be in the committee, and has no say there', () => {
    const story = new TournamentStory(rules);
    const player = story.players[0] ?? 0;
    expect(story.triesToName('committee', player)).toMatchObject({ ok: true });
    expect(sitting(story)).toEqual([]);
  });
});

it('WM A.4: a director doesn’t join a table', () => {
  const story = new TableStory('2026-11-23 12:00', 'world-masters-2004');
  const dee = story.club.member('Dee');
  const [first = 0] = story.players;
  story.does(story.mo, nameOfficer, { ...atTable, office: 'director', member: named(dee), gmLeft: false });
  story.does(first, withdraw, atTable);
  const join = { ...atTable, preference: null };
  expect(story.club.does(dee, joinTable, join)).toMatchObject(refusedAs('officer-plays-not', 'WM A.4'));
});

it('MJ A.4: a director doesn’t join a table', () => {
  const story = new TableStory('2026-11-23 12:00', 'maharajiad');
  const dee = story.club.member('Dee');
  const [first = 0] = story.players;
  story.does(story.mo, nameOfficer, { ...atTable, office: 'director', member: named(dee), gmLeft: false });
  story.does(first, withdraw, atTable);
  const join = { ...atTable, preference: null };
  expect(story.club.does(dee, joinTable, join)).toMatchObject(refusedAs('officer-plays-not', 'MJ A.4'));
});

it('WM A.8: a member of the committee who plays is warned that the rules advise against it', async () => {
  const said = await warned('world-masters-2004');
  expect(said).toContain('The rules advise against that');
  expect(said).toContain('WM A.8');
});

it('MJ A.8: a member of the committee may play, without a say and without a warning', async () => {
  expect(await warned('maharajiad')).not.toContain('advise');
});

/** What the director is told who names a player a member of the committee. */
async function warned(rules: 'world-masters-2004' | 'maharajiad'): Promise<string> {
  const story = new TournamentStory(rules);
  const outcome = story.does(story.director, nameOfficer, {
    ...{ ...atTable, office: 'committee', member: named(story.players[0] ?? 0), gmLeft: false },
  });
  if (outcome === null) throw new Error('Nothing was done');
  const scene = await sceneOf(story.club, story.club.id, story.club.now);
  return JSON.stringify(await renderOutcome(outcome, scene));
}

describe('WM A.10: an observer', () => {
  it.each(['assistant', 'committee'])('is no %s, and the other way round', (office) => {
    const story = new TournamentStory();
    const [una, vic] = [story.club.member('Una'), story.club.member('Vic')];
    story.names(office, una).names('observer', vic);
    expect(story.triesToName('observer', una)).toMatchObject(refusedAs('office-barred', 'WM A.10'));
    expect(story.triesToName(office, vic)).toMatchObject(refusedAs('office-barred', 'WM A.10'));
  });

  it('doesn’t play in the game or run it', () => {
    const story = new TournamentStory();
    expect(story.triesToName('observer', story.players[0] ?? 0)).toMatchObject(
      refusedAs('player-holds-none', 'WM A.10'),
    );
    expect(story.triesToName('observer', story.mo)).toMatchObject(refusedAs('office-barred', 'WM A.10'));
    const vic = story.club.member('Vic');
    story.names('observer', vic);
    expect(story.triesToName('gm', vic, story.mo)).toMatchObject(refusedAs('office-barred', 'WM A.10'));
  });
});

it('WM A.11: the director appoints a chief gamemaster', () => {
  const story = new TournamentStory();
  const una = story.club.member('Una');
  expect(story.triesToName('chief-gm', una, story.mo)).toMatchObject(
    refusedAs('needs-table-director', 'WM A.11'),
  );
  story.names('chief-gm', una);
  expect(holdersOf(theTable(story.club.view, 1), 'chief-gm')).toEqual([una]);
});
