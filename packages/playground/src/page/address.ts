/** Who one is and where, as the address of the page says it: `?as=ana&in=games`. */
export interface Whereabouts {
  as: string | null;
  in: string | null;
}

export function whereabouts(): Whereabouts {
  const query = new URLSearchParams(location.search);
  return { as: query.get('as'), in: query.get('in') };
}

/** The address of the page for this person, in the channel of this name or id. */
export const addressAs = (name: string, channel: string): string =>
  `?${new URLSearchParams({ as: name, in: channel })}`;

/** Keeps the address in step, so that a reload comes back to the same place. */
export function noteWhereabouts(name: string, channel: string): void {
  history.replaceState(null, '', addressAs(name, channel));
}
