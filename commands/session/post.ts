import type { Answer, Command, Press } from '../../src/discord/command.ts';
import { whichPerson } from '../../src/house/people.ts';
import { allOf } from '../../src/house/result.ts';
import { recordAtSession, recordFormFor } from '../../src/ladder/games/record-at-session.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import { plans } from '../../src/ladder/plans.ts';
import { type AtPost, checkInAtPost } from '../../src/ladder/sessions/session-post.ts';
import { renderOpponents, renderResults } from '../../src/ladder/words/session-post.ts';
import { ask, carryOut, ifFound, inPlace } from '../answers.ts';
import { pointsTyped } from '../game/options.ts';
import { enterOrAsk } from '../game/second.ts';

/** The post whose button was pressed: `session-present:<day>`. */
const postOf = ({ args: [date = ''], place }: Press): AtPost => ({ date, place });

/** The form whose button was pressed: `session-names:<day>:<entries>`, and what is chosen in it. */
const formOf = ({ args: [date = '', since] }: Press) => ({
  post: { date, place: null },
  since: Number(since),
});

/** What the form asks first: whom the asker played. */
const opponents = (
  press: Press,
  { post, since }: { post: AtPost; since: number | null },
  page: number,
): Promise<Answer> =>
  ifFound(
    press,
    (view) =>
      recordFormFor(view, {
        ...{ asker: numberOf(view, press.actor), post, now: press.occasion.now },
        since: since ?? view.entries.length,
      }),
    (form, view) => ({ kind: 'reply', reply: renderOpponents(view, form, press.occasion.now, page) }),
  );

/** What it asks then: how the game ended. */
const results = (press: Press): Promise<Answer> =>
  ifFound(
    press,
    (view) =>
      allOf(
        recordFormFor(view, {
          ...formOf(press),
          ...{ asker: numberOf(view, press.actor), now: press.occasion.now },
        }),
        whichPerson(view, { text: `#${press.args[2]}` }),
      ),
    ([form, { number }], view) => ({ kind: 'reply', reply: renderResults(view, form, number) }),
  );

const enter = (press: Press): Promise<Answer> => {
  const [date = '', since, opponent, score = ''] = press.args;
  const told = { date, since: Number(since), opponent: `#${opponent}`, score: pointsTyped(score) };
  return enterOrAsk(press, recordAtSession, told);
};

/** The buttons of the session's post, and of the form that one of them opens. */
export const postPresses: NonNullable<Command['presses']> = {
  'session-present': (press) => carryOut(press, checkInAtPost, postOf(press)),
  'session-record': (press) => opponents(press, { post: postOf(press), since: null }, 1),
  'session-close': (press) => ask(press, plans.closing, postOf(press)),
  'session-names': (press) => inPlace(opponents(press, formOf(press), Number(press.args[2]))),
  'session-opponent': (press) => inPlace(results(press)),
  'session-result': enter,
};

/** Those of the form, whose place their answer takes. */
export const formActions = ['session-names', 'session-opponent', 'session-result'];
