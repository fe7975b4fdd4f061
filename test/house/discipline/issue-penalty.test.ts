import { describe, expect, it } from 'vitest';
import {
  issuePenalty,
  type PenaltyInput,
  previewPenalty,
} from '../../../src/house/discipline/issue-penalty.ts';
import { offenceWords } from '../../../src/house/discipline/offences.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aCase, named, penalty, play } from './a-case.ts';

describe('Acts I.2 and I.2.1: the kinds of penalty, alone or together', () => {
  it.each<[string, Partial<PenaltyInput>, number, number]>([
    ['a warning', {}, 200, 200],
    ['a deduction', { kinds: ['deduction'], points: 30 }, 200, 170],
    ['a deduction down to the floor', { kinds: ['deduction'], points: 101 }, 199, 100],
    ['minutes off the clock', { kinds: ['time'], minutes: 2 }, 200, 200],
    ['halving', { kinds: ['halve'], finding: 'intent' }, 301, 151],
    ['halving under the floor', { kinds: ['halve'], finding: 'negligence' }, 199, 100],
    ['a reset', { kinds: ['reset'], finding: 'intent' }, 301, 100],
    [
      'halving and a deduction, in this order',
      { kinds: ['halve', 'deduction'], points: 20, finding: 'intent' },
      320,
      140,
    ],
    [
      'a deduction and halving, in this order',
      { kinds: ['deduction', 'halve'], points: 20, finding: 'intent' },
      320,
      150,
    ],
  ])('%s', (_, input, from, to) => {
    const { club, mo, cy } = aCase();
    club.write({ type: 'adjusted', person: cy, change: { points: from - 100 } });
    expect(saidOf(club.does(mo, issuePenalty, penalty(cy, input)))).toEqual(['done']);
    expect(club.score(cy)).toBe(to);
    expect(club.view.state.penalties[1]).toMatchObject({ person: cy, by: mo, stands: true });
  });

  it('a forfeit turns the game that was won, in its old place, and shows it before', () => {
    const { club, mo, ana, bo } = aCase();
    const input = penalty(ana, { kinds: ['forfeit'], game: '1' });
    const preview = previewPenalty(club.view, club.actor(mo), input);
    expect(preview).toMatchObject({
      value: {
        changes: [
          { person: ana, before: 120, after: 100 },
          { person: bo, before: 100, after: 120 },
        ],
      },
    });
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
    expect(club.does(mo, issuePenalty, input)).toMatchObject(
      preview.ok ? { value: { changes: preview.value.changes } } : {},
    );
    expect([club.score(ana), club.score(bo)]).toEqual([100, 120]);
  });

  it.each<[string, Partial<PenaltyInput>, string[]]>([
    ['a deduction without points', { kinds: ['deduction'] }, ['goes-with']],
    ['points without a deduction', { points: 5 }, ['goes-with']],
    ['minutes without a time penalty', { minutes: 5 }, ['goes-with']],
    ['a time penalty without minutes', { kinds: ['time'] }, ['goes-with']],
    ['a forfeit without a game', { kinds: ['forfeit'] }, ['goes-with']],
    ['the same kind twice', { kinds: ['warning', 'warning'] }, ['kind-twice']],
    ['a game that there is not', { game: '99' }, ['no-such-game']],
    ['an offence that there is not', { offence: '#9' }, ['no-such-offence']],
    ['no reason', { reason: ' \u200B' }, ['empty']],
    ['no offence', { offence: '  ' }, ['empty']],
    ['nobody', { member: { text: 'Nobody' } }, ['no-such-person']],
    ['a bot', { member: { account: '1', name: 'Bot', bot: true } }, ['against-a-bot']],
  ])('is not taken of %s', (_, input, said) => {
    const { club, mo, cy } = aCase();
    expect(saidOf(club.does(mo, issuePenalty, penalty(cy, input)))).toEqual(said);
  });

  it('does not let somebody forfeit a game that they did not play, have lost, or that is off the board', () => {
    const { club, mo, mia, ana, bo, cy } = aCase();
    const forfeit = { kinds: ['forfeit'], game: '1' } as const;
    expect(saidOf(club.does(mo, issuePenalty, penalty(cy, forfeit)))).toEqual(['did-not-play']);
    expect(saidOf(club.does(mo, issuePenalty, penalty(bo, forfeit)))).toEqual(['lost-already']);
    club.write({ type: 'voided', entry: club.view.state.games[1]?.countedSeq ?? 0 });
    expect(saidOf(club.does(mia, issuePenalty, penalty(ana, forfeit)))).toEqual(['game-not-counted']);
  });

  it('a forfeit is not turned round by the other player’s, for as long as it stands', () => {
    const { club, mo, ana, bo } = aCase();
    const forfeit = { kinds: ['forfeit'], game: '1' } as const;
    const scores = () => [club.score(ana), club.score(bo)];
    club.does(mo, issuePenalty, penalty(ana, forfeit));
    const forfeited = scores();
    expect(saidOf(club.does(mo, issuePenalty, penalty(bo, forfeit)))).toEqual(['game-forfeited']);
    expect(scores()).toEqual(forfeited);
    expect(saidOf(club.does(mo, issuePenalty, penalty(bo, { game: '1' })))).toEqual(['done']);
    club.write({ type: 'voided', entry: club.view.state.penalties[1]?.seq ?? 0 });
    expect(saidOf(club.does(mo, issuePenalty, penalty(ana, { ...forfeit, separate: true })))).toEqual([
      'done',
    ]);
  });
});

describe('Act III.2.2: nobody is punished twice for one offence', () => {
  it.each<[string, Partial<PenaltyInput>, Partial<PenaltyInput>, string]>([
    ['the same offence by its number', { offence: 'Shouting' }, { offence: '#1' }, 'punished-already'],
    ['the same offence in its words', { offence: 'Shouting' }, { offence: ' shouting ' }, 'punished-already'],
    ['the same offence, said to be another', {}, { offence: '#1', separate: true }, 'punished-already'],
    ['another offence', { offence: 'Shouting' }, { offence: 'Singing' }, 'done'],
    ['the same game', { game: '1' }, { offence: 'Singing', game: '1' }, 'punished-already'],
    [
      'the same game, another offence',
      { game: '1' },
      { offence: 'Singing', game: '1', separate: true },
      'done',
    ],
    ['another game', { game: '1' }, { offence: 'Singing', game: '2' }, 'done'],
  ])('%s', async (_, first, second, said) => {
    const { club, mo, mia, jude, ana, bo } = aCase();
    play(club, ana, bo);
    club.does(mo, issuePenalty, penalty(ana, first));
    const words = await offenceWords(club.clubs, club.id);
    const result = club.does(mia, issuePenalty, penalty(ana, { ...second, words }));
    expect(saidOf(result)).toEqual([said]);
    if (said === 'done') return;
    expect(result).toMatchObject({ refusals: [{ penalty: 1, acts: ['III.2.2'] }] });
    expect(saidOf(club.does(jude, issuePenalty, penalty(ana, { ...second, words })))).toEqual([said]);
  });

  it('is about one person: all who did it together are punished, each by themselves', () => {
    const { club, mo, ana, bo } = aCase();
    club.does(mo, issuePenalty, penalty(ana, { game: '1' }));
    expect(saidOf(club.does(mo, issuePenalty, penalty(bo, { offence: '#1', game: '1' })))).toEqual(['done']);
    expect(club.view.state.penalties[2]).toMatchObject({ person: bo, offence: 1 });
  });

  it('counts a penalty that was issued and no longer stands', () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issuePenalty, penalty(ana));
    club.write({ type: 'voided', entry: club.view.state.penalties[1]?.seq ?? 0 });
    expect(club.does(mo, issuePenalty, penalty(ana, { offence: '#1' }))).toMatchObject({
      refusals: [{ code: 'punished-already', penalty: 1, case: null, lapsed: true, acts: ['III.2.2'] }],
    });
  });
});

describe('Acts III.2.3, III.2.3.1 and III.2.3.2: what is severe needs a finding of intent or negligence', () => {
  it.each<[Partial<PenaltyInput>, string]>([
    [{ kinds: ['halve'] }, 'needs-finding'],
    [{ kinds: ['reset'] }, 'needs-finding'],
    [{ kinds: ['warning', 'halve'] }, 'needs-finding'],
    [{ kinds: ['halve'], finding: 'negligence' }, 'done'],
    [{ kinds: ['deduction'], points: 5 }, 'done'],
    [{ kinds: ['time'], minutes: 5 }, 'done'],
  ])('%j: %s', (input, said) => {
    const { club, mo, cy } = aCase();
    expect(saidOf(club.does(mo, issuePenalty, penalty(cy, input)))).toEqual([said]);
  });

  it.each<[Partial<PenaltyInput>, string]>([
    [{ points: 400 }, 'needs-finding'],
    [{ points: 10_000 }, 'needs-finding'],
    [{ points: 250 }, 'needs-finding'],
    [{ points: 249 }, 'done'],
    [{ points: 400, finding: 'intent' }, 'done'],
    [{ kinds: ['warning', 'deduction'], points: 400 }, 'needs-finding'],
  ])('and so does what takes half of a score of 500 or more: %j: %s', (about, said) => {
    const { club, mo, cy } = aCase();
    club.write({ type: 'adjusted', person: cy, change: { points: 400 } });
    const input = penalty(cy, { kinds: ['deduction'], ...about });
    expect(saidOf(club.does(mo, issuePenalty, input))).toEqual([said]);
    expect(club.score(cy) < 251).toBe(said === 'done' && about.finding !== undefined);
  });
});

describe('Acts III.2, III.3.4 and III.3.5: who may penalise', () => {
  it('a Moderator or a Justice, and nobody else', () => {
    const { club, jude, ana, cy } = aCase();
    expect(saidOf(club.does(jude, issuePenalty, penalty(cy)))).toEqual(['done']);
    const refused = club.does(ana, issuePenalty, penalty(cy, { offence: 'Singing' }));
    expect(actsOf(refused)).toEqual(['III.2', 'III.3.4']);
    expect(saidOf(club.does(ana, issuePenalty, penalty(99)))).toEqual(['needs-office']);
  });

  it('no Moderator against themselves, nor over a game that they played', () => {
    const { club, mo, mia, ana } = aCase();
    expect(saidOf(club.does(mo, issuePenalty, penalty(mo)))).toEqual(['own-matter']);
    const game = String(play(club, mo, ana));
    expect(saidOf(club.does(mo, issuePenalty, penalty(ana, { game })))).toEqual(['own-game']);
    expect(saidOf(club.does(mia, issuePenalty, penalty(mo, { game })))).toEqual(['done']);
  });
});

describe('who is meant', () => {
  it('never one of two namesakes by their name, but by their number', () => {
    const { club, mo } = aCase();
    const [one, other] = [club.member('Alex'), club.member('Alex')];
    expect(saidOf(club.does(mo, issuePenalty, penalty(one, { member: { text: 'alex' } })))).toEqual([
      'several-people',
    ]);
    club.does(mo, issuePenalty, penalty(other));
    expect(club.view.state.penalties[1]?.person).toBe(other);
  });

  it('the person who left and came back, or is banned, has the number they had', () => {
    const { club, mo, ana } = aCase();
    club.remove(ana);
    club.ban(ana, null);
    expect(saidOf(club.does(mo, issuePenalty, penalty(ana)))).toEqual(['done']);
    club.write({ type: 'joined', person: ana });
    const { account, name } = club.actor(ana);
    const member = { account, name: 'Somebody else', bot: false };
    club.does(mo, issuePenalty, penalty(ana, { member, offence: 'Singing' }));
    expect(club.view.state.penalties.map((each) => each?.person)).toEqual([undefined, ana, ana]);
    expect(name).toBe('Ana');
  });

  it('a student who never joined gets a number, and is told', () => {
    const { club, mo } = aCase();
    const before = club.view.people.all().length;
    const member = { account: '777', name: 'Visitor', bot: false };
    expect(saidOf(club.does(mo, issuePenalty, penalty(0, { member })))).toEqual(['done']);
    expect(club.view.people.byAccount('777')?.number).toBe(before + 1);
    expect(club.announced[0]).toMatchObject({ target: { to: 'person', person: before + 1 } });
  });

  it('is told with what it did to the score, unless they have no account', () => {
    const { club, mo, ana } = aCase();
    const tom = club.member('Tom', { account: false });
    club.does(mo, issuePenalty, penalty(ana, { kinds: ['deduction'], points: 5, declare: 'later' }));
    club.does(mo, issuePenalty, penalty(tom, { declare: 'later', member: named(tom) }));
    expect(club.announced).toEqual([
      {
        notice: {
          kind: 'penalty-issued',
          penalty: 1,
          person: ana,
          change: { person: ana, before: 120, after: 115 },
        },
        target: { to: 'person', person: ana },
      },
    ]);
  });
});
