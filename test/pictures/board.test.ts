import { describe, expect, it } from 'vitest';
import { boardAlt } from '../../src/pictures/alt.ts';
import { boardSvg } from '../../src/pictures/board.ts';
import { coordinateLines } from '../../src/pictures/pieces.ts';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const mate = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const alone = '8/8/8/4k3/8/8/8/4K2R b K - 0 1';

const count = (svg: string, what: RegExp): number => svg.match(what)?.length ?? 0;

describe('the picture of a board', () => {
  it.each([
    ['the first position', start, 32],
    ['a mate', mate, 32],
    ['an ending', alone, 3],
  ])('has every square and every piece of %s', (_, fen, pieces) => {
    const svg = boardSvg(fen);
    expect(count(svg, /<rect /g)).toBe(1 + 64);
    expect(count(svg, /scale\(/g)).toBe(pieces);
  });

  it('puts a piece on its square, from either side', () => {
    const piecesOn = (svg: string) => [...svg.matchAll(/translate\((\d+ \d+)\) scale/g)].map(([, at]) => at);
    expect(piecesOn(boardSvg(alone))).toEqual(['220 170', '220 370', '370 370']);
    expect(piecesOn(boardSvg(alone, { from: 'black' }))).toEqual(['170 220', '170 20', '20 20']);
  });

  it('has a1 dark and h1 light', () => {
    const svg = boardSvg(start);
    const colourAt = (x: number, y: number) =>
      svg.match(new RegExp(`x="${x}" y="${y}" width="50" height="50" fill="(#\\w+)"`))?.[1];
    expect(colourAt(20, 370)).toBe('#8ba69b');
    expect(colourAt(370, 370)).toBe('#ecebe2');
  });

  it.each([
    ['White', {}, '41 425', '6 390'],
    ['Black', { from: 'black' } as const, '391 425', '6 40'],
  ])('names each file and rank once, from the side of %s', (_, view, file, rank) => {
    const { a, 1: first, ...others } = coordinateLines;
    const svg = boardSvg(start, view);
    expect(svg).toContain(`translate(${file})" d="${a}"`);
    expect(svg).toContain(`translate(${rank})" d="${first}"`);
    for (const lines of Object.values(others)) expect(svg.split(`d="${lines}"`)).toHaveLength(2);
  });

  it('marks the last move', () => {
    const svg = boardSvg(mate, { lastMove: { from: 'd8', to: 'h4' } });
    expect(count(svg, /fill-opacity/g)).toBe(2);
    expect(count(boardSvg(mate), /fill-opacity/g)).toBe(0);
  });

  it('rings a king in check, from either side', () => {
    const ring = /<rect x="(\d+)" y="(\d+)" width="46" height="46" fill="none"/;
    expect(boardSvg(mate, { check: 'e1' }).match(ring)?.slice(1)).toEqual(['222', '372']);
    expect(boardSvg(mate, { check: 'e1', from: 'black' }).match(ring)?.slice(1)).toEqual(['172', '22']);
    expect(boardSvg(mate)).not.toMatch(ring);
  });

  it('may stand in a page that allows no inline style, any number of times', () => {
    expect(boardSvg(start)).not.toMatch(/\b(style|class|id|on\w+)=|<style|<script|url\(/);
  });

  it.each(['', 'nonsense', '8/8/8/8 w - - 0 1', '<svg onload=alert(1)>'])('is not drawn of %o', (fen) => {
    expect(() => boardSvg(fen)).toThrow();
  });
});

describe('a board in words', () => {
  it('names every piece and whose move it is', () => {
    expect(boardAlt(alone)).toBe('A chessboard. White: king e1, rook h1. Black: king e5. Black to move.');
    expect(boardAlt(mate)).toContain('queen h4');
    expect(boardAlt(mate)).toContain('White to move.');
  });

  it('says from which side it is seen, what moved last and who is in check', () => {
    const words = { from: 'black', lastMove: { from: 'd8', to: 'h4' }, check: true } as const;
    const alt = boardAlt(mate, words);
    expect(alt).toMatch(
      /^A chessboard, seen from Black\. Black’s last move: queen d8 to h4\. White is in check\. Black: king e8, .* White: king e1/,
    );
    expect(boardAlt(mate, { ...words, from: 'white' })).toMatch(/seen from White.* White: .* Black: /);
  });

  it('is short enough for Discord with all pieces on the board', () => {
    const words = { from: 'black', lastMove: { from: 'd8', to: 'd1' }, check: true } as const;
    expect(boardAlt(start, words).length).toBeLessThan(1024);
  });
});
