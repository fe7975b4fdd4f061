import { describe, expect, it } from 'vitest';
import {
  type DiplomacyMap,
  drawMap,
  loadMap,
  maharajahMap,
  type PictureOptions,
  type Position,
  standardMap,
} from '../../packages/diplomacy/src/index.ts';
import { toPng } from '../../src/pictures/png.ts';

const empty: Position = {
  phase: { season: 'S', year: 1901, kind: 'M' },
  units: [],
  centres: new Map(),
  dislodged: [],
};

/** A position with its orders as the bot sends it. */
const diplomacyPng = async (
  map: DiplomacyMap,
  position: Position,
  options: PictureOptions = {},
): Promise<Buffer> => toPng(drawMap(map, position, options), 1);

const widthOf = (png: Buffer): number => png.readUInt32BE(16);

describe('a position of Diplomacy as PNG', () => {
  it.each([standardMap, maharajahMap])(
    '$name is 1,600 pixels wide, and small enough for Discord',
    async (map) => {
      const png = await diplomacyPng(map, empty, { theme: 'dark', size: 'small' });
      expect(widthOf(png)).toBe(1600);
      expect(png.length).toBeLessThan(4_000_000);
    },
  );

  it('shows the units', async () => {
    const units = [{ power: 'AUS', type: 'A', at: 'vie' }] as const;
    expect(await diplomacyPng(standardMap, { ...empty, units })).not.toEqual(
      await diplomacyPng(standardMap, empty),
    );
  });

  it('is refused for a map that is not drawn', async () => {
    const small = loadMap({
      name: 'Small',
      provinces: [
        { id: 'aaa', name: 'A', terrain: 'inland', centre: true },
        { id: 'bbb', name: 'B', terrain: 'inland' },
      ],
      armies: { aaa: 'bbb', bbb: 'aaa' },
      fleets: {},
      powers: [{ id: 'AAA', name: 'A', adjective: 'A', homes: 'aaa', starts: 'A aaa' }],
    });
    await expect(diplomacyPng(small, empty)).rejects.toThrow('There is no picture of the map Small.');
  });
});
