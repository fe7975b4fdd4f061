/**
 * How the club's software meets an Act: a rule enforces it, it is recorded for a person to decide on, it is only
 * text (and why), or either of the first two comes with later work.
 */
export type Status =
  | 'enforced'
  | 'recorded'
  | { readonly textOnly: string }
  | { readonly planned: 'enforced' | 'recorded' };

/** An Act of the Terms in plain words. */
export interface ActText {
  readonly title: string;
  readonly text: string;
  /** How the project understands what the Act leaves open, until the Court rules otherwise. */
  readonly reading?: string;
  readonly status: Status;
}

export type ActTexts = Readonly<Record<string, ActText>>;
