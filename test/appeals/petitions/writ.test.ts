import { describe, expect, it } from 'vitest';
import { askEnBanc } from '../../../src/appeals/petitions/ask-en-banc.ts';
import { declineCase, denyCase } from '../../../src/appeals/petitions/deny.ts';
import { grantCase } from '../../../src/appeals/petitions/grant.ts';
import { readPetition } from '../../../src/appeals/petitions/read-petition.ts';
import { withdrawCase } from '../../../src/appeals/petitions/withdraw.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { modifyScore } from '../../../src/ladder/board/modify-score.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { named, penalty } from '../../house/discipline/a-case.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aCourt, banned, files, judged, latest, penalised } from './a-court.ts';

/** Ana has asked the Court to look at penalty #1 of Mo's. */
function filed() {
  const court = penalised();
  files(court.club, court.ana, 'penalty', '1');
  return court;
}

/** A panel has judged it. */
function judgedOnce() {
  const court = filed();
  judged(court.club, court.lou);
  return court;
}

const grant = (club: Story, who: PersonNumber) => club.does(who, grantCase, { case: '[2026] CoA 1' });
const deny = (club: Story, who: PersonNumber, reason = 'No grounds.') =>
  club.does(who, denyCase, { case: '2026/1', reason });
const asks = (club: Story, who: PersonNumber) =>
  club.does(who, askEnBanc, { case: '2026/1', statement: 'The panel overlooked the clock.' });
const withdraws = (club: Story, who: PersonNumber, about = { judged: false }) =>
  club.does(who, withdrawCase, { case: '2026/1', ...about });

const toldOf = (club: Story) =>
  club.announced.flatMap(({ notice, target }) =>
    notice.kind === 'petition' ? [`${notice.step} ${target.to}`] : [],
  );

describe('Act III.3.6: a case is heard', () => {
  it('on the word of the Chief Justice alone', () => {
    const { club, ada } = filed();
    expect(grant(club, ada)).toMatchObject({ ok: true, value: { kind: 'writ-given', granted: true } });
    expect(latest(club).stage).toBe('granted');
    expect(toldOf(club).slice(3)).toEqual(['granted court', 'granted person', 'granted person']);
  });

  it('on the words of two Justices, each of their own', () => {
    const { club, kit, lou, max } = filed();
    expect(grant(club, kit)).toMatchObject({ value: { granted: false } });
    expect(latest(club).stage).toBe('filed');
    expect(toldOf(club).slice(3)).toEqual(['seconded court']);
    expect(saidOf(grant(club, kit))).toEqual(['writ-given-already']);
    expect(grant(club, lou)).toMatchObject({ value: { granted: true } });
    expect(latest(club).stage).toBe('granted');
    expect(grant(club, max)).toMatchObject({
      refusals: [{ code: 'not-at-this-stage', stage: 'granted', acts: ['III.3.6'] }],
    });
  });

  it('on the word of a Justice who has become Chief Justice since they gave their first', () => {
    const { club, kit } = filed();
    grant(club, kit);
    club.write({ type: 'office-given', person: kit, office: 'chief' });
    expect(grant(club, kit)).toMatchObject({ value: { granted: true } });
  });

  it('on as many words as the club says', () => {
    const { club, kit, lou, max, ana } = penalised();
    club.setFigures({ grantingJustices: 3 });
    files(club, ana, 'penalty', '1');
    for (const [justice, granted] of [
      [kit, false],
      [lou, false],
      [max, true],
    ] as const)
      expect(grant(club, justice)).toMatchObject({ value: { granted } });
  });

  it.each(['mo', 'ana', 'bo'] as const)('on nobody else’s (%s)', (who) => {
    const court = filed();
    const refused = grant(court.club, court[who]);
    expect(saidOf(refused)).toEqual(['needs-office']);
    expect(actsOf(refused)).toEqual(['III.3.6']);
  });

  it('Act III.3.5: not on the word of a Justice with a conflict, such as the person who issued the penalty', () => {
    const { club, kit, lou, ana } = aCourt();
    club.does(kit, issuePenalty, penalty(ana));
    files(club, ana, 'penalty', '1');
    expect(grant(club, kit)).toMatchObject({
      refusals: [{ code: 'justice-has-conflict', conflicts: ['party', 'moderator'], acts: ['III.3.5'] }],
    });
    expect(grant(club, lou)).toMatchObject({ value: { granted: false } });
  });

  it('Act III.3.5.2: a conflict of the Chief Justice does not matter here', () => {
    const { club, ada, ana } = aCourt();
    club.does(ada, modifyScore, { member: named(ana), points: 20, reason: 'A bug.' });
    files(club, ana, 'technical');
    expect(grant(club, ada)).toMatchObject({ value: { granted: true } });
  });

  it('Act III.5.1: and goes straight to the whole Court where it is about a technical modification', () => {
    const { club, ada, kit, lou, ana } = aCourt();
    club.does(ada, modifyScore, { member: named(ana), points: 20, reason: 'A bug.' });
    files(club, ana, 'technical');
    grant(club, kit);
    expect(latest(club).stage).toBe('filed');
    grant(club, lou);
    expect(latest(club).stage).toBe('sitting');
  });
});

describe('Act III.3.6: a case is not heard', () => {
  it('by decision of the Chief Justice, with a reason', () => {
    const { club, ada } = filed();
    expect(saidOf(deny(club, ada, ' '))).toEqual(['empty']);
    expect(saidOf(deny(club, ada))).toEqual(['done']);
    expect(latest(club).stage).toBe('denied');
    expect(toldOf(club).slice(3)).toEqual(['denied court', 'denied person', 'denied person']);
    expect(saidOf(deny(club, ada))).toEqual(['not-at-this-stage']);
  });

  it('unless two Justices, one of them before it was denied, want it heard all the same', () => {
    const { club, ada, kit, lou } = filed();
    expect(grant(club, kit)).toMatchObject({ value: { granted: false } });
    deny(club, ada);
    expect(latest(club).stage).toBe('denied');
    expect(grant(club, lou)).toMatchObject({ value: { granted: true } });
    expect(latest(club).stage).toBe('granted');
  });

  it('nor on the word of one Justice after it was denied, which the Court alone is told of', () => {
    const { club, ada, kit, lou } = filed();
    deny(club, ada);
    expect(grant(club, kit)).toMatchObject({ value: { granted: false } });
    expect(latest(club).stage).toBe('denied');
    expect(toldOf(club).slice(6)).toEqual(['seconded court']);
    expect(grant(club, lou)).toMatchObject({ value: { granted: true } });
    expect(toldOf(club).slice(7)).toEqual(['granted court', 'granted person', 'granted person']);
  });

  it('nor a second time, once what was denied was filed again and is before the Court', () => {
    const { club, ada, kit, ana } = filed();
    deny(club, ada);
    files(club, ana, 'penalty', '1');
    const again = club.does(kit, grantCase, { case: '2026/1' });
    expect(again).toMatchObject({ refusals: [{ code: 'not-appealable', case: 2, acts: ['III.3.6'] }] });
    club.does(ada, denyCase, { case: '2026/2', reason: 'No.' });
    expect(saidOf(club.does(kit, grantCase, { case: '2026/1' }))).toEqual(['done']);
  });

  it.each(['kit', 'mo', 'ana'] as const)('of nobody else (%s)', (who) => {
    const court = filed();
    expect(saidOf(deny(court.club, court[who]))).toEqual(['needs-office']);
  });

  it('but not once it is granted', () => {
    const { club, ada } = filed();
    grant(club, ada);
    expect(saidOf(deny(club, ada))).toEqual(['not-at-this-stage']);
  });

  it('nor is there a case that nobody filed', () => {
    const { club, ada } = filed();
    expect(saidOf(club.does(ada, grantCase, { case: '2026/2' }))).toEqual(['no-such-case']);
    expect(saidOf(club.does(ada, denyCase, { case: 'CoA', reason: 'What?' }))).toEqual(['no-such-case']);
  });
});

describe('a petition that waits while it is asked to be declined', () => {
  it('is not denied by that', () => {
    const { club, ada } = filed();
    expect(saidOf(club.does(ada, declineCase, { case: '2026/1', reason: 'No.' }))).toEqual([
      'changed-meanwhile',
    ]);
  });
});

describe('a petition is withdrawn', () => {
  it('by the person who filed it, and by nobody else', () => {
    const { club, ada, mo, ana } = filed();
    for (const other of [ada, mo]) expect(saidOf(withdraws(club, other))).toEqual(['petitioner-only']);
    expect(saidOf(withdraws(club, ana))).toEqual(['done']);
    expect(latest(club).stage).toBe('withdrawn');
    expect(saidOf(withdraws(club, ana))).toEqual(['not-at-this-stage']);
  });

  it('also while it waits for its panel or is heard, but not once somebody has voted', () => {
    const { club, ada, lou, ana } = filed();
    grant(club, ada);
    club.write({ type: 'panel-seated', case: 1, panel: [lou], despiteConflict: [] });
    club.write({ type: 'vote-cast', case: 1, person: lou, decision: { kind: 'uphold' }, bar: null });
    expect(saidOf(withdraws(club, ana))).toEqual(['not-at-this-stage']);
  });
});

describe('Act III.3.9: a party asks for the whole Court', () => {
  it.each(['ana', 'mo'] as const)('%s may', (who) => {
    const court = judgedOnce();
    expect(saidOf(asks(court.club, court[who]))).toEqual(['done']);
    expect(latest(court.club)).toMatchObject({ stage: 'asked', asked: { person: court[who] } });
    expect(toldOf(court.club).slice(3)).toEqual([
      'en-banc-asked court',
      'en-banc-asked person',
      'en-banc-asked person',
    ]);
    expect(saidOf(asks(court.club, court[who]))).toEqual(['not-at-this-stage']);
  });

  it.each(['bo', 'ada', 'lou'] as const)('%s may not', (who) => {
    const court = judgedOnce();
    expect(asks(court.club, court[who])).toMatchObject({
      refusals: [{ code: 'party-only', acts: ['III.3.9'] }],
    });
  });

  it('not before there is a judgement', () => {
    const { club, ana } = filed();
    expect(saidOf(asks(club, ana))).toEqual(['not-at-this-stage']);
  });

  it('Act II.9.5: not about a ban that was appealed again since', () => {
    const { club, lou, ana } = banned();
    files(club, ana, 'ban', '1');
    judged(club, lou, { bar: '2026-11-21' });
    club.at('2026-11-23 12:00');
    expect(saidOf(files(club, ana, 'ban', '1'))).toEqual(['done']);
    expect(asks(club, ana)).toMatchObject({
      refusals: [{ code: 'not-appealable', obstacle: 'open', case: 2, acts: ['III.3.6'] }],
    });
    judged(club, lou);
    expect(asks(club, ana)).toMatchObject({ refusals: [{ obstacle: 'judged', acts: ['III.3.9'] }] });
    expect(saidOf(club.does(ana, askEnBanc, { case: '2026/2', statement: 'Again.' }))).toEqual(['done']);
  });

  it('Act III.3.9.1: the Chief Justice alone accepts', () => {
    const { club, ada, kit, ana } = judgedOnce();
    asks(club, ana);
    expect(grant(club, kit)).toMatchObject({ refusals: [{ code: 'needs-office', acts: ['III.3.9.1'] }] });
    expect(saidOf(grant(club, ada))).toEqual(['done']);
    expect(latest(club).stage).toBe('sitting');
  });

  it('Act III.3.9.1: or declines, and the judgement stands', () => {
    const { club, ada, ana } = judgedOnce();
    const declines = () => club.does(ada, declineCase, { case: '2026/1', reason: 'Nothing new.' });
    expect(saidOf(declines())).toEqual(['not-at-this-stage']);
    asks(club, ana);
    expect(saidOf(declines())).toEqual(['done']);
    expect(latest(club).stage).toBe('declined');
  });

  it('and takes that back, when the judgement stands as it did', () => {
    const { club, mo, ana } = judgedOnce();
    asks(club, mo);
    expect(saidOf(withdraws(club, ana, { judged: true }))).toEqual(['petitioner-only']);
    expect(saidOf(withdraws(club, mo))).toEqual(['changed-meanwhile']);
    expect(saidOf(withdraws(club, mo, { judged: true }))).toEqual(['done']);
    expect(latest(club).stage).toBe('judged');
  });
});

describe('what a petition says', () => {
  it.each([
    ['ana', true],
    ['mo', true],
    ['ada', true],
    ['kit', true],
    ['bo', false],
    ['mia', false],
  ] as const)('can %s read it?', (who, may) => {
    const court = filed();
    expect(readPetition(court.club.view, court.club.actor(court[who]), '2026/1').ok).toBe(may);
  });

  it('Act 0.14: the staff may, strangers may not', () => {
    const { club } = filed();
    const sam = club.staff('Sam');
    expect(readPetition(club.view, club.actor(sam), '2026/1').ok).toBe(true);
    expect(readPetition(club.view, club.stranger('Zoe'), '2026/1').ok).toBe(false);
  });
});
