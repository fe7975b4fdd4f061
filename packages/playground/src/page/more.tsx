import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { useMenu } from './side/menu.ts';
import { useSight } from './sight.ts';
import type { State } from './state/state.ts';

/** The commands that can be used on somebody, or on a message. */
export interface Offers {
  heading: string;
  on: 'user' | 'message';
  target: string;
  commands: readonly APIApplicationCommand[];
}

const typeOf = { user: ApplicationCommandType.User, message: ApplicationCommandType.Message } as const;

/** The commands in the menu of anybody here, or of any message here. */
export const menuCommands = ({ commands, place }: State, on: Offers['on']): APIApplicationCommand[] =>
  (commands.get(place) ?? []).filter(({ type }) => type === typeOf[on]);

interface Parts {
  /** What the menu is of. */
  label: string;
  offers: readonly Offers[];
  menu: ReturnType<typeof useMenu>;
}

/** A button with the commands for a person or a message below it. */
export function More({ label, offers, menu }: Parts): VNode {
  return (
    <div class="more" {...menu.frame}>
      <button type="button" class="icon" aria-label={`Commands for ${label}`} {...menu.opener}>
        ⋯
      </button>
      {menu.isOpen && (
        <section class="menu" aria-label={`Commands for ${label}`} ref={intoView}>
          {offers.map((each) => (
            <Commands key={each.on} offers={each} onChoose={menu.close} />
          ))}
        </section>
      )}
    </div>
  );
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Commands({ offers, onChoose }: { offers: Offers; onChoose(): void }): VNode {
  const { session } = useSight();
  const { heading, on, target, commands } = offers;
  return (
    <>
      <h3>
        <bdi>{heading}</bdi>
      </h3>
      <ul>
        {commands.map((command) => (
          <li key={command.id}>
            <button
              type="button"
              onClick={() => {
                onChoose();
                session.choose(command, on, target);
              }}
            >
              {command.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
