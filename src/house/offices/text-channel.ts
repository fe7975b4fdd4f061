import type { HearingKind } from '../ports.ts';

/** A text channel of the server, as the bot sees it. */
export interface TextChannel {
  id: string;
  name: string;
  /** Whether the bot may see it and write there. */
  writable: boolean;
  /** The ids of the roles whose holders see it; that of everybody is the server's. */
  seenBy?: readonly string[];
  /** The permissions that the bot lacks to have cases heard there, by who may read where a case is heard. */
  lacking?: Readonly<Record<HearingKind, readonly string[]>>;
}
