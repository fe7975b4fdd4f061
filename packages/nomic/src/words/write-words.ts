/** “Rule-change: …” (R107). */
export const proposalWords = (text: string): string => `Rule-change: ${text}`;

/** “Vote: Yes” or “Vote: No” (R113). */
export const voteWords = (choice: 'yes' | 'no'): string => `Vote: ${choice === 'yes' ? 'Yes' : 'No'}`;

/** “Point of Order: …” (R214). */
export const pointWords = (statement: string): string => `Point of Order: ${statement}`;

/** “Judgement: Point of Order 3: true. …” (R214). */
export const judgementWords = (point: number, verdict: boolean, reason: string): string =>
  `Judgement: ${reference(point)}: ${verdict}. ${reason}`.trimEnd();

/** “Dispute: Judgement on Point of Order 3” (R214). */
export const disputeWords = (point: number): string => `Dispute: Judgement on ${reference(point)}`;

/** “I agree with Judgement on Point of Order 3”, or “I disagree …” (R214). */
export const opinionWords = (point: number, agrees: boolean): string =>
  `I ${agrees ? 'agree' : 'disagree'} with Judgement on ${reference(point)}`;

const reference = (point: number): string => `Point of Order ${point}`;

/** “150 (+4)”, or “Ben P: 150 (+4)” of somebody else (R209). A name stays on its line. */
export function pointsWords(total: number, change: number, name?: string): string {
  const points = `${total} (${change < 0 ? '' : '+'}${change})`;
  return name === undefined ? points : `${name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()}: ${points}`;
}
