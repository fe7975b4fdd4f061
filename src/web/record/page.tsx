import { citation } from '../../../terms/register.ts';
import { localDate, localTime } from '../../../terms/time.ts';
import { mediumDayOf } from '../../../terms/words.ts';
import type { KeptText } from '../../house/ports.ts';
import type { RecordLine } from '../../house/record/read-record.ts';
import type { Shown } from '../page.ts';
import type { RecordRead } from './read.ts';

/** A person's record, for one officer alone. Nothing on it says which. */
export const showRecord = ({ name, lines, until, figures }: RecordRead): Shown => ({
  title: `On file about ${name}`,
  main: (
    <>
      <h1>
        On file about <bdi>{name}</bdi>
      </h1>
      <p>
        For the officer who asked for it, and for nobody else: do not pass it on. The address of this page
        works until <time dateTime={new Date(until).toISOString()}>{localTime(until, figures)}</time>.
      </p>
      {lines.length === 0 ? <p>Nothing.</p> : <Lines lines={lines} figures={figures} />}
    </>
  ),
});

const Lines = ({ lines, figures }: Pick<RecordRead, 'lines' | 'figures'>) => (
  <ol>
    {lines.map((line) => (
      <li>
        <Line line={line} figures={figures} />
      </li>
    ))}
  </ol>
);

function Line({ line, figures }: { line: RecordLine } & Pick<RecordRead, 'figures'>) {
  const { at, what, by, acts, undone, said } = line;
  return (
    <>
      <p>
        <time dateTime={new Date(at).toISOString()}>{mediumDayOf(localDate(at, figures))}</time>:{' '}
        <bdi>{what}</bdi>
        {by === null ? null : (
          <>
            , by <bdi>{by}</bdi>
          </>
        )}
        {acts.length === 0 ? null : ` (${acts.map(citation).join(', ')})`}
        {undone ? ' – undone since' : null}
      </p>
      {said.map((text) => (
        <Said said={text} />
      ))}
    </>
  );
}

const Said = ({ said: { kind, text } }: { said: KeptText }) => (
  <blockquote>
    {kind}: <bdi>{text}</bdi>
  </blockquote>
);
