import type { Notice } from '../../house/notices.ts';
import type { ClubView } from '../../house/ports.ts';
import { noReason, reasonLine } from '../../house/words/declarations.ts';
import type { Reply } from '../../house/words/reply.ts';
import type { Rendered, Scene } from '../../house/words/scene.ts';
import { accountsOf, cite, listed, mentionOf, moved, nameOf, plain } from '../../house/words/text.ts';
import type { Entry } from '../../ledger/entries.ts';
import type { Game } from '../../ledger/state.ts';
import type { GameOutcome } from '../games/outcomes.ts';
import { approvalWords, cardButtons, gameCard, gameOf, isAnswerable, scoresLine } from './game-card.ts';
import { objectionWords, rematchClause } from './rematch-words.ts';

/** What became of a game, for the club to see; a card that a button was pressed on follows suit. */
export async function renderGame(
  outcome: Exclude<GameOutcome, { kind: 'staff-read' }>,
  scene: Scene,
): Promise<Rendered> {
  const { view } = scene;
  const game = gameOf(view, outcome.game);
  switch (outcome.kind) {
    case 'game-recorded':
      return recorded(view, game);
    case 'game-confirmed':
      return {
        ...said(confirmed(view, game, outcome), view, [game.player]),
        card: cardReply(view, game),
      };
    case 'game-declared-second':
      return { ...recordedSecond(view, game), card: cardReply(view, game) };
    case 'game-disputed':
      return {
        ...said(disputed(view, game), view, [game.player]),
        card: cardReply(view, game),
      };
    case 'game-withdrawn':
      return {
        ...said(`**${nameOf(view, game.player)}** has withdrawn game #${game.number}.`, view, []),
        card: cardReply(view, game),
      };
    case 'game-approved':
      return withCard(`Game #${game.number} is approved.`, view, game);
    case 'game-refused':
      return withCard(
        `Game #${game.number} is refused.${await reasonOf(scene, 'game-refused', game)}`,
        view,
        game,
      );
    case 'game-corrected': {
      const reason = await reasonOf(scene, 'game-corrected', game);
      const scores = outcome.counts === undefined ? moved(view, outcome.changes) : '';
      return withCard(`Game #${game.number} is corrected.${scores}${reason}`, view, game);
    }
    case 'game-voided': {
      const reason = await reasonOf(scene, 'voided', game);
      const what = `Game #${game.number} is void, as though it had never happened.`;
      return withCard(`${what}${moved(view, outcome.changes)}${reason}`, view, game);
    }
    case 'game-adjudicated':
      return {
        ...withCard(`Game #${game.number} is decided by the pieces captured.`, view, game),
        ...follows(game),
      };
    case 'game-objected':
      return withCard(objectionWords(view, game), view, game);
    case 'rematch-decided': {
      const what = `${rematchClause(view, game, outcome.outcome)} (${cite(['I.6'])}).`;
      return withCard(`Game #${game.number}: ${what}${moved(view, outcome.changes)}`, view, game);
    }
    default:
      return outcome satisfies never;
  }
}

/** The game's card as a message of its own, with the buttons that it still has. */
export const cardReply = (view: ClubView, game: Game): Reply => ({
  audience: 'club',
  embeds: [gameCard(view, game)],
  components: cardButtons(view, game),
});

const said = (content: string, view: ClubView, pinged: readonly number[]): Reply => ({
  audience: 'club',
  content,
  pings: accountsOf(view, pinged),
});

/** A decision on a game, said to both players, with its card, which a message with its buttons becomes. */
const withCard = (content: string, view: ClubView, game: Game): Rendered => ({
  ...said(content, view, [game.player, game.opponent]),
  embeds: [gameCard(view, game)],
  card: cardReply(view, game),
});

/** The card of a game that waits goes on with it. */
const follows = ({ number, status }: Game): Pick<Rendered, 'cardOf'> =>
  status === 'open' ? { cardOf: number } : {};

/** The opponent is asked, where their answer is wanted. */
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

type Confirmed = Extract<GameOutcome, { kind: 'game-confirmed' }>;

function confirmed(
  view: ClubView,
  { number, opponent }: Game,
  { counts, entered = false }: Confirmed,
): string {
  const how = entered ? ' by entering the same result' : '';
  const who = `**${nameOf(view, opponent)}** has confirmed game #${number}${how}.`;
  const second = entered ? ' If you played twice, enter the second game now.' : '';
  return counts
    ? `${who} It counts: ${scoresLine(view, number)}.${second}`
    : `${who} It does not count yet; its card says why.${second}`;
}

const disputed = (view: ClubView, { number, opponent }: Game): string =>
  `**${nameOf(view, opponent)}** disputes game #${number}. A Moderator who did not play it decides, with \`/game approve\`, \`/game correct\` or \`/game refuse\`.`;

type Decision = 'game-refused' | 'game-corrected' | 'voided';

/** The reason last given for what was decided on the game, in a line of its own. */
export async function reasonOf({ view, text }: Scene, decision: Decision, game: Game): Promise<string> {
  const entry = view.entries.findLast((each) => each.type === decision && isAbout(each, game));
  const reason = entry === undefined ? null : await text(entry.seq, 'reason');
  return reason === null ? '' : `\nReason: ${plain(reason, 1000)}`;
}

function isAbout(entry: Entry, game: Game): boolean {
  if (entry.type === 'voided') return entry.entry === game.countedSeq;
  return 'game' in entry && entry.game === game.number;
}

type GameAction = Extract<Notice, { kind: 'game-action' }>;

/** Act III.2.4: what a Moderator decided on a game, and why. */
export async function renderGameAction(notice: GameAction, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const game = gameOf(view, notice.game);
  const { player, opponent } = game;
  const why = [...besidesOf(notice), ...(await givenReason(notice, scene))];
  return {
    audience: 'club',
    content: [
      `Game #${notice.game}, ${nameOf(view, player)} – ${nameOf(view, opponent)}, was ${notice.action} by ${nameOf(view, notice.by)} (${cite(['III.2.4'])}).`,
      ...why,
    ].join('\n'),
    pings: accountsOf(view, [player, opponent]),
  };
}

/** What decided by itself, or made a decision needed, says why without more. */
function besidesOf({ waited = [], captured }: GameAction): string[] {
  if (captured !== undefined)
    return [
      `Time ran out, and the pieces captured decide it: White ${captured.white}, Black ${captured.black} (${cite(['I.5'])}).`,
    ];
  return waited.length === 0
    ? []
    : [`It waited for a Moderator: ${listed(waited.map((reason) => approvalWords[reason]))}.`];
}

async function givenReason({ entry, captured }: GameAction, scene: Scene): Promise<string[]> {
  const reason = await reasonLine(scene, entry);
  if (reason !== null) return [reason];
  return captured === undefined ? [noReason] : [];
}
