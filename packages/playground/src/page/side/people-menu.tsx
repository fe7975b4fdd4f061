import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { PersonSeen } from '../../people/protocol.ts';
import { addressAs } from '../address.ts';
import { useBecoming } from '../becoming.ts';
import { More, menuCommands } from '../more.tsx';
import { avatarOf } from '../names.ts';
import { useSight } from '../sight.ts';
import { wordsOf } from '../words.ts';
import { useMenu } from './menu.ts';

/** Who one is, and whom one could be, here or in another window. */
export function PeopleMenu(): VNode {
  const { state } = useSight();
  const menu = useMenu();
  const { me } = state;
  return (
    <div class="people" {...menu.frame}>
      <button type="button" class="you" {...menu.opener}>
        <img src={avatarOf(me.id, me.displayName)} alt="" width="32" height="32" />
        <span>
          You are <bdi>{me.displayName}</bdi>
          {me.note !== null && <span class="faint"> · {me.note}</span>} <span aria-hidden="true">▾</span>
        </span>
      </button>
      {menu.isOpen && (
        <section class="menu" aria-label="Be someone else">
          <ul>
            {state.people.filter(isHere).map((person) => (
              <Person key={person.id} person={person} onBecome={menu.close} />
            ))}
          </ul>
          <Newcomer onBecome={menu.close} />
        </section>
      )}
    </div>
  );
}

/** Anyone who is in no server sees nothing that could be shown. */
const isHere = ({ guilds }: PersonSeen): boolean => guilds.length > 0;

function Person({ person, onBecome }: { person: PersonSeen; onBecome(): void }): VNode {
  const { state } = useSight();
  const become = useBecoming();
  const menu = useMenu();
  const { id, name, displayName, note } = person;
  const commands = menuCommands(state, 'user');
  return (
    <li>
      <button
        type="button"
        aria-current={id === state.me.id ? 'true' : undefined}
        onClick={() => {
          onBecome();
          become(person, state.place);
        }}
      >
        <img src={avatarOf(id, displayName)} alt="" width="24" height="24" />
        <span>
          <bdi>{displayName}</bdi>
          {note !== null && <span class="faint"> · {note}</span>}
        </span>
      </button>
      <a
        class="window"
        href={addressAs(name, state.place)}
        target="_blank"
        rel="noopener"
        aria-label={`Open another window as ${displayName}`}
        title={`Open another window as ${displayName}`}
      >
        ↗
      </a>
      {commands.length > 0 && (
        <More
          label={displayName}
          offers={[{ heading: displayName, on: 'user', target: id, commands }]}
          menu={menu}
        />
      )}
    </li>
  );
}

/** Lets a new person into the server, and is them from then on. */
function Newcomer({ onBecome }: { onBecome(): void }): VNode {
  const { state, session } = useSight();
  const become = useBecoming();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const welcome = () =>
    session.welcome(name).then(
      (person) => {
        onBecome();
        become(person, state.place);
      },
      (error: unknown) => setProblem(wordsOf(error)),
    );
  return (
    <form
      class="newcomer"
      onSubmit={(event) => {
        event.preventDefault();
        welcome();
      }}
    >
      <label>
        Somebody new called{' '}
        <input
          value={name}
          maxLength={32}
          required
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button secondary">
        Come in
      </button>
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
