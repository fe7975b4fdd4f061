import { act } from './chief/act.ts';
import { takeText } from './chief/amend.ts';
import { breach } from './chief/breach.ts';
import { clock } from './chief/clock.ts';
import { completeChief } from './chief/complete.ts';
import { consentPresses } from './chief/consent.ts';
import { link } from './chief/link.ts';
import { modify } from './chief/modify.ts';
import { appoint, dismiss } from './chief/offices.ts';
import { release } from './chief/release.ts';
import { remove } from './chief/remove.ts';
import { terms } from './chief/terms.ts';
import { chiefVoid } from './chief/void.ts';
import { commandOf } from './subcommand.ts';

/** `/chief`: the powers of the Chief Justice. */
export const chief = commandOf(
  {
    name: 'chief',
    description: 'The powers of the Chief Justice',
    complete: completeChief,
    presses: consentPresses,
    submissions: { 'terms-text': takeText },
  },
  [appoint, dismiss, remove, link, clock, modify, chiefVoid, act, breach, release, terms],
);
