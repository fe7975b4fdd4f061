import { nomicPath } from '../../../tables/nomic/pages.ts';
import { Difference } from '../../difference.tsx';
import type { Shown } from '../../page.ts';
import { Fact, Link, Pager, Row, Section, Table } from '../../pieces.tsx';
import { At } from '../parts.tsx';
import { ToldLine } from './history.tsx';
import { Cited, nomicSheet, Player, RuleLink, Sentence } from './pieces.tsx';
import { PointLines } from './point-list.tsx';
import type { AboutProposal, ProposalLine, readProposal, readProposals } from './read-proposals.ts';

export type ProposalsRead = NonNullable<ReturnType<typeof readProposals>>;

/** All proposals of a game, with what came of each. */
export function showProposals(read: ProposalsRead): Shown {
  const { number, rows, page, pages } = read;
  return nomicSheet({
    ...{ ...read, part: 'proposals', title: 'Proposals' },
    children: (
      <>
        {rows.length === 0 ? (
          <p role="status">Nobody has proposed anything yet.</p>
        ) : (
          <Table
            caption="All proposals, the latest first"
            words={['Proposal', 'What', 'What came of it']}
            figures={['Yes', 'No']}
          >
            {rows.map((line) => (
              <Row
                head={
                  <>
                    <Link to={line.path}>{line.name}</Link>
                    <br />
                    <Player player={line.by} />
                  </>
                }
                words={[<Asked line={line} />, line.state]}
                figures={[line.yes, line.no]}
              />
            ))}
          </Table>
        )}
        <Pager path={nomicPath(number, 'proposals')} page={page} pages={pages} />
      </>
    ),
  });
}

/** What a proposal asks for, with the way to the rule. */
export const Asked = ({ line: { asks, rule } }: { line: ProposalLine }) => (
  <>
    {asks}
    {rule === null ? null : (
      <>
        {' '}
        <RuleLink rule={rule} />
      </>
    )}
  </>
);

export type ProposalRead = NonNullable<ReturnType<typeof readProposal>>;

/** A proposal, what it changes, how people voted, and what came of it. */
export function showProposal(read: ProposalRead): Shown {
  const { proposal, figures, page, pages, parts } = read;
  return nomicSheet({
    ...{ ...read, part: 'proposals', title: proposal.name },
    children: (
      <>
        <ProposalFacts line={proposal} />
        <Changes parts={parts} />
        <FiguresAsked parts={parts} none={page === 1 && figures === 0} />
        <Votes parts={parts} />
        <Payments parts={parts} />
        <AboutIt parts={parts} />
        <Pager path={proposal.path} page={page} pages={pages} />
      </>
    ),
  });
}

/** What a proposal is, in short. */
export const ProposalFacts = ({ line }: { line: ProposalLine }) => (
  <dl class="facts once">
    <Fact what="State">{line.state}</Fact>
    <Fact what="It asks to">
      <Asked line={line} />
    </Fact>
    <Fact what="Proposed by">
      <Player player={line.by} />
    </Fact>
    <Fact what="Proposed">
      <At moment={line.at} />
    </Fact>
    <Fact what="Votes">
      {line.yes} yes, {line.no} no
    </Fact>
  </dl>
);

type Parts = { parts: readonly AboutProposal[] };

function Changes({ parts }: Parts) {
  const changes = parts.flatMap((part) => (part.is === 'change' ? part : []));
  return changes.length === 0 ? null : (
    <Section id="changes" title="What it changes">
      <ProposalChanges parts={changes} />
    </Section>
  );
}

type ChangePart = Extract<AboutProposal, { is: 'change' }>;

/** What changes in the rules, as differences. */
export const ProposalChanges = ({ parts }: { parts: readonly ChangePart[] }) => (
  <>
    {parts.map(({ what, path, difference, goesOn }) => (
      <>
        <h3>
          {path === null ? what : <Link to={path}>{what}</Link>}
          {goesOn ? ' (continued)' : null}
        </h3>
        {difference.length === 0 ? <p>Its text stays the same.</p> : <Difference difference={difference} />}
      </>
    ))}
  </>
);

function FiguresAsked({ parts, none }: Parts & { none: boolean }) {
  const figures = parts.flatMap((part) => (part.is === 'figure' ? part.figure : []));
  if (none) return <p>It says that no figure changes.</p>;
  return figures.length === 0 ? null : (
    <Section id="figures" title="The figures that it names">
      <dl class="settings">
        {figures.map(({ name, what, value }) => (
          <Fact what={`${name}: ${what}`}>
            <Sentence words={value} />
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

function Votes({ parts }: Parts) {
  const votes = parts.flatMap((part) => (part.is === 'vote' ? part : []));
  return votes.length === 0 ? null : (
    <Section id="votes" title="Votes">
      <Table caption="Votes that count, in the order in which they came" words={['Player', 'Vote', 'When']}>
        {votes.map(({ by, choice, at, early }) => (
          <Row
            head={<Player player={by} />}
            words={[
              `${choice === 'yes' ? 'Yes' : 'No'}${early ? ', before the last part of the proposal' : ''}`,
              <At moment={at} />,
            ]}
          />
        ))}
      </Table>
    </Section>
  );
}

function Payments({ parts }: Parts) {
  const payments = parts.flatMap((part) => (part.is === 'payment' ? part : []));
  return payments.length === 0 ? null : (
    <Section id="payments" title="Points">
      <ul>
        {payments.map(({ player, change, why, rules }) => (
          <li>
            <Player player={player} />: {change > 0 ? '+' : ''}
            {change}. <Sentence words={why} />
            <Cited rules={rules} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AboutIt({ parts }: Parts) {
  const points = parts.flatMap((part) => (part.is === 'point' ? part.point : []));
  const told = parts.flatMap((part) => (part.is === 'told' ? part.told : []));
  return (
    <>
      {points.length === 0 ? null : (
        <Section id="points" title="Points of order about it">
          <PointLines points={points} />
        </Section>
      )}
      {told.length === 0 ? null : (
        <Section id="course" title="What happened">
          <ol class="told">
            {told.map((each) => (
              <ToldLine told={each} />
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
