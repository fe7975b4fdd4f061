import {
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { ActionRow } from './reply.ts';

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** A button; its custom id is the action that answers it, then what it is about: `game-confirm:12`. */
export const button = (
  label: string,
  action: string,
  args: readonly (string | number)[] = [],
  style: keyof typeof styles = 'secondary',
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: styles[style],
  label,
  custom_id: [action, ...args].join(':'),
});

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
