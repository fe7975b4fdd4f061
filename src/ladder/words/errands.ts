import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { challengeEnds } from '../../../terms/games/online.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { isMember } from '../../house/book/members.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Errand } from '../../house/room.ts';
import { whoGoesOn } from '../../house/tell.ts';
import { button } from '../../house/words/reply.ts';
import { listed, nameOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allGames, disputeOf, type Game, isPlayer, otherPlayer } from '../book/games.ts';
import { isOverdue, standingMonitors } from '../book/monitors.ts';
import {
  allOnline,
  gamesUnderWay,
  type OnlineGame,
  opponentIn,
  playerToMove,
  timeUpAt,
} from '../book/online.ts';
import { rematchesToPlay } from '../games/by-register.ts';
import { whatItWaitsFor } from '../games/counting.ts';
import { oneMatterWith } from '../games/declare-decision.ts';
import { threadOf } from '../online/find-online.ts';
import { clockErrands } from './clocks/errands.ts';
import { approvalWords, gameOf } from './game-card.ts';
import { drawAnswers, offeredTo } from './online/game.ts';
import { gamesListed, playersOf, resultLine } from './result-line.ts';

/** What waits on the ladder for a person: their games and clocks, and for a Moderator those to decide, rematches and monitors. */
export const ladderErrands = (view: ClubView, person: PersonNumber): Errand[] => [
  ...allGames(view.state).flatMap((game) => gameErrands(view, game, person)),
  ...rematchErrands(view, person),
  ...monitorErrands(view, person),
  ...onlineErrands(view, person),
  ...clockErrands(view, person),
];

/** Acts III.2 and III.3.5: whether that person may decide on a game of those two. */
const mayDecide = ({ state }: ClubView, person: PersonNumber, { player, opponent }: Game): boolean =>
  mayModerate(officesHeld(state, person)) && mayActOnGame(person, [player, opponent]);

function gameErrands(view: ClubView, game: Game, person: PersonNumber): Errand[] {
  switch (whatItWaitsFor(view.state, game)) {
    case 'confirmation':
      return game.opponent === person ? [toConfirm(view, game)] : [];
    case 'joining':
      return isPlayer(game, person) && !isMember(view.state, person) ? [toJoin(view, game)] : [];
    case 'approval':
      if (mayDecide(view, person, game)) return [toDecide(view, game)];
      return game.enteredBy === person ? differing(view, game, person) : [];
    case null:
      return [];
  }
}

/** When the session of a game closes, as long as it is open. */
function closing({ state }: ClubView, { date }: Game): number | null {
  const session = state.sessions.get(date);
  return session?.open === true ? session.closesAt : null;
}

const toConfirm = (view: ClubView, game: Game): Errand => ({
  what: `Game #${game.number}: ${resultLine(view, game)} Is that right?`,
  since: game.enteredAt,
  due: closing(view, game),
  buttons: [
    button(`Confirm #${game.number}`, 'game-confirm', [game.number], 'success'),
    button(`Dispute #${game.number}`, 'game-dispute', [game.number], 'danger'),
  ],
});

const toJoin = (view: ClubView, game: Game): Errand => ({
  what: `Game #${game.number} counts once you have joined the Leaderboard.`,
  since: game.enteredAt,
  due: closing(view, game),
  how: ['/join'],
});

/** Act II.4.1: their own entry, which another one contradicts. */
function differing(view: ClubView, game: Game, person: PersonNumber): Errand[] {
  const { number, contradicts, enteredAt } = game;
  const others = contradicts.length === 0 ? [] : oneMatterWith(view, game);
  if (others.length === 0) return [];
  const listedOthers = gamesListed(others.map((other) => other.number));
  return [
    {
      what: `Game #${number}: ${resultLine(view, game)} **${nameOf(view, otherPlayer(game, person))}** says something else in ${listedOthers}.`,
      since: enteredAt,
      due: null,
      buttons: [
        button(`Withdraw #${number}`, 'game-withdraw', [number]),
        button(`Second game #${number}`, 'game-second', [number]),
      ],
    },
  ];
}

/** Act II.10.3: who watched the game of a monitored Member has to be named. */
function toDecide(view: ClubView, game: Game): Errand {
  const { number, approval, enteredAt: since } = game;
  const watched = approval.includes('monitored');
  return {
    what: `Game #${number}: ${resultLine(view, game)} You decide, because ${listed(approval.map((reason) => approvalWords[reason]))}.`,
    ...disputeIn(view, game),
    since,
    due: null,
    ...(watched ? { how: [`/game approve game:${number} overseer:…`] } : {}),
    buttons: [
      ...(watched ? [] : [button(`Approve #${number}`, 'game-approve', [number], 'success')]),
      button(`Correct #${number}`, 'game-correct', [number]),
      button(`Refuse #${number}`, 'game-refuse', [number], 'danger'),
    ],
  };
}

/** Act II.4: what the opponent has against it, which those who decide may read. */
function disputeIn(view: ClubView, game: Game): Pick<Errand, 'wrote'> {
  const dispute = game.approval.includes('disputed') ? disputeOf(view.entries, game) : null;
  if (dispute === null) return {};
  return { wrote: { who: nameOf(view, game.opponent), seq: dispute.seq, kind: 'dispute' } };
}

/** Act I.6: rematches to play, and for Moderators to oversee. */
const rematchErrands = (view: ClubView, person: PersonNumber): Errand[] =>
  rematchesToPlay(view).flatMap(([number, { at: since }]) => {
    const game = gameOf(view, number);
    if (isPlayer(game, person)) {
      const other = nameOf(view, otherPlayer(game, person));
      return [{ what: `Play the rematch of game #${number} against **${other}**.`, since, due: null }];
    }
    if (!mayDecide(view, person, game)) return [];
    const what = `Watch the rematch of game #${number}, ${playersOf(view, game)}, and say how it went.`;
    return [{ what, since, due: null, how: [`/game rematch game:${number}`] }];
  });

/** Act II.10.5: monitors that outlast a session, for the Moderator who goes on with them. */
const monitorErrands = (view: ClubView, person: PersonNumber): Errand[] =>
  standingMonitors(view.state)
    .filter((monitor) => isOverdue(view.state, monitor) && whoGoesOn(view, monitor).includes(person))
    .map(({ person: monitored, statedAt }) => ({
      what: `**${nameOf(view, monitored)}** is still monitored. Say why again, or lift the monitor.`,
      since: statedAt,
      due: null,
      how: ['/monitor restate', '/monitor lift'],
    }));

/** Act I.9: challenges, moves and offers of a draw that wait for an answer. */
const onlineErrands = (view: ClubView, person: PersonNumber): Errand[] => [
  ...allOnline(view.state)
    .filter(({ status, black }) => status === 'challenged' && black === person)
    .map((online) => challenged(view, online)),
  ...gamesUnderWay(view.state).flatMap((online) => [
    ...(playerToMove(online) === person ? [toMove(view, online, person)] : []),
    ...(online.offer?.open === true && offeredTo(online) === person ? [offered(view, online, person)] : []),
  ]),
];

const challenged = (view: ClubView, { number, white, challengedAt }: OnlineGame): Errand => ({
  what: `**${nameOf(view, white)}** challenges you to an online game.`,
  since: challengedAt,
  due: challengeEnds(challengedAt, figuresAt(view.state, challengedAt)),
  buttons: [
    button('Accept', 'online-accept', [number], 'success'),
    button('Decline', 'online-decline', [number], 'danger'),
  ],
});

const against = (view: ClubView, online: OnlineGame, person: PersonNumber): string =>
  `online game ${online.number} against **${nameOf(view, opponentIn(online, person))}**`;

function toMove(view: ClubView, online: OnlineGame, person: PersonNumber): Errand {
  const thread = threadOf(view, online);
  const where = thread === null ? '' : `, in <#${thread}>`;
  return {
    what: `Your move in ${against(view, online, person)}${where}.`,
    since: online.moves.at(-1)?.at ?? online.beganAt,
    due: timeUpAt(online),
    how: ['/online move'],
  };
}

const offered = (view: ClubView, online: OnlineGame, person: PersonNumber): Errand => ({
  what: `You are offered a draw in ${against(view, online, person)}.`,
  since: online.moves.at(-1)?.at ?? online.beganAt,
  due: null,
  buttons: drawAnswers(online.number),
});
