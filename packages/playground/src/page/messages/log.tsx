import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useLook } from '../look.ts';
import { nameWith } from '../names.ts';
import { useSight } from '../sight.ts';
import { type Deed, placeIn } from '../state/state.ts';
import { dayOf } from '../times.ts';
import { Message } from './message.tsx';
import { useStickyEnd } from './sticky-end.ts';

/** How long after the last one a message still goes on from it, in milliseconds. */
const CONTINUED_MS = 7 * 60_000;

/** How many messages are shown before earlier ones are asked for. */
const AT_ONCE = 100;

/** The messages of the channel that is open, oldest first. */
export function Log(): VNode {
  const { state } = useSight();
  const place = placeIn(state);
  const [most, setMost] = useState(AT_ONCE);
  const known = state.messages.get(state.place) ?? [];
  const all = known.filter(({ id }) => !state.dismissed.has(id));
  const messages = all.slice(-most);
  const look = useLook();
  const log = useStickyEnd(state.place, state);
  return (
    <div class="scroller" ref={log}>
      <discord-messages
        key={look}
        light-theme={look === 'light'}
        role="log"
        aria-live="polite"
        aria-label={`Messages in ${place?.name ?? 'no channel'}`}
      >
        {all.length > most ? <Earlier onShow={() => setMost(most + AT_ONCE)} /> : <Start />}
        {messages.map((message, index) => (
          <Entry key={message.id} message={message} previous={messages[index - 1]} />
        ))}
        <Waiting />
      </discord-messages>
      <TypingLine />
    </div>
  );
}

function Earlier({ onShow }: { onShow(): void }): VNode {
  return (
    <p class="start">
      <button type="button" class="button secondary" onClick={onShow}>
        Show earlier messages
      </button>
    </p>
  );
}

function Start(): VNode | null {
  const { state } = useSight();
  const place = placeIn(state);
  if (place === undefined) return <p class="start">This channel is gone, or you cannot see it.</p>;
  if (!state.messages.has(place.id)) return <p class="start">Fetching the messages…</p>;
  return <p class="start">This is the start of {place.kind === 'direct' ? place.name : `#${place.name}`}.</p>;
}

function Entry({ message, previous }: { message: APIMessage; previous: APIMessage | undefined }): VNode {
  const { state } = useSight();
  const { timezone } = state.clock;
  const day = dayOf(Date.parse(message.timestamp), timezone);
  const newDay = previous === undefined || dayOf(Date.parse(previous.timestamp), timezone) !== day;
  return (
    <>
      {newDay && <p class="day">{day}</p>}
      <Message message={message} continued={!newDay && goesOn(message, previous)} />
    </>
  );
}

function goesOn(message: APIMessage, previous: APIMessage): boolean {
  const plain = message.type === MessageType.Default && message.interaction_metadata === undefined;
  const apart = Date.parse(message.timestamp) - Date.parse(previous.timestamp);
  return plain && message.author.id === previous.author.id && apart < CONTINUED_MS;
}

/** Commands that wait for an answer, or never got one. */
function Waiting(): VNode {
  const { state } = useSight();
  const here = [...state.deeds.values()].filter(
    ({ seen, on }) => seen.channel === state.place && on === null,
  );
  return (
    <>
      {here.map((deed) => (
        <Waited key={deed.seen.id} deed={deed} />
      ))}
    </>
  );
}

function Waited({ deed: { what, seen } }: { deed: Deed }): VNode | null {
  const { session } = useSight();
  if (seen.progress === 'open') return <p class="waiting">Sending {what}…</p>;
  if (seen.progress !== 'failed') return null;
  return (
    <p class="waiting failure" role="alert">
      {what}: {seen.reason}{' '}
      <button type="button" class="link" onClick={() => session.forget(seen.id)}>
        Dismiss
      </button>
    </p>
  );
}

function TypingLine(): VNode {
  const { state } = useSight();
  const names = state.typing
    .filter(({ channel, until }) => channel === state.place && until > Date.now())
    .map(({ person }) => nameWith(state.guild, person) ?? 'Someone');
  if (names.length === 0) return <p class="typing" />;
  return (
    <p class="typing">
      {names.join(' and ')} {names.length === 1 ? 'is' : 'are'} typing…
    </p>
  );
}
