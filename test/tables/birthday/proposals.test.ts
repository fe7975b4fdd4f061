import { describe, expect, it } from 'vitest';
import { proposeRegulation } from '../../../src/tables/birthday/propose.ts';
import { voteAtTable } from '../../../src/tables/birthday/vote.ts';
import { votePlace } from '../../../src/tables/votes/proposals.ts';
import { tableErrands } from '../../../src/tables/words/errands.ts';
import { secretsInMemory } from '../../support/memory-change.ts';
import { atTable } from '../a-table.ts';
import { BirthdayStory, powers, refusedAs, unclear } from './a-birthday.ts';

const others = powers.filter((power) => power !== 'FRA');

describe('BT8: a proposal', () => {
  it('comes from any contestant at any time, and everybody reads the new text', () => {
    const story = new BirthdayStory();
    for (const power of powers) expect(story.proposes(power)).toMatchObject({ ok: true });
    expect(story.told('regulation-proposed')).toHaveLength(7);
    expect(story.proposal(3)).toMatchObject({ seat: 'FRA', point: '16', fate: 'open', figures: null });
  });

  it('comes from nobody else', () => {
    const story = new BirthdayStory();
    const zoe = story.club.person('Zoe');
    const proposes = story.club.does(zoe, voteAtTable, { ...atTable, proposal: '1', choice: 'yes' });
    expect(proposes).toMatchObject(refusedAs('not-at-table', 'BT8'));
  });

  it('may be for a new regulation, which gets the next number', () => {
    const story = new BirthdayStory().enacts({ point: null, text: 'Press is in verse.' });
    expect(story.says('26')).toBe('Press is in verse.');
    story.enacts({ point: null, text: 'Press rhymes.' });
    expect(story.says('27')).toBe('Press rhymes.');
  });

  it('may repeal a regulation, which still decides what the bot asks about', () => {
    const story = new BirthdayStory().enacts({ point: '16', text: '', figures: 'same' });
    expect(story.says('16')).toBe('This regulation was repealed.');
    expect(story.victory).toBe(18);
  });

  it('is withdrawn by the contestant who made it, and by no other', () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    expect(story.votes('TUR', 'withdraw')).toMatchObject({ ok: true });
    expect(story.proposal().fate).toBe('open');
    expect(story.votes('FRA', 'withdraw')).toMatchObject({
      ok: true,
      value: { kind: 'regulation-withdrawn' },
    });
    expect(story.votes('TUR', 'yes')).toMatchObject(refusedAs('proposal-closed', 'BT8'));
  });

  it('says something, of a regulation that is there, and what it says can be read', () => {
    const story = new BirthdayStory();
    expect(story.proposes('FRA', { point: '99' })).toMatchObject(unclear('no-such-point'));
    expect(story.proposes('FRA', { point: 'Club 1.1' })).toMatchObject(unclear('no-regulation'));
    expect(story.proposes('FRA', { point: null, text: ' ' })).toMatchObject(unclear('empty'));
    expect(story.proposes('FRA', { text: story.says('16') ?? '' })).toMatchObject(
      unclear('regulation-unchanged'),
    );
    expect(story.proposes('FRA', { text: 'x'.repeat(2_000) })).toMatchObject(unclear('too-long'));
    for (const figures of ['victory=0', 'victory', 'clock=30h', 'hats=3', '4.A.2=q', 'victory=9, victory=9'])
      expect(story.proposes('FRA', { figures })).toMatchObject(unclear('regulation-figures'));
    expect(story.regulations.proposals).toEqual([]);
  });

  it('is about the regulation as the form showed it', () => {
    const story = new BirthdayStory().enacts({ figures: 'same' });
    const proposes = (seen: number) =>
      story.club.does(story.playing('TUR'), proposeRegulation, {
        ...story.wish({ text: 'Twenty centres win.', figures: 'victory=20' }),
        seen,
      });
    expect(proposes(0)).toMatchObject(unclear('regulation-changed'));
    expect(proposes(story.regulations.amendments[0]?.seq ?? 0)).toMatchObject({ ok: true });
  });

  it('that is open already isn’t made again by the same contestant', () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    expect(story.proposes('FRA')).toMatchObject(refusedAs('proposed-already', 'BT8'));
    expect(story.proposes('TUR')).toMatchObject({ ok: true });
  });

  it('is made twenty times a turn by each contestant', () => {
    const story = new BirthdayStory();
    for (let each = 1; each <= 20; each++) {
      expect(story.proposes('FRA', { text: `Wish ${each}` })).toMatchObject({ ok: true });
      story.votes('FRA', 'withdraw', String(each));
    }
    expect(story.proposes('FRA')).toMatchObject(refusedAs('too-many-proposals', 'BT8'));
  });
});

describe('BT8: a vote', () => {
  it('is given by every contestant except the one who made the proposal', () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    expect(story.votes('FRA', 'yes')).toMatchObject(refusedAs('proposer-votes-not', 'BT8'));
    expect(story.votes('TUR', 'no')).toMatchObject({ ok: true });
    expect(
      story.club.does(story.mo, voteAtTable, { ...atTable, proposal: '1', choice: 'yes' }),
    ).toMatchObject(refusedAs('not-at-table', 'BT8'));
  });

  it('can be changed, and taken back', () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    story.allVote(['AUS', 'ENG', 'GER']);
    story.votes('AUS', 'withdraw');
    story.votes('ENG', 'no');
    story.allVote(['ITA']);
    expect(story.proposal().fate).toBe('open');
    story.allVote(['AUS', 'ENG']);
    expect(story.proposal().fate).toBe('enacted');
  });

  it('is for nobody to read: neither in the book nor in what is told, before or after', () => {
    const story = new BirthdayStory();
    story.proposes('FRA', { figures: 'victory=20' });
    story.votes('TUR', 'no');
    story.allVote(['AUS', 'ENG', 'GER', 'ITA']);
    const kept = story.table.book.entries.filter(({ type }) => type === 'regulation-voted');
    expect(kept).toHaveLength(5);
    for (const entry of kept) expect(JSON.stringify(entry)).not.toMatch(/yes|"no"/);
    expect(JSON.stringify(story.club.announced)).not.toMatch(/yes|"no"/);
    expect(story.regulations.amendments).toMatchObject([{ enacted: { proposal: 1, yes: 4, no: 1 } }]);
  });

  it('goes with the seat: who takes the place of a contestant has their votes', () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    story.votes('AUS', 'yes');
    story.replace('AUS', story.club.member('Hal'));
    story.allVote(['ENG', 'GER', 'ITA']);
    expect(story.proposal().fate).toBe('enacted');
  });

  it('waits for those who have not given one', () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    story.votes('TUR', 'no');
    const errands = (power: string) =>
      tableErrands(story.club.view, story.playing(power), story.club.now).filter(({ what }) =>
        what.includes('Vote'),
      );
    expect(errands('FRA')).toEqual([]);
    expect(errands('TUR')).toEqual([]);
    expect(errands('AUS')).toHaveLength(1);
  });

  it('that can’t be opened any more is asked for again', async () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    story.allVote(['AUS', 'ENG']);
    const vote = secretsInMemory.of('another club').hide(votePlace(1, 1, 'TUR'), 'yes');
    story.writes({ type: 'regulation-voted', proposal: 1, seat: 'TUR', vote });
    await story.goTo('2026-11-23 12:05');
    expect([...story.proposal().votes.keys()]).toEqual(['AUS', 'ENG']);
    expect(story.told('regulation-votes-lost')).toMatchObject([{ notice: { seats: ['TUR'] } }]);
  });
});

describe('BT8: a proposal is enacted', () => {
  it.each([
    { contestants: 7, needed: 4 },
    { contestants: 6, needed: 4 },
    { contestants: 5, needed: 3 },
    { contestants: 4, needed: 3 },
    { contestants: 3, needed: 2 },
  ])('by $needed votes of $contestants contestants, and not by one less', async ({ contestants, needed }) => {
    const story = new BirthdayStory();
    const gone = others.slice(contestants - 1);
    for (const power of gone) story.opens(power);
    story.proposes('FRA', { figures: 'victory=20' });
    const voters = others.slice(0, contestants - 1);
    story.allVote(voters.slice(0, needed - 1));
    await story.goTo('2026-11-23 13:00');
    expect(story.proposal().fate).toBe('open');
    story.allVote(voters.slice(needed - 1, needed));
    expect(story.proposal().fate).toBe('enacted');
    expect(story.victory).toBe(20);
  });

  it('never with two contestants, which they are told', () => {
    const story = new BirthdayStory();
    for (const power of others.slice(1)) story.opens(power);
    story.proposes('FRA');
    story.allVote(['AUS']);
    expect(story.proposal().fate).toBe('open');
  });

  it('as soon as there are fewer contestants, without another vote', async () => {
    const story = new BirthdayStory();
    story.proposes('FRA', { figures: 'victory=20' });
    story.allVote(['AUS', 'ENG', 'GER']);
    story.opens('TUR');
    await story.goTo('2026-11-23 12:10');
    expect(story.proposal().fate).toBe('open');
    story.opens('RUS');
    await story.goTo('2026-11-23 12:20');
    expect(story.proposal().fate).toBe('enacted');
    expect(story.told('regulation-enacted')).toHaveLength(1);
  });

  it('not by the vote of somebody who is no contestant any more', async () => {
    const story = new BirthdayStory();
    story.proposes('FRA');
    story.allVote(['AUS', 'ENG', 'GER']);
    story.opens('AUS').allVote(['ITA']);
    await story.goTo('2026-11-23 12:10');
    expect(story.proposal().fate).toBe('open');
  });
});

describe('BT5: regulations 0 to 5', () => {
  it.each(['0', '1', '2', '3', '4', '5'])('are changed by no proposal: %s', (point) => {
    const story = new BirthdayStory();
    expect(story.proposes('FRA', { point })).toMatchObject(refusedAs('regulation-fixed', 'BT5'));
    expect(story.amends({ point })).toMatchObject({ ok: true });
  });

  it('are followed by one that can be changed', () => {
    expect(new BirthdayStory().proposes('FRA', { point: '6' })).toMatchObject({ ok: true });
  });
});

describe('BT2: the gamemaster changes a regulation', () => {
  it('at once, with the reason, and it is marked as theirs', () => {
    const story = new BirthdayStory();
    expect(story.amends({ figures: 'victory=19' })).toMatchObject({ ok: true });
    expect(story.victory).toBe(19);
    expect(story.regulations.amendments).toMatchObject([{ point: '16', enacted: null }]);
    expect(story.told('regulation-amended')).toHaveLength(1);
  });

  it('never without a reason', () => {
    expect(new BirthdayStory().amends({ comment: null })).toMatchObject(unclear('empty'));
  });
});
