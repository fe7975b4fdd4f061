import type { Answer, Press } from '../src/discord/command.ts';
import { answerConsent } from '../src/house/consent/answer-consent.ts';
import { carryOut } from './answers.ts';
import { appoint, clock, dismiss, link, modify, remove } from './chief/about-member.ts';
import { act, breach, chiefVoid } from './chief/act.ts';
import { release } from './chief/release.ts';
import { takeText, terms } from './chief/terms.ts';
import { commandOf } from './declare.ts';

/** The buttons below what takes another officer's consent; each ends in the place of the entry that asks for it. */
async function answer(press: Press, given: boolean): Promise<Answer> {
  const { args, services, club } = press;
  const [consent = ''] = args;
  const reason = await services.clubs.text(club, Number(consent), 'reason');
  return carryOut(press, answerConsent, { consent, given, reason });
}

/** `/chief`: the powers of the Chief Justice. */
export const chief = commandOf(
  {
    name: 'chief',
    description: 'The powers of the Chief Justice',
    presses: {
      'consent-give': (press) => answer(press, true),
      'consent-refuse': (press) => answer(press, false),
    },
    submissions: { 'terms-text': takeText },
  },
  [appoint, dismiss, remove, link, clock, modify, chiefVoid, act, breach, release, terms],
);
