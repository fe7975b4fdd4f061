import type { Figures } from './figures.ts';

/** How the software meets an Act: it enforces it, records it for people to decide, or neither (and why), or not yet. */
export type Status =
  | 'enforced'
  | 'recorded'
  | { readonly textOnly: string }
  | { readonly planned: 'enforced' | 'recorded' };

/** What the bot does about an Act, for the person who reads it. */
export function statusInWords(status: Status): string {
  if (status === 'enforced') return 'The bot sees to this Act by itself.';
  if (status === 'recorded') return 'The bot keeps a record of this. People decide.';
  if ('textOnly' in status) return `Nothing for the bot to do. ${status.textOnly}`;
  return 'The bot does not do this yet.';
}

/** An Act of the Terms in plain words, with a club's figures in them. */
export interface ActText {
  readonly title: string;
  readonly text: string;
  /** How the project understands what the Act leaves open, until the Court rules otherwise. */
  readonly reading?: string;
  readonly status: Status;
}

/** Words that are the same for every club, or that a club's figures go into. */
export type Words = string | ((figures: Figures) => string);

/** An Act as it is written down, for any club. */
export interface ActTemplate {
  readonly title: string;
  readonly text: Words;
  readonly reading?: Words;
  readonly status: Status;
}

type Wording = Omit<ActTemplate, 'status'>;

/** An Act that a rule enforces. */
export const enforced = (wording: Wording): ActTemplate => ({ ...wording, status: 'enforced' });

/** An Act of which is recorded what happens, for a person to decide on. */
export const recorded = (wording: Wording): ActTemplate => ({ ...wording, status: 'recorded' });

export type ActTexts = Readonly<Record<string, ActTemplate>>;
