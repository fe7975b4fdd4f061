import { officeNames } from '../../../terms/administration/authority.ts';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { boxed } from '../../house/words/columns.ts';
import {
  type ActionRow,
  colours,
  linkRow,
  type Picture,
  pageRow,
  type Reply,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { banEndOf, dayOf, listed, nameOf, plain, shortDayOf, signed, under } from '../../house/words/text.ts';
import type { Points } from '../../ledger/fields.ts';
import { chartAlt } from '../../pictures/alt.ts';
import { scoreChartSvg } from '../../pictures/score-chart.ts';
import { type HeadToHead, seenFrom } from '../board/head-to-head.ts';
import type { Apart, ApartReason, Leaderboard } from '../board/leaderboard.ts';
import type { Pairing, Pairings } from '../board/pairings.ts';
import type { Player, Preview } from '../board/preview.ts';
import type { Profile } from '../board/profile.ts';
import { asNamed, whiteFirst } from '../board/white-first.ts';
import type { Game } from '../book/games.ts';
import type { BoardRow } from '../ports.ts';
import { boardLine, nobody, starLegend } from './board-lines.ts';
import { favourite } from './favourite.ts';
import { statusNames } from './result-line.ts';

type BoardScene = Pick<Scene, 'view' | 'pages'>;

/** The board, a line a member, with buttons to turn its pages; below it those who are not on it, and why. */
export function renderLeaderboard({ page, apart }: Leaderboard, { view, pages }: BoardScene): Reply {
  const web = onTheWeb(pages);
  const { rows, total } = page;
  const heading = `**Leaderboard**${page.pages > 1 ? `, page ${page.page} of ${page.pages}` : ''}`;
  const lines = rows.map((row) =>
    boardLine(view, row, [`${row.wins}-${row.draws}-${row.losses}`, signed(row.sinceLastSession)]),
  );
  const board = total === 0 ? nobody : boxed(lines);
  return toClub([heading, board, total > 0 && legend(view, rows), ...web.lines], {
    embeds: apart === null ? [] : [apartEmbed(apart, view)],
    components: [...pageRow('board-page', [apart === null ? 'board' : 'all'], page), ...web.rows],
  });
}

/** The way to the board on the web: a button, or a line where Discord takes no such button. */
function onTheWeb(address: string | null): { rows: ActionRow[]; lines: string[] } {
  if (address === null) return { rows: [], lines: [] };
  const rows = linkRow('On the web', address);
  return { rows, lines: rows.length === 0 ? [`On the web: ${address}`] : [] };
}

function legend({ state }: ClubView, rows: readonly BoardRow[]): string {
  const last = state.sessionOrder.at(-1);
  const since = last === undefined ? '' : `, change since ${shortDayOf(last.date)}`;
  return `Score, won-drawn-lost${since}.${starLegend(rows)}`;
}

const mostApart = 40;

function apartEmbed(apart: readonly Apart[], view: ClubView) {
  const lines = apart
    .slice(0, mostApart)
    .map(({ person, score, reason }) => `${nameOf(view, person)}, ${score}: ${apartWords(reason, view)}`);
  const rest = apart.length - lines.length;
  return {
    title: 'Not on the board',
    color: colours.reading,
    description: [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n') || 'Nobody.',
  };
}

/** Why somebody is not on the board. */
function apartWords(reason: ApartReason, { state: { figures } }: ClubView): string {
  switch (reason.why) {
    case 'banned':
      return `banned ${banEndOf(reason.endsAt, figures)}${under([reason.byStaff ? 'III.6.1' : 'II.9'])}`;
    case 'removed':
      return `left the Leaderboard${under(['0.8'])}`;
    case 'inactive':
      return `missed the last ${counted(reason.missed, 'session')}${under(['II.6.1'])}`;
    default:
      return reason satisfies never;
  }
}

/** Who should play whom. */
export function renderPairings({ pairs, oddOneOut }: Pairings, view: ClubView): Reply {
  const lines = pairs.map((pairing) => pairLine(pairing, view));
  const left =
    oddOneOut === null
      ? []
      : [`**${nameOf(view, oddOneOut)}** sits this round out, and then plays the first person who is free.`];
  const none = ['Fewer than two Members are checked in. Check in with `/present`.'];
  return toClub(['**Pairings**', ...(pairs.length === 0 ? none : [...lines, ...left])]);
}

function pairLine({ people: [one, other], lastPlayed, difference }: Pairing, view: ClubView): string {
  const met = lastPlayed === null ? 'never played each other' : `last played on ${dayOf(lastPlayed)}`;
  return `**${nameOf(view, one)}** – **${nameOf(view, other)}**: ${met}, ${counted(difference, 'point')} apart`;
}

/** `#12 · 20 Nov · Ana 1–0 Bo · counts: +20, ±0`, White first */
export function gameLine(view: ClubView, game: Game): string {
  const [first, second] = whiteFirst(game);
  const players = `${nameOf(view, first)} ${marks[asNamed(game, game.score)]} ${nameOf(view, second)}`;
  return `#${game.number} · ${shortDayOf(game.date)} · ${players} · ${statusWords(game)}`;
}

const marks = { 1: '1–0', 0.5: '½–½', 0: '0–1' } as const;

function statusWords(game: Game): string {
  if (game.status === 'counted') {
    const changes = whiteFirst(game).map((person) => signed(seenFrom(game, person).change));
    return `counts: ${changes.join(', ')}`;
  }
  return statusNames[game.status];
}

/** A person at a glance. */
export function renderProfile(profile: Profile, view: ClubView): Reply {
  const { person, recent, headToHead } = profile;
  const lines = [...standingLines(profile), ...flagLines(profile, view)];
  const games = recent.map((game) => gameLine(view, game));
  return toAsker(null, {
    embeds: [
      {
        title: plain(person.name, 32),
        color: colours.reading,
        description: lines.join('\n'),
        fields: [
          ...(headToHead === null ? [] : [{ name: 'Against you', value: recordWords(headToHead) }]),
          { name: 'Latest games', value: games.join('\n') || 'None yet.' },
        ],
      },
    ],
    ...chart(profile, view),
  });
}

function chart({ standing }: Profile, { state }: ClubView): { picture?: Picture } {
  if (standing === null || standing.course.length < 2) return {};
  const { floor, timezone } = state.figures;
  const draw = () =>
    scoreChartSvg(standing.course, { width: 560, height: 240, scheme: 'dark', floor, timezone });
  return { picture: { name: 'score.png', alt: chartAlt(standing.course, timezone), draw } };
}

function standingLines({ standing, rank }: Profile): string[] {
  if (standing === null) return [`Not on the Leaderboard. Anyone can \`/join\`${under(['II.1'])}.`];
  const place = rank === null ? '' : `, number ${rank} on the board`;
  return [`Score: **${standing.score}**${place}`, `Record: ${recordWords(standing)}`];
}

const recordWords = ({ wins, draws, losses }: HeadToHead): string =>
  `${wins} won, ${draws} drawn, ${losses} lost`;

function flagLines({ offices, apart, person }: Profile, view: ClubView): string[] {
  return [
    ...(offices.length === 0 ? [] : [`Office: ${listed(offices.map((office) => officeNames[office]))}`]),
    ...(apart === null ? [] : [`Not on the board: ${apartWords(apart, view)}`]),
    ...(person.account === null ? ['No Discord account'] : []),
  ];
}

const ifResult: Record<Points, string> = { 1: 'If you win', 0.5: 'If you draw', 0: 'If you lose' };

/** What each result would do to both scores. */
export function renderPreview({ own, other, outcomes }: Preview): Reply {
  const name = plain(other.name, 32);
  const [first] = outcomes;
  const lines = outcomes.map(
    (outcome) =>
      `${ifResult[outcome.score]}: you ${outcome.own.newScore} (${signed(outcome.own.change)}), ` +
      `${name} ${outcome.other.newScore} (${signed(outcome.other.change)})`,
  );
  return toAsker([
    `You have ${own.score}, **${name}** has ${other.score}. ${favourite(first?.own.expected ?? 0.5, ['you', name])}${under(['II.3'])}`,
    ...lines,
    ...joinLines(own, 'You have'),
    ...joinLines(other, `${name} has`),
  ]);
}

const joinLines = ({ member }: Player, who: string): string[] =>
  member
    ? []
    : [`${who} not joined yet. Games count once both players have used \`/join\`${under(['0.12'])}.`];
