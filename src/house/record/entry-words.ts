import { officeNames } from '../../../terms/administration/authority.ts';
import { banEndsAt } from '../../../terms/leaderboard/bans.ts';
import { localTime } from '../../../terms/time.ts';
import { counted, dayOf, signed } from '../../../terms/words.ts';
import type { Entry, EntryOf, RematchOutcome } from '../../ledger/entries.ts';
import { findingWords, groundWords, partsWords } from '../discipline/penalty-words.ts';
import type { ClubView } from '../ports.ts';
import { courtWords } from './court-words.ts';
import type { Naming } from './naming.ts';

/** What an entry says on the record of the person it is about, in a clause; null for what is not on it. */
export function entryWords(entry: Entry, view: ClubView, name: Naming): string | null {
  switch (entry.type) {
    case 'joined':
    case 'removed':
    case 'removal-requested':
    case 'removal-request-withdrawn':
    case 'office-given':
    case 'office-taken':
    case 'renamed':
    case 'account-linked':
    case 'erased':
    case 'file-read':
    case 'staff-named':
    case 'consent-asked':
      return membershipWords(entry);
    case 'banned':
    case 'ban-ended':
    case 'penalty-issued':
    case 'penalty-declared':
    case 'monitored':
    case 'monitor-lifted':
    case 'monitor-restated':
    case 'monitor-overdue':
    case 'clock-required':
    case 'clock-waived':
    case 'breach-found':
      return disciplineWords(entry, view);
    case 'adjusted':
    case 'decayed':
    case 'register-corrected':
      return scoreWords(entry);
    case 'game-referred':
      return entry.reason === 'disputed' ? `game #${entry.game} was disputed` : null;
    case 'game-refused':
    case 'game-corrected':
    case 'objected':
    case 'rematch-decided':
      return gameWords(entry, name);
    case 'petitioned':
    case 'petition-withdrawn':
    case 'petition-denied':
    case 'judged':
    case 'redecided':
    case 'en-banc-asked':
    case 'en-banc-answered':
      return courtWords(entry, view, name);
    case 'writ-given':
    case 'panel-seated':
    case 'recused':
    case 'counsel-named':
    case 'witness-called':
    case 'exhibit-filed':
    case 'exhibit-viewed':
    case 'exhibit-released':
    case 'exhibit-erased':
    case 'motion-made':
    case 'motion-voted':
    case 'motion-ruled':
    case 'vote-cast':
    case 'revote-called':
    case 'remand-returned':
    case 'author-chosen':
    case 'opinion-published':
    case 'court-reminded':
    case 'wait-told':
    case 'docket-told':
    case 'figures-set':
    case 'terms-published':
    case 'suggested':
    case 'suggestion-answered':
    case 'channels-chosen':
    case 'access-chosen':
    case 'staff-read':
    case 'papers-read':
    case 'post-removal-ordered':
    case 'session-opened':
    case 'session-closed':
    case 'session-reported':
    case 'session-cancelled':
    case 'session-restored':
    case 'checked-in':
    case 'checked-out':
    case 'game-recorded':
    case 'game-declared-second':
    case 'game-confirmed':
    case 'game-withdrawn':
    case 'game-approved':
    case 'game-lapsed':
    case 'game-counted':
    case 'limit-set':
    case 'limit-paused':
    case 'limit-resumed':
    case 'limit-ended':
    case 'evidence-consented':
    case 'online-challenged':
    case 'online-accepted':
    case 'online-declined':
    case 'online-lapsed':
    case 'online-moved':
    case 'draw-offered':
    case 'draw-declined':
    case 'online-ended':
    case 'online-voided':
    case 'clock-opened':
    case 'clock-consented':
    case 'clock-declined':
    case 'clock-started':
    case 'clock-ended':
    case 'clock-entered':
    case 'penalty-reminded':
    case 'removal-reminded':
    case 'chief-acted':
    case 'consent-answered':
    case 'voided':
      return null;
    default:
      return entry satisfies never;
  }
}

const consentWords = {
  staff: 'was proposed as the member of staff',
  score: 'asked another Justice to agree to a change of their own score',
  game: 'asked another Justice to agree that a game of their own is taken off the board',
  online: 'asked another Justice to agree that an online game of their own is broken off',
} as const;

const bases = { request: 'as they asked', inactive: 'for staying away' } as const;

function membershipWords(
  entry: EntryOf<
    | 'joined'
    | 'removed'
    | 'removal-requested'
    | 'removal-request-withdrawn'
    | 'office-given'
    | 'office-taken'
    | 'renamed'
    | 'account-linked'
    | 'erased'
    | 'file-read'
    | 'staff-named'
    | 'consent-asked'
  >,
): string {
  switch (entry.type) {
    case 'joined':
      return 'joined the Leaderboard';
    case 'removed':
      return `was taken off the Leaderboard, ${bases[entry.basis]}`;
    case 'removal-requested':
      return 'asked to be taken off the Leaderboard';
    case 'removal-request-withdrawn':
      return 'took the request to be taken off back';
    case 'office-given':
      return `became ${officeNames[entry.office]}`;
    case 'office-taken':
      return `is ${officeNames[entry.office]} no more`;
    case 'renamed':
      return 'the name shown was changed';
    case 'account-linked':
      return 'was given a Discord account';
    case 'erased':
      return 'had their data erased';
    case 'file-read':
      return 'the member of staff read all that is kept of them';
    case 'staff-named':
      return 'was named as the member of staff';
    case 'consent-asked':
      return consentWords[entry.matter.kind];
    default:
      return entry satisfies never;
  }
}

/** Act III.6.1: a ban by the staff holds through a day, or ends at a time on it. */
function staffBanWords({ until, endsAt }: EntryOf<'banned'>, { state: { figures } }: ClubView): string {
  if (until === null || endsAt === null) return 'was banned without an end';
  const isWholeDay = endsAt === banEndsAt(until, figures);
  return isWholeDay
    ? `was banned through ${dayOf(until)}`
    : `was banned until ${localTime(endsAt, figures)} on ${dayOf(until)}`;
}

function disciplineWords(
  entry: EntryOf<
    | 'banned'
    | 'ban-ended'
    | 'penalty-issued'
    | 'penalty-declared'
    | 'monitored'
    | 'monitor-lifted'
    | 'monitor-restated'
    | 'monitor-overdue'
    | 'clock-required'
    | 'clock-waived'
    | 'breach-found'
  >,
  view: ClubView,
): string {
  switch (entry.type) {
    case 'banned':
      return staffBanWords(entry, view);
    case 'ban-ended':
      return 'the ban was lifted';
    case 'penalty-issued':
      return penaltyWords(entry, view);
    case 'penalty-declared':
      return `penalty #${entry.penalty} was declared${entry.way === 'email' ? ` by email, on ${dayOf(entry.on)}` : ''}`;
    case 'monitored':
      return 'was monitored from here on';
    case 'monitor-lifted':
      return 'the monitor was lifted';
    case 'monitor-restated':
      return 'the suspicion was stated again';
    case 'monitor-overdue':
      return `the monitor lasted past the session of ${dayOf(entry.date)}`;
    case 'clock-required':
      return entry.minutes === null
        ? 'has to play with a clock'
        : `has to play with a clock, with ${counted(entry.minutes, 'minute')}`;
    case 'clock-waived':
      return 'may play without a clock again';
    case 'breach-found':
      return 'was found to have passed on what was gathered of an online game';
    default:
      return entry satisfies never;
  }
}

function penaltyWords(entry: EntryOf<'penalty-issued'>, view: ClubView): string {
  const { penalty, ground, finding } = entry;
  const known = view.state.penalties[penalty];
  return [
    `penalty #${penalty}: ${partsWords(entry, view)}`,
    ...(ground === null ? [] : [`for ${groundWords[ground]}`]),
    ...(finding === null ? [] : [`found: ${findingWords[finding]}`]),
    ...(known?.stands === true && known.declared === null ? ['not declared yet'] : []),
  ].join('; ');
}

const decays = { absence: 'for staying away', idle: 'for playing no game' } as const;

function scoreWords(entry: EntryOf<'adjusted' | 'decayed' | 'register-corrected'>): string {
  switch (entry.type) {
    case 'adjusted':
      return adjustedWords(entry);
    case 'decayed':
      return `lost points ${decays[entry.basis]}, at the session of ${dayOf(entry.date)}`;
    case 'register-corrected':
      return `counts as ${entry.present ? 'present' : 'absent'} at the session of ${dayOf(entry.date)}`;
    default:
      return entry satisfies never;
  }
}

function adjustedWords({ change }: EntryOf<'adjusted'>): string {
  if (change === 'halve') return 'the score was halved';
  if (change === 'reset') return 'the score was set back';
  return `the score was changed by ${signed(change.points)}`;
}

const rematches: Record<RematchOutcome, string> = {
  won: 'won by whoever objected',
  drew: 'drawn',
  lost: 'lost by whoever objected',
  'petitioner-absent': 'not played by whoever objected',
  'opponent-absent': 'not played by the other player',
  neither: 'played by nobody',
};

function gameWords(
  entry: EntryOf<'game-refused' | 'game-corrected' | 'objected' | 'rematch-decided'>,
  name: Naming,
): string {
  switch (entry.type) {
    case 'game-refused':
      return `game #${entry.game} was kept off the board`;
    case 'game-corrected':
      return `the result of game #${entry.game} was put right`;
    case 'objected':
      return `${name(entry.person)} objected to how game #${entry.game} ended`;
    case 'rematch-decided':
      return `the rematch of game #${entry.game} was ${rematches[entry.outcome]}`;
    default:
      return entry satisfies never;
  }
}
