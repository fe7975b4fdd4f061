import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import { conditionsLimit } from '../../../src/appeals/voting/ballot.ts';
import { previewVote } from '../../../src/appeals/voting/cast-vote.ts';
import { previewRedecision } from '../../../src/appeals/voting/redecide.ts';
import { renderRedecisionQuestion, renderVoteQuestion } from '../../../src/appeals/words/voting.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import type { Message, Outcome } from '../../../src/told.ts';
import { CourtStory, redecision, vote } from '../voting/a-court.ts';

const hostile = '@everyone <@123> `x` **b** https://evil.example';
const long = (limit: number) => `${hostile} ${'*'.repeat(limit - hostile.length - 2)}.`;
const conditions = long(conditionsLimit);
const sceneIn = ({ club }: CourtStory) => sceneOf(club, club.id, club.now);

const textOf = ({ content = '', embeds = [] }: Reply): string =>
  [content, ...embeds.map(({ description = '' }) => description)].join('\n');

/** Nothing in it formats, links, mentions or breaks Discord’s limits. */
function expectHarmless(reply: Reply): void {
  const text = textOf(reply);
  expect(text).not.toMatch(/@(?=everyone)|(?<!\\)<@(?=123|\u200B)|(?<!\\)`x|https:\/\/evil/);
  expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
  expect(reply.content?.length).toBeLessThanOrEqual(2000);
  for (const { description = '' } of reply.embeds ?? []) expect(description.length).toBeLessThanOrEqual(4096);
}

/** A penalty before the panel; Ana and all who judge her bear names that would do harm. */
function inHostileNames(): CourtStory {
  const court = new CourtStory();
  const { club } = court;
  club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
    for (const person of [court.ana, court.mia, ...court.panel])
      work.rename(person, `${hostile.slice(0, 30)}${person}`);
    return { ok: true, value: null };
  });
  club.write({ type: 'adjusted', person: court.ana, change: { points: 100 } });
  court.penalises({ parts: [{ kind: 'deduction', points: 50 }] });
  return court.petitions({ kind: 'penalty', penalty: 1 }).seats();
}

const noticesIn = ({ club }: CourtStory): Message[] =>
  club.announced.flatMap(({ notice }) =>
    ['judged', 'redecided', 'revote-called', 'remand-returned'].includes(notice.kind) &&
    notice.kind !== 'session-event' &&
    notice.kind !== 'post-removal'
      ? [notice]
      : [],
  );

describe('what is said of votes is harmless, whatever is said in them', () => {
  it('to the voter, the Moderator, the Court and the parties; and conditions are said whole', async () => {
    const court = inHostileNames();
    const { club, jo, kim, lee, mia } = court;
    court.votes(jo, {});
    court.votes(kim, { decision: 'overturn' });
    court.votes(lee, { decision: 'overturn', points: 1 });
    const remand = { decision: 'remand', conditions } as const;
    const preview = previewVote(club.view, club.actor(jo), vote(court.cited, remand), club.now);
    if (!preview.ok) throw new Error('refused');
    const asked = renderVoteQuestion(preview.value, club.view);
    expectHarmless(asked);
    expect(textOf(asked)).toContain('\\*.');
    court.decides(remand);
    const input = { ...redecision(court.cited), reason: long(200) };
    const anew = previewRedecision(club.view, club.actor(mia), input, club.now);
    if (!anew.ok) throw new Error('refused');
    const question = await renderRedecisionQuestion(anew.value, await sceneIn(court));
    expectHarmless(question);
    const told = await Promise.all(
      noticesIn(court).map(async (each) => renderNotice(each, await sceneIn(court))),
    );
    for (const reply of told) expectHarmless(reply);
    expect(textOf(told.at(-1) ?? { audience: 'club' }).match(/\\\*\./g)).toHaveLength(3);
  });

  it('to everybody, when it was decided again or nobody did', async () => {
    const court = inHostileNames();
    court.decides({ decision: 'remand', conditions });
    court.redecides(court.mia, { decision: 'replace', points: 5, reason: long(1000) });
    for (const each of noticesIn(court)) expectHarmless(await renderNotice(each, await sceneIn(court)));
    const outcome: Outcome = { kind: 'redecided', case: 1, redecision: 'replaced', changes: [] };
    expectHarmless(await renderOutcome(outcome, await sceneIn(court)));
  });
});

describe('Act III.3.10: what is said of a judgement', () => {
  it('calls those of the majority in the Court’s channel, who have to say which of them writes', async () => {
    const court = new CourtStory();
    court.penalises({ parts: [{ kind: 'deduction', points: 5 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats();
    const { club, jo, kim, lee } = court;
    for (const justice of [jo, kim]) court.votes(justice, {});
    court.votes(lee, { decision: 'overturn' });
    const scene = await sceneIn(court);
    const told = noticesIn(court).filter(({ kind }) => kind === 'judged');
    const [toCourt, ...direct] = await Promise.all(told.map((each) => renderNotice(each, scene)));
    const accounts = [jo, kim].map((justice) => club.actor(justice).account);
    expect(toCourt?.pings?.toSorted()).toEqual(accounts.toSorted());
    for (const account of accounts) expect(toCourt?.content).toContain(`<@${account}>`);
    expect(textOf(toCourt ?? { audience: 'club' })).toContain('`/court author`');
    expect(direct).not.toEqual([]);
    for (const reply of direct) expect(textOf(reply)).not.toContain('/court author');
  });
});

describe('Act III.3.8: what a voter is told that comes of it', () => {
  const game = (court: CourtStory) => {
    court.plays(court.ana, court.bo, 1);
    court.club.write({ type: 'game-corrected', game: 1, score: 0 }, { by: court.mia });
  };
  it.each<[Subject['kind'], (court: CourtStory) => Subject, Parameters<typeof vote>[1], string]>([
    ['penalty', () => ({ kind: 'penalty', penalty: 1 }), {}, 'penalty #1 is cancelled'],
    ['penalty', () => ({ kind: 'penalty', penalty: 1 }), { points: 0 }, 'a warning instead'],
    ['penalty', () => ({ kind: 'penalty', penalty: 1 }), { points: 1 }, 'one point off the score instead'],
    ['game', () => ({ kind: 'game', game: 1 }), {}, 'what was done to game #1 is undone'],
    ['game', () => ({ kind: 'game', game: 1 }), { result: 0.5 }, 'game #1 counts as drawn'],
    ['game', () => ({ kind: 'game', game: 1 }), { result: 1 }, 'game #1 counts as won by Ana'],
    ['game', () => ({ kind: 'game', game: 1 }), { result: 0 }, 'game #1 counts as won by Bo'],
    ['monitor', ({ club }) => ({ kind: 'monitor', monitor: club.view.state.lastSeq }), {}, 'is lifted'],
    ['other', () => ({ kind: 'other' }), {}, 'it does not hold'],
  ])('%s: %#', (_, subject, ballot, words) => {
    const court = new CourtStory();
    game(court);
    court.penalises({ parts: [{ kind: 'deduction', points: 5 }] });
    court.club.write({ type: 'monitored', person: court.ana }, { by: court.mia });
    court.petitions(subject(court)).seats();
    const { club, jo } = court;
    const input = vote(court.cited, { decision: 'overturn', ...ballot });
    const preview = previewVote(club.view, club.actor(jo), input, club.now);
    if (!preview.ok) throw new Error(JSON.stringify(preview));
    expect(renderVoteQuestion(preview.value, club.view).content).toContain(words);
  });

  it('says of a ban that is lifted who may play, and of one that goes on until when', () => {
    const court = new CourtStory();
    const endsAt = Date.UTC(2026, 11, 11, 23, 59, 59, 999);
    court.penalises({ parts: [{ kind: 'ban', until: '2026-12-11', endsAt }] });
    court.petitions({ kind: 'ban', penalty: 1 }).seats();
    const { club, jo } = court;
    const shown = (ballot: Parameters<typeof vote>[1]) => {
      const preview = previewVote(club.view, club.actor(jo), vote(court.cited, ballot), club.now);
      if (!preview.ok) throw new Error(JSON.stringify(preview));
      return textOf(renderVoteQuestion(preview.value, club.view));
    };
    expect(shown({ decision: 'overturn' })).toContain('stay refused');
    const longer = shown({ decision: 'overturn', relief: 'lengthen', until: '2027-01-08' });
    expect(longer).toContain('Friday 8 January 2027');
    expect(shown({ bar: '2027-01-08' })).toContain(
      'The ban could not be appealed again before Friday 8 January 2027',
    );
  });
});

describe('the first vote closes the hearing', () => {
  /** Bo and Cy are witnesses, and a motion waits. */
  const heard = () => {
    const court = new CourtStory();
    court.penalises({ parts: [{ kind: 'deduction', points: 5 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats();
    for (const person of [court.bo, court.cy]) court.club.write({ type: 'witness-called', case: 1, person });
    court.club.write(
      { type: 'motion-made', case: 1, motion: 1, kind: 'dismiss', exhibit: null, with: null },
      { by: court.ana },
    );
    return court;
  };
  const asked = (court: CourtStory, who: number, spoke: readonly number[] = []) => {
    const preview = previewVote(
      court.club.view,
      court.club.actor(who),
      vote(court.cited, {}),
      court.club.now,
    );
    if (!preview.ok) throw new Error('refused');
    return textOf(renderVoteQuestion(preview.value, court.club.view, spoke));
  };

  it('and says so before, with the witnesses who were not heard and the motions that wait', () => {
    const court = heard();
    const words = asked(court, court.jo, [court.cy]);
    for (const each of [
      'closes the hearing',
      'these witnesses have not written anything yet: Bo.',
      '#1 to dismiss the case',
    ])
      expect(words).toContain(each);
    court.votes(court.jo, {});
    expect(asked(court, court.kim)).not.toMatch(/closes the hearing|not written anything|without a decision/);
  });

  it('and is told where the case is heard, with nothing of how the vote was', async () => {
    const court = heard();
    court.votes(court.jo, { decision: 'overturn' });
    const { notice, target } = court.club.announced.at(-1) ?? {};
    expect(target).toEqual({ to: 'case', case: 1 });
    if (notice?.kind !== 'hearing') throw new Error('Nobody is told');
    const { content } = await renderNotice(notice, await sceneIn(court));
    for (const each of ['the hearing is closed', '#1 to dismiss the case', '27 November'])
      expect(content).toContain(each);
    expect(content).not.toMatch(/overturn|Jo\b/);
  });
});
