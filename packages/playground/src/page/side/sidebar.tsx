import type { VNode } from 'preact';
import type { ChannelSeen } from '../../people/protocol.ts';
import { addressAs } from '../address.ts';
import { useSight } from '../sight.ts';
import { PeopleMenu } from './people-menu.tsx';

/** The server with its channels and threads, the direct messages, and who one is; in a narrow window it may be away. */
export function Sidebar({ open }: { open: boolean }): VNode {
  const { state } = useSight();
  return (
    <section id="sidebar" aria-label="Server" class={`sidebar ${open ? 'open' : ''}`}>
      <p class="server">
        <bdi>{state.guild.name}</bdi>
      </p>
      <nav aria-label="Channels">
        <Channels channels={state.guild.channels} />
        <h2>Direct messages</h2>
        <ul>
          {state.directs.map((direct) => (
            <ChannelItem key={direct.id} channel={direct} threads={[]} />
          ))}
        </ul>
        <a class="site" href="/" target="_blank" rel="noopener">
          Open the website
        </a>
        <StartAgain />
      </nav>
      <PeopleMenu />
    </section>
  );
}

/** Where the page was given an address for it, the way to another, fresh Discord. */
function StartAgain(): VNode | null {
  const address = document.getElementById('playground')?.dataset.again;
  if (address === undefined) return null;
  return (
    <details class="again">
      <summary>Start again</summary>
      <p>You leave everything behind that you did here.</p>
      <a class="button danger" href={address}>
        Start again from scratch
      </a>
    </details>
  );
}

/** Threads stand below their channel, those that are closed last. */
function Channels({ channels }: { channels: readonly ChannelSeen[] }): VNode {
  const isThread = ({ kind }: ChannelSeen) => kind === 'thread' || kind === 'private-thread';
  const threads = channels
    .filter(isThread)
    .sort((first, second) => Number(first.archived) - Number(second.archived));
  const rooms = channels.filter((channel) => !isThread(channel) && channel.kind !== 'category');
  return (
    <ul>
      {rooms.map((room) => (
        <ChannelItem
          key={room.id}
          channel={room}
          threads={threads.filter(({ parentId }) => parentId === room.id)}
        />
      ))}
    </ul>
  );
}

function ChannelItem({ channel, threads }: { channel: ChannelSeen; threads: readonly ChannelSeen[] }): VNode {
  return (
    <li>
      <ChannelLink channel={channel} />
      {threads.length > 0 && (
        <ul class="threads">
          {threads.map((thread) => (
            <li key={thread.id}>
              <ChannelLink channel={thread} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const signs: Readonly<Record<ChannelSeen['kind'], string>> = {
  text: '#',
  announcement: '#',
  category: '',
  voice: '🔊',
  thread: '↳',
  'private-thread': '🔒',
  direct: '@',
};

function ChannelLink({ channel }: { channel: ChannelSeen }): VNode {
  const { state, session } = useSight();
  const { messages, pings } = state.unread.get(channel.id) ?? { messages: 0, pings: 0 };
  const here = channel.id === state.place;
  return (
    <a
      href={addressAs(state.me.name, channel.id)}
      class={`channel ${messages > 0 ? 'unread' : ''} ${channel.archived ? 'archived' : ''}`}
      aria-current={here ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        session.open(channel.id);
      }}
    >
      <span class="sign" aria-hidden="true">
        {signs[channel.kind]}
      </span>
      <bdi>{channel.name}</bdi>
      <State channel={channel} messages={messages} pings={pings} />
    </a>
  );
}

function State({ channel, messages, pings }: { channel: ChannelSeen; messages: number; pings: number }) {
  const words = [channel.archived ? 'archived' : '', channel.locked ? 'locked' : ''].filter(
    (each) => each !== '',
  );
  return (
    <>
      {words.length > 0 && <span class="faint"> {words.join(', ')}</span>}
      {messages > 0 && pings === 0 && (
        <span class="dot">
          <span class="unseen"> unread</span>
        </span>
      )}
      {pings > 0 && (
        <span class="badge">
          {pings}
          <span class="unseen"> {pings === 1 ? 'ping' : 'pings'}</span>
        </span>
      )}
    </>
  );
}
