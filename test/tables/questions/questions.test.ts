import { describe, expect, it } from 'vitest';
import { appealRuling } from '../../../commands/table/rulings.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { agreeToQuestion } from '../../../src/tables/questions/agree.ts';
import { proposeChange } from '../../../src/tables/questions/ask.ts';
import { type DecideChoice, decideAppeal } from '../../../src/tables/questions/decide.ts';
import { theQuestion } from '../../../src/tables/questions/find.ts';
import { holds, theRuling } from '../../../src/tables/rulings/find-ruling.ts';
import { makeRuling } from '../../../src/tables/rulings/make-ruling.ts';
import { renderRules } from '../../../src/tables/rulings/words.ts';
import { noteTablePost, postNow } from '../../../src/tables/table-posts.ts';
import { writtenAt } from '../../../src/tables/taken-down/written.ts';
import { tableErrands } from '../../../src/tables/words/errands.ts';
import { atTable } from '../a-table.ts';
import { refusedAs, type Tournament, TournamentStory, tournaments } from '../a-tournament-table.ts';

/** A table with a committee, at which the gamemaster has made a ruling. */
class QuestionStory extends TournamentStory {
  readonly asker: PersonNumber;

  constructor(rules: Tournament = 'world-masters-2004', committee = 5) {
    super(rules);
    this.asker = this.players[0] ?? 0;
    this.withCommittee(committee).rules();
  }

  rules(by = this.mo): this {
    this.does(by, makeRuling, { ...atTable, text: 'One day is enough.', point: null });
    return this;
  }

  appeals(by = this.asker, ruling = '1') {
    return this.club.does(by, appealRuling, { ...atTable, ruling, reason: 'It is too little.' });
  }

  decides(by: PersonNumber, choice: DecideChoice, appeal = '1') {
    return this.club.does(by, decideAppeal, { ...atTable, appeal, choice, text: null });
  }

  /** The members vote one after the other: for the appellant or the change, or against. */
  sitting(...choices: readonly ('yes' | 'no')[]): this {
    const { about } = this.question();
    const [yes, no] =
      about.kind === 'appeal' ? (['overturn', 'uphold'] as const) : (['approve', 'veto'] as const);
    for (const [place, choice] of choices.entries()) {
      const done = this.decides(this.committee[place] ?? 0, choice === 'yes' ? yes : no);
      if (!done.ok) throw new Error(JSON.stringify(done));
    }
    return this;
  }

  /** Ana has appealed, and the director has sent it on. */
  isSent(): this {
    this.appeals();
    this.decides(this.director, 'send');
    return this;
  }

  agrees(by: PersonNumber, agrees: boolean) {
    return this.club.does(by, agreeToQuestion, { ...atTable, question: '1', agrees });
  }

  question(number = 1) {
    return theQuestion(this.table, number);
  }

  get isInForce(): boolean {
    return holds(theRuling(this.table, 1));
  }

  waits(person: PersonNumber): boolean {
    return tableErrands(this.club.view, person, this.club.now).some(({ what }) =>
      what.startsWith('Question'),
    );
  }

  proposesChange(by = this.committee[0] ?? 0) {
    const point = this.table.rules.cited === 'WM ' ? 'D.X(1)' : 'B.XI(1)';
    return this.club.does(by, proposeChange, { ...atTable, text: 'Grey press is short.', point });
  }
}

const weekLater = '2026-11-30 12:01';

/** What becomes of an appeal by such a point of such rules. */
const appeals = (rules: Tournament, point: string) => () => {
  it('comes to the director first, who is told, and upholds or overturns', () => {
    for (const choice of ['uphold', 'overturn'] as const) {
      const story = new QuestionStory(rules);
      expect(story.appeals()).toMatchObject({ ok: true, value: { question: 1 } });
      expect(story.question().stage).toBe('director');
      expect(story.waits(story.director)).toBe(true);
      expect(story.club.announced).toContainEqual({
        notice: { kind: 'question-waits', table: 1, question: 1, person: story.director },
        target: { to: 'person', person: story.director },
      });
      expect(story.decides(story.director, choice)).toMatchObject({ ok: true });
      expect(story.question()).toMatchObject({ stage: 'closed', decidedBy: 'director' });
      expect(story.isInForce).toBe(choice === 'uphold');
    }
  });

  it('is for players and the gamemaster, of a ruling that holds, once at a time', () => {
    const story = new QuestionStory(rules);
    expect(story.appeals(story.club.member('Zoe'))).toMatchObject(refusedAs('not-at-table', point));
    expect(story.appeals(story.mo)).toMatchObject({ ok: true });
    expect(story.appeals()).toMatchObject(refusedAs('question-open', point));
    expect(story.appeals(story.asker, '9')).toMatchObject({ invalid: { problem: 'no-such-ruling' } });
  });

  it('is decided by nobody else', () => {
    const story = new QuestionStory(rules);
    story.appeals();
    for (const person of [story.mo, story.asker, story.committee[0] ?? 0])
      expect(story.decides(person, 'overturn')).toMatchObject(refusedAs('needs-table-director', point));
    expect(story.decides(story.director, 'veto')).toMatchObject(refusedAs('decide-otherwise', point));
  });

  it('goes to the committee once the director has had a week, by itself', async () => {
    const story = new QuestionStory(rules);
    story.appeals();
    await story.backAt('2026-11-30 11:59');
    expect(story.question().stage).toBe('director');
    await story.backAt(weekLater);
    expect(story.question()).toMatchObject({ stage: 'committee' });
  });

  it('goes from the director to the committee, and no further', () => {
    const story = new QuestionStory(rules);
    story.appeals();
    story.decides(story.director, 'overturn');
    expect(story.isInForce).toBe(false);
    story.appeals(story.mo);
    expect(story.question(2).stage).toBe('committee');
    for (const member of story.committee) story.decides(member, 'uphold', '2');
    if (rules === 'world-masters-2004')
      story.does(story.mo, agreeToQuestion, { ...atTable, question: '2', agrees: true });
    expect(story.question(2)).toMatchObject({ stage: 'closed', decidedBy: 'committee' });
    expect(story.isInForce).toBe(true);
    expect(story.appeals()).toMatchObject(refusedAs('committee-decided', point));
  });

  it('comes to the committee at once where the director made the ruling', () => {
    const story = new QuestionStory(rules);
    story.writes({ type: 'officer-named', office: 'gm', person: story.director });
    story.rules(story.director).appeals(story.asker, '2');
    expect(story.question().stage).toBe('committee');
  });

  it('can’t be decided by whoever made the ruling', () => {
    const story = new QuestionStory(rules);
    story.appeals();
    story.names('director', story.mo);
    expect(story.decides(story.mo, 'uphold')).toMatchObject(refusedAs('own-ruling', point));
    expect(story.decides(story.mo, 'send')).toMatchObject({ ok: true });
  });

  it('goes on when the game is over', () => {
    const story = new QuestionStory(rules).abandon();
    expect(story.appeals()).toMatchObject({ ok: true });
    expect(story.decides(story.director, 'overturn')).toMatchObject({ ok: true });
    expect(story.isInForce).toBe(false);
  });

  it('keeps its words where they can be erased and taken down, and loses its buttons once it has gone on', async () => {
    const story = new QuestionStory(rules);
    story.appeals();
    expect(JSON.stringify(story.table.book.entries)).not.toContain('too little');
    expect(writtenAt(story.table)).toContainEqual(expect.objectContaining({ kind: 'question', number: 1 }));
    const { seq } = story.question();
    story.club.keep((work) => noteTablePost(work, { table: 1, entry: seq }, { channel: '1', message: '2' }));
    expect(postNow(story.club.view, { table: 1, entry: seq })).toBeNull();
    story.decides(story.director, 'send');
    const now = postNow(story.club.view, { table: 1, entry: seq });
    if (now === null) throw new Error('It says what is no longer so');
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    expect((await renderNotice(now.notice, scene)).components).toEqual([]);
  });
};

describe('WM D.I(2): an appeal', appeals('world-masters-2004', 'WM D.I(2)'));
describe('MJ B.II(2): an appeal', appeals('maharajiad', 'MJ B.II(2)'));

describe('WM D.I(2): what the committee decides', () => {
  it('binds once the player and the gamemaster agree that it was the right question', () => {
    const story = new QuestionStory().isSent().sitting('yes', 'yes', 'yes', 'yes', 'no');
    expect(story.question()).toMatchObject({ stage: 'agreement', decided: true });
    expect(story.isInForce).toBe(true);
    story.agrees(story.asker, true);
    expect(story.question().stage).toBe('agreement');
    expect(story.waits(story.mo)).toBe(true);
    story.agrees(story.mo, true);
    expect(story.question()).toMatchObject({ stage: 'closed', decidedBy: 'committee' });
    expect(story.isInForce).toBe(false);
  });

  it('binds at once where they agreed before', () => {
    const story = new QuestionStory().isSent();
    story.agrees(story.asker, true);
    story.agrees(story.mo, true);
    story.sitting('yes', 'yes', 'yes', 'yes', 'no');
    expect(story.question().stage).toBe('closed');
  });

  it('does not bind where one says that it was the wrong question: it goes back to the director', () => {
    for (const isAfter of [false, true]) {
      const story = new QuestionStory().isSent();
      if (isAfter) story.sitting('yes', 'yes', 'yes', 'yes', 'yes');
      story.agrees(story.mo, false);
      expect(story.question()).toMatchObject({ stage: 'director', decided: null });
      expect(story.isInForce).toBe(true);
      story.decides(story.director, 'send');
      expect(story.question().votes.size).toBe(0);
    }
  });

  it('binds after a week in which nobody has said so', async () => {
    const story = new QuestionStory().isSent().sitting('yes', 'yes', 'yes', 'yes', 'yes');
    await story.backAt(weekLater);
    expect(story.question().stage).toBe('closed');
    expect(story.isInForce).toBe(false);
  });

  it('is for nobody else to agree to, and nobody takes that back', () => {
    const story = new QuestionStory().isSent();
    expect(story.agrees(story.director, true)).toMatchObject(refusedAs('no-side', 'WM D.I(2)'));
    story.agrees(story.mo, true);
    expect(story.agrees(story.mo, false)).toMatchObject(refusedAs('question-closed', 'WM D.I(2)'));
  });

  it('follows whoever plays the seat that asked', () => {
    const story = new QuestionStory().isSent();
    const seat = story.question().seat ?? '';
    const hal = story.club.member('Hal');
    story.replaces(seat, hal);
    expect(story.agrees(story.asker, true)).toMatchObject(refusedAs('no-side'));
    expect(story.agrees(hal, true)).toMatchObject({ ok: true });
  });
});

it('MJ B.II(2): what the committee decides binds at once', () => {
  const story = new QuestionStory('maharajiad').isSent();
  expect(story.agrees(story.mo, false)).toMatchObject(refusedAs('question-closed', 'MJ B.II(2)'));
  story.sitting('yes', 'yes', 'yes', 'no', 'no');
  expect(story.question()).toMatchObject({ stage: 'closed', decidedBy: 'committee' });
  expect(story.isInForce).toBe(false);
});

/** How the committee of such rules decides. */
const decisions = (rules: Tournament, cited: string) => () => {
  it('decides by a majority of the votes, counted once all who sit have voted', () => {
    const story = new QuestionStory(rules).isSent().sitting('yes', 'yes', 'no', 'no');
    expect(story.question().stage).toBe('committee');
    story.decides(story.committee[4] ?? 0, 'uphold');
    expect(story.question()).toMatchObject({ decided: false });
    expect(story.question().stage).not.toBe('committee');
  });

  it('may change a vote until then', () => {
    const story = new QuestionStory(rules).isSent().sitting('yes', 'yes', 'no', 'no');
    story.decides(story.committee[0] ?? 0, 'uphold');
    story.decides(story.committee[4] ?? 0, 'overturn');
    expect(story.question()).toMatchObject({ decided: false });
  });

  it('decides after a week where two thirds have voted, and waits where fewer have', async () => {
    const four = new QuestionStory(rules).isSent().sitting('yes', 'yes', 'yes', 'no');
    await four.backAt(weekLater);
    expect(four.question()).toMatchObject({ decided: true });
    const three = new QuestionStory(rules).isSent().sitting('yes', 'yes', 'yes');
    await three.backAt(weekLater);
    expect(three.question()).toMatchObject({ stage: 'committee', due: null, decided: null });
    three.decides(three.committee[3] ?? 0, 'uphold');
    expect(three.question()).toMatchObject({ decided: true });
  });

  it('leaves a tie to the director, who has no vote else', () => {
    const story = new QuestionStory(rules);
    const una = story.club.member('Assistant');
    story.names('assistant', una).isSent();
    expect(story.decides(story.director, 'overturn')).toMatchObject(refusedAs('sits-not', `${cited} A.6`));
    story.sitting('yes', 'yes', 'yes', 'no', 'no');
    story.decides(una, 'uphold');
    expect(story.question().stage).toBe('tie');
    expect(story.waits(story.director)).toBe(true);
    expect(story.decides(story.committee[0] ?? 0, 'overturn')).toMatchObject(
      refusedAs('needs-table-director'),
    );
    story.decides(story.director, 'overturn');
    expect(story.question()).toMatchObject({ decided: true, decidedBy: 'committee' });
  });

  it('has the votes of assistants, but not of one who acts as director', () => {
    const story = new QuestionStory(rules);
    const una = story.club.member('Assistant');
    story.names('assistant', una).names('acting-director', una);
    story.appeals();
    expect(story.decides(story.director, 'send')).toMatchObject(refusedAs('needs-table-director'));
    story.decides(una, 'send');
    expect(story.decides(una, 'overturn')).toMatchObject(refusedAs('sits-not'));
    story.sitting('yes', 'yes', 'yes', 'yes', 'yes');
    expect(story.question()).toMatchObject({ decided: true });
  });

  it('is not asked before it has as many members as the rules say, though they may vote', () => {
    const least = cited === 'WM' ? 5 : 3;
    const story = new QuestionStory(rules, least - 1).isSent();
    story.sitting(...Array.from({ length: least - 1 }, () => 'yes' as const));
    expect(story.question().stage).toBe('committee');
    const last = story.club.member('Last');
    story.names('committee', last).decides(last, 'overturn');
    expect(story.question().stage).not.toBe('committee');
  });
};

/** How the committee of such rules changes them. */
const changes = (rules: Tournament, cited: string) => () => {
  it('changes a rule where the director approves, which is shown with its point', async () => {
    const story = new QuestionStory(rules);
    expect(story.proposesChange(story.asker)).toMatchObject(refusedAs('sits-not', `${cited} A.7`));
    story.proposesChange();
    story.sitting('yes', 'yes', 'yes', 'no', 'no');
    expect(story.question().stage).toBe('approval');
    story.decides(story.director, 'approve');
    expect(story.question()).toMatchObject({ stage: 'closed', decided: true });
    const { about } = story.question();
    const point = about.kind === 'change' ? about.point : null;
    const { table } = story;
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const shown = await renderRules({ rules: table.rules, table, point }, scene, 1);
    expect(JSON.stringify(shown)).toContain('Grey press is short.');
  });

  it('overrides a veto by two thirds of the votes, if three quarters vote', () => {
    const overrides = (...votes: readonly ('yes' | 'no')[]) => {
      const story = new QuestionStory(rules);
      story.proposesChange();
      story.sitting('yes', 'yes', 'yes', 'no', 'no').decides(story.director, 'veto');
      expect(story.question().stage).toBe('override');
      return story.sitting(...votes).question();
    };
    expect(overrides('yes', 'yes', 'yes', 'yes', 'no')).toMatchObject({ stage: 'closed', decided: true });
    expect(overrides('yes', 'yes', 'yes', 'no', 'no')).toMatchObject({ stage: 'closed', decided: false });
    expect(overrides('yes', 'yes', 'yes', 'yes')).toMatchObject({ stage: 'override', decided: false });
  });

  it('overrides nothing with two thirds where fewer than three quarters vote, also after a week', async () => {
    const story = new QuestionStory(rules);
    const una = story.club.member('Assistant');
    story.names('assistant', una).proposesChange();
    story.sitting('yes', 'yes', 'yes', 'yes', 'yes').decides(una, 'approve');
    story.decides(story.director, 'veto');
    story.sitting('yes', 'yes', 'yes', 'yes');
    await story.backAt(weekLater);
    expect(story.question()).toMatchObject({ stage: 'override', due: null });
    story.decides(story.committee[4] ?? 0, 'approve');
    expect(story.question()).toMatchObject({ stage: 'closed', decided: true });
  });

  it('drops a change that it is against', () => {
    const story = new QuestionStory(rules);
    story.proposesChange();
    story.sitting('yes', 'yes', 'no', 'no', 'no');
    expect(story.question()).toMatchObject({ stage: 'closed', decided: false });
  });
};

describe('WM A.6: the committee', decisions('world-masters-2004', 'WM'));
describe('MJ A.6: the committee', decisions('maharajiad', 'MJ'));
describe('WM A.7: the committee', changes('world-masters-2004', 'WM'));
describe('MJ A.7: the committee', changes('maharajiad', 'MJ'));

it('who plays at the table or made the ruling doesn’t sit', () => {
  for (const { rules, cited } of tournaments) {
    const story = new QuestionStory(rules);
    const player = story.players[1] ?? 0;
    story.names('committee', player).isSent();
    expect(story.decides(player, 'overturn')).toMatchObject(refusedAs('sits-not', `${cited} A.6`));
    story.sitting('yes', 'yes', 'yes', 'yes', 'yes');
    expect(story.question()).toMatchObject({ decided: true });
  }
});
