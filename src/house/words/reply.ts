import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from 'discord-api-types/v10';

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/**
 * A message as the bot means it, before Discord's limits. Plain text says what happened or why not; embeds are for
 * matter to read, such as a game's card or an Act. Nobody is pinged but the accounts in `pings`.
 */
export interface Reply {
  /** Everybody in the channel, or the asker alone. */
  audience: 'club' | 'asker';
  content?: string;
  embeds?: APIEmbed[];
  components?: ActionRow[];
  files?: ReplyFile[];
  /** Shown in the last embed once it is drawn. */
  picture?: Picture;
  pings?: string[];
}

export interface ReplyFile {
  name: string;
  bytes: Uint8Array;
  /** What a picture shows, for who cannot see it. At most 1,024 characters. */
  alt?: string;
}

export interface Picture {
  /** Ends in `.png`. */
  name: string;
  alt: string;
  /** As SVG. Called when the reply is sent; where it throws, the reply goes without. */
  draw(): string | Promise<string>;
  /** Pixels for each of its units; as many as fine letters need unless said otherwise. */
  zoom?: number;
}

/** The colours of all embeds. */
export const colours = { done: 0x2e7d32, waiting: 0xf9a825, refused: 0xc62828, reading: 0x37474f } as const;
