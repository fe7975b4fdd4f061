import { describe, expect, it } from 'vitest';
import { inParts } from '../../src/pictures/parts.ts';

const picture = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" role="img">${inside}</svg>`;

describe('the parts of a picture', () => {
  it('are what is under its root, and in a layer each that is in it', () => {
    const svg = picture(
      '<title>A map</title><desc>Two marks.</desc><g><rect/><g><path/></g></g><circle/><g data-layer="marks" fill="red"><path/><text>A</text></g>',
    );
    expect(inParts(svg)).toEqual({
      width: 40,
      height: 20,
      parts: [
        '<g><rect/><g><path/></g></g>',
        '<circle/>',
        '<g data-layer="marks" fill="red"><path/></g>',
        '<g data-layer="marks" fill="red"><text>A</text></g>',
      ],
    });
  });

  it('have with them what several of them use', () => {
    const defs = '<defs><path id="coast"/></defs>';
    const svg = picture(`${defs}<rect/><use href="#coast"/><g data-layer="marks"></g>`);
    expect(inParts(svg)?.parts).toEqual(['<rect/>', `${defs}<use href="#coast"/>`]);
  });

  it('are not told where one uses another', () => {
    expect(inParts(picture('<path id="coast"/><g data-layer="marks"><use href="#coast"/></g>'))).toBeNull();
    expect(
      inParts(picture('<linearGradient id="g"/><g data-layer="marks"><path fill="url(#g)"/></g>')),
    ).toBeNull();
  });

  it('are not told of a picture without layers, nor of what is no picture', () => {
    expect(inParts(picture('<rect/>'))).toBeNull();
    expect(inParts('<p>Hello</p>')).toBeNull();
  });
});
