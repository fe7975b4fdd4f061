import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { officeNames } from '../../../terms/administration/authority.ts';
import type { Zone } from '../../../terms/time.ts';
import { dayOf, signed } from '../../../terms/words.ts';
import type { Export, Iso } from '../../house/privacy/export-shape.ts';
import { kindsOfBook } from '../../rule-books.ts';
import { Details, momentWords, type Reading, Words } from './details.tsx';
import { Exhibits } from './exhibits.tsx';
import { style } from './style.ts';

/** Somebody's data as one page to read, keep and print. It loads nothing, runs nothing, and needs no network. */
export const exportPage = (data: Export): string =>
  `<!doctype html>\n${renderToString(<Page data={data} />)}\n`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

function Page({ data }: { data: Export }) {
  const { you, club } = data;
  const reading = readingOf(data);
  const title = `What ${club.name ?? 'the club'} keeps of ${you.name}`;
  return (
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          Made on {momentOf(data.made, reading.zone)}. Times are the club’s ({club.timezone}). The file
          club-data.json has the same for programs. Take care where you put both: they are about you.
        </p>
        <You data={data} reading={reading} />
        <Scores data={data} reading={reading} />
        <Games data={data} reading={reading} />
        <Sessions data={data} reading={reading} />
        <Hearings data={data} reading={reading} />
        <Talks data={data} reading={reading} />
        <Exhibits exhibits={data.exhibits} when={(at) => momentOf(at, reading.zone)} />
        <TableOrders data={data} reading={reading} />
        <Clocks data={data} reading={reading} />
        <Ledger data={data} reading={reading} />
        <NotHere data={data} />
      </body>
    </html>
  );
}

function readingOf({ you, people, club }: Export): Reading {
  const names = new Map(people.map(({ number, name }) => [number, name]));
  const nameOf = (person: number) =>
    person === you.number ? 'you' : (names.get(person) ?? `member #${person}`);
  return { nameOf, zone: { timezone: club.timezone } };
}

const momentOf = (at: Iso, zone: Zone): string => momentWords(Date.parse(at), zone);

interface Shown {
  data: Export;
  reading: Reading;
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface Listed<Row> {
  title: string;
  of: readonly Row[];
  /** What each column shows of a row, by its head. */
  columns: Readonly<Record<string, (row: Row) => ComponentChildren>>;
  children?: ComponentChildren;
}

function Listing<Row>({ title, of, columns, children }: Listed<Row>) {
  const shown = Object.entries(columns);
  return (
    <Part title={title}>
      {of.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <table>
          <thead>
            <tr>
              {shown.map(([head]) => (
                <th scope="col">{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.map((row) => (
              <tr>
                {shown.map(([head, cell]) => (
                  <td data-head={head}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Part>
  );
}

function You({ data: { you, memberships, standing, bans, unanswered }, reading: { zone } }: Shown) {
  const offices = [
    ...you.offices.map((office) => officeNames[office]),
    ...(you.staff ? ['member of staff'] : []),
  ];
  return (
    <Part title="Who you are to the club">
      <dl>
        <Fact label="Name">{you.name}</Fact>
        <Fact label="Number">{you.number}</Fact>
        <Fact label="Discord account">{you.account ?? 'None'}</Fact>
        {you.nicknameBefore !== null && (
          <Fact label="Your nickname before the bot’s">{you.nicknameBefore}</Fact>
        )}
        <Fact label="Offices">{offices.length === 0 ? 'None' : offices.join(', ')}</Fact>
        {memberships.map(({ from, to }) => (
          <Fact label="On the Leaderboard">{span(from, to, 'today', zone)}</Fact>
        ))}
        {standing !== null && (
          <Fact label="Score">
            {standing.score}: {standing.wins} won, {standing.draws} drawn, {standing.losses} lost
          </Fact>
        )}
        {bans.map(({ from, until }) => (
          <Fact label="Banned">{span(from, until, 'with no end date', zone)}</Fact>
        ))}
        {you.reminders.length > 0 && (
          <Fact label="What you asked to be reminded of">
            {you.reminders.map(({ kind }) => kind).join(', ')}
          </Fact>
        )}
        {unanswered.map(({ at }) => (
          <Fact label="A command still to be answered">{momentOf(at, zone)}</Fact>
        ))}
      </dl>
    </Part>
  );
}

const Fact = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const whys = {
  joined: 'joined',
  adjusted: 'changed by a decision',
  decayed: 'lost by staying away or not playing',
  penalised: 'a penalty',
  game: 'a game',
} as const;

const Scores = ({ data: { scoreMoves }, reading: { zone } }: Shown) => (
  <Listing
    title="How your score changed"
    of={scoreMoves}
    columns={{
      When: ({ at }) => momentOf(at, zone),
      Why: ({ why, game }) => (game === undefined ? whys[why] : `game #${game}`),
      Change: ({ why, before, after }) => (why === 'joined' ? '' : signed(after - before)),
      'Score after': ({ after }) => after,
    }}
  />
);

const Games = ({ data: { games }, reading: { zone } }: Shown) => (
  <Listing
    title="Your games"
    of={games}
    columns={{
      Number: ({ number }) => `#${number}`,
      Played: ({ playedAt }) => momentOf(playedAt, zone),
      Against: ({ opponent }) => <bdi>{opponent.name}</bdi>,
      You: ({ result }) => result,
      Colour: ({ colour }) => colour ?? '–',
      'How it ended': ({ ended }) => ended ?? '–',
      Status: ({ status, online }) => `${status}${online ? ', online' : ''}`,
      'Entered by': ({ enteredByYou }) => (enteredByYou ? 'you' : 'somebody else'),
    }}
  />
);

const TableOrders = ({ data: { tableOrders }, reading: { zone } }: Shown) => (
  <Listing
    title="Your orders at tables"
    of={tableOrders}
    columns={{
      Table: ({ table }) => table,
      Seat: ({ seat }) => seat,
      Phase: ({ phase }) => phase,
      Given: ({ given }) => momentOf(given, zone),
      Orders: ({ lines }) => lines?.join('; ') ?? 'can’t be opened here',
      Receipt: ({ receipt }) => receipt,
    }}
  />
);

const span = (from: Iso, to: Iso | null, still: string, zone: Zone): string =>
  `${momentOf(from, zone)} – ${to === null ? still : momentOf(to, zone)}`;

const Sessions = ({ data: { sessions }, reading: { zone } }: Shown) => (
  <Listing
    title="The register"
    of={sessions}
    columns={{
      Session: ({ date }) => dayOf(date),
      There: ({ present }) => (present ? 'yes' : 'no'),
      'From and to': ({ stays }) => stays.map(({ from, to }) => span(from, to, 'still', zone)).join('; '),
      'Put right to': ({ correctedTo }) => correctedTo && (correctedTo.present ? 'there' : 'not there'),
    }}
  />
);

const Hearings = ({ data: { hearings, hearingRooms }, reading: { zone } }: Shown) => (
  <Listing
    title="What you said in hearings of the Court"
    of={hearings}
    columns={{
      Case: ({ case: cited }) => cited,
      When: ({ said }) => momentOf(said, zone),
      Words: ({ text, before, changed, deleted }) => (
        <>
          <Words text={text} />
          {before !== null && (
            <>
              <p>Before you changed it{changed === null ? '' : ` (${momentOf(changed, zone)})`}:</p>
              <Words text={before} />
            </>
          )}
          {deleted !== null && <p>Deleted in Discord: {momentOf(deleted, zone)}</p>}
        </>
      ),
      Files: ({ files }) => files.join(', '),
    }}
  >
    {hearingRooms.length > 0 && (
      <p>The bot let you into the threads of: {hearingRooms.map(({ case: cited }) => cited).join(', ')}.</p>
    )}
  </Listing>
);

const Talks = ({ data: { talks } }: Shown) => (
  <Listing
    title="Private threads of tables that the bot let you into"
    of={talks}
    columns={{ Table: ({ table }) => `${table}`, 'Number of the thread on Discord': ({ thread }) => thread }}
  />
);

const Clocks = ({ data: { clockPresses }, reading: { zone } }: Shown) => (
  <Listing
    title="Presses on chess clocks in the last weeks"
    of={clockPresses}
    columns={{
      Clock: ({ clock }) => `#${clock}`,
      Pressed: ({ pressed }) => pressed,
      When: ({ at }) => momentOf(at, zone),
    }}
  />
);

const Ledger = ({ data: { ledger }, reading }: Shown) => (
  <Listing
    title="Everything in the club’s records that concerns you"
    of={ledger}
    columns={{
      When: ({ at }) => momentOf(at, reading.zone),
      What: ({ type, byYou }) => (
        <>
          {titleOf(type)}
          {byYou && <span class="by"> · by you</span>}
        </>
      ),
      Details: (entry) => <Details entry={entry} reading={reading} />,
      Under: ({ acts }) => acts.map((act) => `Act ${act}`).join(', '),
    }}
  />
);

const titleOf = (type: string): string =>
  kindsOfBook.flatMap((rules) => rules.kindNamed(type)?.title ?? [])[0] ?? type;

const NotHere = ({ data }: { data: Export }) => (
  <Part title="What is not in here">
    <ul>
      <li>
        Why somebody else disputed a game, and what another party asked the Court for: those are their words.
      </li>
      {data.ledger.some(({ othersMatter }) => othersMatter) && (
        <li>
          What you decided about other people in your office. The list above says when, but not what it was.
        </li>
      )}
      <li>Votes of the Court that nobody may see yet.</li>
      <li>Announcements of the last weeks, which repeat what is in here.</li>
      <li>Copies of the records, and the log. Ask the person who runs the bot.</li>
    </ul>
  </Part>
);
