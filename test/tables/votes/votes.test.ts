import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctEntry } from '../../../src/tables/corrections/correct-entry.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { giveVote } from '../../../src/tables/votes/give-vote.ts';
import { votePlace } from '../../../src/tables/votes/proposals.ts';
import { propose } from '../../../src/tables/votes/propose.ts';
import { tableErrands } from '../../../src/tables/words/errands.ts';
import { secretsInMemory } from '../../support/memory-change.ts';
import { atTable } from '../a-table.ts';
import { germanyOut, powers, turkeyOut, VoteStory, won } from './a-vote.ts';

const refusedAs = (code: string, ...points: readonly string[]) => ({
  ok: false,
  refusals: [expect.objectContaining({ code, points })],
});
const unclear = (problem: string) => ({ ok: false, invalid: expect.objectContaining({ problem }) });

const counted = '2026-11-25 12:01';

describe('Club 5.1: a proposal', () => {
  it('of a draw passes if every surviving player says yes, and ends the game', async () => {
    const story = new VoteStory();
    expect(story.proposes('FRA')).toMatchObject({ ok: true });
    await story.allVote().goTo(counted);
    const { status, agreed } = story.table.state;
    expect(status).toBe('over');
    expect(agreed).toEqual({ how: 'draw', seats: powers });
    expect(story.told('vote-counted')).toMatchObject([{ target: { to: 'table', table: 1 } }]);
    expect(story.told('table-news').at(-1)).toMatchObject({
      notice: { news: 'over' },
      target: { to: 'games' },
    });
  });

  it('of a draw can be for some', async () => {
    const story = new VoteStory();
    story.proposes('FRA', { members: 'Turkey, France' });
    await story.allVote().goTo(counted);
    expect(story.table.state.agreed).toEqual({ how: 'draw', seats: ['FRA', 'TUR'] });
  });

  it('can be to concede to one', async () => {
    const story = new VoteStory();
    story.proposes('FRA', { kind: 'concession', members: 'TUR' });
    await story.allVote().goTo(counted);
    expect(story.table.state.agreed).toEqual({ how: 'concession', seats: ['TUR'] });
  });

  it.each([
    { kind: 'draw' as const, members: 'France', problem: 'draw-of-one' },
    { kind: 'draw' as const, members: 'Frogland', problem: 'members-unread' },
    { kind: 'concession' as const, members: null, problem: 'members-missing' },
    { kind: 'concession' as const, members: 'France, Turkey', problem: 'members-missing' },
  ])('of a $kind for $members is not understood', ({ problem, ...about }) => {
    const story = new VoteStory();
    expect(story.proposes('FRA', about)).toMatchObject(unclear(problem));
    expect(story.table.state.proposals).toEqual([]);
  });

  it.each(['end', 'rule'] as const)('on what these rules have no vote on is refused: %s', (kind) => {
    expect(new VoteStory().proposes('FRA', { kind })).toMatchObject(refusedAs('not-voted-on', 'Club 5.1'));
  });

  it('comes from a player, and only players vote', () => {
    const story = new VoteStory();
    const { mo, club } = story;
    const draw = { ...atTable, kind: 'draw', members: null, text: null, figures: null } as const;
    expect(club.does(mo, propose, draw)).toMatchObject(refusedAs('not-at-table', 'Club 5.1'));
    story.proposes('FRA');
    const yes = { ...atTable, proposal: '1', choice: 'yes' } as const;
    expect(club.does(mo, giveVote, yes)).toMatchObject(refusedAs('not-at-table', 'Club 5.2'));
  });

  it('is one at a time for each power, whatever the others have proposed', () => {
    const story = new VoteStory();
    for (const power of powers) expect(story.proposes(power)).toMatchObject({ ok: true });
    expect(story.proposes('FRA')).toMatchObject(refusedAs('proposal-open', 'Club 5.1'));
  });

  it('is made twice in a phase by each power, also where it is withdrawn', async () => {
    const story = new VoteStory();
    for (const proposal of ['1', '2']) {
      expect(story.proposes('FRA')).toMatchObject({ ok: true });
      story.votes('FRA', 'withdraw', proposal);
    }
    story.replaces('FRA', story.club.member('Hal'));
    expect(story.proposes('FRA')).toMatchObject(refusedAs('too-many-proposals', 'Club 5.1'));
    expect(story.proposes('TUR')).toMatchObject({ ok: true });
    await story.goTo(counted);
    expect(story.proposes('FRA')).toMatchObject({ ok: true });
  });

  it('is withdrawn by the seat that made it, and by no other', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    expect(story.votes('TUR', 'withdraw')).toMatchObject(refusedAs('not-the-proposer', 'Club 5.1'));
    story.allVote().votes('FRA', 'withdraw');
    await story.goTo(counted);
    expect(story.proposal().status).toBe('withdrawn');
    expect(story.table.state.status).toBe('playing');
    expect(story.votes('TUR', 'yes')).toMatchObject(refusedAs('proposal-closed', 'Club 5.2'));
  });

  it('is not blocked by a power without a player, whatever was voted for it', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.votes('TUR', 'no');
    await story.opens('TUR').allVote(powers.slice(0, 6)).goTo(counted);
    expect(story.proposal().status).toBe('passed');
    expect(story.table.state.agreed?.seats).toEqual(powers);
  });

  it('is no concession to a power without a player', () => {
    const story = new VoteStory().opens('TUR');
    expect(story.proposes('FRA', { kind: 'concession', members: 'Turkey' })).toMatchObject(
      unclear('concession-to-nobody'),
    );
  });

  it('is for those who survive when it is counted, and they alone vote', async () => {
    const story = new VoteStory().plays(germanyOut);
    expect(story.proposes('GER')).toMatchObject(refusedAs('seat-is-out', 'Club 5.1'));
    story.proposes('FRA');
    expect(story.votes('GER', 'no')).toMatchObject(refusedAs('seat-is-out', 'Club 5.1'));
    story.votes('TUR', 'no');
    story.allVote(['AUS', 'ENG', 'FRA', 'ITA', 'RUS']).plays(turkeyOut - germanyOut, germanyOut);
    await story.goTo(counted);
    expect(story.table.state.agreed).toEqual({ how: 'draw', seats: ['AUS', 'ENG', 'FRA', 'ITA', 'RUS'] });
  });

  it('lapses where somebody for whom it was is out by then', async () => {
    const story = new VoteStory().plays(germanyOut);
    story.proposes('FRA', { members: 'France, Turkey' });
    story.allVote(['AUS', 'ENG', 'FRA', 'ITA', 'RUS', 'TUR']).plays(turkeyOut - germanyOut, germanyOut);
    await story.goTo(counted);
    expect(story.proposal().status).toBe('lapsed');
    expect(story.told('proposal-lapsed')).toMatchObject([{ notice: { proposal: 1, seats: ['TUR'] } }]);
    expect(story.table.state.status).toBe('playing');
  });

  it('is not counted once somebody has won', async () => {
    const story = new VoteStory().plays(turkeyOut);
    story.proposes('FRA');
    story.allVote(['AUS', 'ENG', 'FRA', 'ITA', 'RUS']).plays(won - turkeyOut, turkeyOut);
    await story.goTo(counted);
    expect(story.table.state).toMatchObject({ status: 'over', agreed: null });
    expect(story.told('vote-counted')).toEqual([]);
    expect(story.votes('FRA', 'no')).toMatchObject(refusedAs('table-not-played'));
  });

  it('is counted after all where the game goes on, since its end was a mistake', async () => {
    const story = new VoteStory().plays(turkeyOut);
    story.proposes('FRA');
    story.allVote(['AUS', 'ENG', 'FRA', 'ITA', 'RUS']).plays(won - turkeyOut, turkeyOut);
    await story.backAt('2026-11-27 12:00');
    const solo = story.table.book.entries.at(-1)?.seq ?? 0;
    const mistake = { ...atTable, entry: `${solo}`, reason: 'A slip', orders: null, shown: null };
    story.does(story.mo, correctEntry, mistake);
    expect(story.table.state.status).toBe('playing');
    await story.backAt('2026-11-27 12:01');
    expect(story.table.state.agreed).toEqual({ how: 'draw', seats: ['AUS', 'ENG', 'FRA', 'ITA', 'RUS'] });
    expect(story.table.book.entries.at(-1)?.at).toBe(story.club.moment('2026-11-27 12:00'));
  });

  it('waits for each player who has not voted, and for nobody else', () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.votes('TUR', 'no');
    const waits = (person: number) =>
      tableErrands(story.club.view, person, story.club.now).some(({ what }) => what.startsWith('Vote at'));
    expect(powers.filter((power) => waits(story.playing(power)))).toEqual(powers.slice(0, 6));
    expect(waits(story.mo)).toBe(false);
  });

  it('falls with the game when another one ends it', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.proposes('TUR', { members: 'Turkey, Italy' });
    story.allVote().allVote(powers, '2');
    await story.goTo(counted);
    expect(story.table.state.proposals.map(({ status }) => status)).toEqual(['passed', 'open']);
    expect(story.votes('RUS', 'no', '2')).toMatchObject(refusedAs('table-not-played'));
    expect(story.told('vote-counted')).toHaveLength(1);
  });
});

describe('Club 5.2: votes', () => {
  it('are a no where nobody says anything', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    await story.allVote(powers.slice(0, 6)).goTo(counted);
    expect(story.proposal().status).toBe('failed');
    expect(story.table.state.status).toBe('playing');
  });

  it('are hidden, and nobody is told how many there were', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.allVote(['FRA', 'TUR']).votes('RUS', 'no');
    await story.goTo(counted);
    const { entries } = story.table.book;
    const given = entries.filter(({ type }) => type === 'vote-given');
    expect(given).toHaveLength(3);
    expect(JSON.stringify(given)).not.toMatch(/yes|no\b/);
    expect(entries.at(-1)).toMatchObject({ type: 'vote-counted', passed: false, tally: null });
    expect(story.proposal().count).toBeNull();
  });

  it('may be changed until they are counted, also by whoever plays the seat by then', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.allVote(powers.slice(0, 6)).votes('TUR', 'no');
    story.replaces('TUR', story.club.member('Hal')).allVote(['TUR']);
    await story.goTo('2026-11-25 12:00');
    expect(story.proposal().status).toBe('open');
    await story.goTo(counted);
    expect(story.proposal().status).toBe('passed');
  });

  it('lapse where somebody else comes to play the seat, who is asked to vote', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    const hal = story.club.member('Hal');
    story.allVote().replaces('AUS', hal);
    const waits = tableErrands(story.club.view, hal, story.club.now);
    expect(waits.some(({ what }) => what.startsWith('Vote at'))).toBe(true);
    await story.goTo(counted);
    expect(story.proposal().status).toBe('failed');
    expect(story.table.state.status).toBe('playing');
  });

  it('lapse where a stand-in comes or goes, but not where they stay for good', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    const hal = story.club.member('Hal');
    const hasVoted = () => story.proposal().votes.has('AUS');
    story.allVote().replace('AUS', hal, story.club.moment('2026-12-01 12:00'));
    expect(hasVoted()).toBe(false);
    story.allVote(['AUS']).replaces('AUS', hal);
    expect(hasVoted()).toBe(true);
    story.opens('AUS');
    expect(hasVoted()).toBe(false);
  });

  it('that were lost are asked for again from when that is noticed', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.allVote();
    const elsewhere = secretsInMemory.of('another club').hide(votePlace(1, 1, 'TUR'), 'yes');
    story.writes({ type: 'vote-given', proposal: 1, seat: 'TUR', vote: elsewhere });
    await story.backAt('2026-11-29 12:00');
    expect(story.told('vote-counted')).toEqual([]);
    expect(story.proposal()).toMatchObject({ status: 'open', due: story.club.moment('2026-12-01 12:00') });
  });

  it('are counted after 48 hours, and not at night', async () => {
    const story = new VoteStory();
    await story.goTo('2026-11-23 23:00');
    story.proposes('FRA');
    expect(story.proposal().due).toBe(story.club.moment('2026-11-26 07:00'));
  });

  it('that cannot be opened are asked for again, for 48 hours', async () => {
    const story = new VoteStory();
    story.proposes('FRA');
    story.allVote();
    const elsewhere = secretsInMemory.of('another club').hide(votePlace(1, 1, 'TUR'), 'yes');
    story.writes({ type: 'vote-given', proposal: 1, seat: 'TUR', vote: elsewhere });
    await story.goTo(counted);
    expect(story.told('votes-lost')).toMatchObject([{ notice: { proposal: 1, seats: ['TUR'] } }]);
    expect(story.proposal()).toMatchObject({ status: 'open', due: story.club.moment('2026-11-27 12:01') });
    for (const power of powers) story.holds(power);
    await story.allVote(['TUR']).goTo('2026-11-27 12:02');
    expect(story.proposal().status).toBe('passed');
  });

  it('come to the same in whatever order they are given: each seat’s last one counts, once', async () => {
    const vote = fc.record({ power: fc.constantFrom(...powers), yes: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(vote, { maxLength: 14 }), fc.boolean(), async (given, isFull) => {
        const story = new VoteStory();
        story.proposes('FRA');
        if (isFull) story.allVote();
        for (const { power, yes } of given) story.votes(power, yes ? 'yes' : 'no');
        await story.backAt(counted);
        const last = new Map(given.map(({ power, yes }) => [power, yes]));
        const agreed = powers.every((power) => last.get(power) ?? isFull);
        expect(story.proposal().status).toBe(agreed ? 'passed' : 'failed');
      }),
      { numRuns: 25 },
    );
  });
});

it('the house rules let players vote in secret, for two days', () => {
  const figures = { majority: 'unanimous', silence: 'no', secret: true, hours: 48 };
  const others = { abstention: null, ofGm: false, withoutOrders: null };
  expect(houseRules.figures.votes).toEqual({
    draw: { ...figures, ...others },
    concession: { ...figures, ...others },
  });
});
