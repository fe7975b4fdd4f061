import { officeNames } from '../../../../terms/administration/authority.ts';
import { challengeEnds } from '../../../../terms/games/online.ts';
import { counted } from '../../../../terms/words.ts';
import { figuresAt } from '../../../house/book/amendment.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Told } from '../../../house/told.ts';
import {
  button,
  colours,
  type NoticeWords,
  type OutcomeWords,
  type Rendered,
  type Reply,
  row,
  type Scene,
} from '../../../house/words/reply.ts';
import {
  accountsOf,
  agreedBy,
  cite,
  mentionOf,
  nameOf,
  reasonBelow,
  timeOf,
} from '../../../house/words/text.ts';
import { enteredAs, type OnlineGame } from '../../book/online.ts';
import type { LadderNotice, ladderNotices } from '../../notices.ts';
import { threadOf } from '../../online/find-online.ts';
import type { onlineOutcomes } from '../../outcomes.ts';
import { cardReply } from '../games.ts';
import { whiteAndBlack } from '../result-line.ts';
import { drawAnswers, endLine, gameButtons, moveLabel, offeredTo, onlineGame, renderBoard } from './game.ts';

/** What became of an online game, or of a challenge to one. */
export const onlineWords: OutcomeWords<typeof onlineOutcomes> = {
  'online-challenged': ({ online }, { view }) => challengeCard(view, onlineGame(view, online)),
  'online-accepted': ({ online }, { view }) => accepted(view, onlineGame(view, online)),
  'online-declined': ({ online, by }, { view }) => declined(view, onlineGame(view, online), by),
  'online-moved': (outcome, { view }) => moved(view, onlineGame(view, outcome.online), outcome),
  'draw-offered': answersDraw('You offer a draw.'),
  'draw-declined': answersDraw('You decline the draw.'),
  'online-ended': ({ online: number, there }, { view }) => {
    const online = onlineGame(view, number);
    return there
      ? { ...renderBoard(view, online, online.moves.length), card: isOver }
      : elsewhere(view, online, endLine(view, online));
  },
  'online-voided': ({ online }, { view }) =>
    elsewhere(
      view,
      onlineGame(view, online),
      `Online game ${online} is void (${cite(['I.9.10'])}). Your reason is published.`,
    ),
};

/** Where the game is played the other player hears of it; elsewhere it is said to whoever did it. */
function answersDraw(said: string) {
  return (
    { kind, online: number, by, there }: Told<typeof onlineOutcomes, 'draw-offered' | 'draw-declined'>,
    { view }: Scene,
  ): Reply => {
    const online = onlineGame(view, number);
    return there ? drawNews(view, online, by, kind) : elsewhere(view, online, said);
  };
}

const isOver: Reply = { audience: 'club', content: 'The game is over.' };

function challengeCard(view: ClubView, online: OnlineGame): Reply {
  const { number, white, black, minutes, challengedAt, status } = online;
  const { figures } = view.state;
  const ends = timeOf(challengeEnds(challengedAt, figuresAt(view.state, challengedAt)), figures);
  const time = minutes === null ? '' : ` Each has ${counted(minutes, 'minute')} for a move.`;
  const lines = [
    `${mentionOf(view, black)}, **${nameOf(view, white)}** challenges you to an online game and has White (${cite(['I.9'])}).${time}`,
    `It counts half as much as a game over the board (${cite(['I.9.3'])}).`,
    status === 'challenged' ? `You can take it up until ${ends}.` : `It ${challengeWords[status]}.`,
  ];
  const buttons = [
    button('Accept', 'online-accept', [number], 'success'),
    button('Decline', 'online-decline', [number], 'danger'),
    button('Withdraw', 'online-withdraw', [number]),
  ];
  return {
    audience: 'club',
    content: lines.join('\n'),
    components: status === 'challenged' ? [row(...buttons)] : [],
    pings: accountsOf(view, [black]),
  };
}

const challengeWords = {
  declined: 'was declined or taken back',
  lapsed: 'was not answered in time',
  playing: 'was taken up',
  over: 'was taken up',
  voided: 'was taken up',
} as const;

function accepted(view: ClubView, online: OnlineGame): Rendered {
  return {
    audience: 'club',
    content: `**${nameOf(view, online.black)}** takes it up: ${mentionOf(view, online.white)} begins online game ${online.number}, in a thread of its own. Everybody may watch.`,
    pings: accountsOf(view, [online.white]),
    card: challengeCard(view, online),
  };
}

function declined(view: ClubView, online: OnlineGame, by: number): Rendered {
  const { white, black } = online;
  const content =
    by === white
      ? `**${nameOf(view, white)}** takes the challenge back.`
      : `**${nameOf(view, black)}** declines the challenge of ${mentionOf(view, white)}.`;
  const pings = accountsOf(view, by === white ? [black] : [white]);
  return { audience: 'club', content, pings, card: challengeCard(view, online) };
}

/** Answered with the board where the game is played; elsewhere only to whoever moved. */
function moved(
  view: ClubView,
  online: OnlineGame,
  { ply, there }: Told<typeof onlineOutcomes, 'online-moved'>,
): Rendered {
  const said = `Played: ${moveLabel(online.moves[ply - 1]?.san ?? '', ply)}.`;
  if (!there) return elsewhere(view, online, said);
  return { ...renderBoard(view, online, ply), card: { audience: 'club', content: said } };
}

/** An offer of a draw, or its refusal, to the other player. */
export function drawNews(
  view: ClubView,
  online: OnlineGame,
  by: number,
  news: 'draw-offered' | 'draw-declined',
): Reply {
  const { number, white, black, offer } = online;
  const other = by === white ? black : white;
  const pings = accountsOf(view, [other]);
  if (news === 'draw-declined')
    return {
      audience: 'club',
      content: `**${nameOf(view, by)}** declines the draw, ${mentionOf(view, other)}.`,
      pings,
    };
  return {
    audience: 'club',
    content: `**${nameOf(view, by)}** offers a draw, ${mentionOf(view, other)}. Making a move declines it.`,
    components: offer?.open === true && offeredTo(online) === other ? [row(...drawAnswers(number))] : [],
    pings,
  };
}

/** Said to whoever did it, with where the game is played. */
function elsewhere(view: ClubView, online: OnlineGame, said: string): Reply {
  const thread = threadOf(view, online);
  const where = thread === null ? '' : `\nThe game is in <#${thread}>.`;
  return { audience: 'asker', content: `${said}${where}` };
}

/** What the bot says by itself of an online game. */
export const onlineNews = {
  'online-lapsed': ({ online }, { view }) => lapsed(view, onlineGame(view, online)),
  'online-begun': ({ online }, { view }) => begun(view, onlineGame(view, online)),
  'online-board': ({ online, ply }, { view }) => renderBoard(view, onlineGame(view, online), ply),
  'online-draw': ({ online, by, news }, { view }) =>
    drawNews(view, onlineGame(view, online), by, news === 'offered' ? 'draw-offered' : 'draw-declined'),
  'online-over': ({ online }, { view }) => over(view, onlineGame(view, online)),
  'online-ended-by-justice': (notice, scene) =>
    decided(`was ended by ${nameOf(scene.view, notice.by)}, a Justice (${cite(['I.9.6'])})`, notice, scene),
  'online-voided': (notice, scene) =>
    decided(
      `was voided by ${officeNames.chief} ${nameOf(scene.view, notice.by)}${agreedBy(notice.consent, scene.view)}, as though it had not been played (${cite(['I.9.10'])})`,
      notice,
      scene,
    ),
} satisfies Partial<NoticeWords<typeof ladderNotices>>;

const lapsed = (view: ClubView, { white, black }: OnlineGame): Reply => ({
  audience: 'club',
  content: `${mentionOf(view, white)}, **${nameOf(view, black)}** did not answer your challenge in time (${cite(['I.9'])}).`,
  pings: accountsOf(view, [white]),
});

const begun = (view: ClubView, online: OnlineGame): Reply => ({
  audience: 'club',
  embeds: [
    {
      title: `Online game ${online.number} (${cite(['I.9'])})`,
      color: colours.reading,
      description: `${whiteAndBlack(view, online)}. It is played in the thread below, and everybody may watch.`,
    },
  ],
});

function over(view: ClubView, online: OnlineGame): Reply {
  const game = enteredAs(view.state, online);
  const pings = accountsOf(view, [online.white, online.black]);
  const content = `Online game ${online.number} is over: ${whiteAndBlack(view, online)}.`;
  if (game === undefined) return { audience: 'club', content: `${content}\n${endLine(view, online)}`, pings };
  return { ...cardReply(view, game), content, components: gameButtons(online), pings };
}

async function decided(
  what: string,
  { online: number, entry }: LadderNotice<'online-ended-by-justice' | 'online-voided'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const online = onlineGame(view, number);
  return {
    audience: 'club',
    content: `Online game ${online.number}, ${whiteAndBlack(view, online)}, ${what}.${await reasonBelow(scene, entry)}`,
    pings: accountsOf(view, [online.white, online.black]),
  };
}
