import type { Stretch } from '../../../terms/amendment/difference.ts';
import { Day } from '../calendar/when.tsx';
import type { Place, Shown } from '../page.ts';
import { Pager } from '../pager.tsx';
import { Person } from '../person.tsx';
import { TableHead } from '../table-head.tsx';
import type { ActNamed, HistoryRead, OwnVersion } from './read.ts';

/** Act IV.3: what changed in the Terms: by the club itself, and before that. */
export const showHistory = (read: HistoryRead, place: Place): Shown => ({
  title: 'What changed in the Terms',
  main: (
    <div class="terms">
      <h1>What changed in the Terms</h1>
      <p>
        Every version, the latest first. A change applies from the moment it is published, never backwards (
        <a href={place.link('terms/IV.2')}>Act IV.2</a>).{' '}
        <a href={place.link('terms')}>The Terms as they stand</a>.
      </p>
      {read.own.map((version) => (
        <Version version={version} place={place} />
      ))}
      <Pager path="terms/history" page={read.page} pages={read.pages} place={place} />
      <Versions {...read} />
    </div>
  ),
});

const Version = ({
  version: { version, date, by, text, figures },
  place,
}: {
  version: OwnVersion;
  place: Place;
}) => (
  <section id={`version-${version}`} class="version" aria-labelledby={`version-${version}-title`}>
    <h2 id={`version-${version}-title`}>Version {version}</h2>
    <p class="where">
      Published on <Day date={date} />
      {by === null ? null : (
        <>
          {' '}
          by <Person person={by} place={place} />
        </>
      )}
    </p>
    {text === null ? null : (
      <>
        <p>
          <ActLink act={text.act} place={place} /> has a new text:
        </p>
        <Difference difference={text.difference} />
      </>
    )}
    {figures.length === 0 ? null : (
      <ul>
        {figures.map(({ act, title, was, is }) => (
          <li>
            <ActLink act={act} place={place} />, {title}: <del>{was}</del> <ins>{is}</ins>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const ActLink = ({ act: { act, title }, place }: { act: ActNamed; place: Place }) => (
  <a href={place.link(`terms/${act}`)}>
    Act {act}, {title}
  </a>
);

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

/** A text with what is gone and what is new in it; kept from turning the words around it about. */
const Difference = ({ difference }: { difference: readonly Stretch[] }) => (
  <p class="own-text" dir="auto">
    {difference.map(({ kind, text }) => {
      const Tag = tags[kind];
      return (
        <Tag>
          <bdi>{text}</bdi>
        </Tag>
      );
    })}
  </p>
);

const Versions = ({ versions }: Pick<HistoryRead, 'versions'>) =>
  versions.length === 0 ? null : (
    <table>
      <caption>Versions of the Terms</caption>
      <TableHead words={['Version', 'Published', 'What changed']} />
      <tbody>
        {versions.map(({ version, date, changed }) => (
          <tr>
            <th scope="row">{version}</th>
            <td>
              <Day date={date} />
            </td>
            <td>{changed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
