import { momentsFrom } from '../../src/tryout/clock.ts';
import { tour } from '../../src/tryout/tour.ts';
import { now } from './club.ts';
import { inGroup, type Message } from './message.ts';

/** What the club to try out says: its tour, and where its clock can be put. */
export const tryoutWords = (): Message[] => [
  ...inGroup(
    'The playground',
    'The tour',
    tour.map(({ title, text, type }, place) => ({
      code: `step ${place + 1}`,
      text: [`**${title}**`, text, ...(type === undefined ? [] : [`\`${type}\``])].join('\n'),
    })),
  ),
  ...inGroup(
    'The playground',
    'Moments of the clock',
    momentsFrom(now).map(({ label }, place) => ({ code: `moment ${place + 1}`, text: label })),
  ),
];
