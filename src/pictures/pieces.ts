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

/** Names of files and ranks as lines, on a field of 8 by 10: as text they would take as long to draw as all the pieces. */
export const coordinateLines: Readonly<Record<string, string>> = {
  a: 'M1.9 4.6C3 3.7 6 3.6 6 6V9M6 6.2C3.5 5.9 1.6 6.3 1.6 7.6C1.6 9.6 5.2 9.4 6 7.4',
  b: 'M2 1V9M2 6.5A2.2 2.5 0 0 1 6.4 6.5A2.2 2.5 0 0 1 2 6.5',
  c: 'M6 4.8C4.5 3.4 1.7 4 1.7 6.5C1.7 9 4.5 9.6 6 8.2',
  d: 'M6 1V9M6 6.5A2.2 2.5 0 0 0 1.6 6.5A2.2 2.5 0 0 0 6 6.5',
  e: 'M1.8 6.4H6.3C6.3 3.2 1.7 3.2 1.7 6.5C1.7 9.3 4.8 9.6 6.1 8.2',
  f: 'M6 1.2C4.4 .7 3.6 1.4 3.6 3V9M1.8 4.2H5.6',
  g: 'M6 4V9C6 11.4 3 11.4 1.9 10.4M6 6.5A2.2 2.5 0 0 0 1.6 6.5A2.2 2.5 0 0 0 6 6.5',
  h: 'M2 1V9M2 6.4C2 3.2 6.2 3.2 6.2 6V9',
  1: 'M2.5 2.5L4.5 1V9',
  2: 'M1.6 3.2A2.4 2.3 0 0 1 6.4 3.2C6.4 5.2 1.6 7 1.5 9H6.6',
  3: 'M1.6 2C2.6 .6 6.2 .7 6.2 2.9C6.2 4.3 5 4.8 3.4 4.8C5.2 4.8 6.5 5.5 6.5 6.9C6.5 9.3 2.6 9.5 1.4 8',
  4: 'M5.4 9V1L1.3 6.6H6.9',
  5: 'M6.1 1H2.2L1.9 4.5C3.4 3.5 6.5 3.8 6.5 6.3C6.5 9.2 2.8 9.6 1.5 8',
  6: 'M6 1.6C3.6 .2 1.6 3 1.6 6A2.45 2.6 0 0 0 6.4 6.4C6.4 3.6 2.6 3.2 1.7 5.6',
  7: 'M1.5 1H6.5L3 9',
  8: 'M4 4.7C2.4 4.7 1.9 3.8 1.9 2.9C1.9 .4 6.1 .4 6.1 2.9C6.1 3.8 5.6 4.7 4 4.7C2.4 4.7 1.5 5.6 1.5 6.8C1.5 9.8 6.5 9.8 6.5 6.8C6.5 5.6 5.6 4.7 4 4.7Z',
};
