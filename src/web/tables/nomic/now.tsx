import { nomicPath, pointPath } from '../../../tables/nomic/pages.ts';
import type { Shown } from '../../page.ts';
import { Link, Row, Section, Table } from '../../pieces.tsx';
import { At } from '../parts.tsx';
import { nomicSheet, Player, RuleLink, Sentence } from './pieces.tsx';
import { PointLines } from './point-list.tsx';
import { Asked, ProposalChanges, ProposalFacts } from './proposals.tsx';
import type { readNow } from './read-now.ts';
import { InShort, Needs } from './short.tsx';

export type NowRead = ReturnType<typeof readNow>;

/** A game of Nomic as it is now. */
export function showNow(read: NowRead): Shown {
  return nomicSheet({
    ...{ ...read, part: '', title: 'The game' },
    children: (
      <>
        <InShort game={read} />
        <Needs needs={read.needs} />
        <Open read={read} />
        <Waiting read={read} />
        {read.active.length === 0 ? null : (
          <Section id="active" title="Points of order that are open">
            <PointLines points={read.active} />
          </Section>
        )}
        <Figures read={read} />
      </>
    ),
  });
}

function Open({ read: { open, change, votes } }: { read: NowRead }) {
  if (open === null || change === null) return null;
  return (
    <Section id="open" title={`${open.name} is being voted on`}>
      <ProposalFacts line={open} />
      <p>
        Voting ends: <At moment={open.until} />.
      </p>
      <ProposalChanges parts={change.parts} />
      {change.isWhole ? null : (
        <p>
          There is more: <Link to={open.path}>the whole of {open.name.toLowerCase()}</Link>.
        </p>
      )}
      {votes.length === 0 ? (
        <p>Nobody has voted yet.</p>
      ) : (
        <ul>
          {votes.map(({ by, choice }) => (
            <li>
              <Player player={by} />: {choice}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Waiting = ({ read: { waiting, number } }: { read: NowRead }) =>
  waiting.length === 0 ? null : (
    <Section id="waiting" title="Proposals that wait">
      <ul>
        {waiting.map((line) => (
          <li>
            <Link to={line.path}>{line.name}</Link>: <Asked line={line} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={nomicPath(number, 'proposals')}>All proposals</Link>
      </p>
    </Section>
  );

const Figures = ({ read: { figures, number } }: { read: NowRead }) => (
  <Section id="figures" title="What the bot plays by">
    <p>
      Each of these figures goes with a rule. A proposal that gives such a rule another text says which
      figures change.
    </p>
    <Table caption="Figures as they are now" words={['Figure', 'Now', 'By']}>
      {figures.map(({ name, what, value, rule, judgement }) => (
        <Row
          head={
            <>
              <code>{name}</code>
              <br />
              <span class="aside">{what}</span>
            </>
          }
          words={[
            <Sentence words={value} />,
            <>
              {rule === null ? null : <RuleLink rule={rule} />}
              {rule !== null && judgement !== null ? ', ' : null}
              {judgement === null ? null : (
                <Link to={pointPath(number, judgement)}>Judgement on point of order {judgement}</Link>
              )}
              {rule === null && judgement === null ? 'No rule any more' : null}
            </>,
          ]}
        />
      ))}
    </Table>
  </Section>
);
