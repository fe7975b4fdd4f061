import { type Province, provinceOf } from '../map/map.ts';
import { powerNamed } from './named-unit.ts';
import type { Via } from './order.ts';
import { readProvince } from './place.ts';
import { type Reader, Trouble } from './reader.ts';
import { isVia, typeNamed } from './words.ts';

const convoyWords = new Set([
  'convoy',
  'convoys',
  'convoyed',
  'conv',
  'con',
  'c',
  'sea',
  'boat',
  'ship',
  'vc',
]);
const landWords = new Set(['land', 'foot', 'road']);

/**
 * How an army is told to go: `via convoy`, `by convoy`, `via NTH`, `via F ENG`, `via NTH-NWG or ENG`, `by land`. `not said` where
 * nothing of it stands here.
 */
export function readVia(reader: Reader): Via | 'not said' | Trouble {
  reader.skip();
  const said = isVia(reader.word());
  if (!said && !['convoy', 'convoyed', 'vc'].includes(reader.word())) return 'not said';
  if (said) reader.at++;
  reader.skip();
  if (landWords.has(reader.word())) {
    reader.at++;
    return null;
  }
  return readRoutes(reader);
}

function readRoutes(reader: Reader): Via | Trouble {
  if (convoyWords.has(reader.word())) reader.at++;
  reader.skip();
  if (isVia(reader.word())) reader.at++;
  reader.skip();
  if (reader.atEnd) return 'convoy';
  const routes: (readonly Province[])[] = [];
  do {
    const route = readRoute(reader);
    if (route instanceof Trouble) return route;
    routes.push(route);
  } while (takeOr(reader));
  return routes;
}

function readRoute(reader: Reader): readonly Province[] | Trouble {
  const route: Province[] = [];
  do {
    skipUnitWords(reader);
    const place = readProvince(reader);
    if (place instanceof Trouble) return place;
    route.push(provinceOf(place));
    skipBetween(reader);
  } while (!reader.atEnd && reader.word() !== 'or' && reader.next?.kind !== 'slash');
  return route;
}

/** `the French fleet in`: the place says enough. */
function skipUnitWords(reader: Reader): void {
  reader.skip();
  if (powerNamed(reader) !== null && typeNamed(reader.word(1)) !== undefined) reader.at++;
  if (typeNamed(reader.word()) !== undefined) reader.at++;
  reader.skip();
}

function skipBetween(reader: Reader): void {
  reader.skip();
  while (reader.next?.kind === 'dash' || ['and', 'then', 'to'].includes(reader.word())) reader.at++;
  reader.skip();
}

function takeOr(reader: Reader): boolean {
  if (reader.word() !== 'or' && reader.next?.kind !== 'slash') return false;
  reader.at++;
  return true;
}
