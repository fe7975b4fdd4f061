/** The letters of a FEN, in the case of Black's pieces. */
export const pieceLetters = ['k', 'q', 'r', 'b', 'n', 'p'] as const;
export type PieceLetter = (typeof pieceLetters)[number];

const foot = 'M22 88V82Q22 77 27 77H73Q78 77 78 82V88Z';

/** One design for both sides, drawn for this project: on a square of 100 by 100 the shape's outline, and the lines within it. */
export const pieceShapes: Readonly<Record<PieceLetter, { outline: string; lines: string }>> = {
  p: {
    outline: `M50 21A14 14 0 0 1 60 45H66V52H58C58 63 64 69 69 77H31C36 69 42 63 42 52H34V45H40A14 14 0 0 1 50 21Z${foot}`,
    lines: 'M42 52H58',
  },
  r: {
    outline: `M25 17H37V25H44V17H56V25H63V17H75V36L67 43V65L73 77H27L33 65V43L25 36Z${foot}`,
    lines: 'M33 43H67M33 65H67',
  },
  n: {
    outline: `M27 77C27 63 43 58 46 47C40 48 37 51 33 55C28 60 19 59 17 52C16 48 18 45 21 41L32 25C34 22 36 20 38 19L39 9L49 17C71 20 79 44 75 77Z${foot}`,
    lines: 'M54 24C65 31 69 46 68 66M22 49L25 48',
  },
  b: {
    outline: `M50 10A6 6 0 0 1 54 20.500C66 30 72 42 67 52C65 56 62 58 59 60C60 67 64 72 70 77H30C36 72 40 67 41 60C38 58 35 56 33 52C28 42 34 30 46 20.500A6 6 0 0 1 50 10Z${foot}`,
    lines: 'M41 60H59M57 33L47 47',
  },
  q: {
    outline: `M28 77L16 35A6 6 0 1 1 22 33L34 51L36 28A6 6 0 1 1 42 28L50 49L58 28A6 6 0 1 1 64 28L66 51L78 33A6 6 0 1 1 84 35L72 77Z${foot}`,
    lines: 'M25 66H75',
  },
  k: {
    outline: `M46 8H54V15H61V23H54V31C57 32 59 35 60 38C70 31 86 36 86 50C86 61 77 68 72 77H28C23 68 14 61 14 50C14 36 30 31 40 38C41 35 43 32 46 31V23H39V15H46Z${foot}`,
    lines: 'M30 68H70M50 42V58',
  },
};

/** The knight's eye. */
export const knightsEye = { x: 37, y: 32, radius: 3 } as const;
