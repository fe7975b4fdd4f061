/** A piece of Discord's markdown, as it is shown. */
export type Mark =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: Wrapping; inside: Mark[] }
  | { kind: 'heading'; level: number; inside: Mark[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Mark[][] }
  | { kind: 'code' | 'code-block'; text: string }
  | { kind: 'person' | 'role' | 'channel'; id: string }
  | { kind: 'everyone'; text: string }
  | { kind: 'command'; name: string }
  | { kind: 'link'; address: string; inside: Mark[] }
  | { kind: 'time'; seconds: number; style: TimeStyle };

/** Kinds that only say how what is inside them looks. */
export type Wrapping = 'strong' | 'emphasis' | 'underline' | 'strike' | 'spoiler' | 'quote' | 'subtext';

/** Discord's letters for how a timestamp is written. */
export const timeStyles = ['t', 'T', 'd', 'D', 'f', 'F', 'R'] as const;
export type TimeStyle = (typeof timeStyles)[number];
