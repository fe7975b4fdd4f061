import type { Answer, Command, Press } from '../../src/discord/command.ts';
import { answerConsent } from '../../src/house/consent/answer-consent.ts';
import { carryOut } from '../carry-out.ts';

/** The buttons below what takes another officer's consent; each ends in the place of the entry that asks for it. */
export const consentPresses: NonNullable<Command['presses']> = {
  'consent-give': (press) => answer(press, true),
  'consent-refuse': (press) => answer(press, false),
};

async function answer(press: Press, given: boolean): Promise<Answer> {
  const { args, services, club } = press;
  const [consent = ''] = args;
  const reason = await services.clubs.text(club, Number(consent), 'reason');
  return carryOut(press, answerConsent, { consent, given, reason });
}
