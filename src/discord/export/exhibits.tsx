import type { ExhibitExport, Iso } from '../../house/privacy/export-shape.ts';

/** The files that somebody put before the Court: pictures to look at, the others to save. */
export function Exhibits({ exhibits, when }: { exhibits: readonly ExhibitExport[]; when(at: Iso): string }) {
  if (exhibits.length === 0) return null;
  return (
    <section>
      <h2>Files that you put before the Court</h2>
      <ul>
        {exhibits.map((exhibit) => (
          <li>
            {exhibit.case}, exhibit {exhibit.exhibit}, {when(exhibit.filed)}: <Exhibit exhibit={exhibit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const pictures: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

function Exhibit({ exhibit: { name, bytes, media, size, sealed } }: { exhibit: ExhibitExport }) {
  if (name === null) return <>erased</>;
  const about = `${size} bytes${sealed ? ', sealed' : ''}`;
  if (bytes === null)
    return (
      <>
        <bdi>{name}</bdi> ({about}); too large for this page
      </>
    );
  const base64 = Buffer.from(bytes).toString('base64');
  const picture = pictures[media];
  if (picture === undefined)
    return (
      <>
        <a href={`data:application/octet-stream;base64,${base64}`} download={name}>
          <bdi>{name}</bdi>
        </a>{' '}
        ({about})
      </>
    );
  return (
    <>
      <bdi>{name}</bdi> ({about})
      <img src={`data:${picture};base64,${base64}`} alt={name} />
    </>
  );
}
