import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Told } from '../../house/told.ts';
import { noReason } from '../../house/words/declarations.ts';
import { type OutcomeWords, type Rendered, type Reply, type Scene, toClub } from '../../house/words/reply.ts';
import { accountsOf, mentionOf, moved, nameOf, reasonLines, under } from '../../house/words/text.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import type { LadderNotice } from '../notices.ts';
import type { gameOutcomes } from '../outcomes.ts';
import {
  cardButtons,
  gameCard,
  gameOf,
  isAnswerable,
  reasonsFor,
  scoresLine,
  standingLine,
} from './game-card.ts';
import { reasonOf, renderGamePage } from './game-page.ts';
import { objectionWords, rematchClause } from './rematch-words.ts';
import { playersOf } from './result-line.ts';

/** What became of a game, for the club to see; the card whose button was pressed changes with it. */
export const gameWords: OutcomeWords<typeof gameOutcomes> = {
  'staff-read': ({ game }, scene) =>
    renderGamePage(gameOf(scene.view, game), scene, { mayReadDispute: true }),
  'game-recorded': ({ game }, { view }) => recorded(view, gameOf(view, game)),
  'game-confirmed': onGame((game, { view }, outcome: Confirmed) =>
    onCard(said(confirmed(view, game, outcome), view, [game.player])),
  ),
  'game-declared-second': onGame((game, { view }) => recordedSecond(view, game)),
  'game-disputed': onGame((game, { view }) => onCard(said(disputed(view, game), view, [game.player]))),
  'game-withdrawn': onGame((game, { view }) =>
    onCard(said(`**${nameOf(view, game.player)}** has withdrawn game #${game.number}.`, view, [])),
  ),
  'game-approved': onGame((game, { view }) =>
    onCard(withCard(`Game #${game.number} is approved.`, view, game)),
  ),
  'game-refused': onGame(async (game, scene) =>
    onCard(
      withCard(
        `Game #${game.number} is refused.${await reasonOf(scene, 'game-refused', game)}`,
        scene.view,
        game,
      ),
    ),
  ),
  'game-corrected': onGame(async (game, scene, { counts, changes }: About<'game-corrected'>) => {
    const reason = await reasonOf(scene, 'game-corrected', game);
    const scores = counts === undefined ? moved(scene.view, changes) : '';
    return onCard(withCard(`Game #${game.number} is corrected.${scores}${reason}`, scene.view, game));
  }),
  'game-voided': onGame(async (game, scene, { changes }: About<'game-voided'>) => {
    const reason = await reasonOf(scene, 'voided', game);
    const what = `Game #${game.number} is cancelled and no longer counts.`;
    return withCard(`${what}${moved(scene.view, changes)}${reason}`, scene.view, game);
  }),
  'game-adjudicated': onGame((game, { view }) => ({
    ...withCard(`The captured pieces decide game #${game.number}.`, view, game),
    ...follows(game),
  })),
  'game-objected': onGame((game, { view }) => withCard(objectionWords(view, game), view, game)),
  'rematch-decided': onGame((game, { view }, { outcome, changes }: About<'rematch-decided'>) => {
    const what = `${rematchClause(view, game, outcome)}${under(['I.6'])}.`;
    return withCard(`Game #${game.number}: ${what}${moved(view, changes)}`, view, game);
  }),
};

type About<Kind extends keyof typeof gameOutcomes> = Told<typeof gameOutcomes, Kind>;

function onGame<Outcome extends { game: GameNumber }>(
  said: (game: Game, scene: Scene, outcome: Outcome) => Rendered | Promise<Rendered>,
) {
  return async (outcome: Outcome, scene: Scene): Promise<Rendered> => {
    const game = gameOf(scene.view, outcome.game);
    return { ...(await said(game, scene, outcome)), card: cardReply(scene.view, game) };
  };
}

/** The game's card as a message of its own, with the buttons that it still has. */
export const cardReply = (view: ClubView, game: Game): Reply =>
  toClub(null, { embeds: [gameCard(view, game)], components: cardButtons(view, game) });

const said = (words: string, view: ClubView, pinged: readonly number[]): Reply =>
  toClub(words, { pings: accountsOf(view, pinged) });

/** What the card says itself once it has changed. */
const onCard = (reply: Reply): Rendered => ({ ...reply, onCard: true });

const withCard = (words: string, view: ClubView, game: Game): Reply => ({
  ...said(words, view, [game.player, game.opponent]),
  embeds: [gameCard(view, game)],
});

const follows = ({ number, status }: Game): Pick<Rendered, 'cardOf'> =>
  status === 'open' ? { cardOf: number } : {};

function recorded(view: ClubView, game: Game): Rendered {
  const entered = `${nameOf(view, game.enteredBy ?? game.player)} entered game #${game.number}.`;
  const asked = isAnswerable(view, game) && game.contradicts.length === 0;
  return {
    ...cardReply(view, game),
    ...follows(game),
    content: asked ? `${entered} ${mentionOf(view, game.opponent)}, is that right?` : entered,
    pings: accountsOf(view, asked ? [game.opponent] : [game.player, game.opponent]),
  };
}

/** Act II.4.1: the opponent is asked whether there was a second game. */
const recordedSecond = (view: ClubView, game: Game): Rendered => ({
  ...cardReply(view, game),
  ...follows(game),
  content: `${nameOf(view, game.enteredBy ?? game.player)} says that game #${game.number} was a second game. ${mentionOf(view, game.opponent)}, is that right?`,
  pings: accountsOf(view, [game.opponent]),
});

type Confirmed = About<'game-confirmed'>;

function confirmed(view: ClubView, game: Game, { counts, entered = false }: Confirmed): string {
  const { number, opponent } = game;
  const how = entered ? ' by entering the same result' : '';
  const who = `**${nameOf(view, opponent)}** has confirmed game #${number}${how}.`;
  const second = entered ? ' If you played twice, enter the second game now.' : '';
  return counts
    ? `${who} It counts: ${scoresLine(view, number)}.${second}`
    : `${who} It doesn’t count yet. ${standingLine(view, game)}${second}`;
}

const disputed = (view: ClubView, { number, opponent }: Game): string =>
  `**${nameOf(view, opponent)}** disputes game #${number}. A Moderator who didn’t play it decides, with \`/game approve\`, \`/game correct\` or \`/game refuse\`.`;

/** Act III.2.4: what a Moderator decided on a game, and why. */
export async function renderGameAction(notice: LadderNotice<'game-action'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const game = gameOf(view, notice.game);
  const { player, opponent } = game;
  const who = nameOf(view, notice.by);
  const what = `${who} has ${deeds[notice.action]} game #${notice.game}, ${playersOf(view, game)}${under(['III.2.4'])}.`;
  const why = [...besidesOf(notice), ...(await givenReason(notice, scene))];
  return toClub([what, ...why], { pings: accountsOf(view, [player, opponent]) });
}

const deeds: Record<LadderNotice<'game-action'>['action'], string> = {
  approved: 'approved',
  refused: 'refused',
  corrected: 'corrected the result of',
  voided: 'cancelled',
  adjudicated: 'counted the captured pieces of',
};

/** Why a decision was needed, or what made it. */
function besidesOf({ waited = [], captured }: LadderNotice<'game-action'>): string[] {
  if (captured !== undefined)
    return [
      `Time ran out, so they decide it: White took ${counted(captured.white, 'point')}, Black ${counted(captured.black, 'point')}${under(['I.5'])}.`,
    ];
  return waited.length === 0 ? [] : [`A Moderator had to decide: ${reasonsFor(waited)}.`];
}

async function givenReason(
  { entry, captured }: LadderNotice<'game-action'>,
  scene: Scene,
): Promise<string[]> {
  const reason = await reasonLines(scene, entry);
  return reason.length === 0 && captured === undefined ? [noReason] : reason;
}
