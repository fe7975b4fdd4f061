import { mostRead } from '../../packages/diplomacy/src/index.ts';
import { longestLine } from './lines.ts';

export const usage = 'Say what to do: npm run --silent diplomacy -- adjudicate | legal | draw | help';

export const help = `Referees Diplomacy. Each line of the input is a request in JSON, and each gets one line:

  npm run --silent diplomacy -- adjudicate   the position after the orders, and what became of each order
  npm run --silent diplomacy -- legal        all orders that are possible: {"legal":{"AUS A bud":["A bud H","A bud-gal"]}}
  npm run --silent diplomacy -- draw         the map with the orders on it, as an SVG on one line
  npm run --silent diplomacy -- help         this

A request:
  {"rules":"standard","phase":"S1901M","units":["AUS A bud","RUS F stp/sc"],"centres":{"AUS":["bud","tri","vie"]},
   "orders":{"AUS":["A bud-gal"],"RUS":["F stp/sc H"]}}

  rules      standard, world-masters-2004, maharajiad or birthday-2020 (standard where it is left out)
  phase      season S, F or W, year, and M for movement, R for retreats or A for adjustments: S1901M, F1901R, W1901A
  units      all units but the dislodged: power, A or F, place
  centres    who owns which centre; nobody owns those that are left out
  orders     what each power wrote, one order each; at most ${mostRead.orders} of each power are read. Several sets are a list of lists,
             in the order in which they came
  dislodged  in retreats, what the answer before said
  map        standard or maharajah, where it is not the rules' own
  settings   alternatives by DATC number and letter: {"4.D.1":"a"}
  homes      a power's home centres, where they are not the map's
  stays      what the answer before said, where the rules count who stays (Maharajiad B.I(3))

A line that is no request, or longer than ${longestLine} bytes, gets {"error":"what is wrong"}, and the next is read.`;
