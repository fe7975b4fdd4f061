import {
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APIMessage,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Choice, defaultsOf, offersOf, type Select } from '../choice.tsx';
import { isOfTheWeb } from '../markdown/parse.ts';
import { useSight } from '../sight.ts';

/** The buttons or the select of one row. */
export function ActionRow({
  message,
  controls,
}: {
  message: APIMessage;
  controls: readonly APIComponentInMessageActionRow[];
}): VNode {
  return (
    <discord-action-row slot="components">
      {controls.map((control, index) =>
        control.type === ComponentType.Button ? (
          <Button key={index} message={message} button={control} />
        ) : (
          <SelectMenu key={index} message={message} select={control} />
        ),
      )}
    </discord-action-row>
  );
}

const looks: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

export function Button({
  message,
  button,
}: {
  message: APIMessage;
  button: APIButtonComponent;
}): VNode | null {
  const { state, session } = useSight();
  const label = labelOf(button);
  if (button.style === ButtonStyle.Link) return <LinkButton label={label} url={button.url} />;
  if (button.style === ButtonStyle.Premium) return null;
  const busy = [...state.deeds.values()].some(
    ({ on, seen }) => on === message.id && seen.progress === 'open',
  );
  return (
    <button
      type="button"
      class={`button ${looks[button.style] ?? 'secondary'}`}
      disabled={button.disabled === true || busy}
      onClick={() => session.use(message, button.custom_id, label)}
    >
      {label}
    </button>
  );
}

function labelOf(button: APIButtonComponent): string {
  if (button.style === ButtonStyle.Premium) return '';
  return [button.emoji?.name, button.label].filter((words) => words !== undefined).join(' ');
}

function LinkButton({ label, url }: { label: string; url: string }): VNode | null {
  if (!isOfTheWeb(url)) return null;
  return (
    <a class="button secondary" href={url} target="_blank" rel="noopener noreferrer">
      {label} <span aria-hidden="true">↗</span>
    </a>
  );
}

/** What is chosen is sent by a button: with keys one passes over what one does not mean. */
function SelectMenu({ message, select }: { message: APIMessage; select: Select }): VNode {
  const { state, session } = useSight();
  const [chosen, setChosen] = useState(defaultsOf(select));
  const { custom_id, placeholder = 'Make a selection', min_values: least = 1, max_values: most = 1 } = select;
  const enough = chosen.length >= least && chosen.length <= most;
  return (
    <div class="select">
      <Choice
        label={placeholder}
        offers={offersOf(select, state.guild)}
        chosen={chosen}
        several={most > 1}
        placeholder={placeholder}
        disabled={select.disabled}
        onChoose={setChosen}
      />
      <button
        type="button"
        class="button primary"
        disabled={!enough || select.disabled === true}
        onClick={() => session.use(message, custom_id, placeholder, chosen)}
      >
        Choose
      </button>
    </div>
  );
}
