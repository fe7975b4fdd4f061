import { describe, expect, it } from 'vitest';
import { choicesFor } from '../../../src/appeals/petitions/check-petition.ts';
import { filePetition, statementLimit } from '../../../src/appeals/petitions/file.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { adjustScore, modifyScore } from '../../../src/ladder/board/modify-score.ts';
import { correctGame } from '../../../src/ladder/games/decide-game.ts';
import { voidAsChief, voidGame } from '../../../src/ladder/games/void-game.ts';
import { setMonitor } from '../../../src/ladder/monitors/set-monitor.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { named, penalty, play } from '../../house/discipline/a-case.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { playedOnline } from '../hearing/an-online-case.ts';
import { CourtStory } from '../voting/a-court.ts';
import { aCourt, banned, files, latest, penalised } from './a-court.ts';

const correction = { game: '1', score: 0, reason: 'Bo won.' } as const;
const reversal = { game: '1', reason: 'Entered twice.' };

describe('Act III.3: what can be taken to the Court, by whom, and who answers for it', () => {
  it('a penalty, by the person who was given it; the Moderator who issued it answers', () => {
    const { club, mo, ana } = penalised();
    expect(saidOf(files(club, ana, 'penalty', '1'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({
      number: 1,
      year: 2026,
      ordinal: 1,
      petitioner: ana,
      respondent: mo,
      subject: { kind: 'penalty', penalty: 1 },
      enBanc: false,
      stage: 'filed',
    });
  });

  it('Act II.9.4: a ban, as such or as the penalty that it is', () => {
    for (const against of ['ban', 'penalty'] as const) {
      const { club, mo, ana } = banned();
      expect(saidOf(files(club, ana, against, '#1'))).toEqual(['done']);
      expect(latest(club)).toMatchObject({ respondent: mo, subject: { kind: 'ban', penalty: 1 } });
    }
  });

  it('Act II.10.6: a monitor, by anyone who is monitored', () => {
    const { club, mo, ana } = aCourt();
    club.does(mo, setMonitor, { member: named(ana), suspicion: 'An engine.' });
    expect(saidOf(files(club, ana, 'monitor'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ respondent: mo, subject: { kind: 'monitor' }, enBanc: false });
  });

  it('Act II.6.3: a deduction, which goes to the whole Court and which nobody answers for', () => {
    const { club, mo, ana } = aCourt();
    const entry = club.write({ type: 'decayed', person: ana, date: '2026-11-20', basis: 'absence' });
    expect(saidOf(files(club, ana, 'deduction', String(entry)))).toEqual(['done']);
    expect(latest(club)).toMatchObject({
      respondent: null,
      subject: { kind: 'deduction', entry },
      enBanc: true,
    });
    expect(saidOf(files(club, mo, 'deduction', String(entry)))).toEqual(['not-your-matter']);
  });

  it('a game that counts, by either player; the other answers', () => {
    const { club, ana, bo } = aCourt();
    expect(saidOf(files(club, bo, 'game', '1'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ petitioner: bo, respondent: ana });
  });

  it.each([
    ['corrected', (club: Story, mo: PersonNumber) => club.does(mo, correctGame, correction)],
    ['voided', (club: Story, mo: PersonNumber) => club.does(mo, voidGame, reversal)],
  ])('a game that a Moderator %s; the Moderator answers', (_, decide) => {
    const { club, mo, ana } = aCourt();
    expect(saidOf(decide(club, mo))).toEqual(['done']);
    expect(saidOf(files(club, ana, 'game', '1'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ respondent: mo, subject: { kind: 'game', game: 1 } });
  });

  it('Act I.9.7: an online game, by either player, which Act I.6 has no rematch for', () => {
    const court = new CourtStory();
    const { club, ana, bo } = court;
    playedOnline(court);
    club.write({ type: 'game-counted', game: 1 });
    for (const [petitioner, respondent] of [
      [bo, ana],
      [ana, bo],
    ] as const) {
      expect(saidOf(files(club, petitioner, 'game', '1'))).toEqual(['done']);
      expect(latest(club)).toMatchObject({ petitioner, respondent, subject: { kind: 'game', game: 1 } });
      expect(latest(club).enBanc).toBe(false);
      club.write({ type: 'petition-withdrawn', case: latest(club).number });
    }
  });

  it('Act III.5.1: a technical modification, by anybody the club knows, before the whole Court', () => {
    const { club, ada, ana, cy } = aCourt();
    club.does(ada, modifyScore, { member: named(ana), points: 30, reason: 'A bug.' });
    const entry = club.view.state.lastSeq;
    expect(saidOf(files(club, cy, 'technical', String(entry)))).toEqual(['done']);
    expect(latest(club)).toMatchObject({
      petitioner: cy,
      respondent: ada,
      subject: { kind: 'technical', entry },
      enBanc: true,
    });
    expect(club.view.entries.at(-1)?.acts).toEqual(['III.3', 'III.5.1']);
  });

  it('Act III.5: a game that the Chief Justice took off the board is such a modification', () => {
    const { club, ada, ana } = aCourt();
    club.does(ada, voidAsChief, { game: '1', reason: 'A bug.' });
    const entry = club.view.state.lastSeq;
    expect(saidOf(files(club, ana, 'game', '1'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({
      respondent: ada,
      subject: { kind: 'technical', entry },
      enBanc: true,
    });
  });

  it('Act II.3: a score that a Moderator changed, by its Member alone, before a panel', () => {
    const { club, mo, ana, bo } = aCourt();
    club.does(mo, adjustScore, { member: named(ana), points: 15, reason: 'For helping.' });
    expect(saidOf(files(club, bo, 'technical', String(club.view.state.lastSeq)))).toEqual([
      'not-your-matter',
    ]);
    expect(saidOf(files(club, ana, 'technical'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ respondent: mo, enBanc: false });
  });

  it('anything else, one matter at a time', () => {
    const { club, cy } = aCourt();
    expect(saidOf(files(club, cy, 'other'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ respondent: null, subject: { kind: 'other' } });
    expect(saidOf(files(club, cy, 'other'))).toEqual(['not-appealable']);
  });
});

describe('Act III.3: who may ask', () => {
  it('somebody banned, removed, or who never joined', () => {
    const { club, mo, ana } = banned();
    club.remove(ana);
    expect(saidOf(files(club, ana, 'ban'))).toEqual(['done']);
    const eve = club.person('Eve');
    expect(saidOf(files(club, eve, 'other'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ number: 2, ordinal: 2, petitioner: eve });
    expect(saidOf(files(club, mo, 'other'))).toEqual(['done']);
  });

  it('somebody who left and came back', () => {
    const { club, ana } = penalised();
    club.remove(ana);
    club.write({ type: 'joined', person: ana });
    expect(saidOf(files(club, ana, 'penalty'))).toEqual(['done']);
  });

  it('somebody who had their data erased and is known again by their ban', () => {
    const { club, ana } = banned();
    const actor = club.actor(ana);
    expect(saidOf(club.does(ana, erasePerson, { member: null }))).toEqual(['done']);
    expect(saidOf(files(club, { ...actor, name: 'Ana B' }, 'ban'))).toEqual(['done']);
    expect(latest(club).petitioner).toBe(ana);
    expect(club.view.people.byNumber(ana)).toMatchObject({ name: 'Ana B', account: actor.account });
  });

  it('nobody for a namesake, and nobody whom the club does not know', () => {
    const { club } = penalised();
    const namesake = club.member('Ana');
    for (const who of [namesake, club.stranger('Ana')])
      expect(files(club, who, 'penalty', '1')).toMatchObject({
        refusals: [{ code: 'not-your-matter', acts: ['III.3'] }],
      });
    expect(saidOf(files(club, club.stranger('Zoe'), 'other'))).toEqual(['not-your-matter']);
    expect(choicesFor(club.view, club.actor(namesake), 'penalty', club.now)).toEqual([]);
  });
});

describe('what is not clear', () => {
  it.each([
    ['an item that there is not', '7', ['no-such-item']],
    ['no item', null, ['which-item']],
    ['words', 'the second one', ['no-such-item']],
    ['one by its number', '#2', ['done']],
    ['one as the list shows it', '1 Bo – Ana', ['done']],
  ])('%s', (_, item, said) => {
    const { club, ana, bo } = aCourt();
    play(club, bo, ana);
    expect(saidOf(files(club, ana, 'game', item))).toEqual(said);
  });

  it('nothing of that kind at all', () => {
    const { club, cy } = aCourt();
    expect(saidOf(files(club, cy, 'ban'))).toEqual(['no-such-item']);
  });

  it.each([
    ['no words', ' \n ', ['empty']],
    ['as many words as Discord takes', 'x'.repeat(statementLimit), ['done']],
    ['one more', 'x'.repeat(statementLimit + 1), ['too-long']],
  ])('a statement with %s', (_, statement, said) => {
    const { club, ana } = penalised();
    expect(saidOf(files(club, ana, 'penalty', '1', statement))).toEqual(said);
  });
});

describe('the choices', () => {
  it('are one’s own, what the Court takes first, then the latest', () => {
    const { club, mo, ana, bo } = aCourt();
    for (const opponent of [bo, bo]) play(club, ana, opponent);
    files(club, ana, 'game', '3');
    expect(choicesFor(club.view, club.actor(ana), 'game', club.now).map(({ key }) => key)).toEqual([
      '2',
      '1',
      '3',
    ]);
    expect(choicesFor(club.view, club.actor(mo), 'game', club.now)).toEqual([]);
  });
});

describe('anyone who files', () => {
  it('is numbered by the local year', () => {
    const { club, ana, bo } = aCourt();
    club.at('2026-12-31 23:59:59');
    files(club, ana, 'game', '1');
    club.at('2027-01-01 00:00:00');
    files(club, bo, 'other');
    expect(club.view.state.cases.map((appeal) => appeal && [appeal.year, appeal.ordinal]).slice(1)).toEqual([
      [2026, 1],
      [2027, 1],
    ]);
  });

  it('has the Court told in its channel, and both parties by message', () => {
    const { club, mo, ana } = penalised();
    files(club, ana, 'penalty', '1');
    const told = club.announced.filter(({ notice }) => notice.kind === 'petition');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'court' },
      { to: 'person', person: ana },
      { to: 'person', person: mo },
    ]);
  });

  it('twice at the same moment files once', () => {
    const { club, ana } = penalised();
    expect(saidOf(files(club, ana, 'penalty', '1'))).toEqual(['done']);
    const again = files(club, ana, 'penalty', '1');
    expect(again).toMatchObject({ refusals: [{ code: 'not-appealable', obstacle: 'open', case: 1 }] });
    expect(actsOf(again)).toEqual(['III.3.6']);
  });
});

describe('Act III.3: a petition on paper, for a member without an account', () => {
  const paper = { against: 'penalty', item: null, statement: 'I was not there.' } as const;
  const stage = () => {
    const court = aCourt();
    const tom = court.club.member('Tom', { account: false });
    court.club.does(court.mo, issuePenalty, penalty(tom));
    return { ...court, tom };
  };
  type OnPaper = ReturnType<typeof stage>;
  const filesFor = ({ club }: OnPaper, who: PersonNumber, member: PersonNumber) =>
    club.does(who, filePetition, { ...paper, member: named(member) });

  it.each(['mia', 'ada', 'jude'] as const)('is filed by %s, and is the member’s own', (who) => {
    const court = stage();
    expect(filesFor(court, court[who], court.tom)).toMatchObject({ value: { onPaper: true } });
    expect(latest(court.club)).toMatchObject({ petitioner: court.tom, respondent: court.mo });
    expect(court.club.view.entries.at(-1)).toMatchObject({ type: 'petitioned', by: court[who] });
  });

  it.each<[string, (court: OnPaper) => [PersonNumber, PersonNumber], string, string]>([
    ['by the person it is against', ({ mo, tom }) => [mo, tom], 'own-matter', 'III.3.5'],
    ['by no other member', ({ bo, tom }) => [bo, tom], 'needs-office', 'III.2'],
    ['for nobody with an account', ({ mia, ana }) => [mia, ana], 'has-account', 'III.3'],
  ])('%s it is not', (_, whom, code, act) => {
    const court = stage();
    const result = filesFor(court, ...whom(court));
    expect([saidOf(result), actsOf(result)[0]]).toEqual([[code], act]);
    expect(court.club.view.state.cases).toEqual([]);
  });

  it('offers what is theirs to Moderators, and nothing to anybody else', () => {
    const { club, mia, bo, tom } = stage();
    const offered = (who: PersonNumber) =>
      choicesFor(club.view, club.actor(who), 'penalty', club.now, named(tom)).map(({ key }) => key);
    expect(offered(mia)).toEqual(['1']);
    expect(offered(bo)).toEqual([]);
  });
});
