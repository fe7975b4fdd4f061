import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../packages/nomic/src/index.ts';
import { announcePoints } from '../../../src/tables/nomic/deeds/announce-points.ts';
import { forfeit } from '../../../src/tables/nomic/deeds/forfeit.ts';
import { previewProposal } from '../../../src/tables/nomic/deeds/propose.ts';
import { voteOnRule } from '../../../src/tables/nomic/deeds/vote.ts';
import { proposalQuestion } from '../../../src/tables/nomic/words/questions.ts';
import { renderRules } from '../../../src/tables/nomic/words/rules.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { replyRead } from '../../../tools/wording/as-read.ts';
import { atNomic } from './a-nomic-table.ts';
import { hats, PlayedNomic } from './a-played-game.ts';

describe('R107, R202 a proposal', () => {
  it('is told in the words that the rules require, with its number and buttons to vote', async () => {
    const story = await PlayedNomic.begun();
    expect(await story.proposes('monday')).toContain('Your proposal is number 301.');
    const post = await story.last('voting');
    expect(post).toMatch(/^Rule-change: Enact: Hats may be worn\.\n– \*\*\w+\*\*, Monday\n/);
    expect(post).toContain('It is adopted if all votes cast are for it.');
    expect(post).toContain('[Vote Yes] [Vote No] [Point of order]');
  });

  it('of somebody else’s day is refused, and the rule is cited', async () => {
    const story = await PlayedNomic.begun();
    expect(await story.proposes('friday')).toMatch(
      /⛔ It is Monday, and not the day of \w+\.[\s\S]*Rule 201.*Rule 202/,
    );
    expect(story.game.proposals).toEqual([]);
    expect(await story.posts('voting')).toEqual([]);
  });

  it('after its hour is refused, with what was written', async () => {
    const story = await PlayedNomic.begun();
    await story.goTo('2026-11-23 19:00');
    expect(await story.proposes('monday')).toMatch(/too late[\s\S]*Hats may be worn\./);
  });

  it('of an immutable rule says so', async () => {
    const story = await PlayedNomic.begun();
    const answer = await story.proposes('monday', { kind: 'amend', rule: '104' });
    expect(answer).toContain('Rule 104 is immutable');
    expect(answer).toContain('Rule 103');
  });

  it('shows first how it was read, what changes, and that it will wait where it names no figures', async () => {
    const story = await PlayedNomic.begun();
    const input = { ...hats, kind: 'amend', rule: '207', text: 'A defeat costs 5 points.' } as const;
    const found = previewProposal(
      story.club.view,
      story.club.actor(story.playing('monday')),
      input,
      story.club.now,
    );
    if (!found.ok) throw new Error(JSON.stringify(found));
    const question = replyRead(proposalQuestion(found.value, await story.scene()));
    expect(question).toContain('Rule-change: Amend Rule 207: A defeat costs 5 points.');
    expect(question).toContain('it will wait until the Judge names them');
    expect(question).toContain('loss=10');
    expect(question).toContain('**What changes**');
    expect(await story.proposes('monday', { ...input, figures: 'loss=5' })).toContain('301');
    expect(await story.last('voting')).toContain('Figures: loss=5');
  });

  it('is proposed as it was shown, or not at all', async () => {
    const story = await PlayedNomic.begun();
    expect(await story.proposes('monday', { shown: 'something else' })).toContain('Something has changed');
    const seen = { place: 0, versions: 7 };
    expect(await story.proposes('monday', { kind: 'amend', seen })).toContain(
      'has changed since you opened the form',
    );
  });

  it('names players by their days, whoever plays them, and never by name in the book', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday', { text: '{Tuesday} wears the hat.\n\n{Monday} may look.' });
    expect(await story.last('voting')).toMatch(/Enact: (?!\{)\w+ wears the hat\.\n\w+ may look\./);
    const [{ change } = { change: null }] = story.game.proposals;
    expect(change).toMatchObject({
      text: ['\uE000tuesday\uE001 wears the hat.', '\uE000monday\uE001 may look.'],
    });
  });

  it('too long for a message comes along as a file', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday', { text: 'Hats! '.repeat(2_000) });
    const [post] = await story.posts('voting');
    expect(post?.files?.[0]).toMatchObject({ name: 'rule-change.txt' });
    expect(post?.content?.length).toBeLessThan(2_000);
    expect(Buffer.from(post?.files?.[0]?.bytes ?? []).toString()).toContain('Hats! '.repeat(1_999).trim());
  });

  it('figures that cannot be read are refused with what was written', async () => {
    const story = await PlayedNomic.begun();
    expect(await story.proposes('monday', { figures: 'winning=lots' })).toMatch(
      /can’t read the figures[\s\S]*whole number[\s\S]*Hats may be worn/,
    );
  });

  it('transmutes the way that is left', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday', { kind: 'transmute', rule: 'Rule 104[I]', text: null });
    expect(await story.last('voting')).toContain('Rule-change: Transmute Rule 104 to mutable');
    expect(await story.last('voting')).toContain('It is adopted if all who may vote are for it.');
  });
});

describe('R113 a vote', () => {
  it('is told in its words, once, and stays', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday');
    expect(await story.votes('tuesday', 'yes', 0)).toContain(
      'That is your vote on proposal 301, and it stays.',
    );
    expect(await story.last('voting')).toMatch(/^Vote: Yes\n– \*\*\w+\*\*, Tuesday$/);
    expect(await story.votes('tuesday', 'no', 0)).toMatch(/has voted already[\s\S]*Rule 113/);
    expect(story.game.proposals[0]?.votes).toHaveLength(1);
  });

  it('by a button of a day that is over goes to no other proposal', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday');
    await story.goTo('2026-11-24 10:00');
    await story.proposes('tuesday');
    expect(await story.votes('friday', 'yes', 0)).toContain('The vote on proposal 301 is over.');
    expect(story.game.proposals[1]?.votes).toEqual([]);
    const [first] = await story.posts('voting');
    expect(first?.components).toEqual([]);
  });

  it('of somebody who has no seat is refused', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday');
    const input = { ...atNomic, choice: 'yes', place: 0 } as const;
    expect(story.club.does(story.mo, voteOnRule, input)).toMatchObject({
      refusals: [{ code: 'not-at-table', points: ['Nomic 2.3'] }],
    });
  });

  it('is counted at midnight, and the points are announced in the form that R209 wants', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday');
    await story.all('yes');
    await story.goTo('2026-11-24 00:01');
    expect(await story.last('voting')).toContain('Proposal 301: 5 for it, 0 against it');
    expect(await story.last('points')).toMatch(/^\*\*\w+: 10 \(\+10\)\*\*\n/);
  });
});

describe('R214 a point of order', () => {
  it('calls its Judge, and only the Judge judges it', async () => {
    const story = await PlayedNomic.begun();
    await story.proposes('monday');
    expect(await story.raises('tuesday', { place: 0 })).toContain('about proposal 301');
    const post = await story.last('voting');
    expect(post).toMatch(/^Point of Order: It is so\.\n/);
    expect(post).toContain('[Judge]');
    const [, told] = await story.posts('voting');
    expect(told?.pings).toHaveLength(1);
    expect(await story.judges('tuesday')).toContain('is not the Judge of point of order 1');
    expect(await story.judges('friday')).toContain('Your Judgement on point of order 1 is given.');
    expect(await story.last('voting')).toMatch(
      /^Judgement: Point of Order 1: true\. I say so\.\n[\s\S]*\[Dispute\]/,
    );
    expect(await story.judges('friday')).toContain('There is a Judgement on point of order 1 already.');
  });

  it('overrules a Judge whose Judgement all disagree with, and an old button is about that Judgement alone', async () => {
    const story = await PlayedNomic.begun();
    await story.raises('tuesday');
    await story.judges('friday');
    expect(await story.disputes('friday')).toContain('cannot dispute');
    expect(await story.disputes('monday', '1', 0)).toContain('You dispute');
    expect(await story.last('voting')).toMatch(
      /^Dispute: Judgement on Point of Order 1\n[\s\S]*\[Agree\] \[Disagree\]/,
    );
    await story.finds('tuesday', 'disagree', 0);
    expect(await story.last('voting')).toMatch(/^I disagree with Judgement on Point of Order 1\n/);
    await story.goTo('2026-11-23 11:01');
    expect(await story.last('voting')).toContain('is overruled');
    await story.judges('thursday', { verdict: 'false' });
    expect(await story.disputes('monday', '1', 0)).toContain('has been overruled');
    await story.goTo('2026-11-23 13:00');
    expect(story.game.pointsOfOrder[0]).toMatchObject({ state: 'invoked', judgement: { verdict: false } });
  });

  it('brings about what the Judgement says', async () => {
    const story = await PlayedNomic.begun();
    await story.raises('tuesday', { text: 'Rule 207 is void.' });
    expect(story.game.pointsOfOrder[0]?.about.is).toBe('rule');
    expect(await story.judges('friday', { effects: 'burn it' })).toContain(
      'can’t read what the Judgement brings about',
    );
    await story.judges('friday', { effects: 'points Tuesday +10; figures winning=150' });
    expect(await story.last('voting')).toMatch(/Effects: points \w+ \+10; figures winning=150/);
    await story.goTo('2026-11-23 12:00');
    expect(story.game.totals.get('tuesday')).toBe(10);
    expect(story.game.figures.winning).toBe(150);
  });

  it('takes nobody’s name for another player’s, nor for another’s day', async () => {
    const story = await PlayedNomic.begun();
    const [monday, wednesday, thursday] = ['monday', 'wednesday', 'thursday'].map((day) =>
      story.playing(day),
    );
    story.club.keep((work) => {
      work.rename(monday ?? 0, 'Tuesday');
      work.rename(wednesday ?? 0, 'Zoe');
      work.rename(thursday ?? 0, 'zoe');
    });
    await story.raises('tuesday');
    expect(await story.judges('friday', { effects: 'points zoe +10' })).toContain('There is no player zoe.');
    await story.judges('friday', { effects: 'points Tuesday +10' });
    await story.goTo('2026-11-23 12:00');
    expect([story.game.totals.get('monday'), story.game.totals.get('tuesday')]).toEqual([0, 10]);
  });

  it('nothing said can ping or link anybody', async () => {
    const story = await PlayedNomic.begun();
    await story.raises('tuesday', { text: '@everyone **look** https://evil.example \uE000friday\uE001' });
    const [post] = await story.posts('voting');
    expect(post?.content).not.toMatch(/@everyone|\*\*look|https:\/\/evil/);
    expect(post?.content).not.toContain('\uE000');
  });
});

describe('R209, E6 points that somebody announces', () => {
  it('are told with what is so, and change nothing', async () => {
    const story = await PlayedNomic.begun();
    const member = { text: `#${story.playing('tuesday')}` };
    const about = { ...atNomic, member, change: 50, reason: 'I earned them' };
    expect(await story.by('tuesday', announcePoints, about)).toContain('has 0 points, whatever is announced');
    expect(await story.last('points')).toMatch(/^50 \(\+50\)\n– \*\*\w+\*\*, Tuesday: I earned them\n/);
    expect(await story.by('monday', announcePoints, { ...about, change: 0 })).toContain(
      'has 0 points, as announced',
    );
    expect(await story.last('points')).toMatch(/^\w+: 0 \(\+0\)\n/);
    expect(story.game.points).toEqual([]);
  });
});

describe('R115 forfeiting', () => {
  it('ends the game where one is left, and everybody is told who won', async () => {
    const story = await PlayedNomic.begun();
    for (const seat of ['monday', 'tuesday', 'wednesday', 'thursday']) await story.by(seat, forfeit, atNomic);
    expect(story.table.state.status).toBe('over');
    expect(await story.last('discussion')).toMatch(/is left, and wins\.\*\*[\s\S]*\(forfeited\)/);
    expect(await story.votes('friday', 'yes')).toContain('⛔');
  });

  it('is the player’s own to do, and not a stand-in’s', async () => {
    const story = await PlayedNomic.begun();
    const [player, zoe] = [story.playing('monday'), story.club.person('Zoe')];
    const asked = { seat: 'Monday', until: '2026-12-01', reason: null, member: { text: `#${zoe}` } };
    story.does(player, offerSeat, { ...atNomic, ...asked });
    const offer = story.table.state.offers.get('monday')?.seq ?? 0;
    story.does(zoe, answerOffer, { ...atNomic, offer, accepts: true });
    expect(await story.by('monday', forfeit, atNomic)).toContain('only they can give up their game');
    expect(story.game.forfeited.size).toBe(0);
  });
});

const raised: Deed = { is: 'point raised', statement: 'Hats!', about: { is: 'move', mover: 'monday' } };

describe('what was typed by hand', () => {
  it('is not said again: only what came of it', async () => {
    const story = await PlayedNomic.begun();
    story.deed('monday', { is: 'proposed', change: { kind: 'enact', text: ['Hats!'] }, figures: null }, '1');
    expect(await story.last('voting')).toMatch(/^\w+ has made proposal 301\.\n[\s\S]*\[Vote Yes\]/);
    story.deed('tuesday', { is: 'voted', choice: 'yes' }, '2');
    expect(await story.last('voting')).toMatch(/^Proposal 301: \w+ has voted yes\.\n-# Rule 105/);
  });

  it('is shown as it was read where it is long to say, as its author could edit the message (R212)', async () => {
    const story = await PlayedNomic.begun();
    const change = { kind: 'enact', text: ['Ana gains 100 points.'] } as const;
    story.deed('monday', { is: 'proposed', change, figures: { winning: 150 }, more: true }, '1');
    expect(await story.last('voting')).toMatch(
      /Rule-change: Enact: Ana gains 100 points\.\nFigures: winning=150\nMore follows\./,
    );
    const longer = { ...change, text: [...change.text, 'So does Bo.'] };
    story.deed('monday', { is: 'continued', change: longer }, '2');
    expect(await story.last('voting')).toMatch(/Proposal 301: [\s\S]*So does Bo\./);
    story.deed('tuesday', raised, '3');
    expect(await story.last('voting')).not.toContain('Hats!');
    const effects = [{ is: 'points', player: 'friday', change: 200 }] as const;
    story.deed('friday', { is: 'judged', point: 1, verdict: true, reason: 'Hats!', effects }, '4');
    expect(await story.last('voting')).toMatch(/it brings about: points \w+ \+200/);
  });

  it('is told not to count where it is void', async () => {
    const story = await PlayedNomic.begun();
    story.deed('tuesday', { is: 'voted', choice: 'yes' }, '1');
    expect(await story.last('voting')).toMatch(
      /^That doesn’t count\. There is no proposal to vote on\.\n-# Rule 113$/,
    );
    story.deed('friday', { is: 'proposed', change: { kind: 'enact', text: ['Hats!'] }, figures: null }, '2');
    expect(await story.last('voting')).toMatch(
      /^That doesn’t count\. It is Monday, and not the day of \w+\./,
    );
  });
});

describe('long and hostile texts', () => {
  it('a rule of 100,000 characters is read, compared and listed quickly', async () => {
    const story = await PlayedNomic.begun();
    const word = (nth: number): string => `word${(nth * 7_919) % 10_007}`;
    const text = Array.from({ length: 9_000 }, (_, nth) => word(nth)).join(' ');
    const other = Array.from({ length: 9_000 }, (_, nth) => word(nth + 77)).join(' ');
    const enact = { is: 'proposed', change: { kind: 'enact', text: [text] }, figures: null } as const;
    story.deed('monday', enact, '1');
    await story.all('yes');
    await story.goTo('2026-11-24 10:00');
    const rule = [...story.game.rules.rules.values()].at(-1)?.id ?? '';
    await story.proposes('tuesday', { kind: 'amend', rule: '301', text: other });
    await story.all('yes');
    await story.goTo('2026-11-25 10:00');
    const scene = await story.scene();
    const read = { table: story.table, game: story.game };
    const place = [...story.game.rules.rules.keys()].indexOf(rule);
    for (const view of ['text', 'history'] as const)
      for (const which of [place, null])
        expect(replyRead(await renderRules(read, { place: which, view }, scene, 1)).length).toBeLessThan(
          4_200,
        );
    expect((await story.posts('voting')).every(({ content = '' }) => content.length <= 2_000)).toBe(true);
  });
});
