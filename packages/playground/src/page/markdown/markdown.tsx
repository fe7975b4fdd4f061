import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { nameWith } from '../names.ts';
import { useClock, useSight } from '../sight.ts';
import { timeWords } from '../times.ts';
import type { Mark, TimeStyle, Wrapping } from './marks.ts';
import { marksOf } from './parse.ts';

/** A text as Discord shows it: as elements, never as HTML. */
export function Markdown({ text }: { text: string }): VNode {
  const marks = useMemo(() => marksOf(text), [text]);
  return <Marks marks={marks} />;
}

function Marks({ marks }: { marks: readonly Mark[] }): VNode {
  return (
    <>
      {marks.map((mark, index) => (
        <Shown key={index} mark={mark} />
      ))}
    </>
  );
}

function Shown({ mark }: { mark: Mark }): VNode {
  switch (mark.kind) {
    case 'text':
      return <>{mark.text}</>;
    case 'break':
      return <br />;
    case 'code':
      return <code>{mark.text}</code>;
    case 'code-block':
      return (
        <pre>
          <code>{mark.text}</code>
        </pre>
      );
    case 'heading':
      return (
        <p class={`heading heading-${mark.level}`}>
          <Marks marks={mark.inside} />
        </p>
      );
    case 'list':
      return <List {...mark} />;
    case 'person':
      return <Person id={mark.id} />;
    case 'role':
      return <Role id={mark.id} />;
    case 'channel':
      return <ChannelLink id={mark.id} />;
    case 'everyone':
      return <span class="mention">{mark.text}</span>;
    case 'command':
      return <discord-mention type="slash">{mark.name}</discord-mention>;
    case 'link':
      return <Link {...mark} />;
    case 'time':
      return <Time seconds={mark.seconds} style={mark.style} />;
    case 'spoiler':
      return <Spoiler inside={mark.inside} />;
    default:
      return <Wrapped kind={mark.kind} inside={mark.inside} />;
  }
}

function Wrapped({ kind, inside }: { kind: Exclude<Wrapping, 'spoiler'>; inside: Mark[] }): VNode {
  const marks = <Marks marks={inside} />;
  switch (kind) {
    case 'strong':
      return <strong>{marks}</strong>;
    case 'emphasis':
      return <em>{marks}</em>;
    case 'underline':
      return <u>{marks}</u>;
    case 'strike':
      return <s>{marks}</s>;
    case 'quote':
      return <blockquote>{marks}</blockquote>;
    case 'subtext':
      return <small class="subtext">{marks}</small>;
  }
}

function List({ ordered, start, items }: Extract<Mark, { kind: 'list' }>): VNode {
  const lines = items.map((item, index) => (
    <li key={index}>
      <Marks marks={item} />
    </li>
  ));
  return ordered ? <ol start={start}>{lines}</ol> : <ul>{lines}</ul>;
}

function Person({ id }: { id: string }): VNode {
  const { state } = useSight();
  const known = state.people.find((person) => person.id === id)?.displayName;
  return (
    <discord-mention type="user">{nameWith(state.guild, id) ?? known ?? 'unknown-user'}</discord-mention>
  );
}

function Role({ id }: { id: string }): VNode {
  const { state } = useSight();
  const role = state.guild.roles.find((each) => each.id === id);
  return <discord-mention type="role">{role?.name ?? 'deleted-role'}</discord-mention>;
}

function ChannelLink({ id }: { id: string }): VNode {
  const { state, session } = useSight();
  const channel = state.guild.channels.find((each) => each.id === id);
  if (channel === undefined) return <span class="mention">#no access</span>;
  return (
    <button type="button" class="mention" onClick={() => session.open(id)}>
      #{channel.name}
    </button>
  );
}

function Link({ address, inside }: Extract<Mark, { kind: 'link' }>): VNode {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <Marks marks={inside} />
    </a>
  );
}

function Time({ seconds, style }: { seconds: number; style: TimeStyle }): VNode {
  const { state } = useSight();
  const now = useClock(style === 'R' ? 1_000 : 60_000);
  const { timezone } = state.clock;
  const words = timeWords(seconds * 1_000, style, now, timezone);
  return <discord-time title={timeWords(seconds * 1_000, 'F', now, timezone)}>{words}</discord-time>;
}

function Spoiler({ inside }: { inside: Mark[] }): VNode {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <span class="spoiler">
        <Marks marks={inside} />
      </span>
    );
  return (
    <button type="button" class="spoiler" onClick={() => setOpen(true)}>
      Spoiler
    </button>
  );
}
