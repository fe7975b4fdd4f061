import type { Instant } from '../../../terms/time.ts';
import type { Effect, Relief } from '../../court-items.ts';
import type { PenaltyPart } from '../../ledger/fields.ts';
import type { Penalty } from '../book/discipline.ts';
import { broughtIn } from '../brought.ts';
import { type Brought, type CourtItems, type Item, itemAt } from '../court-items.ts';
import type { ClubView } from '../ports.ts';
import { partsWords, whyLines } from '../words/penalty-words.ts';
import { nameOf, say, tidy } from '../words/text.ts';
import { allPenalties } from './find-penalty.ts';

/** What of the house can be brought before the Court: penalties, and the bans in them. */
export const houseItems: CourtItems = {
  items: {
    penalty: ({ state }, now) =>
      allPenalties(state).map((penalty) => asBan(penalty, now) ?? penaltyItem(penalty)),
    ban: (view, now) => [
      ...allPenalties(view.state).flatMap((penalty) => banItems(penalty, now)),
      ...staffBans(view),
    ],
  },
  kinds: {
    penalty: {
      called: 'penalty',
      heard: 'a penalty',
      undone: 'the penalty is cancelled',
      brought: (view, { penalty: number }) => ({
        ...broughtPenalty(view, number),
        words: `penalty #${number}`,
        undone: `penalty #${number} is cancelled`,
      }),
    },
    ban: {
      called: 'ban',
      heard: 'a ban',
      undone: 'the ban is cancelled',
      brought: (view, { penalty: number }) => ({
        ...broughtPenalty(view, number),
        words: `the ban of penalty #${number}`,
        undone: `penalty #${number} is cancelled, and its ban lifted`,
        act: 'II.9.4',
      }),
    },
  },
  never: {
    'staff-ban': {
      called: 'ban by the staff',
      why: say(
        'The Court has no say in a ban by the member of staff.',
        'Only they can end it sooner: ask them.',
      ),
    },
  },
  touched: (_, entry) => (entry.type === 'penalty-issued' ? [`penalty ${entry.penalty}`] : []),
};

function penaltyItem({ number, person, stands, at }: Penalty): Item {
  const subject = { kind: 'penalty', penalty: number } as const;
  return { key: String(number), what: 'penalty', subject, concerned: [person], stands, at };
}

/** A ban that is over stands no more, though its penalty may. */
function banItems(penalty: Penalty, now: Instant): Item[] {
  const ban = penalty.parts.find((part) => part.kind === 'ban');
  if (ban === undefined) return [];
  const stands = penalty.stands && (ban.endsAt === null || now <= ban.endsAt);
  return [
    { ...penaltyItem(penalty), what: 'ban', subject: { kind: 'ban', penalty: penalty.number }, stands },
  ];
}

/** A penalty that is a ban and nothing else is contested as one, for as long as it lasts. */
function asBan(penalty: Penalty, now: Instant): Item | null {
  const [ban] = penalty.parts.every(({ kind }) => kind === 'ban') ? banItems(penalty, now) : [];
  return ban?.stands === true ? ban : null;
}

/** Act III.6: bans that are for the staff alone. */
const staffBans = ({ state }: ClubView): Item[] =>
  state.bans
    .filter(({ penalty }) => penalty === null)
    .map(({ seq, person, from }) => ({
      ...itemAt({ seq, at: from }, person),
      key: `staff-${seq}`,
      what: 'staff-ban',
      subject: null,
      stands: true,
    }));

function broughtPenalty(view: ClubView, number: number): Omit<Brought, 'words' | 'undone'> {
  const penalty = view.state.penalties[number];
  const game = penalty?.game ?? null;
  return {
    penalty,
    choice: { label: () => (penalty === undefined ? '' : tidy(partsWords(penalty, view), 60)) },
    answering: () => penalty?.by ?? null,
    involved() {
      const { decided = [], players = [] } =
        game === null ? {} : broughtIn(view, { kind: 'game', game }).involved();
      return { decided: [penalty?.by, ...decided], players };
    },
    points: () => (penalty === undefined ? 0 : costOf(view, penalty)),
    effects: (relief) => (penalty === undefined ? [] : effectsOn(view, penalty, relief)),
    async lines(words, hidden) {
      if (penalty === undefined) throw new Error(`There is no penalty ${number}`);
      if (!hidden && penalty.declared?.way !== 'discussion') return [];
      const by = penalty.by === null ? '' : ` by ${nameOf(view, penalty.by)}`;
      const what = `Penalty #${number} for ${nameOf(view, penalty.person)}${by}: ${partsWords(penalty, view)}.`;
      return [what, ...(await whyLines(words, penalty))];
    },
  };
}

/** What a penalty took: a deduction as it was issued, and of halving and resetting what it came to, in points. */
function costOf({ entries, rules }: ClubView, { number, parts }: Penalty): number {
  const deducted = parts.reduce((sum, part) => sum + (part.kind === 'deduction' ? part.points : 0), 0);
  if (!parts.some(({ kind }) => kind === 'halve' || kind === 'reset')) return deducted;
  let came = deducted;
  rules.fold(entries, (move) => {
    if (move.kind === 'penalised' && move.entry.penalty === number && move.part.kind !== 'deduction')
      came += move.before - move.after;
  });
  return came;
}

/** Acts I.2.1 and II.9: another penalty in the place of the one that was issued, or none. */
function effectsOn(view: ClubView, penalty: Penalty, relief: Relief): Effect[] {
  if (relief.kind === 'undo') return [{ kind: 'void', entry: penalty.seq }];
  const parts = partsInstead(partsIssued(view, penalty), relief);
  return parts === null ? [] : [{ kind: 'penalty', penalty: penalty.number, parts }];
}

/** The parts of a penalty as it was issued, whatever became of them. */
export function partsIssued(
  { entries }: Pick<ClubView, 'entries'>,
  { seq }: Penalty,
): readonly PenaltyPart[] {
  const entry = entries[seq - 1];
  return entry?.type === 'penalty-issued' ? entry.parts : [];
}

/** What a penalty of those parts is made of by a relief; null where it makes nothing of it. */
function partsInstead(parts: readonly PenaltyPart[], relief: Relief): PenaltyPart[] | null {
  if (relief.kind === 'points')
    return relief.points > 0 ? [{ kind: 'deduction', points: relief.points }] : [{ kind: 'warning' }];
  if (relief.kind !== 'until') return null;
  const { until, endsAt } = relief;
  return parts.map((part) => (part.kind === 'ban' ? { ...part, until, endsAt } : part));
}
