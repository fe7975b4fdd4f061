import type { Winner } from './online.ts';

export const resultMarks: Record<Winner, string> = { white: '1-0', draw: '1/2-1/2', black: '0-1' };

/** The moves of a game as PGN. `remark` says what stands behind a move as a comment, by the moves before it. */
export function movetext(
  sans: readonly string[],
  winner: Winner | null,
  remark: (ply: number) => string | null = () => null,
): string {
  const words = sans.map((san, ply) => {
    const said = remark(ply);
    const numbered = ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san;
    return said === null ? numbered : `${numbered} {${said}}`;
  });
  return [...words, winner === null ? '*' : resultMarks[winner]].join(' ');
}
