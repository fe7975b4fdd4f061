import { quantile } from '../bench/measure.ts';
import type { Campaign } from './campaign.ts';
import { lossKinds } from './oracle.ts';
import { troublesOn } from './troubles.ts';

/** What came of all rounds, as a table. */
export function tableOf({ kind, rounds, carriedOut, announced, took }: Campaign): string[] {
  const lossesOf = (some: Campaign['rounds']) => some.reduce((all, { losses }) => all + losses.length, 0);
  const lines = troublesOn(kind).map((trouble) => {
    const met = rounds.filter(({ plan }) => plan.troubles.some(({ name }) => name === trouble));
    return `| ${trouble} | ${met.length} | ${lossesOf(met)} |`;
  });
  const byKind = lossKinds.map((kind) => {
    const found = rounds.flatMap(({ losses }) => losses).filter((loss) => loss.kind === kind);
    return `| ${kind} | ${found.length} |`;
  });
  const times = rounds.map((round) => round.took);
  const median = quantile(times, 0.5) / 1000;
  return [
    '| Trouble | Rounds | Losses in them |',
    '|---|---|---|',
    ...lines,
    '',
    '| Loss | Found |',
    '|---|---|',
    ...byKind,
    '',
    `${rounds.length} rounds in ${Math.round(took / 1000)} s, the median one in ${median.toFixed(1)} s.`,
    `${carriedOut} commands carried out and answered, ${announced} announcements posted, ${lossesOf(rounds)} losses.`,
  ];
}
