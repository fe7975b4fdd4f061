import { differenceOf, type Stretch } from '../../../terms/amendment/difference.ts';
import { capital } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { repealed } from '../../tables/birthday/amendments.ts';
import type { Amendment, RegulationProposal } from '../../tables/birthday/book.ts';
import { asLive, openRegulations } from '../../tables/birthday/live.ts';
import { textAfter, textBefore, textJustBefore } from '../../tables/birthday/texts.ts';
import { changeWords } from '../../tables/birthday/words/proposals.ts';
import { citePoint } from '../../tables/rule-sets/rule-set.ts';
import type { Table } from '../../tables/table.ts';
import { isTakenDown, takenDownWords } from '../../tables/taken-down/words.ts';
import { seatName } from '../../tables/words/table.ts';
import { Difference } from '../difference.tsx';
import { Section } from '../pieces.tsx';
import { inPages } from '../weight.ts';
import { At } from './parts.tsx';
import { type Moment, momentAt } from './table-asked.ts';

/** A change of a regulation, made or proposed, with what it does to the text. */
export interface RegulationRead {
  /** `BT16: proposal 3, 4 for it and 1 against`. */
  head: string;
  at: Moment;
  /** The figures that it names; null where it names none. */
  figures: string | null;
  difference: readonly Stretch[];
}

type Proposed = RegulationProposal | Amendment;

const regulationsAPage = 10;

/** What the players of a table vote on, then what they changed, the latest first. In pages, as it takes a while to compare texts. */
export const regulationsInPages = (table: Table): readonly (readonly Proposed[])[] =>
  inPages<Proposed>(
    [...openRegulations(table), ...table.state.regulations.amendments.toReversed()],
    regulationsAPage,
  );

/** Those on one page, with what each does to the text; null where players don't change the rules. */
export function readRegulations(
  view: ClubView,
  table: Table,
  shown: readonly Proposed[],
): { changes: RegulationRead[]; open: RegulationRead[] } | null {
  if (asLive(table) === null) return null;
  return {
    changes: shown.flatMap((each) => ('fate' in each ? [] : [changeRead(view, table, each)])),
    open: shown.flatMap((each) => ('fate' in each ? [proposalRead(view, table, each)] : [])),
  };
}

function changeRead(view: ClubView, table: Table, change: Amendment): RegulationRead {
  const { point, seq, at, figures, enacted } = change;
  const how =
    enacted === null
      ? 'by the gamemaster'
      : `proposal ${enacted.proposal}, ${enacted.yes} for it and ${enacted.no} against`;
  return {
    ...{ head: `${citePoint(table.rules, point)}: ${how}`, at: momentAt(view, table, at), figures },
    difference: differenceOf(textJustBefore(table, point, seq) ?? '', textAfter(table, change)),
  };
}

function proposalRead(view: ClubView, table: Table, proposal: RegulationProposal): RegulationRead {
  const { number, seat, seq, at, text, figures } = proposal;
  const said = isTakenDown(table, seq) ? takenDownWords : (text ?? repealed);
  return {
    head: `${capital(changeWords(table, proposal))}: proposal ${number}, by ${seatName(table, seat)}`,
    ...{ at: momentAt(view, table, at), figures },
    difference: differenceOf(textBefore(table, proposal) ?? '', said),
  };
}

/** What was changed, and what is voted on. */
export const Regulations = ({
  changes,
  open,
}: {
  changes: readonly RegulationRead[];
  open: readonly RegulationRead[];
}) => (
  <>
    <List id="proposals" title="Proposals that are open" all={open} />
    <List id="changes" title="Changes" all={changes} />
  </>
);

const List = ({ id, title, all }: { id: string; title: string; all: readonly RegulationRead[] }) =>
  all.length === 0 ? null : (
    <Section id={id} title={title}>
      <dl class="points">
        {all.map(({ head, at, figures, difference }) => (
          <div>
            <dt>{head}</dt>
            <dd>
              <Difference difference={difference} />
              {figures === null ? null : (
                <p class="aside">
                  For the bot: <code>{figures}</code>
                </p>
              )}
              <p class="aside">
                <At moment={at} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
