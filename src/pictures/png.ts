import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';

/** The one typeface of all pictures, which comes with the project: a bare machine has none. */
const typeface = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** How many pixels one unit of a picture gets, so that its letters are sharp on fine screens. */
const fine = 2;

/** The picture as PNG, that many times as large as it says. Its text is in the project's own typeface. Rejects for what is no SVG. */
export async function toPng(svg: string, zoom: number = fine): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [typeface],
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
    fitTo: { mode: 'zoom', value: zoom },
  });
  return encodePng({ width, height, pixels });
}
