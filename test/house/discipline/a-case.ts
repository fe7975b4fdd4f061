import type { BanInput } from '../../../src/house/discipline/issue-ban.ts';
import type { PenaltyInput } from '../../../src/house/discipline/issue-penalty.ts';
import { type FraudInput, penaliseFraud, previewFraud } from '../../../src/ladder/games/penalise-fraud.ts';
import type { GameNumber, PersonNumber, Points } from '../../../src/ledger/fields.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** Friday, 12:50. Mo and Mia moderate, Jude is a Justice, Ana has beaten Bo in game #1; Cy joined too. */
export function aCase() {
  const club = aClub({ now: '2026-11-20 12:30' });
  const mo = club.moderator('Mo');
  const mia = club.moderator('Mia');
  const jude = club.person('Jude', { offices: ['justice'] });
  const [ana, bo, cy] = [club.member('Ana'), club.member('Bo'), club.member('Cy')];
  club.openSession(mo);
  club.at('12:50');
  play(club, ana, bo);
  return { club, mo, mia, jude, ana, bo, cy };
}

/** A game of today; it counts unless it is left open. Returns its number. */
export function play(
  club: Story,
  player: PersonNumber,
  opponent: PersonNumber,
  about: { score?: Points; open?: boolean } = {},
): GameNumber {
  const { score = 1, open = false } = about;
  const game = Math.max(1, club.view.state.games.length);
  club.write(
    {
      type: 'game-recorded',
      game,
      player,
      opponent,
      score,
      colour: null,
      playedAt: club.now,
      date: '2026-11-20',
      online: false,
      ended: null,
      approval: [],
    },
    { by: player },
  );
  if (!open) club.write({ type: 'game-counted', game });
  return game;
}

/** Somebody of the club, as a command names them. */
export const named = (person: PersonNumber) => ({ text: `#${person}` });

export const penalty = (person: PersonNumber, about: Partial<PenaltyInput> = {}): PenaltyInput => ({
  member: named(person),
  kinds: ['warning'],
  reason: 'Shouted during a game.',
  offence: 'Shouting',
  words: new Map(),
  points: null,
  minutes: null,
  game: null,
  separate: false,
  finding: null,
  declare: 'now',
  ...about,
});

export const ban = (person: PersonNumber, about: Partial<BanInput> = {}): BanInput => ({
  member: named(person),
  until: '2026-11-27',
  ground: 'serious',
  reason: 'Threw a rook.',
  finding: 'intent',
  offence: null,
  words: new Map(),
  game: null,
  separate: false,
  declare: 'now',
  ...about,
});

export const fraud = (
  person: PersonNumber,
  game: GameNumber,
  about: Partial<FraudInput> = {},
): FraudInput => ({
  member: named(person),
  game: String(game),
  reason: 'Nobody saw that game.',
  finding: 'intent',
  instead: null,
  points: null,
  separate: false,
  declare: 'now',
  shown: null,
  ...about,
});

/** A Moderator is shown what the ladder does, and confirms it. */
export function confirmsFraud(club: Story, moderator: PersonNumber, input: FraudInput) {
  const preview = previewFraud(club.view, club.actor(moderator), input, club.now);
  if (!preview.ok) return preview;
  return club.does(moderator, penaliseFraud, { ...input, shown: preview.value.rung });
}
