import { Person, Row, Section, Table } from '../pieces.tsx';
import { At } from './parts.tsx';
import type { SeatRead, TableRead } from './read.ts';

/** Who plays what; before the start, who has joined. */
export function Seats({ table }: { table: TableRead }) {
  const { seats, entrants, status } = table;
  if (seats.length === 0) return status === 'open' ? <Entrants entrants={entrants} /> : null;
  return (
    <Section id="seats" title="Players">
      {table.isNomic ? <Days seats={seats} /> : <Powers seats={seats} />}
    </Section>
  );
}

type SeatsShown = Pick<TableRead, 'seats'>;

function Powers({ seats }: SeatsShown) {
  const hasOrders = seats.some(({ orders }) => orders !== null);
  const words = ['Power', 'Player', ...(hasOrders ? ['Orders now'] : [])];
  return (
    <Table caption="Who plays which power, as it is now" words={words} figures={['Centres', 'Units']}>
      {seats.map((seat) => (
        <Row
          head={seat.seat}
          words={[<Player seat={seat} />, ...(hasOrders ? [orderWords[seat.orders ?? 'nothing']] : [])]}
          figures={[seat.centres ?? '', seat.units ?? '']}
        />
      ))}
    </Table>
  );
}

const Days = ({ seats }: SeatsShown) => (
  <Table caption="Whose day is which, as it is now" words={['Day', 'Player']} figures={['Points']}>
    {seats.map((seat) => (
      <Row head={seat.seat} words={[<Player seat={seat} />]} figures={[seat.points ?? '']} />
    ))}
  </Table>
);

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
