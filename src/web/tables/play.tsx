import { listed } from '../../../terms/words.ts';
import { Section, useLink } from '../pieces.tsx';
import { Fits } from './fits.tsx';
import { At, InFourLooks } from './parts.tsx';
import { Press } from './press.tsx';
import type { TableRead } from './read.ts';
import type { GameRead, PlayedRead } from './read-game.ts';
import { AllPhases, Steps } from './steps.tsx';

interface PlayShown {
  table: TableRead;
  game: GameRead;
}

/** The map at a phase, the way to the others, and what happened in it. */
export function Play({ table, game }: PlayShown) {
  const { number, status } = table;
  const { phase, stands, map, played, powers } = game;
  const isOver = status !== 'playing';
  const asked = phase === null ? '' : `phase=${phase}&`;
  const address = `${useLink()(map.path)}?${asked}shows=${map.shows}`;
  return (
    <section class="play" aria-labelledby="stands">
      <div role="status">
        <h2 id="stands">{stands}</h2>
      </div>
      <Steps {...game} isOver={isOver} />
      <p class="keys">
        The keys <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> step through the phases.
      </p>
      <InFourLooks address={address} alt={altOf(game)} kind="map" {...map.sizes} />
      <p class="take-home">
        <a href={address}>The map by itself</a>
      </p>
      <details>
        <summary>The map in words</summary>
        <dl class="in-words">
          {powers.map((power) => (
            <InWords power={power} />
          ))}
        </dl>
      </details>
      {played === null ? null : <Played played={played} number={number} />}
      <Press {...game} number={number} />
      <AllPhases {...game} />
    </section>
  );
}

const altOf = ({ stands, played }: GameRead): string =>
  `The map. ${stands}. ${played === null ? 'Where everything is, is in words below.' : 'The orders, and where everything was, are in words below.'}`;

const InWords = ({ power }: { power: GameRead['powers'][number] }) => {
  const { name, letter, units, dislodged, centres, homes } = power;
  return (
    <>
      <dt>
        {name} ({letter})
      </dt>
      <dd>
        {units.length === 0 ? 'No units' : capitalUnits(units)}
        {dislodged.length === 0 ? null : `; dislodged: ${listed(dislodged)}`}.{' '}
        {centres.length === 0 ? 'No centres.' : `${centres.length} centres: ${listed(centres)}.`}
        {homes === null ? null : ` Home centres: ${homes.length === 0 ? 'none' : listed(homes)}.`}
      </dd>
    </>
  );
};

const capitalUnits = (units: readonly string[]): string => {
  const words = listed(units);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** How a phase came to its end. */
const howWords = {
  deadline: 'The phase ended at its deadline',
  final: 'The phase ended early, as all orders were final',
  gm: 'The gamemaster ended the phase',
} as const;

const Played = ({ played, number }: { played: PlayedRead; number: number }) => (
  <>
    <p class="aside">
      {howWords[played.how]}: <At moment={played.endedAt} />.
    </p>
    {played.putRightAt === null ? null : (
      <p>
        The gamemaster put {played.putRightHere ? 'this phase' : 'an earlier phase'} right later:{' '}
        <At moment={played.putRightAt} />.
      </p>
    )}
    <Section id="results" title="What happened">
      <Results played={played} number={number} />
      {played.silent.length === 0 ? null : <p>No orders came from {listed(played.silent)}.</p>}
    </Section>
    <Retreats retreats={played.retreats} />
    <Taken taken={played.taken} />
    <Homes homes={played.homes} />
    <Written played={played} number={number} />
  </>
);

const mostOfResults = 30_000;
const mostWritten = 15_000;

/** What did not come about; all else did. */
const failures = new Set(['bounces', 'cut', 'disrupted', 'void', 'illegal']);

function Results({ played: { results }, number }: { played: PlayedRead; number: number }) {
  const powers = [...new Set(results.map(({ power }) => power))];
  return (
    <Fits rows={results} most={mostOfResults} number={number}>
      {(fitting) => (
        <div class="by-power">
          {powers.map((power) => (
            <OfPower power={power} results={fitting.filter((each) => each.power === power)} />
          ))}
        </div>
      )}
    </Fits>
  );
}

const OfPower = ({ power, results }: { power: string; results: PlayedRead['results'] }) =>
  results.length === 0 ? null : (
    <section>
      <h3>{power}</h3>
      <ul>
        {results.map(({ words, result, dislodged }) => (
          <li class={failures.has(result) || dislodged ? 'failed' : 'came-about'}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );

const Retreats = ({ retreats }: Pick<PlayedRead, 'retreats'>) =>
  retreats.length === 0 ? null : (
    <Section id="retreats" title="To retreat">
      <ul>
        {retreats.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </Section>
  );

const Taken = ({ taken }: Pick<PlayedRead, 'taken'>) =>
  taken.length === 0 ? null : (
    <Section id="taken" title="Centres that changed hands">
      <ul>
        {taken.map(({ centre, from, to }) => (
          <li>
            {centre}: {from === null ? null : `from ${from} `}to {to ?? 'nobody'}
          </li>
        ))}
      </ul>
    </Section>
  );

const Homes = ({ homes }: Pick<PlayedRead, 'homes'>) =>
  homes.length === 0 ? null : (
    <Section id="homes" title="Home centres">
      <ul>
        {homes.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </Section>
  );

function Written({ played: { written }, number }: { played: PlayedRead; number: number }) {
  const rows = written.flatMap(({ power, lines }) => lines.map((line) => ({ power, line })));
  return written.length === 0 ? null : (
    <details class="written">
      <summary>The orders as they were written, with their receipts</summary>
      <p class="aside">
        A receipt is the SHA-256 of its salt, a new line, and the orders as they were written, one to a line.
      </p>
      <Fits rows={rows} most={mostWritten} number={number}>
        {(fitting) =>
          written.map((own) => (
            <Letter own={own} lines={fitting.filter(({ power }) => power === own.power)} />
          ))
        }
      </Fits>
    </details>
  );
}

const Letter = ({ own, lines }: { own: PlayedRead['written'][number]; lines: { line: string }[] }) => (
  <section>
    <h3>{own.power}</h3>
    <ul>
      {lines.map(({ line }) => (
        <li>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
    <p class="aside">
      {own.putRight
        ? 'The gamemaster put these orders right: the receipt is of what was written first. '
        : null}
      Arrived <At moment={own.receivedAt} />. Receipt <code>{own.digest}</code>, salt <code>{own.salt}</code>
    </p>
  </section>
);
