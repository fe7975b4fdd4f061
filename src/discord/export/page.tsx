import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { officeNames } from '../../../terms/administration/authority.ts';
import type { Zone } from '../../../terms/time.ts';
import { dayOf, signed } from '../../../terms/words.ts';
import type { EntryExport, Export, Iso } from '../../house/privacy/export-shape.ts';
import { rules } from '../../rule-books.ts';
import { detailsOf, momentWords, type Reading } from './details.ts';
import { Exhibits } from './exhibits.tsx';
import { style } from './style.ts';

/** Somebody's data as one page to read, keep and print. It loads nothing, runs nothing, and needs no network. */
export function exportPage(data: Export): string {
  const page = <Page data={data} />;
  return `<!doctype html>\n${renderToString(page)}\n`;
}

/** Nothing but the page's own style and the pictures within it, whatever somebody wrote. */
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
        <Exhibits exhibits={data.exhibits} when={(at) => momentOf(at, reading.zone)} />
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

function Rows({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly (readonly ComponentChildren[])[];
}) {
  if (rows.length === 0) return <p>Nothing.</p>;
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr>
            {cells.map((cell, place) => (
              <td data-head={heads[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function You({ data: { you, memberships, standing, bans, unanswered }, reading: { zone } }: Shown) {
  const offices = [
    ...you.offices.map((office) => officeNames[office]),
    ...(you.staff ? ['member of staff'] : []),
  ];
  const span = (from: Iso, to: Iso | null, still: string) =>
    `${momentOf(from, zone)} – ${to === null ? still : momentOf(to, zone)}`;
  return (
    <Part title="Who you are to the club">
      <dl>
        <Fact label="Name">{you.name}</Fact>
        <Fact label="Number">{you.number}</Fact>
        <Fact label="Discord account">{you.account ?? 'none'}</Fact>
        {you.nicknameBefore !== null && (
          <Fact label="Your nickname before the bot’s">{you.nicknameBefore}</Fact>
        )}
        <Fact label="Offices">{offices.length === 0 ? 'none' : offices.join(', ')}</Fact>
        {memberships.map(({ from, to }) => (
          <Fact label="On the Leaderboard">{span(from, to, 'today')}</Fact>
        ))}
        {standing !== null && (
          <Fact label="Score">
            {standing.score}: {standing.wins} won, {standing.draws} drawn, {standing.losses} lost
          </Fact>
        )}
        {bans.map(({ from, until }) => (
          <Fact label="Banned">{span(from, until, 'without an end')}</Fact>
        ))}
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
  <Part title="How your score changed">
    <Rows
      heads={['When', 'Why', 'Change', 'Score after']}
      rows={scoreMoves.map(({ at, why, game, before, after }) => [
        momentOf(at, zone),
        game === undefined ? whys[why] : `game #${game}`,
        why === 'joined' ? '' : signed(after - before),
        after,
      ])}
    />
  </Part>
);

const Games = ({ data: { games }, reading: { zone } }: Shown) => (
  <Part title="Your games">
    <Rows
      heads={[
        'Number',
        'Played',
        'Against',
        'You',
        'Colour',
        'How it ended',
        'Where it stands',
        'Entered by',
      ]}
      rows={games.map((game) => [
        `#${game.number}`,
        momentOf(game.playedAt, zone),
        <bdi>{game.opponent.name}</bdi>,
        game.result,
        game.colour ?? '–',
        game.ended ?? '–',
        `${game.status}${game.online ? ', online' : ''}`,
        game.enteredByYou ? 'you' : 'somebody else',
      ])}
    />
  </Part>
);

const Sessions = ({ data: { sessions }, reading: { zone } }: Shown) => (
  <Part title="The register">
    <Rows
      heads={['Session', 'There', 'From and to', 'Put right to']}
      rows={sessions.map(({ date, present, stays, correctedTo }) => [
        dayOf(date),
        present ? 'yes' : 'no',
        stays
          .map(({ from, to }) => `${momentOf(from, zone)} – ${to === null ? 'still' : momentOf(to, zone)}`)
          .join('; '),
        correctedTo === null ? '' : correctedTo.present ? 'there' : 'not there',
      ])}
    />
  </Part>
);

const Hearings = ({ data: { hearings, hearingRooms }, reading: { zone } }: Shown) => (
  <Part title="What you said in hearings of the Court">
    <Rows
      heads={['Case', 'When', 'Words', 'Files']}
      rows={hearings.map(({ case: cited, said, text, before, changed, deleted, files }) => [
        cited,
        momentOf(said, zone),
        <>
          <Words text={text} />
          {before !== null && (
            <>
              <p>Before you changed it{changed === null ? '' : ` (${momentOf(changed, zone)})`}:</p>
              <Words text={before} />
            </>
          )}
          {deleted !== null && <p>Deleted in Discord: {momentOf(deleted, zone)}</p>}
        </>,
        files.join(', '),
      ])}
    />
    {hearingRooms.length > 0 && (
      <p>The bot let you into the threads of: {hearingRooms.map(({ case: cited }) => cited).join(', ')}.</p>
    )}
  </Part>
);

const Clocks = ({ data: { clockPresses }, reading: { zone } }: Shown) => (
  <Part title="Presses on chess clocks in the last weeks">
    <Rows
      heads={['Clock', 'Pressed', 'When']}
      rows={clockPresses.map(({ clock, pressed, at }) => [`#${clock}`, pressed, momentOf(at, zone)])}
    />
  </Part>
);

const Ledger = ({ data: { ledger }, reading }: Shown) => (
  <Part title="Everything in the club’s records that concerns you">
    <Rows
      heads={['When', 'What', 'Details', 'Under']}
      rows={ledger.map((entry) => [
        momentOf(entry.at, reading.zone),
        <>
          {titleOf(entry.type)}
          {entry.byYou && <span class="by"> by you</span>}
        </>,
        <Details entry={entry} reading={reading} />,
        entry.acts.map((act) => `Act ${act}`).join(', '),
      ])}
    />
  </Part>
);

const titleOf = (type: string): string => rules.kindNamed(type)?.title ?? type;

function Details({ entry, reading }: { entry: EntryExport; reading: Reading }) {
  const details = detailsOf(entry.says, reading).filter(
    ({ label, value }) => label !== 'Person' || value !== 'you',
  );
  return (
    <>
      {details.map(({ label, value }, place) => (
        <>
          {place > 0 && '; '}
          {label}: <bdi>{value}</bdi>
        </>
      ))}
      {Object.entries(entry.texts).map(([kind, text]) => (
        <Words kind={kind} text={text ?? ''} />
      ))}
    </>
  );
}

const Words = ({ kind, text }: { kind?: string; text: string }) => (
  <blockquote>
    {kind !== undefined && <span class="kind">{kind}: </span>}
    {text}
  </blockquote>
);

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
