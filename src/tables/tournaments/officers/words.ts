import { z } from 'zod';
import { inWords } from '../../../../terms/words.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../../house/words/reply.ts';
import { type FieldSamples, listed, nameOf, plain, say, type Worded } from '../../../house/words/text.ts';
import { type PersonNumber, person } from '../../../ledger/fields.ts';
import { anOffice, officeName } from '../../officers/office-words.ts';
import { theTournament } from '../tournament.ts';
import { titleOf } from '../words/names.ts';

const named = z.object({ tournament: z.int().positive(), office: z.string(), person, given: z.boolean() });

export const outcomes = { 'tournament-officer': named };
export const notices = { 'tournament-officer': named };

const isForOne = (view: Parameters<typeof theTournament>[0], tournament: number, office: string): boolean =>
  theTournament(view, tournament).rules.offices[office]?.most === 1;

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'tournament-officer': ({ tournament, office, person, given }, { view }) => {
    const what = anOffice(office, isForOne(view, tournament, office));
    return toAsker(
      given
        ? `${nameOf(view, person)} is ${what} of ${titleOf(view, tournament)} now, at all of its tables.`
        : `${nameOf(view, person)} is no longer ${what} of ${titleOf(view, tournament)}.`,
    );
  },
};

export const noticeWords: NoticeWords<typeof notices> = {
  'tournament-officer': ({ tournament, office, person, given }, { view }) => {
    const what = anOffice(office, isForOne(view, tournament, office));
    return toClub(
      `${titleOf(view, tournament)}: ${nameOf(view, person)} is ${given ? '' : 'no longer '}${what}${given ? ' now' : ''}.`,
    );
  },
};

type OfOffice = { tournament: number; office: string };
type OfPerson = OfOffice & { person: PersonNumber };

export const refusals = {
  'player-has-no-office': ({ tournament, person, office }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} plays in ${titleOf(view, tournament)}, so they can’t be ${anOffice(office, isForOne(view, tournament, office))}.`,
      'Choose somebody who doesn’t play.',
    ),
  'tournament-office-full': ({ tournament, office, most }: OfOffice & { most: number }, view) =>
    say(
      `${titleOf(view, tournament)} has as many people as ${officeName(office)} as it can: ${inWords(most)}.`,
      'Take the office from somebody first, with the same command.',
    ),
} satisfies Worded;

export const problems = {
  'no-tournament-office': ({ text, offices }: { text: string; offices: string[] }) =>
    say(
      `There is no office “${plain(text, 60)}” in this tournament.`,
      `Choose one of them: ${listed(
        offices.map((office) => `\`${office}\``),
        'or',
      )}.`,
    ),
} satisfies Worded;

const offices = ['director', 'committee'];
const each = offices.flatMap((office) =>
  [true, false].map((given) => ({ tournament: 4, office, person: 9, given })),
);

export const outcomeSamples = { 'tournament-officer': each };
export const noticeSamples = { 'tournament-officer': each };
export const refusalSamples: FieldSamples<typeof refusals> = {
  'player-has-no-office': offices.map((office) => ({ tournament: 4, person: 1, office })),
  'tournament-office-full': [{ tournament: 4, office: 'assistant', most: 2 }],
};
export const problemSamples: FieldSamples<typeof problems> = {
  'no-tournament-office': [{ text: 'king', offices }],
};
