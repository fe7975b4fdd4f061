import { execSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import { standardMap } from '../../src/map/standard.ts';
import { adjudicateMovement } from '../../src/movement/adjudicate-movement.ts';
import { standard } from '../../src/rules/standard.ts';
import { worldMasters2004 } from '../../src/rules/world-masters-2004.ts';

const names = new Map<string, string>();
for (const { id, name, abbreviations } of standardMap.provinces.values())
  for (const n of [id, name, ...abbreviations]) names.set(n.toLowerCase().replace(/[ .-]/g, ''), id);
const loc = (t: string) => {
  const m = /^(.*?)(?:\((\w\w)\))?$/.exec(t.trim());
  const id = names.get((m?.[1] ?? '').toLowerCase().replace(/[ .-]/g, ''));
  if (!id) throw new Error(`no ${t}`);
  return m?.[2] ? `${id}/${m[2]}` : id;
};
const files = execSync('git ls-tree --name-only datc packages/diplomacy/test/datc/cases/', {
  encoding: 'utf8',
  cwd: '/work/wt/movement',
})
  .trim()
  .split('\n');
const all: any[] = [];
for (const f of files.filter((x) => /6[a-h]/.test(x))) {
  const text = execSync(`git show datc:${f}`, { encoding: 'utf8', cwd: '/work/wt/movement' });
  let c: any;
  let power = '';
  let under: string[] | null = null;
  let retreats = false;
  for (const l of text.split('\n')) {
    if (!l.trim()) continue;
    if (!l.startsWith(' ')) {
      c = { n: l, lines: [], extra: [], under: [] };
      all.push(c);
      retreats = false;
      under = null;
      continue;
    }
    const t = l.trim();
    let m;
    if (/^(Retreats|Adjustments)$/.test(t)) {
      retreats = true;
      continue;
    }
    if ((m = /^Under (.*):$/.exec(t))) {
      under = m[1]!.split(', ');
      retreats = false;
      continue;
    }
    if (/^Only under/.test(t)) {
      c.only = t;
      continue;
    }
    if (/^\w+$/.test(t)) {
      power = t;
      continue;
    }
    if ((m = /^(.+?) *\| (.+)$/.exec(t))) {
      if (!retreats) (under ? c.under : c.lines).push({ power, o: m[1], fate: m[2], sets: under });
      continue;
    }
    if ((m = /^(\w+) has (.+)$/.exec(t))) {
      for (const u of m[2]!.split(', ')) c.extra.push([m[1], u]);
      continue;
    }
    c.odd = t;
  }
}
const unit = (p: string, t: string): any => {
  const m = /^([AF]) (.*)$/.exec(t.trim());
  return { power: p, type: m![1], at: loc(m![2]!) };
};
function run(c: any, rules: any) {
  const lines = c.lines.map((x: any) => {
    const u = c.under.find(
      (y: any) => y.sets.includes(rules.id) && y.o.split(' [')[0].trim() === x.o.split(' [')[0].trim(),
    );
    return u ? { ...x, fate: u.fate } : x;
  });
  const units: any[] = [];
  const orders: any[] = [];
  const want: any[] = [];
  const stand: any = {};
  for (const x of lines) {
    const o = x.o
      .replace(/, not ordered$/, '')
      .replace(/ \[.*\]$/, '')
      .trim();
    const m = /^([AF] .+?) (Hold|Holds|Supports .*|Convoys .*|- .*)$/.exec(o);
    const own = unit(x.power, m ? m[1]! : o);
    const has = c.extra.find((e: any) => loc(e[1].slice(2)).slice(0, 3) === own.at.slice(0, 3));
    if (has && has[0] !== x.power) continue;
    const u = has ? unit(has[0], has[1]) : own;
    if (!units.some((v) => v.at.slice(0, 3) === u.at.slice(0, 3))) {
      units.push(u);
      stand[u.at.slice(0, 3)] = u;
    }
    want.push([u, x.fate, m?.[2] ?? 'Hold']);
  }
  for (const e of c.extra) {
    const u = unit(e[0], e[1]);
    if (!stand[u.at.slice(0, 3)]) {
      units.push(u);
      stand[u.at.slice(0, 3)] = u;
    }
  }
  const of = (t: string) => stand[loc(t.replace(/^[AF] /, '')).slice(0, 3)];
  for (const [u, fate, what] of want) {
    if (fate.startsWith('illegal')) continue;
    let m;
    if ((m = /^Supports (.*?) - (.*)$/.exec(what)))
      orders.push({ kind: 'support', unit: u, of: of(m[1]!), to: loc(m[2]!) });
    else if ((m = /^Supports (.*)$/.exec(what)))
      orders.push({ kind: 'support', unit: u, of: of(m[1]!), to: null });
    else if ((m = /^Convoys (.*?) - (.*)$/.exec(what)))
      orders.push({ kind: 'convoy', unit: u, of: of(m[1]!), to: loc(m[2]!) });
    else if ((m = /^- (.*?)( via convoy)?$/i.exec(what)))
      orders.push({ kind: 'move', unit: u, to: loc(m[1]!), via: m[2] ? 'convoy' : null });
  }
  const got = adjudicateMovement({ map: rules.map, rules, units, orders });
  const out: string[] = [];
  for (const [u, fate] of want) {
    const o = got.orders.find((g) => g.order.unit === u)!;
    JSON.stringify(o.why);
    const d = got.dislodged.find((g) => g.unit === u);
    const text = `${o.result}${d ? `; dislodged, may ${d.retreats.length ? `retreat to ${[...d.retreats].sort()}` : 'not retreat'}` : ''}`;
    const m = /^(\w+)(?: to [^;]*)?(; dislodged, may (?:not retreat|retreat to (.*)))?$/.exec(fate)!;
    const wanted = `${m[1] === 'illegal' ? 'holds' : m[1]}${m[2] ? `; dislodged, may ${m[3] ? `retreat to ${m[3].split(', ').map(loc).sort()}` : 'not retreat'}` : ''}`;
    if (text !== wanted) out.push(`${u.type} ${u.at}: got ${text}, want ${wanted} ${JSON.stringify(o.why)}`);
  }
  return out;
}
for (const rules of [standard, worldMasters2004])
  for (const c of all)
    it(`${rules.id} ${c.n} ${c.odd ?? ''} ${c.only ?? ''}`, () => {
      expect(run(c, rules)).toEqual([]);
    });
