import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Answer } from '../../packages/playground/src/index.ts';
import { columnsOf } from './columns.ts';
import { deeds } from './deeds/deeds.ts';
import { goOn } from './go-on.ts';
import { cameTo } from './observe.ts';
import type { Scene } from './scenes/club.ts';
import { evidence } from './scenes/court.ts';
import { atTable } from './scenes/tables.ts';
import { roundPlayed } from './scenes/tournaments.ts';
import type { Hands, Place, Stage } from './stage.ts';
import { stageForAll } from './stage-for-all.ts';
import { readTable } from './table.ts';

let stage: Stage;
stageForAll((opened) => {
  stage = opened;
});

const actionsIn = (what: 'presses' | 'submissions'): string[] =>
  commands.flatMap((command) => Object.keys(command[what] ?? {}));

/** The scene in which an action has something to do: in a tournament, at a table, or in a case. */
const sceneFor = (action: string): Scene => {
  if (action.startsWith('tournament-')) return roundPlayed;
  return commands.some(({ onlyWith, presses = {}, submissions = {} }) =>
    onlyWith === undefined ? false : action in presses || action in submissions,
  )
    ? atTable
    : evidence;
};

const rows = readTable();
const onButtons = rows.filter(({ name }) => name.startsWith('button '));
const onForms = rows.filter(({ name }) => name.startsWith('form '));

describe('ids that were made up', () => {
  /** What may follow an action that never was below any message. */
  const tails = [
    '',
    ':',
    ':0',
    ':-1',
    ':999',
    ':1.5',
    ':0x1',
    ':1e1',
    ':x',
    ':9007199254740993',
    ':__proto__',
    ':constructor:toString',
    ':1:__proto__:constructor',
    ':2026/999',
    ':%00:<@1>:@everyone',
    `:${'9'.repeat(70)}`,
    '@1:1',
  ];
  const fields = { why: 'x', statement: 'x', text: 'x', holding: 'x' };

  it.each(actionsIn('presses'))(
    '%s: nothing comes of them, in the hands of the Chief Justice',
    async (action) => {
      await stage.set(sceneFor(action));
      for (const tail of tails) await comesToNothing((hands) => hands.press(`${action}${tail}`));
      for (const tail of tails.slice(0, 3))
        await comesToNothing((hands) => hands.press({ select: `${action}${tail}`, values: ['__proto__'] }));
    },
  );

  it.each(actionsIn('submissions'))('%s: nothing comes of such a form', async (action) => {
    await stage.set(sceneFor(action));
    for (const tail of tails.filter((each) => each !== ''))
      await comesToNothing((hands) => hands.submit(`${action}${tail}`, fields));
  });

  it.each([
    'Game-Confirm:1',
    'game-confirm :1',
    'constructor',
    '__proto__:1',
    'toString',
    'question:1:confirm',
    '@1',
  ])('%s is nothing that the bot answers', async (id) => {
    await stage.set(evidence);
    await comesToNothing((hands) => hands.press(id));
    await comesToNothing((hands) => hands.submit(id, fields));
  });
});

/** Refused or shown something, without a fault, and nothing has changed. */
async function comesToNothing(deed: (hands: Hands) => Promise<Answer>): Promise<void> {
  const before = stage.kept;
  const answer = await deed(stage.handsOf('chief'));
  expect(answer.text).not.toContain('went wrong');
  expect(['does', 'logged']).not.toContain(cameTo(answer, before, stage.kept));
}

describe('another club', () => {
  let there: Place & { club: string };
  beforeAll(() => {
    there = stage.elsewhere('chief');
  });

  it.each(rows)('$name in it does nothing in this one', async ({ name }) => {
    await stage.set(deeds[name]?.after ?? (() => undefined));
    const before = stage.kept;
    const answer = await deeds[name]?.tries(stage.handsOf('chief', there), stage.club);
    expect(answer?.text).not.toContain('went wrong');
    expect(stage.kept).toBe(before);
  });

  it.each([...onButtons, ...onForms])('$name of this one is nothing there', async ({ name }) => {
    await stage.set(deeds[name]?.after ?? (() => undefined));
    const before = stage.club.story.clubs.now(there.club).entries.length;
    await deeds[name]?.tries(stage.handsOf('chief', there), stage.club);
    expect(stage.club.story.clubs.now(there.club).entries.length).toBe(before);
  });
});

describe('direct messages', () => {
  const fromMessages = commands.flatMap((command) => command.fromMessages ?? []);

  it.each(actionsIn('presses'))('%s is of use there only where the bot writes it there', async (action) => {
    await stage.set(evidence);
    const hands = stage.handsOf('stranger', await stage.inDirect('stranger'));
    const before = stage.kept;
    for (const id of [`${action}:1`, `${action}@${stage.club.story.id}:1`]) {
      const answer = await hands.press(id);
      const isKnown = id.includes('@') && fromMessages.includes(action);
      expect(answer.text.startsWith('I only work on a server'), id).toBe(!isKnown);
    }
    expect(stage.kept).toBe(before);
  });
});

describe('what is done is not done once more', () => {
  /** Each time that the member of staff looks who wrote something, that is logged; and players may have several points of order. */
  const again = ['button press-author', 'button nomic-point', 'form nomic-point-form'];
  const doers = [...onButtons, ...onForms]
    .filter(({ name }) => !again.includes(name))
    .flatMap(({ name, cells, section }) =>
      Object.entries(cells)
        .filter(([, cell]) => ['does', 'asks', 'form'].includes(cell))
        .slice(0, 1)
        .map(([column]) => ({ name, column, section })),
    );

  it.each(doers)('$name, twice by the $column', async ({ name, column, section }) => {
    const [deed, person] = [deeds[name], columnsOf({ section })[column]];
    if (deed === undefined || person === undefined) throw new Error(`Nobody tries ${name}`);
    await stage.set(deed.after);
    stage.again(person.also);
    const hands = stage.handsOf(person.role);
    const begin = () => observed(() => deed.tries(hands, stage.club));
    const end = ({ came, answer }: Observed) =>
      ['asks', 'form'].includes(came) ? observed(() => goOn(deed, hands, answer)) : { came };
    const [one, other] = [await begin(), await begin()];
    expect((await end(one)).came).toBe('does');
    expect((await end(other)).came).not.toBe('does');
  });
});

type Observed = Awaited<ReturnType<typeof observed>>;

async function observed(deed: () => Promise<Answer>) {
  const before = stage.kept;
  const answer = await deed();
  return { answer, came: cameTo(answer, before, stage.kept) };
}
