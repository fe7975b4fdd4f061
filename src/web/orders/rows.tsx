import type { ComponentChildren } from 'preact';
import { type Choice, groupNames, type Slot, type Slots } from './choices.ts';
import { type Filled, type LineRead, textOf } from './lines.ts';

/** The list of everything that has an order, each with a choice of all that is possible. */
export interface RowsShown {
  slots: Slots;
  filled: Filled;
  /** What is chosen and not saved yet, by slot. */
  unsaved?: ReadonlyMap<string, string>;
  /** The slots whose choices are on a page of their own, for which the list has no room. */
  apart?: ReadonlySet<string>;
  onChange?: (slot: string, text: string) => void;
}

export const Rows = ({ slots, filled, unsaved = new Map(), apart = new Set(), onChange }: RowsShown) => (
  <ul class="rows">
    {slots.slots.map((slot) => {
      const line = filled.bySlot.get(slot.name) ?? null;
      const was = line === null ? '' : textOf(line);
      const chosen = unsaved.get(slot.name) ?? was;
      return (
        <li key={slot.name}>
          {apart.has(slot.name) ? (
            <a href={`?unit=${slot.name}`}>{slot.label}: choose an order</a>
          ) : (
            <Chooser slot={slot} kind={slots.kind} chosen={chosen} was={was} onChange={onChange} />
          )}
          <Reading line={unsaved.has(slot.name) ? null : line} />
        </li>
      );
    })}
  </ul>
);

/** What is ordered with the moves for after them; nothing where that has phases of its own. */
export const LaterRows = ({ slots, ...shown }: RowsShown) =>
  slots.later.length === 0 ? null : (
    <>
      <h2>After the moves</h2>
      <p class="aside">
        Say where a unit goes if it is dislodged and, in a Fall, what you build or disband, what you want most
        first. What you choose under “Else” comes after what is chosen already.
      </p>
      <Rows slots={{ ...slots, kind: 'later', slots: slots.later }} {...shown} />
    </>
  );

interface ChooserShown {
  slot: Slot;
  kind: Slots['kind'];
  chosen: string;
  was: string;
  onChange: RowsShown['onChange'];
}

function Chooser({ slot: { name, label, choices }, kind, chosen, was, onChange }: ChooserShown) {
  const id = `order-${name}`;
  const isListed = chosen === '' || choices.some(({ text }) => text === chosen);
  return (
    <>
      <label for={id}>{label}</label>
      <select
        id={id}
        name={id}
        value={chosen}
        onChange={onChange && (({ currentTarget }) => onChange(name, currentTarget.value))}
      >
        <option value="">{nothingChosen[kind]}</option>
        {isListed ? null : <option value={chosen}>{chosen}</option>}
        {grouped(choices).map(([group, options]) => (
          <optgroup label={group}>{options}</optgroup>
        ))}
      </select>
      {onChange === undefined ? <input type="hidden" name={`was-${name}`} value={was} /> : null}
    </>
  );
}

const nothingChosen: Readonly<Record<Slots['kind'], string>> = {
  movement: 'No order: holds',
  retreats: 'No order: disbands',
  builds: 'Nothing chosen yet',
  disbands: 'Nothing chosen yet',
  later: 'Nothing',
};

/** Choices under the headings of their kinds, which are in order already. */
function grouped(choices: readonly Choice[]): [string, ComponentChildren[]][] {
  const groups = new Map<string, ComponentChildren[]>();
  for (const { kind, text, label } of choices) {
    const option = <option value={text}>{label}</option>;
    const group = groups.get(groupNames[kind]);
    if (group === undefined) groups.set(groupNames[kind], [option]);
    else group.push(option);
  }
  return [...groups];
}

/** How an order was read. */
const Reading = ({ line }: { line: LineRead | null }) =>
  line === null ? null : (
    <p class="reading">
      Saved as <code>{textOf(line)}</code>
      {line.trouble === null ? '' : <Trouble words={line.trouble} />}
    </p>
  );

const Trouble = ({ words }: { words: string }) => <strong class="wrong"> {words}</strong>;

interface OthersShown {
  lines: readonly LineRead[];
}

/** Lines that no unit of the player’s own has: those for phases that may follow by themselves. */
export const Others = ({ lines }: OthersShown) => (
  <>
    <Lines title="For the phases that may follow" lines={lines.filter(({ later }) => later)} />
    <Lines title="Your other lines" lines={lines.filter(({ later }) => !later)} />
  </>
);

const Lines = ({ title, lines }: OthersShown & { title: string }) =>
  lines.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ul class="others">
        {lines.map((line) => (
          <li>
            <code>{textOf(line)}</code>
            {line.trouble === null ? <> {line.says}</> : <Trouble words={line.trouble} />}
          </li>
        ))}
      </ul>
      <p class="aside">You can change these on Discord, with /diplomacy orders.</p>
    </>
  );
