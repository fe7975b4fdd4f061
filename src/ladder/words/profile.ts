import { officeNames } from '../../../terms/administration/authority.ts';
import type { ClubView } from '../../house/ports.ts';
import { colours, type Picture, type Reply } from '../../house/words/reply.ts';
import { listed, plain, signed } from '../../house/words/text.ts';
import type { Points } from '../../ledger/fields.ts';
import { chartAlt } from '../../pictures/alt.ts';
import { scoreChartSvg } from '../../pictures/score-chart.ts';
import type { HeadToHead } from '../board/head-to-head.ts';
import type { Player, Preview } from '../board/preview.ts';
import type { Profile } from '../board/profile.ts';
import { apartWords } from './board.ts';
import { gameLine } from './history.ts';

/** A person at a glance. */
export function renderProfile(profile: Profile, view: ClubView): Reply {
  const { person, recent, headToHead } = profile;
  const lines = [...standingLines(profile), ...flagLines(profile, view)];
  const games = recent.map((game) => gameLine(view, game));
  return {
    audience: 'asker',
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
  };
}

/** The course of the score, once it has moved. */
function chart({ standing }: Profile, { state }: ClubView): { picture?: Picture } {
  if (standing === null || standing.course.length < 2) return {};
  const { floor, timezone } = state.figures;
  const draw = () =>
    scoreChartSvg(standing.course, { width: 560, height: 240, scheme: 'dark', floor, timezone });
  return { picture: { name: 'score.png', alt: chartAlt(standing.course, timezone), draw } };
}

function standingLines({ standing, rank }: Profile): string[] {
  if (standing === null) return ['Not on the Leaderboard; anyone can `/join` (Act II.1).'];
  const place = rank === null ? '' : `, number ${rank} on the board`;
  return [`Score: **${standing.score}**${place}`, `Record: ${recordWords(standing)}`];
}

const recordWords = ({ wins, draws, losses }: HeadToHead): string =>
  `${wins} won, ${draws} drawn, ${losses} lost`;

function flagLines({ offices, apart, person }: Profile, view: ClubView): string[] {
  return [
    ...(offices.length === 0 ? [] : [`Office: ${listed(offices.map((office) => officeNames[office]))}`]),
    ...(apart === null ? [] : [`Apart from the board: ${apartWords(apart, view)}`]),
    ...(person.account === null ? ['Without a Discord account'] : []),
  ];
}

const ifResult: Record<Points, string> = { 1: 'If you win', 0.5: 'If you draw', 0: 'If you lose' };

/** What each result would do to both scores. */
export function renderPreview({ own, other, outcomes }: Preview): Reply {
  const name = plain(other.name, 32);
  const [first] = outcomes;
  const expected = first === undefined ? 0 : Math.round(first.own.expected * 100);
  const lines = outcomes.map(
    (outcome) =>
      `${ifResult[outcome.score]}: you ${outcome.own.newScore} (${signed(outcome.own.change)}), ` +
      `${name} ${outcome.other.newScore} (${signed(outcome.other.change)})`,
  );
  return {
    audience: 'asker',
    content: [
      `You have ${own.score}, **${name}** has ${other.score}: you may expect ${expected}% of the points (Act II.3).`,
      ...lines,
      ...joinLines(own, 'You have'),
      ...joinLines(other, `${name} has`),
    ].join('\n'),
  };
}

const joinLines = ({ member }: Player, who: string): string[] =>
  member ? [] : [`${who} yet to \`/join\`; games wait for that (Act 0.12).`];
