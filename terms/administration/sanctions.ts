/** Acts I.2.1 and II.5: what a penalty may consist of, alone or together. */
export const penaltyKinds = ['deduction', 'time', 'forfeit', 'halve', 'reset', 'warning', 'ban'] as const;
export type PenaltyKind = (typeof penaltyKinds)[number];

/** Act III.2.3: what a severe sanction needs: intent (Act III.2.3.1) or negligence (Act III.2.3.2). */
export const findings = ['intent', 'negligence'] as const;
export type Finding = (typeof findings)[number];

const severe: readonly PenaltyKind[] = ['ban', 'halve', 'reset'];

/** Act III.2.3: whether a penalty of these kinds needs a finding. */
export const needsFinding = (kinds: readonly PenaltyKind[]): boolean =>
  kinds.some((kind) => severe.includes(kind));

/** Act III.2.3: whether so much of a score is gone that it is as severe as halving it, whatever it is called. */
export const isSevereLoss = (before: number, after: number): boolean => after < before && after * 2 <= before;
/** Acts II.9 and III.2.4: a declaration says where the two played each other in so many of the last sessions. */
export const recentSessions = 2;

/** Acts II.9 and III.3.5: whether somebody may act as Moderator: not on themselves or a game they played. */
export const isIndependent = (
  moderator: number,
  matter: { readonly person: number | null; readonly players: readonly number[] },
): boolean => moderator !== matter.person && !matter.players.includes(moderator);
