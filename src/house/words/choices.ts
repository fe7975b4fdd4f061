/** What may be chosen: what it is called, and what is then given. */
export interface Choice {
  name: string;
  value: string;
}
