import { Day, When } from '../calendar/when.tsx';
import { definePage, type Place, type Shown } from '../page.ts';
import { Person } from '../person.tsx';
import {
  type NoPairings,
  type PairingRead,
  type PairingsNow,
  type PairingsRead,
  readPairings,
} from './read.ts';

export const pairingsPage = definePage({
  path: 'pairings',
  read: ({ view, now }) => readPairings(view, now),
  show: showPairings,
});

function showPairings(read: PairingsRead, place: Place): Shown {
  return {
    title: 'Pairings',
    main: (
      <div class="pairings">
        <h1>Pairings</h1>
        {read.open === null ? (
          <NoneOpen next={read.next} place={place} />
        ) : (
          <Recommended read={read} place={place} />
        )}
      </div>
    ),
  };
}

const NoneOpen = ({ next, place }: { next: NoPairings['next']; place: Place }) => (
  <p>
    No session is open. The next one is on <When meeting={next} /> (
    <a href={place.link('calendar')}>calendar</a>). While a session is open, this page says who of those in
    the room should play whom.
  </p>
);

function Recommended({ read: { pairs, leftOver }, place }: { read: PairingsNow; place: Place }) {
  if (pairs.length === 0) return <p>A session is open. Fewer than two members are checked in so far.</p>;
  return (
    <>
      <p>
        Who should play whom, of those in the room now: first those who have not met for longest, then those
        nearest in score. It is advice; anybody may play anybody.
      </p>
      <Pairs pairs={pairs} place={place} />
      {leftOver === null ? null : (
        <p>
          <Person person={leftOver} place={place} /> is left over this time: play whoever is free first.
        </p>
      )}
    </>
  );
}

const Pairs = ({ pairs, place }: { pairs: readonly PairingRead[]; place: Place }) => (
  <table>
    <caption>Recommended pairings</caption>
    <thead>
      <tr>
        <th scope="col">One</th>
        <th scope="col">The other</th>
        <th scope="col">Last played each other</th>
        <th scope="col" class="number">
          Points apart
        </th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(({ people: [one, other], lastPlayed, pointsApart }) => (
        <tr>
          <td>
            <Person person={one} place={place} />
          </td>
          <td>
            <Person person={other} place={place} />
          </td>
          <td>{lastPlayed === null ? 'never' : <Day date={lastPlayed} />}</td>
          <td class="number">{pointsApart}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
