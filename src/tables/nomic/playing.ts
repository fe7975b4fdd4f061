import { z } from 'zod';
import type { Deed } from '../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../house/ports.ts';
import type { OutcomeWords } from '../../house/words/reply.ts';
import { type FieldSamples, plain, say, type Worded, type Wording } from '../../house/words/text.ts';
import { tableNumbered } from '../table.ts';
import type { ProposalKind } from './deeds/propose.ts';
import { named } from './words/people.ts';
import { doneReply } from './words/replies.ts';

export const outcomes = {
  /** A player did something: what came of it is told from the entry. */
  'nomic-done': z.object({ table: z.int().positive(), entry: z.int().positive() }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = { 'nomic-done': doneReply };

/** What to do after something was void, by what it was. */
const instead: Readonly<Record<Deed['is'], string>> = {
  proposed: '`/nomic status` shows whose day it is, and until when they can propose.',
  continued: 'You can propose something else on your next day.',
  voted: '`/nomic status` shows what is voted on, and who has voted how.',
  'point raised': '`/nomic status` shows the points of order that are open.',
  judged: '`/nomic status` shows which points of order wait, and for whom.',
  disputed: '`/nomic status` shows which Judgements can be disputed, and until when.',
  opinion: '`/nomic status` shows which Judgements are disputed, and until when.',
  announced: '`/nomic status` shows everybody’s points.',
  forfeited: '`/nomic status` shows who plays.',
  altered: '`/nomic status` shows how the game stands.',
};

/** What the game says of something, with names, safe to show. */
function inGame(view: ClubView, number: number, why: string): string {
  const table = tableNumbered(view, number);
  return plain(table === null ? why : named(view, table, why), 600);
}

const typedAgain = (wording: Wording, typed: string | null): Wording =>
  typed === null || typed === '' ? wording : { ...wording, typed };

interface Void {
  table: number;
  does: Deed['is'];
  why: string;
  typed: string | null;
}

export const refusals = {
  'nomic-void': ({ table, does, why, typed }: Void, view) =>
    typedAgain(say(inGame(view, table, why), instead[does]), typed),
  'vote-is-over': ({ number }: { table: number; number: number | null }) =>
    say(
      number === null
        ? 'A Judgement has found that this was no rule-change, so nobody votes on it any more.'
        : `The vote on proposal ${number} is over.`,
      '`/nomic history` shows how it came out, and `/nomic status` what is voted on now.',
    ),
  'judgement-is-over': ({ point }: { table: number; point: number }) =>
    say(
      `The Judge who gave that Judgement on point of order ${point} has been overruled.`,
      '`/nomic status` shows who judges it now, and how far it is.',
    ),
} satisfies Worded;

interface Unread {
  table: number;
  why: string;
  typed: string | null;
}

export const problems = {
  'no-such-rule': ({ text }: { text: string }) =>
    say(
      `There is no rule “${plain(text, 60)}” in this game.`,
      'Choose one from the list as you type, or write its number.',
    ),
  'no-such-point-of-order': ({ text }: { text: string }) =>
    say(
      `There is no point of order “${plain(text, 60)}” in this game.`,
      'Choose one from the list as you type, or write its number.',
    ),
  'no-such-rule-change': ({ text }: { text: string }) =>
    say(
      `There is no proposal “${plain(text, 60)}” in this game.`,
      'Choose one from the list as you type, or write its number.',
    ),
  'rule-missing': ({ kind }: { kind: ProposalKind }) =>
    say(
      kind === 'enact'
        ? 'I don’t know which rule that amendment belongs to.'
        : `You want to ${kind} a rule, and I don’t know which.`,
      'Choose it in `rule`.',
    ),
  'rule-changed-meanwhile': ({ typed }: { typed: string }) =>
    typedAgain(
      say(
        'That rule has changed since you opened the form, so I can’t tell what you meant.',
        'Nothing was proposed. Use `/nomic propose` again: it shows the rule as it is now.',
      ),
      typed,
    ),
  'rule-too-long': ({ rule }: { rule: string }) =>
    say(
      `${plain(rule)} is longer than a form can be.`,
      'Write the proposal by hand in the voting thread, in parts: `Rule-change: Amend …`.',
    ),
  'figures-unread': ({ table, why, typed }: Unread, view) =>
    typedAgain(
      say(
        `I can’t read the figures. ${inGame(view, table, why)}`,
        'Write them as `winning=150, threshold=2/3`, or `same` if none changes. Nothing was proposed.',
      ),
      typed,
    ),
  'effects-unread': ({ table, why, typed }: Unread, view) =>
    typedAgain(
      say(
        `I can’t read what the Judgement brings about. ${inGame(view, table, why)}`,
        'Leave `effects` out if the verdict says it all. Nothing was judged.',
      ),
      typed,
    ),
} satisfies Worded;

const entries = [8, 9, 10, 11, 12, 13, 14, 15];

export const outcomeSamples = { 'nomic-done': entries.map((entry) => ({ table: 3, entry })) };

const anyDeed: readonly Deed['is'][] = ['proposed', 'voted', 'point raised', 'judged', 'disputed', 'opinion'];

export const refusalSamples: FieldSamples<typeof refusals> = {
  'nomic-void': [
    ...anyDeed.map((does) => ({ table: 3, does, why: 'It came too late.', typed: null })),
    { table: 3, does: 'proposed', why: 'It came too late.', typed: 'Hats may be worn.' },
  ],
  'vote-is-over': [
    { table: 3, number: 301 },
    { table: 3, number: null },
  ],
  'judgement-is-over': [{ table: 3, point: 1 }],
};

const kinds: readonly { kind: ProposalKind }[] = [
  { kind: 'enact' },
  { kind: 'amend' },
  { kind: 'repeal' },
  { kind: 'transmute' },
];

export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-rule': [{ text: '999' }],
  'no-such-point-of-order': [{ text: '9' }],
  'no-such-rule-change': [{ text: '399' }],
  'rule-missing': kinds,
  'rule-changed-meanwhile': [{ typed: 'Hats may be worn.' }],
  'rule-too-long': [{ rule: 'Rule 203' }],
  'figures-unread': [
    { table: 3, why: 'The figure winning is a whole number.', typed: null },
    { table: 3, why: 'The figure winning is a whole number.', typed: 'Hats may be worn.' },
  ],
  'effects-unread': [{ table: 3, why: 'There is no Rule 999 in effect.', typed: 'It is so.' }],
};
