import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { CourtStory } from '../voting/a-court.ts';

/** An online game of Ana, who has White, and Bo: 1. e4, and Ana resigns. It was entered as a game of that number. */
export function playedOnline(court: CourtStory, online = 1): void {
  const { club, ana, bo } = court;
  const by = (person: PersonNumber) => ({ by: person });
  club.write({ type: 'online-challenged', online, white: ana, black: bo, minutes: null }, by(ana));
  club.write({ type: 'online-accepted', online }, by(bo));
  club.write({ type: 'online-moved', online, san: 'e4' }, by(ana));
  club.write({ type: 'online-ended', online, how: 'resignation', score: 0, game: online }, by(ana));
  club.write({
    ...{ type: 'game-recorded', game: online, player: ana, opponent: bo, score: 0, colour: null },
    ...{ playedAt: club.now, date: '2026-11-20', online: true, ended: null, approval: [] },
  });
}

/** Ana takes her online game with Bo to the Court, which has not seated a panel yet. */
export function aCaseOnline(): CourtStory {
  const court = new CourtStory();
  playedOnline(court);
  return court.petitions({ kind: 'game', game: 1 }, { respondent: court.bo });
}
