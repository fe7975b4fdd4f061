import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../dist/tools/diplomacy.js', import.meta.url));

function run(words: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    input,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, stdout, stderr };
}

/** The answers to lines of input, each of which is JSON. */
function answers(input: string | Uint8Array, job = 'adjudicate') {
  const { status, stdout, stderr } = run([job], input);
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const answer = (request: object, job?: string) => answers(JSON.stringify(request), job)[0];

const opening = {
  rules: 'standard',
  phase: 'S1901M',
  units: ['AUS A bud', 'RUS F stp/sc'],
  centres: { AUS: ['bud', 'tri', 'vie'] },
  orders: { AUS: ['A bud-gal'], RUS: ['F stp/sc H'] },
};

/** Lines that are no requests, and what is said of them. */
const refused: readonly (readonly [string, string | object, string])[] = [
  ['no JSON', '{"phase":', 'The line is not valid JSON.'],
  ['nothing', '', 'The line is not valid JSON.'],
  ['a list', '[]', 'The request is not an object.'],
  ['nobody', 'null', 'The request is not an object.'],
  ['unknown rules', { ...opening, rules: 'house' }, 'There is no rule set "house"'],
  ['rules that are no text', { ...opening, rules: 7 }, 'rules is not a text'],
  ['an unknown map', { ...opening, map: 'moon' }, 'There is no map "moon"'],
  ['an unknown setting', { ...opening, settings: { '4.Z.9': 'a' } }, 'There is no setting "4.Z.9"'],
  ['an unknown letter', { ...opening, settings: { '4.D.1': 'z' } }, 'There is no letter for 4.D.1'],
  ['settings that are none', { ...opening, settings: ['a'] }, 'settings is not an object'],
  ['an unknown phase', { ...opening, phase: 'S1901A' }, 'There is no phase "S1901A"'],
  ['no phase', { ...opening, phase: undefined }, 'phase is not a text'],
  ['an unknown province', { ...opening, units: ['AUS A xyz'] }, 'There is no province "xyz"'],
  ['two in a province', { ...opening, units: ['AUS A bud', 'RUS A bud'] }, 'Two units are in bud'],
  ['a power that is none', { ...opening, orders: { PER: [] } }, 'There is no power "PER"'],
  ['orders that are none', { ...opening, orders: { AUS: 'A bud-gal' } }, 'The orders of AUS are not a list'],
  ['an order that is none', { ...opening, orders: { AUS: [7] } }, 'One of the orders of AUS is not a text'],
  [
    'a set that is none',
    { ...opening, orders: { AUS: [['A bud-gal'], 7] } },
    'The orders of AUS are not a list',
  ],
  [
    'far too many settings',
    {
      ...opening,
      settings: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`4.Z.${at}`, 'a'])),
    },
    'settings has more than ',
  ],
  ['another prototype', '{"__proto__":{"phase":"S1901M"},"units":[]}', 'phase is not a text'],
  ['a deep hole', `{"phase":${'['.repeat(100_000)}`, 'The line is not valid JSON.'],
];

describe('npm run --silent diplomacy -- adjudicate', () => {
  it('answers a request with the position and with every order', () => {
    expect(answer(opening)).toEqual({
      phase: 'F1901M',
      units: ['AUS A gal', 'RUS F stp/sc'],
      centres: opening.centres,
      dislodged: [],
      orders: [
        { power: 'AUS', unit: 'A bud', order: 'A bud-gal', result: 'moves', why: 'A Bud–Gal moved' },
        { power: 'RUS', unit: 'F stp/sc', order: 'F stp/sc H', result: 'holds', why: 'F Stp(sc) held' },
      ],
    });
  });

  it('goes on from its own answers, through retreats and adjustments, to the next year', () => {
    const first = answer({
      phase: 'F1901M',
      units: ['AUS A vie', 'AUS A bud', 'ITA A tyr', 'ITA A tri'],
      centres: { AUS: ['bud', 'vie'], ITA: ['ven'] },
      orders: { ITA: ['A tyr-vie', 'A tri S A tyr-vie'] },
    });
    expect(first).toMatchObject({
      phase: 'F1901R',
      dislodged: [{ unit: 'AUS A vie', from: 'tyr', retreats: ['boh', 'gal'] }],
      orders: expect.arrayContaining([
        expect.objectContaining({ unit: 'A vie', order: 'A vie H', result: 'holds', dislodged: true }),
      ]),
    });
    const second = answer({ ...first, orders: { AUS: ['A vie-gal'] } });
    expect(second).toMatchObject({
      phase: 'W1901A',
      units: ['AUS A bud', 'ITA A vie', 'ITA A tri', 'AUS A gal'],
      centres: { AUS: ['bud'], ITA: ['ven', 'tri', 'vie'] },
    });
    const third = answer({ ...second, orders: { ITA: ['Build A ven'], AUS: ['Disband A gal'] } });
    expect(third).toMatchObject({
      phase: 'S1902M',
      orders: [
        { unit: 'A ven', order: 'Build A ven', result: 'builds' },
        { unit: 'A gal', order: 'Disband A gal', result: 'disbands' },
      ],
    });
  });

  it('takes what was dislodged without anywhere to go from its own answer too', () => {
    const first = answer({
      phase: 'S1901M',
      units: ['FRA F por', 'ENG F spa/sc', 'ENG F mao'],
      orders: { ENG: ['F spa/sc-por', 'F mao S F spa/sc-por'] },
    });
    expect(first).toMatchObject({ phase: 'F1901M', dislodged: [{ unit: 'FRA F por', retreats: [] }] });
    expect(answer({ ...first, orders: {} }).units).toEqual(['ENG F por', 'ENG F mao']);
  });

  it('says who has won', () => {
    const owned = 'ank con smy bul rum ser gre sev mos war bud vie tri ven nap rom tun mun'.split(' ');
    const won = answer({ phase: 'F1910M', units: [], centres: { TUR: owned } });
    expect(won).toMatchObject({ phase: 'over', winners: ['TUR'] });
  });

  it('leaves stays out where the rules do not count them', () => {
    const next = answer({ ...opening, stays: { 'AUS A bud': ['S1901'] } });
    expect(next).not.toHaveProperty('stays');
    expect(next.phase).toBe('F1901M');
  });

  it('carries homes and stays where the rules make homes by staying', () => {
    const request = {
      rules: 'maharajiad',
      units: ['PER A her', 'PER A isf'],
      centres: { PER: ['isf', 'her'] },
    };
    const spring = answer({ ...request, phase: 'S1501M' });
    expect(spring.stays).toEqual({ 'PER A her': ['S1501'] });
    const fall = answer({ ...spring, rules: 'maharajiad', orders: {} });
    expect(fall).toMatchObject({ phase: 'S1502M', homes: { PER: ['hor', 'isf', 'mes', 'her'] } });
    expect(answer({ ...fall, rules: 'maharajiad', orders: {} }).homes).toEqual(fall.homes);
  });

  it.each([
    ['its own map', { rules: 'maharajiad' }, 'PER A her', true],
    ['another map', { rules: 'standard', map: 'maharajah' }, 'PER A her', true],
    ['the standard map', { rules: 'maharajiad', map: 'standard' }, 'PER A her', false],
  ])('plays on %s', (_, request, unit, known) => {
    const { error } = answer({ phase: 'S1501M', units: [unit], ...request });
    expect(error).toEqual(known ? undefined : 'There is no power "PER".');
  });

  it.each([
    [{}, ['A bud-rum']],
    [{ settings: { '4.D.1': 'a' } }, ['A vie-gal', 'A bud-rum']],
  ])('takes sets of orders and settings: %j', (more, orders) => {
    const sets = [['A vie-gal', 'A bud-ser'], ['A bud-rum']];
    const request = { ...opening, rules: 'world-masters-2004', units: ['AUS A vie', 'AUS A bud'] };
    const told = answer({ ...request, orders: { AUS: sets }, ...more }).orders;
    const moves = told.filter(({ result }: { result: string }) => result === 'moves');
    expect(moves.map(({ order }: { order: string }) => order)).toEqual(orders);
  });

  it('says of each line that is no request what is wrong, and reads the next', () => {
    const lines = refused.map(([, line]) => (typeof line === 'string' ? line : JSON.stringify(line)));
    const given = answers(lines.map((line) => `${line}\n${JSON.stringify(opening)}\n`).join(''));
    expect(given).toHaveLength(2 * refused.length);
    for (const [at, [name, , words]] of refused.entries()) {
      const [no, next] = given.slice(2 * at);
      expect(Object.keys(no), name).toEqual(['error']);
      expect(no.error, name).toContain(words);
      expect(no.error.length, name).toBeLessThan(1_500);
      expect(next.phase, name).toBe('F1901M');
    }
  });

  it('makes no error of orders that nobody understands', () => {
    const { orders } = answer({ ...opening, orders: { AUS: ['Schlagt zu!', '', 'A Bud-Zz', '\u0000'] } });
    expect(orders.map(({ result }: { result: string }) => result).slice(0, 4)).toEqual(
      Array(4).fill('illegal'),
    );
  });
});

describe('lines', () => {
  const line = JSON.stringify(opening);

  it.each([
    ['without a last line break', line, 1],
    ['with one', `${line}\n`, 1],
    ['with carriage returns', `${line}\r\n${line}\r\n`, 2],
    ['after a mark of the byte order', `\uFEFF${line}\n`, 1],
    ['none', '', 0],
  ])('%s are answered', (_, input, count) => {
    expect(answers(input).map(({ phase }) => phase)).toEqual(Array(count).fill('F1901M'));
  });

  it('of invalid UTF-8 are refused, and the next is read', () => {
    const bad = Buffer.concat([
      Buffer.from('{"phase":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`"}\n${line}\n`),
    ]);
    const [refused, next] = answers(bad);
    expect([refused, next.phase]).toEqual([{ error: 'The line is not valid UTF-8.' }, 'F1901M']);
  });

  it('that never seem to end are refused, and the next is read', () => {
    const [refused, next] = answers(`{"phase":"${'x'.repeat(30_000_000)}"}\n${line}\n`);
    expect([refused.error, next.phase]).toEqual(['The line is longer than 1048576 bytes.', 'F1901M']);
  });

  it('by the thousand are answered in their order', () => {
    const years = Array.from({ length: 3_000 }, (_, at) => 1 + at);
    const lines = years.map((year) => JSON.stringify({ ...opening, phase: `S${year}M` }));
    expect(answers(lines.join('\n')).map(({ phase }) => phase)).toEqual(years.map((year) => `F${year}M`));
  });

  it('with far too many orders are answered', () => {
    const orders = {
      AUS: Array.from({ length: 10_000 }, () => 'A bud S A vie-gal'),
      RUS: ['x'.repeat(100_000)],
    };
    expect(answer({ ...opening, orders }).orders).toHaveLength(10_002);
  });

  it('are answered one by one, and nothing is said when nobody listens any more', async () => {
    const child = spawn(process.execPath, [program, 'adjudicate'], { stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', (text) => {
      said += String(text);
    });
    child.stdin.on('error', () => {});
    child.stdin.write(`${line}\n`);
    const lines = createInterface({ input: child.stdout });
    const [answered] = await once(lines, 'line');
    expect(JSON.parse(String(answered)).phase).toBe('F1901M');
    child.stdout.destroy();
    const gone = once(child, 'close');
    const more = setInterval(() => child.stdin.write(`${line}\n`), 5);
    onTestFinished(() => clearInterval(more));
    expect([...(await gone), said]).toEqual([0, null, '']);
  });
});

describe('the other jobs', () => {
  it('legal says what is possible for each unit, or for each power', () => {
    const { legal } = answer({ phase: 'S1901M', units: ['AUS A bud', 'RUS F stp/sc'] }, 'legal');
    expect(Object.keys(legal)).toEqual(['AUS A bud', 'RUS F stp/sc']);
    expect(legal['AUS A bud']).toEqual(expect.arrayContaining(['A bud H', 'A bud-gal']));
    const winter = answer({ phase: 'W1901A', units: [], centres: { AUS: ['bud'] } }, 'legal');
    expect(winter.legal.AUS).toEqual(expect.arrayContaining(['Build A bud', 'Waive']));
  });

  it('draw draws the position, and the orders with what becomes of them, on one line each', () => {
    const lines = [{ ...opening, orders: {} }, opening, { ...opening, phase: 'S1901A' }];
    const { status, stdout } = run(['draw'], lines.map((line) => JSON.stringify(line)).join('\n'));
    const [plain = '', ordered = '', no = ''] = stdout.split('\n');
    expect(status).toBe(0);
    for (const svg of [plain, ordered]) expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(ordered.length).toBeGreaterThan(plain.length);
    expect(JSON.parse(no).error).toContain('There is no phase');
  });

  it('help says how requests are written', () => {
    const { status, stdout, stderr } = run(['help']);
    expect([status, stderr]).toEqual([0, '']);
    for (const word of ['adjudicate', 'legal', 'draw', 'birthday-2020', '"4.D.1"'])
      expect(stdout).toContain(word);
  });

  it('the example in the help is answered', () => {
    const [, example = ''] = /A request:\n(.*?)\n\n/s.exec(run(['help']).stdout) ?? [];
    expect(answers(example.replaceAll('\n', ' '))[0]).toMatchObject({ phase: 'F1901M' });
  });

  it.each([[[]], [['referee']], [['adjudicate', 'now']]])('%j is refused', (words) => {
    const { status, stdout, stderr } = run(words, JSON.stringify(opening));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('Say what to do: npm run --silent diplomacy -- adjudicate | legal | draw | help\n');
  });

  it('what a build says before it is not said among the answers', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect([scripts.prediplomacy, scripts.diplomacy]).toEqual([
      'npm run --silent built 1>&2',
      'node dist/tools/diplomacy.js',
    ]);
  });
});
