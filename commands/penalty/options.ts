import type { CommandRequest } from '../../src/discord/command.ts';
import { type OffenceWords, offenceWords } from '../../src/house/discipline/offences.ts';
import { type DeclareOption, declareOptions } from '../../src/house/discipline/penalty-order.ts';
import { type Finding, findings } from '../../terms/administration/sanctions.ts';
import { booleanOption, choiceOption, chosen, integerOption } from '../options.ts';

export const findingOption = (about: { required?: true } = {}) =>
  choiceOption(
    'finding',
    'What you found: needed for a ban, halving and a reset (Act III.2.3)',
    findings,
    about,
  );
export const findingOf = (text: string | null): Finding | null => chosen(findings, text);

export const declareOption = choiceOption(
  'declare',
  'When the public is told: now in #discussion, later, or by email (Act III.2.4)',
  declareOptions,
);
export const declareOf = (text: string | null): DeclareOption => chosen(declareOptions, text) ?? 'now';

export const separateOption = booleanOption(
  'separate',
  'True: another offence in a game they were penalised for already',
);

/** Points, as many as are taken off. */
export const pointsOption = integerOption('points', 'For a deduction: how many', [1, 10_000]);

/** What the known offences are called as of now. */
export const knownOffences = ({ services, club }: CommandRequest): Promise<OffenceWords> =>
  offenceWords(services.clubs, club);
