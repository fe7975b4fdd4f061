import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { answerConsent } from '../../../src/house/consent/answer-consent.ts';
import { modifyScore } from '../../../src/ladder/board/modify-score.ts';
import { voidAsChief } from '../../../src/ladder/games/void-game.ts';
import { voidOnline } from '../../../src/ladder/online/void-online.ts';
import type { Office } from '../../../terms/administration/authority.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { play } from '../discipline/a-case.ts';

/** Chi, the Chief Justice, lost game #1 to Jude, a Justice; Jo is another one, and Mo moderates. */
function court({ justices = true } = {}) {
  const club = aClub({ now: '2026-11-20 12:45' });
  const chi = club.member('Chi', { offices: ['chief'] });
  const offices: Office[] = justices ? ['justice'] : [];
  const [jude, jo] = [club.member('Jude', { offices }), club.member('Jo', { offices })];
  const mo = club.moderator('Mo');
  play(club, jude, chi);
  const answer = (about: { given?: boolean; reason?: string | null } = {}) => ({
    consent: String(club.view.entries.findLast(({ type }) => type === 'consent-asked')?.seq),
    given: true,
    reason: 'A slip.',
    ...about,
  });
  return { club, chi, jude, jo, mo, answer };
}

const own = { member: { text: '#1' }, points: 30, reason: 'A slip.' };

describe('Acts III.3.5 and III.5: the Chief Justice and their own score', () => {
  it('changes it only once another Justice agrees', async () => {
    const { club, chi, mo, jo, answer } = court();
    expect(club.does(chi, modifyScore, own)).toMatchObject({ value: { kind: 'consent-asked' } });
    expect(club.score(chi)).toBe(100);
    expect(club.announced.at(-1)).toMatchObject({
      notice: { kind: 'consent-asked' },
      target: { to: 'court' },
    });
    expect(saidOf(club.does(chi, modifyScore, own))).toEqual(['consent-waits']);
    expect(saidOf(club.does(chi, answerConsent, answer()))).toEqual(['own-matter']);
    expect(saidOf(club.does(mo, answerConsent, answer()))).toEqual(['needs-office']);
    expect(saidOf(club.does(club.stranger('Zoe'), answerConsent, answer()))).toEqual(['needs-office']);
    expect(saidOf(club.does(jo, answerConsent, answer()))).toEqual(['done']);
    expect(club.score(chi)).toBe(130);
    const notice = club.announced.at(-1)?.notice;
    if (notice?.kind !== 'score-modified') throw new Error('It was not announced');
    const { content } = await renderNotice(notice, await sceneOf(club, club.id, club.now));
    expect(content).toContain('by Chief Justice Chi with the agreement of Jo.');
    expect(content).toContain('Reason: A slip.');
  });

  it('not where the other Justice declines, or had not answered for a week', () => {
    const { club, chi, jo, answer } = court();
    club.does(chi, modifyScore, own);
    expect(saidOf(club.does(jo, answerConsent, answer({ given: false })))).toEqual(['done']);
    expect(club.does(jo, answerConsent, answer())).toMatchObject({ invalid: { problem: 'lapsed' } });
    club.does(chi, modifyScore, own);
    club.at('2026-11-28 00:00');
    expect(club.does(jo, answerConsent, answer())).toMatchObject({ invalid: { problem: 'lapsed' } });
    expect(club.score(chi)).toBe(100);
  });

  it('not where they are Chief Justice no longer', () => {
    const { club, chi, jo, answer } = court();
    club.does(chi, modifyScore, own);
    club.write({ type: 'office-taken', person: chi, office: 'chief' });
    expect(saidOf(club.does(jo, answerConsent, answer()))).toEqual(['needs-office']);
    expect(club.score(chi)).toBe(100);
  });

  it('not without another Justice: what to do instead is said', () => {
    const { club, chi } = court({ justices: false });
    const refusal = club.does(chi, modifyScore, own);
    expect(saidOf(refusal)).toEqual(['no-other-justice']);
    expect(actsOf(refusal)).toEqual(['III.3.5']);
  });

  it('changes another’s alone', () => {
    const { club, chi, jo } = court();
    expect(saidOf(club.does(chi, modifyScore, { ...own, member: { text: `#${jo}` } }))).toEqual(['done']);
    expect(club.score(jo)).toBe(130);
  });
});

describe('Acts III.3.5, III.5 and I.9.10: the Chief Justice and a game of their own', () => {
  const lost = { game: '1', reason: 'A slip.' };

  it('is taken off the board only once a Justice agrees who did not play it', () => {
    const { club, chi, jude, jo, answer } = court();
    expect(club.does(chi, voidAsChief, lost)).toMatchObject({ value: { kind: 'consent-asked' } });
    expect(club.view.state.games[1]?.status).toBe('counted');
    expect(saidOf(club.does(jude, answerConsent, answer()))).toEqual(['own-game']);
    expect(saidOf(club.does(jo, answerConsent, answer()))).toEqual(['done']);
    expect(club.view.state.games[1]?.status).toBe('voided');
    expect(club.announced.at(-1)?.notice).toMatchObject({ kind: 'voided-by-chief', by: chi, consent: jo });
  });

  it('has to be asked of somebody who is there', () => {
    const { club, chi, jo } = court();
    club.write({ type: 'office-taken', person: jo, office: 'justice' });
    expect(saidOf(club.does(chi, voidAsChief, lost))).toEqual(['no-other-justice']);
  });

  it('an online game is broken off so as well', () => {
    const { club, chi, jude, jo, answer } = court();
    club.write({ type: 'online-challenged', online: 1, white: chi, black: jude, minutes: null }, { by: chi });
    club.write({ type: 'online-accepted', online: 1 }, { by: jude });
    const broken = { game: 'online 1', reason: 'A slip.' };
    expect(club.does(chi, voidOnline, broken)).toMatchObject({ value: { kind: 'consent-asked' } });
    expect(club.view.state.onlineGames[1]?.status).toBe('playing');
    expect(saidOf(club.does(jude, answerConsent, answer()))).toEqual(['own-game']);
    expect(saidOf(club.does(jo, answerConsent, answer()))).toEqual(['done']);
    expect(club.view.state.onlineGames[1]?.status).not.toBe('playing');
  });
});
