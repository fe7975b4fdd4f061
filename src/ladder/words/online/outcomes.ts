import { officeNames } from '../../../../terms/administration/authority.ts';
import { challengeEnds } from '../../../../terms/games/online.ts';
import type { Act } from '../../../../terms/register.ts';
import { counted, share } from '../../../../terms/words.ts';
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
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import { accountsOf, hourOf, mentionOf, nameOf, reasonBelow, under } from '../../../house/words/text.ts';
import { enteredAs, type OnlineGame, opponentIn } from '../../book/online.ts';
import type { LadderNotice, ladderNotices } from '../../notices.ts';
import { threadOf } from '../../online/find-online.ts';
import type { onlineOutcomes } from '../../outcomes.ts';
import { cardReply } from '../games.ts';
import { alsoAgreed, whiteAndBlack } from '../result-line.ts';
import { drawAnswers, endLine, gameButtons, moveLabel, offeredTo, onlineGame, renderBoard } from './game.ts';

/** What became of an online game, or of a challenge to one. */
export const onlineWords: OutcomeWords<typeof onlineOutcomes> = {
  'online-challenged': onOnline(challengeCard),
  'online-accepted': onOnline((online, view) => ({
    ...toEverybody(
      `**${nameOf(view, online.black)}** accepts. ${mentionOf(view, online.white)}, you begin online game ${online.number} in its own thread. Everyone may watch.`,
      view,
      [online.white],
    ),
    card: challengeCard(online, view),
  })),
  'online-declined': onOnline((online, view, { by }: About<'online-declined'>) => {
    const { white, black } = online;
    const said =
      by === white
        ? `**${nameOf(view, white)}** withdraws the challenge.`
        : `**${nameOf(view, black)}** declines the challenge of ${mentionOf(view, white)}.`;
    return { ...toEverybody(said, view, [opponentIn(online, by)]), card: challengeCard(online, view) };
  }),
  /** Answered with the board where the game is played; elsewhere only to the person who moved. */
  'online-moved': onOnline((online, view, { ply, there }: About<'online-moved'>) => {
    const said = `Played: ${moveLabel(online.moves[ply - 1]?.san ?? '', ply)}.`;
    if (!there) return elsewhere(view, online, said);
    return { ...renderBoard(view, online, ply), card: toClub(said) };
  }),
  'draw-offered': answersDraw('You offer a draw.'),
  'draw-declined': answersDraw('You decline the draw.'),
  'online-ended': onOnline((online, view, { there }: About<'online-ended'>) =>
    there
      ? { ...renderBoard(view, online, online.moves.length), card: isOver }
      : elsewhere(view, online, endLine(view, online)),
  ),
  'online-voided': onOnline((online, view) =>
    elsewhere(
      view,
      online,
      `Online game ${online.number} is cancelled${under(['I.9.10'])}. Everyone can read your reason.`,
    ),
  ),
};

type About<Kind extends keyof typeof onlineOutcomes> = Told<typeof onlineOutcomes, Kind>;

function onOnline<Said extends { online: number }>(
  words: (online: OnlineGame, view: ClubView, told: Said) => Rendered,
) {
  return (told: Said, { view }: Scene): Rendered => words(onlineGame(view, told.online), view, told);
}

/** Where the game is played the other player hears of it; elsewhere it is said to the person who did it. */
function answersDraw(said: string) {
  return onOnline((online, view, { kind, by, there }: About<'draw-offered' | 'draw-declined'>) =>
    there ? drawNews(view, online, by, kind) : elsewhere(view, online, said),
  );
}

const toEverybody = (words: string, view: ClubView, pinged: readonly number[]): Reply =>
  toClub(words, { pings: accountsOf(view, pinged) });

const isOver: Reply = toClub('The game is over.');

function challengeCard(online: OnlineGame, view: ClubView): Reply {
  const { number, white, black, minutes, challengedAt, status } = online;
  const figures = figuresAt(view.state, challengedAt);
  const ends = hourOf(challengeEnds(challengedAt, figures));
  const time = minutes === null ? '' : ` Each has ${counted(minutes, 'minute')} for a move.`;
  const lines = [
    `${mentionOf(view, black)}, **${nameOf(view, white)}** challenges you to an online game. They play White, you play Black.${time}`,
    status === 'challenged' ? `Answer by ${ends}.` : `It ${challengeWords[status]}.`,
    `An online game changes your score only ${share(figures.onlineShare)} as much as a game at the club${under(['I.9', 'I.9.3'])}.`,
  ];
  const buttons = [
    button('Accept', 'online-accept', [number], 'success'),
    button('Decline', 'online-decline', [number], 'danger'),
    button('Withdraw', 'online-withdraw', [number]),
  ];
  const components = status === 'challenged' ? [row(...buttons)] : [];
  return { ...toEverybody(lines.join('\n'), view, [black]), components };
}

const challengeWords = {
  declined: 'was declined or withdrawn',
  lapsed: 'was not answered in time',
  playing: 'was accepted',
  over: 'was accepted',
  voided: 'was accepted',
} as const;

/** An offer of a draw, or its refusal, to the other player. */
function drawNews(
  view: ClubView,
  online: OnlineGame,
  by: number,
  news: 'draw-offered' | 'draw-declined',
): Reply {
  const other = opponentIn(online, by);
  const [who, whom] = [nameOf(view, by), mentionOf(view, other)];
  if (news === 'draw-declined') return toEverybody(`**${who}** declines the draw, ${whom}.`, view, [other]);
  const isAsked = online.offer?.open === true && offeredTo(online) === other;
  return {
    ...toEverybody(`**${who}** offers a draw, ${whom}. Making a move declines it.`, view, [other]),
    components: isAsked ? [row(...drawAnswers(online.number))] : [],
  };
}

/** Said to the person who did it, with where the game is played. */
function elsewhere(view: ClubView, online: OnlineGame, said: string): Reply {
  const thread = threadOf(view, online);
  const where = thread === null ? '' : `\nThe game is in <#${thread}>.`;
  return toAsker(`${said}${where}`);
}

/** What the bot says by itself of an online game. */
export const onlineNews = {
  'online-lapsed': onOnline(({ white, black }, view) =>
    toEverybody(
      `${mentionOf(view, white)}, **${nameOf(view, black)}** did not answer your challenge in time.`,
      view,
      [white],
    ),
  ),
  /** What the thread of the game begins under. */
  'online-begun': onOnline((online, view) =>
    toClub(null, {
      embeds: [
        {
          title: `Online game ${online.number}`,
          color: colours.reading,
          description: `${whiteAndBlack(view, online)}. They play in the thread below. Everyone may watch.`,
        },
      ],
    }),
  ),
  'online-board': onOnline((online, view, { ply }: LadderNotice<'online-board'>) =>
    renderBoard(view, online, ply),
  ),
  'online-draw': onOnline((online, view, { by, news }: LadderNotice<'online-draw'>) =>
    drawNews(view, online, by, `draw-${news}`),
  ),
  'online-over': onOnline(over),
  'online-ended-by-justice': (notice, scene) =>
    decided(`Justice ${nameOf(scene.view, notice.by)} has ended`, 'I.9.6', notice, scene),
  'online-voided': (notice, scene) =>
    decided(`${officeNames.chief} ${nameOf(scene.view, notice.by)} has cancelled`, 'I.9.10', notice, scene),
} satisfies Partial<NoticeWords<typeof ladderNotices>>;

function over(online: OnlineGame, view: ClubView): Reply {
  const game = enteredAs(view.state, online);
  const which = `Online game ${online.number}`;
  const names = whiteAndBlack(view, online);
  const players = [online.white, online.black];
  return game === undefined
    ? toEverybody(`${which}: ${names}.\n${endLine(view, online)}`, view, players)
    : {
        ...cardReply(view, game),
        ...toEverybody(`${which} is over: ${names}.`, view, players),
        components: gameButtons(view, online),
      };
}

async function decided(
  deed: string,
  act: Act,
  notice: LadderNotice<'online-ended-by-justice' | 'online-voided'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const online = onlineGame(view, notice.online);
  const agreed = 'consent' in notice ? alsoAgreed(notice.consent, view) : '';
  const reason = await reasonBelow(scene, notice.entry);
  const said = `${deed} online game ${online.number}, ${whiteAndBlack(view, online)}${under([act])}.${agreed}${reason}`;
  return toEverybody(said, view, [online.white, online.black]);
}
