import type { ComponentChildren } from 'preact';
import { Difference } from '../../difference.tsx';
import type { Shown } from '../../page.ts';
import { Fact, Link, Pager, Section } from '../../pieces.tsx';
import { nomicSheet, Paragraph, RuleLink, Sentence } from './pieces.tsx';
import { PointLines } from './point-list.tsx';
import type { AboutRule, readRule } from './read-rule.ts';
import type { readVersion } from './read-version.ts';
import type { VersionRead } from './versions.ts';

export type RuleRead = NonNullable<ReturnType<typeof readRule>>;

/** A rule with everything that there is about it. */
export function showRule(read: RuleRead): Shown {
  const { rule, path, page, pages, parts } = read;
  return nomicSheet({
    ...{ ...read, part: 'rules', title: `Rule ${rule.number}` },
    children: (
      <>
        <p class="aside">{standingOf(rule)}</p>
        {partsOf(parts, 'words').map(({ words }) => (
          <Paragraph words={words} />
        ))}
        <Figures parts={partsOf(parts, 'figure')} />
        <Part id="judgements" title="Points of order and Judgements" parts={partsOf(parts, 'point')}>
          {(points) => <PointLines points={points.map(({ point }) => point)} />}
        </Part>
        <Part id="links" title="To be read with" parts={partsOf(parts, 'link')}>
          {(links) => (
            <ul>
              {links.map(({ rule: other, order }) => (
                <li>
                  <RuleLink rule={other} />
                  {order === '' ? null : <span class="aside"> {order}</span>}
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part id="history" title="History" parts={partsOf(parts, 'version')}>
          {(versions) => versions.map(({ version }) => <Version version={version} path={path} />)}
        </Part>
        <Notes parts={partsOf(parts, 'note')} />
        <Pager path={path} page={page} pages={pages} />
      </>
    ),
  });
}

function standingOf({ immutable, inEffect, isVoid }: RuleRead['rule']): string {
  const mutability = immutable
    ? 'Immutable: it can only be changed once it has been made mutable.'
    : 'Mutable.';
  if (!inEffect) return 'No longer in effect: it was repealed, or never adopted.';
  return isVoid ? `${mutability} A Judgement found it void.` : mutability;
}

type PartOf<Is extends AboutRule['is']> = Extract<AboutRule, { is: Is }>;

const partsOf = <Is extends AboutRule['is']>(parts: readonly AboutRule[], is: Is): PartOf<Is>[] =>
  parts.filter((part): part is PartOf<Is> => part.is === is);

interface PartShown<Each> {
  id: string;
  title: string;
  parts: readonly Each[];
  children(parts: readonly Each[]): ComponentChildren;
}

function Part<Each>({ id, title, parts, children }: PartShown<Each>) {
  return parts.length === 0 ? null : (
    <Section id={id} title={title}>
      {children(parts)}
    </Section>
  );
}

const Figures = ({ parts }: { parts: PartOf<'figure'>[] }) => (
  <Part id="figures" title="What the bot plays by it" parts={parts}>
    {(figures) => (
      <dl class="settings">
        {figures.map(({ figure: { name, what, value } }) => (
          <Fact what={`${name}: ${what}`}>
            <Sentence words={value} />
          </Fact>
        ))}
      </dl>
    )}
  </Part>
);

const Version = ({ version, path }: { version: VersionRead; path: string }) => (
  <section class="version">
    <h3>
      <Link to={`${path}/versions/${version.nth}`}>Version {version.nth}</Link>{' '}
      <bdi class="aside">{version.date}</bdi>
    </h3>
    <VersionFacts version={version} />
    {version.difference === null ? null : <Difference difference={version.difference} />}
  </section>
);

const VersionFacts = ({
  version: { by, proposal, became, hasText, difference },
}: {
  version: VersionRead;
}) => (
  <p>
    {proposal === null ? (
      by
    ) : (
      <>
        By <RuleLink rule={{ ...proposal, name: proposal.name.toLowerCase() }} />
      </>
    )}
    . {became} {hasText && difference === null ? 'Its text changed.' : null}
  </p>
);

const Notes = ({ parts }: { parts: PartOf<'note'>[] }) => (
  <Part id="notes" title="Notes" parts={parts}>
    {(notes) => (
      <>
        <p class="aside">Notes are no part of the rule and have no legal force.</p>
        {notes.map(({ by, text }) => (
          <div class="note">
            {by === '' ? null : (
              <p class="aside">
                <bdi>{by}</bdi>
              </p>
            )}
            <p class="text" dir="auto">
              {text}
            </p>
          </div>
        ))}
      </>
    )}
  </Part>
);

export type VersionPageRead = NonNullable<ReturnType<typeof readVersion>>;

/** One version of a rule: the whole of its text, with what became other. */
export function showVersion(read: VersionPageRead): Shown {
  const { rule, version, versions, path, page, pages } = read;
  return nomicSheet({
    ...{ ...read, part: 'rules', title: `${rule.name}, version ${version.nth} of ${versions}` },
    children: (
      <>
        <p>
          <Link to={rule.path}>{rule.name} as it is now</Link>
        </p>
        <p class="aside">
          <bdi>{version.date}</bdi>
        </p>
        <VersionFacts version={version} />
        <Difference difference={version.difference} />
        <Pager path={path} page={page} pages={pages} />
      </>
    ),
  });
}
