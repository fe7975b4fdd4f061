import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { settingNamed, settingOf } from '../../../src/tables/opening/choose-setting.ts';
import { giveVote } from '../../../src/tables/votes/give-vote.ts';
import { votePlace } from '../../../src/tables/votes/proposals.ts';
import { tableErrands } from '../../../src/tables/words/errands.ts';
import { secretsInMemory } from '../../support/memory-change.ts';
import { atTable } from '../a-table.ts';
import { refusedAs, type Tournament, TournamentStory, unclear } from '../a-tournament-table.ts';

const end = { kind: 'end' } as const;
const win = { kind: 'concession', members: 'Persia' } as const;

/** A table in its second year, in which a power without orders is no longer waited for. */
const later = (rules: Tournament = 'world-masters-2004') => new TournamentStory(rules).passes(2);

const outcomes = ({ table }: TournamentStory) => table.state.proposals.map(({ status }) => status);
const press = ({ table }: TournamentStory) => {
  const named = settingNamed(table, 'press');
  return named === null ? null : settingOf(table, named);
};

/** What holds of every vote at a table of such rules. */
const votesWithOrders = (rules: Tournament) => () => {
  it('is due with the next orders, whenever these are', () => {
    const story = later(rules);
    story.proposes(story.powers[0] ?? '', end);
    expect(story.proposal().due).toBeNull();
    story.allHold().ends();
    expect(outcomes(story)).toEqual(['failed']);
    expect(story.table.state.diplomacy?.history).toHaveLength(3);
  });

  it('that passes takes the place of the results', () => {
    const story = later(rules);
    story.proposes(story.powers[0] ?? '', end);
    story.allVote(story.powers).allHold().ends();
    expect(story.table.state).toMatchObject({ status: 'over', agreed: { how: 'end', seats: story.powers } });
    expect(story.table.state.diplomacy?.history).toHaveLength(2);
    expect(story.told('vote-counted')).toHaveLength(1);
    expect(story.told('phase-played')).toHaveLength(0);
  });

  it('that fails is told with the results', () => {
    const story = later(rules);
    story.proposes(story.powers[0] ?? '', end);
    story.allVote(story.powers.slice(1)).votes(story.powers[0] ?? '', 'no');
    story.allHold().ends();
    const kinds = story.club.announced.map(({ notice }) => notice.kind);
    expect(kinds.slice(-2)).toEqual(['vote-counted', 'phase-played']);
    expect(story.table.state.status).toBe('playing');
  });

  it('may be changed until then, also by who made the proposal', () => {
    const story = later(rules);
    const [first = '', second = ''] = story.powers;
    story.proposes(first, end);
    story.allVote(story.powers).votes(second, 'no');
    story.votes(second, 'yes');
    story.votes(first, 'no');
    story.allHold().ends();
    expect(outcomes(story)).toEqual(['failed']);
  });

  it('tells nobody who voted what, nor how many, in the book, what is posted or what people export', async () => {
    const story = later(rules);
    const [first = '', second = ''] = story.powers;
    story.proposes(first, end);
    story.allVote(story.powers.slice(2)).votes(second, 'no');
    story.votes(first, 'abstain');
    const given = story.table.book.entries.filter(({ type }) => type === 'vote-given');
    expect(given).toHaveLength(story.powers.length);
    expect(JSON.stringify(given)).not.toMatch(/"(yes|no|abstain)"/);
    story.allHold().ends();
    expect(story.table.book.entries.find(({ type }) => type === 'vote-counted')).toMatchObject({
      tally: null,
    });
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const posts = story.told('vote-counted').map(({ notice }) => renderNotice(notice as never, scene));
    expect(JSON.stringify(await Promise.all(posts))).not.toMatch(/\d+ (yes|no)\b|abstain/);
    const exported = await exportOf(story.club.clubs, story.club.view, story.playing(first), story.club.now);
    const all = JSON.stringify(exported);
    expect(all).not.toMatch(/"vote":"(yes|no|abstain)"/);
  });

  it('that can’t be opened is asked for again, and the phase lasts longer', () => {
    const story = later(rules);
    const [first = ''] = story.powers;
    story.proposes(first, end);
    story.allVote(story.powers);
    const vote = secretsInMemory.of('another club').hide(votePlace(1, 1, first), 'yes');
    story.writes({ type: 'vote-given', proposal: 1, seat: first, vote });
    story.allHold().ends();
    expect(story.told('votes-lost')).toMatchObject([{ notice: { seats: [first] } }]);
    expect(story.table.state.diplomacy?.history).toHaveLength(2);
    story.allVote([first]).ends();
    expect(story.table.state.status).toBe('over');
  });

  it('waits for a player, until when orders are due', () => {
    const story = later(rules);
    story.proposes(story.powers[0] ?? '', end);
    const [waits] = tableErrands(
      story.club.view,
      story.playing(story.powers[1] ?? ''),
      story.club.now,
    ).filter(({ what }) => what.startsWith('Vote at'));
    expect(waits?.due).toBeGreaterThan(story.club.now);
  });

  it('is counted once, whatever else the phase has', () => {
    const story = later(rules);
    const [first = '', second = ''] = story.powers;
    story.proposes(first, end);
    story.proposes(second, end);
    story.allVote(story.powers).allVote(story.powers, '2').allHold().ends();
    expect(outcomes(story)).toEqual(['passed', 'open']);
    expect(story.votes(first, 'no', '2')).toMatchObject(refusedAs('table-not-played'));
  });
};

describe('WM D.IX(2): a vote', votesWithOrders('world-masters-2004'));
describe('MJ B.X(2): a vote', votesWithOrders('maharajiad'));

describe('WM D.IX(1): silence', () => {
  it('is a no of who gave orders, and abstaining is one too', () => {
    for (const choice of [null, 'abstain'] as const) {
      const story = later();
      story.proposes('ENG', end);
      story.allVote(story.powers.slice(1));
      if (choice !== null) story.votes('AUS', choice);
      story.allHold().ends();
      expect(outcomes(story)).toEqual(['failed']);
    }
  });

  it('is a yes to the end of the game of who gives no orders in a movement phase either', () => {
    const story = later();
    story.proposes('ENG', end);
    story.allVote(story.powers.slice(1)).allHold(['AUS']).ends();
    expect(outcomes(story)).toEqual(['passed']);
  });

  it('is a no also then to a concession, and after an abstention or a no', () => {
    const conceded = later();
    conceded.proposes('ENG', { kind: 'concession', members: 'Turkey' });
    conceded.allVote(conceded.powers.slice(1)).allHold(['AUS']).ends();
    expect(outcomes(conceded)).toEqual(['failed']);
    for (const choice of ['abstain', 'no'] as const) {
      const story = later();
      story.proposes('ENG', end);
      story.allVote(story.powers.slice(1)).votes('AUS', choice);
      story.allHold(['AUS']).ends();
      expect(outcomes(story)).toEqual(['failed']);
    }
  });

  it('is a no at the end of a phase of retreats or builds', () => {
    const story = later();
    story.orders('AUS', 'A Bud-Ser').allHold(['AUS']).ends();
    story.orders('AUS', 'A Ser H').allHold(['AUS']).ends();
    expect(story.phase).toBe('W1902A');
    story.proposes('ENG', end);
    story.allVote(story.powers.slice(1)).ends();
    expect(outcomes(story)).toEqual(['failed']);
  });
});

describe('MJ B.X(1): an early end', () => {
  it('is for all but those who say that they abstain', () => {
    const story = later('maharajiad');
    const [first = '', ...others] = story.powers;
    story.proposes(first, end);
    story.allVote(others).votes(first, 'abstain');
    story.allHold().ends();
    expect(outcomes(story)).toEqual(['passed']);
  });

  it('has no exception for who gives no orders: silence is a no', () => {
    const story = later('maharajiad');
    const [first = '', ...others] = story.powers;
    story.proposes(first, end);
    story.allVote(others).allHold([first]).ends();
    expect(outcomes(story)).toEqual(['failed']);
  });

  it('does not pass where all abstain', () => {
    const story = later('maharajiad');
    story.proposes(story.powers[0] ?? '', end);
    for (const power of story.powers) story.votes(power, 'abstain');
    story.allHold().ends();
    expect(outcomes(story)).toEqual(['failed']);
  });
});

describe('MJ B.X(1): three years in which no centre changes hands', () => {
  /** Three years have gone by, and the bot asks. */
  const still = (rules: Tournament = 'maharajiad') => new TournamentStory(rules).passes(5).allHold().ends();

  it('end the game, unless all vote to go on', () => {
    const story = still();
    expect(story.table.state.proposals).toMatchObject([{ about: 'continue', seat: null, due: null }]);
    story.votes(story.powers[0] ?? '', 'abstain');
    story.allVote(story.powers.slice(1)).allHold().ends();
    expect(story.table.state).toMatchObject({ status: 'over', agreed: { how: 'end', seats: story.powers } });
    expect(story.table.state.diplomacy?.history).toHaveLength(6);
  });

  it('are counted from the start again once all have voted to go on', () => {
    const story = still();
    story.allVote(story.powers).allHold().ends();
    expect(story.table.state.status).toBe('playing');
    expect(outcomes(story)).toEqual(['passed']);
    story.passes(4).allHold().ends();
    expect(story.table.state.proposals).toHaveLength(2);
  });

  it('are not two, nor three in which one does', () => {
    const two = new TournamentStory('maharajiad').passes(3).allHold().ends();
    expect(two.table.state.proposals).toEqual([]);
  });

  it('make no difference in the World Masters', () => {
    expect(still('world-masters-2004').table.state.proposals).toEqual([]);
  });

  it('are no longer what is asked about where a correction finds that something did', () => {
    const story = still();
    const wrong = story.table.book.entries.findLast(({ type }) => type === 'phase-adjudicated')?.seq ?? 0;
    story.writes({ type: 'entry-undone', entry: wrong, again: true }).allHold().ends();
    expect(outcomes(story)[0]).toBe('lapsed');
    expect(story.table.state.status).toBe('playing');
  });
});

const names = (story: TournamentStory, many: number) =>
  story.table.rules.seats
    .slice(0, many)
    .map(({ name }) => name)
    .join(', ');

/** How a win is conceded. */
const winConceded = (rules: Tournament) => () => {
  it('is conceded to one player only', () => {
    const story = later(rules);
    const [first = ''] = story.powers;
    const two = { ...win, members: names(story, 2) };
    expect(story.proposes(first, two)).toMatchObject(unclear('members-missing'));
    story.proposes(first, { ...win, members: names(story, 1) });
    story.allVote(story.powers).allHold().ends();
    expect(story.table.state.agreed).toEqual({ how: 'concession', seats: [first] });
  });
};

/** How players end a game. */
const gameEnds = (rules: Tournament) => () => {
  it('may leave out survivors, who have to agree too', () => {
    for (const allAgree of [true, false]) {
      const story = later(rules);
      const [first = '', second = ''] = story.powers;
      story.proposes(first, { ...end, members: names(story, 2) });
      story.allVote(story.powers.slice(0, 6));
      if (allAgree) story.allVote(story.powers.slice(6));
      story.allHold().ends();
      expect(story.table.state.agreed).toEqual(allAgree ? { how: 'end', seats: [first, second] } : null);
    }
  });

  it('is none by a draw', () => {
    const story = later(rules);
    expect(story.proposes(story.powers[0] ?? '', { kind: 'draw' })).toMatchObject(refusedAs('not-voted-on'));
  });
};

/** How a rule changes. */
const ruleVotes = (rules: Tournament) => () => {
  it('changes where all players and the gamemaster agree, from the next phase', () => {
    const story = later(rules);
    const [first = ''] = story.powers;
    story.proposes(first, { kind: 'rule', figures: 'press=B' });
    story.allVote(story.powers);
    story.does(story.mo, giveVote, { ...atTable, proposal: '1', choice: 'yes' });
    expect(press(story)).toBe('usual');
    story.allHold().ends();
    expect(outcomes(story)).toEqual(['passed']);
    expect(press(story)).toBe('B');
    const { entries } = story.table.book;
    const places = ['vote-counted', 'phase-adjudicated', 'setting-chosen'].map((type) =>
      entries.findLastIndex((entry) => entry.type === type),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('does not change where the gamemaster says nothing, or is another one by then', () => {
    const story = later(rules);
    story.proposes(story.powers[0] ?? '', { kind: 'rule', figures: 'press=B' });
    story.allVote(story.powers);
    story.does(story.mo, giveVote, { ...atTable, proposal: '1', choice: 'yes' });
    story.writes({ type: 'officer-named', office: 'gm', person: story.club.member('Max') });
    story.allHold().ends();
    expect(outcomes(story)).toEqual(['failed']);
    expect(press(story)).toBe('usual');
  });

  it('does not change where the gamemaster has no choice in it', () => {
    const story = later(rules);
    const [first = ''] = story.powers;
    const lastYear = { kind: 'rule', figures: 'last-year=1912' } as const;
    expect(story.proposes(first, lastYear)).toMatchObject(unclear('change-unread'));
    expect(story.proposes(first, { kind: 'rule', figures: 'press=usual' })).toMatchObject(
      unclear('no-change'),
    );
  });

  it('is all that the gamemaster votes on, without abstaining', () => {
    const story = later(rules);
    const [first = '', second = ''] = story.powers;
    story.proposes(first, end);
    story.proposes(second, { kind: 'rule', figures: 'press=B' });
    const votes = (proposal: string, choice: 'yes' | 'abstain') =>
      story.club.does(story.mo, giveVote, { ...atTable, proposal, choice });
    expect(votes('1', 'yes')).toMatchObject(refusedAs('not-at-table'));
    expect(votes('2', 'abstain')).toMatchObject(refusedAs('no-abstention'));
  });
};

describe('WM D.IX(3): a win', winConceded('world-masters-2004'));
describe('MJ B.X(1): a win', winConceded('maharajiad'));
describe('WM D.IX(4): an end', gameEnds('world-masters-2004'));
describe('MJ B.X(1): an end', gameEnds('maharajiad'));
describe('WM D.IX(5): a rule', ruleVotes('world-masters-2004'));
describe('MJ B.X(3): a rule', ruleVotes('maharajiad'));

it('MJ B.X(3): a player who abstains is not counted in a vote on rules', () => {
  const story = later('maharajiad');
  const [first = '', ...others] = story.powers;
  story.proposes(first, { kind: 'rule', figures: 'press=B' });
  story.allVote(others).votes(first, 'abstain');
  story.does(story.mo, giveVote, { ...atTable, proposal: '1', choice: 'yes' });
  story.allHold().ends();
  expect(outcomes(story)).toEqual(['passed']);
});

it('WM D.IX(5): a player who abstains in a vote on rules is against the change', () => {
  const story = later();
  const [first = '', ...others] = story.powers;
  story.proposes(first, { kind: 'rule', figures: 'press=B' });
  story.allVote(others).votes(first, 'abstain');
  story.does(story.mo, giveVote, { ...atTable, proposal: '1', choice: 'yes' });
  story.allHold().ends();
  expect(outcomes(story)).toEqual(['failed']);
});

const refuses = (story: TournamentStory) =>
  story.club.does(story.mo, giveVote, { ...atTable, proposal: '1', choice: 'refuse' });

it('MJ B.X(2): the gamemaster may have a proposal not voted on', () => {
  const story = later('maharajiad');
  const [first = ''] = story.powers;
  story.proposes(first, end);
  const refuse = { ...atTable, proposal: '1', choice: 'refuse' } as const;
  expect(story.club.does(story.playing(first), giveVote, refuse)).toMatchObject(
    refusedAs('needs-gm', 'MJ B.X(2)'),
  );
  expect(refuses(story)).toMatchObject({ ok: true });
  expect(outcomes(story)).toEqual(['refused']);
  expect(story.votes(first, 'yes')).toMatchObject(refusedAs('proposal-closed'));
});

it('WM D.IX(2): the gamemaster can’t', () => {
  const story = later();
  story.proposes('ENG', end);
  expect(refuses(story)).toMatchObject(refusedAs('proposal-stands', 'WM D.IX(2)'));
});
