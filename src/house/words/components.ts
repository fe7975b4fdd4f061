import {
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { ClubId } from '../ports.ts';
import type { ActionRow } from './reply.ts';

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/**
 * The custom id of a button or a form: the action that answers it, then what it is about, such as `game-confirm:12`. In
 * a direct message it names the club as well, since nothing else does there: `appeal-open@1000:penalty:12`.
 */
export const customId = (
  action: string,
  args: readonly (string | number)[] = [],
  club: ClubId | null = null,
): string => [club === null ? action : `${action}@${club}`, ...args].join(':');

/** What a custom id says; `club` is null where it names none. */
export function readCustomId(id: string): { action: string; club: ClubId | null; args: string[] } {
  const [head = '', ...args] = id.split(':');
  const [, action = head, club = null] = /^([^@]+)@(\d{1,20})$/.exec(head) ?? [];
  return { action, club, args };
}

/** A button, answered by that action. */
export const button = (
  label: string,
  action: string,
  args: readonly (string | number)[] = [],
  style: keyof typeof styles = 'secondary',
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: styles[style],
  label,
  custom_id: customId(action, args),
});

/** A button in a direct message from a club. */
export const directButton = (
  club: ClubId,
  label: string,
  action: string,
  args: readonly (string | number)[],
): APIButtonComponentWithCustomId => ({ ...button(label, action), custom_id: customId(action, args, club) });

export const row = (...components: APIComponentInMessageActionRow[]): ActionRow => ({
  type: ComponentType.ActionRow,
  components,
});

/** A row with a button that leads out of Discord, which takes no address whose host is a bare word: then no row. */
export const linkRow = (label: string, url: string): ActionRow[] =>
  new URL(url).hostname.includes('.')
    ? [row({ type: ComponentType.Button, style: ButtonStyle.Link, label, url })]
    : [];

/**
 * The buttons that turn pages, for an action whose last argument is the page wanted (from 1). No row when there is
 * but one page.
 */
export function pageRow(
  action: string,
  args: readonly (string | number)[],
  { page, pages }: { page: number; pages: number },
): ActionRow[] {
  if (pages <= 1) return [];
  const back = button('Previous', action, [...args, page - 1]);
  const on = button('Next', action, [...args, page + 1]);
  return [row({ ...back, disabled: page <= 1 }, { ...on, disabled: page >= pages })];
}
