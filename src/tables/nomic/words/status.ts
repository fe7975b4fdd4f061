import {
  endOfDay,
  figuresNow,
  type Game,
  instantAt,
  isActive,
  isVoidDay,
  needs,
  openProposal,
  type PointOfOrder,
  type Proposal,
  playersOn,
  playing,
  weekdayOf,
} from '../../../../packages/nomic/src/index.ts';
import { capital, counted } from '../../../../terms/words.ts';
import { colours, type Reply, type Scene, toAsker } from '../../../house/words/reply.ts';
import { listed, plain, whenOf } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import { inRows, pointButtons, proposalButtons } from './buttons.ts';
import { aboutWords, type Telling } from './lines.ts';
import { named, playerName } from './people.ts';
import { changeTitle } from './proposal.ts';
import { standingLines, winningLine } from './standings.ts';

/** Where a game is: whose day it is, what is voted on and judged, and everybody’s points. */
export function renderStatus({ view }: Scene, table: Table, game: Game): Reply {
  const telling = { view, table, game };
  const open = openProposal(game);
  const points = game.pointsOfOrder.filter(isActive);
  const lines =
    game.over === null
      ? [
          ...dayLines(telling),
          ...(open === undefined ? [] : ['', ...proposalLines(telling, open)]),
          ...(points.length === 0 ? [] : ['', ...points.map((point) => pointLine(telling, point))]),
          ...needLines(telling),
        ]
      : [`The game is over. ${plain(named(view, table, game.over.why), 300)}`];
  return toAsker(null, {
    embeds: [
      {
        title: tableTitle(table),
        color: colours.reading,
        description: [
          ...lines,
          '',
          winningLine(telling),
          ...standingLines(telling),
          '',
          courseLine(game),
        ].join('\n'),
      },
    ],
    components: game.over === null ? buttonRows(table, game, points) : [],
  });
}

function buttonRows({ number }: Table, game: Game, points: readonly PointOfOrder[]) {
  const open = openProposal(game);
  return inRows([
    ...(open === undefined ? [] : proposalButtons(number, game, open.index)),
    ...points.flatMap((point) => pointButtons(number, point, points.length === 1)),
  ]);
}

/** Whose day it is, and until when they can propose. */
function dayLines({ view, table, game }: Telling): string[] {
  const { day } = game;
  const weekday = weekdayOf(day);
  if (isVoidDay(game, day)) return [`It is ${weekday}: nothing counts in the voting thread today.`];
  const players = playersOn(game, day);
  if (players.length === 0) return [`It is ${weekday}, which is nobody’s day.`];
  const whose = listed(players.map((seat) => `**${playerName(view, table, seat)}**`));
  const hour = instantAt(day, figuresNow(game).values.hour);
  const mayPropose =
    game.now < hour && !game.proposals.some((each) => each.day === day && each.state !== 'no rule-change');
  return [
    `It is ${weekday}, the day of ${whose}.`,
    ...(mayPropose ? [`A proposal can be made until ${whenOf(hour)}, with \`/nomic propose\`.`] : []),
  ];
}

function proposalLines({ view, table, game }: Telling, proposal: Proposal): string[] {
  const by = playerName(view, table, proposal.by);
  const voted = proposal.votes.map(({ by: seat, choice }) => `${playerName(view, table, seat)} ${choice}`);
  const missing = playing(game).filter((seat) => !proposal.votes.some((vote) => vote.by === seat));
  return [
    `**Proposal ${proposal.number ?? '–'}**, by ${by}: to ${changeTitle(game, proposal.change)}. Vote until ${whenOf(endOfDay(proposal.day))}.`,
    `Votes: ${voted.length === 0 ? 'none yet' : listed(voted)}.`,
    ...(missing.length === 0
      ? []
      : [`Not yet: ${listed(missing.map((seat) => playerName(view, table, seat)))}.`]),
  ];
}

function pointLine(telling: Telling, point: PointOfOrder): string {
  const { view, table } = telling;
  const by = playerName(view, table, point.by);
  const head = `**Point of order ${point.number}**, by ${by}, ${aboutWords(telling, point)}`;
  const until = point.until === null ? '' : ` until ${whenOf(point.until)}`;
  const judge = point.judge === null ? 'nobody yet' : playerName(view, table, point.judge);
  switch (point.state) {
    case 'judged':
      return `${head}: judged ${point.judgement?.verdict} by ${judge}. It can be disputed${until}.`;
    case 'disputed':
      return `${head}: judged ${point.judgement?.verdict} by ${judge}, and disputed. Opinions can be given${until}.`;
    default:
      return `${head}: waits for its Judge, ${judge}.`;
  }
}

const needLines = ({ view, table, game }: Telling): string[] =>
  needs(game).map(({ proposal, why }) => {
    const of = proposal === undefined ? '' : `Proposal ${proposal}: `;
    return `⚠️ ${of}${plain(named(view, table, why), 300)}`;
  });

const courseLine = ({ circuits, nextNumber }: Game): string =>
  `${circuits === 0 ? 'No full circuit' : capital(counted(circuits, 'full circuit'))} of turns ${circuits < 2 ? 'is' : 'are'} complete. The next proposal gets the number ${nextNumber}.`;
