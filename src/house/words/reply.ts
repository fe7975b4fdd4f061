import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { BookNumber } from '../../ledger/book.ts';
import type { CaseNumber, GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Clubs } from '../clubs.ts';
import type { ClubId, ClubView, ExhibitFile, TextKind } from '../ports.ts';
import type { Export, ExportReader } from '../privacy/export-shape.ts';
import type { RecordLine } from '../record/read-record.ts';
import type { Kinds, Told } from '../told.ts';
import { apartFromActs, withActsBelow } from './text.ts';

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/**
 * A message as the bot means it, before Discord's limits. Plain text says what happened or why not; embeds are for
 * matter to read, such as a game's card or an Act. Nobody is pinged but the accounts in `pings`.
 */
export interface Reply {
  audience: 'club' | 'asker';
  content?: string;
  embeds?: APIEmbed[];
  components?: ActionRow[];
  files?: ReplyFile[];
  /** Shown in the last embed once it is drawn. */
  picture?: Picture;
  pings?: string[];
}

/** A text; or its lines, of which those that are false or null are not said. */
type Said = string | readonly (string | false | null)[];

const textOf = (said: Said): string =>
  withActsBelow(typeof said === 'string' ? said : said.filter((line) => typeof line === 'string').join('\n'));

/** An embed with the Acts that its description rests on in its footer. */
export function withActsInFooter(embed: APIEmbed): APIEmbed {
  const { text, acts } = apartFromActs(embed.description ?? '');
  if (acts.length === 0) return embed;
  const before = embed.footer === undefined ? [] : [embed.footer.text];
  return { ...embed, description: text, footer: { text: [...before, acts.join(', ')].join(' · ') } };
}

type Besides = Partial<Reply>;

const replyTo = (audience: Reply['audience'], said: Said | null, { embeds, ...besides }: Besides): Reply => ({
  audience,
  ...(said === null ? {} : { content: textOf(said) }),
  ...(embeds === undefined ? {} : { embeds: embeds.map(withActsInFooter) }),
  ...besides,
});

/** A message for the asker alone; `null` where its embeds say it all. */
export const toAsker = (said: Said | null, besides: Besides = {}): Reply => replyTo('asker', said, besides);

/** A message for everybody in the channel; `null` where its embeds say it all. */
export const toClub = (said: Said | null, besides: Besides = {}): Reply => replyTo('club', said, besides);

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
  /** By what a thread of its own can draw it too, where that takes long: plain data, which the thread knows. */
  plan?: object;
  /** Pixels for each of its units; as many as fine letters need unless said otherwise. */
  zoom?: number;
}

/** The colours of all embeds. */
export const colours = { done: 0x2e7d32, waiting: 0xf9a825, refused: 0xc62828, reading: 0x37474f } as const;

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
  style: keyof typeof styles = 'secondary',
): APIButtonComponentWithCustomId => ({
  ...button(label, action, [], style),
  custom_id: customId(action, args, club),
});

export const row = (...components: APIComponentInMessageActionRow[]): ActionRow => ({
  type: ComponentType.ActionRow,
  components,
});

/** Whether Discord takes an address at a button: none whose host is a bare word. */
export const fitsButton = (url: string): boolean => new URL(url).hostname.includes('.');

/** A row with a button that leads out of Discord; no row for an address that Discord does not take. */
export const linkRow = (label: string, url: string): ActionRow[] =>
  fitsButton(url) ? [row(linkButton(label, url))] : [];

/** A button that leads out of Discord, to an address of at most 512 characters. */
export const linkButton = (label: string, url: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label,
  url,
});

/** The buttons that turn pages; the action's last argument is the page wanted (from 1). None for one page. */
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

/** A page to read, for the asker alone, with buttons that turn to the others as those of `pageRow` do. */
export function pageToRead(
  { title, description, page, pages }: { title: string; description: string; page: number; pages: number },
  action: string,
  args: readonly (string | number)[] = [],
): Reply {
  const heading = pages > 1 ? `${title}, page ${page} of ${pages}` : title;
  return {
    audience: 'asker',
    embeds: [withActsInFooter({ title: heading, color: colours.reading, description })],
    components: pageRow(action, args, { page, pages }),
  };
}

/** What a renderer may look at: the club after the change, and the words kept with its entries. */
export interface Scene {
  clubs: Clubs;
  view: ClubView;
  now: Instant;
  /** Where the site is, without a slash at its end. */
  siteUrl: string;
  /** Whether that address leads people nowhere, since it is one of this machine alone. */
  siteIsFar?: boolean;
  /** Where the club's own pages begin, with a slash at the end; null while nobody may read them. */
  pages: string | null;
  /** Null where there is none or it was erased. */
  text(seq: number, kind: TextKind): Promise<string | null>;
  /** The same with an entry of another book. */
  textIn(book: BookNumber, seq: number, kind: TextKind): Promise<string | null>;
  /** What the club keeps of a person, as they read it themselves, or as the member of staff does. */
  exported(person: PersonNumber, reader: ExportReader): Promise<Export>;
  /** The same for the asker alone, as a page to read and as a file for programs. */
  exportReply(data: Export): Promise<Reply>;
  /** Everything on file about a person, as an officer may read it; names safe to show. */
  recordOf(person: PersonNumber): Promise<RecordLine[]>;
  /** The file of an exhibit before the Court; null where it was erased. */
  exhibit(number: CaseNumber, exhibit: number): Promise<ExhibitFile | null>;
  /** Where that officer may read it on the site, for a while. */
  recordAddress(person: PersonNumber, reader: PersonNumber): string;
}

/** How a result is shown: the reply, and what the game's card on which a button was pressed becomes. */
export interface Rendered extends Reply {
  /** It takes the place of the message whose button was pressed, where that is for the asker alone. */
  inPlace?: boolean;
  card?: Reply;
  /** The game whose card the reply is, and that waits: the card follows it from then on. */
  cardOf?: GameNumber;
  /** Whether the card says all of it: where its button was pressed, nothing is said besides. */
  onCard?: boolean;
  /** The day of the session whose post the reply is: the post follows it from then on. */
  postOf?: LocalDate;
}

/** The words for each kind of what is told. */
type Words<All extends Kinds, Said> = {
  readonly [Kind in keyof All]: (told: Told<All, Kind>, scene: Scene) => Said | Promise<Said>;
};
export type OutcomeWords<All extends Kinds> = Words<All, Rendered>;
export type NoticeWords<All extends Kinds> = Words<All, Reply>;

/** What may be chosen: what it is called, and what is then given. */
export interface Choice {
  name: string;
  value: string;
}
