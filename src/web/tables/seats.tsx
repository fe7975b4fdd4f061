import { Person, Row, Section, Table } from '../pieces.tsx';
import { At } from './parts.tsx';
import type { SeatRead, TableRead } from './read.ts';

/** Who plays what; before the start, who has joined. */
export function Seats({ table }: { table: TableRead }) {
  const { seats, entrants, status } = table;
  if (seats.length === 0) return status === 'open' ? <Entrants entrants={entrants} /> : null;
  const hasOrders = seats.some(({ orders }) => orders !== null);
  const hasPoints = seats.some(({ points }) => points !== null);
  const words = [hasPoints ? 'Day' : 'Power', 'Player', ...(hasOrders ? ['Orders now'] : [])];
  const figures = hasPoints ? ['Points'] : ['Centres', 'Units'];
  return (
    <Section id="seats" title="Players">
      <Table caption="Who plays what, as it is now" words={words} figures={figures}>
        {seats.map((seat) => (
          <Row
            head={seat.seat}
            words={[<Player seat={seat} />, ...(hasOrders ? [orderWords[seat.orders ?? 'nothing']] : [])]}
            figures={hasPoints ? [seat.points ?? ''] : [seat.centres ?? '', seat.units ?? '']}
          />
        ))}
      </Table>
    </Section>
  );
}

const orderWords = { final: 'final', given: 'given', missing: 'not yet', nothing: 'none to give' } as const;

const Entrants = ({ entrants }: Pick<TableRead, 'entrants'>) => (
  <Section id="seats" title="Players">
    {entrants.length === 0 ? (
      <p>Nobody has joined yet.</p>
    ) : (
      <ul>
        {entrants.map((person) => (
          <li>
            <Person person={person} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

function Player({ seat: { player, standsIn, before, wantsReplacement } }: { seat: SeatRead }) {
  return (
    <>
      {player === null ? <em>open for a replacement</em> : <Person person={player} />}
      {standsIn === null ? null : (
        <span class="aside">
          {' '}
          {standsIn.for === null ? null : (
            <>
              for <Person person={standsIn.for} />{' '}
            </>
          )}
          until <At moment={standsIn.until} />
        </span>
      )}
      {wantsReplacement ? <span class="aside"> would like to be replaced</span> : null}
      {before.length === 0 ? null : (
        <span class="aside">
          {' '}
          after{' '}
          {before.map((person, at) => (
            <>
              {at === 0 ? null : ', '}
              <Person person={person} />
            </>
          ))}
        </span>
      )}
    </>
  );
}
