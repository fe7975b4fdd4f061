import { whenAsked } from '../../../../terms/when-asked.ts';
import { dayOf } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Errand } from '../../../house/room.ts';
import { button, directButton, row } from '../../../house/words/reply.ts';
import { plain, whenOf } from '../../../house/words/text.ts';
import type { Awaited, AwaitedUntil, ReminderWords } from '../../games.ts';
import type { Table } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import { awaitedAtNomic, type NomicAwaited, type Task } from './awaited.ts';

/** What each task is called once it is over. */
const taskNames: Readonly<Record<Task, string>> = {
  proposal: 'your day',
  vote: 'the vote',
  judgement: 'your time to judge',
  opinion: 'the time for opinions',
};

/** What something that was waited for is called. */
export function taskName(what: string): string {
  const named = Object.entries(taskNames).find(([task]) => what.startsWith(task));
  return named?.[1] ?? plain(what, 40);
}

/** The game's own knowledge of something that it waits for; undefined once it does not any more. */
const taskOf = (table: Table, { seat, what }: Awaited): NomicAwaited | undefined =>
  awaitedAtNomic(table).find((each) => each.seat === seat && each.what === what);

/** The commands that do each. */
const commands: Readonly<Record<Task, string>> = {
  proposal: '/nomic propose',
  vote: '/nomic vote',
  judgement: '/nomic judge',
  opinion: '/nomic opinion',
};

/** A button’s label, its action with what it is about, and its style. */
type Pressed = Parameters<typeof directButton> extends [unknown, ...infer Pressed] ? Pressed : never;

/** What does it at a press; none for a proposal, which takes a command. */
function pressesFor({ number: table, state: { nomic } }: Table, { task, number }: NomicAwaited): Pressed[] {
  const { proposals = [], pointsOfOrder = [] } = nomic?.game ?? {};
  const place = proposals.findLast(({ state }) => state === 'open')?.index ?? 0;
  const judgement = [table, number, pointsOfOrder[number - 1]?.overruled.length ?? 0];
  switch (task) {
    case 'proposal':
      return [];
    case 'vote':
      return [
        ['Vote Yes', 'nomic-vote', [table, place, 'yes'], 'success'],
        ['Vote No', 'nomic-vote', [table, place, 'no'], 'danger'],
      ];
    case 'judgement':
      return [['Judge', 'nomic-judge', judgement, 'primary']];
    case 'opinion':
      return [
        ['Agree', 'nomic-opinion', [...judgement, 'agree'], 'success'],
        ['Disagree', 'nomic-opinion', [...judgement, 'disagree'], 'danger'],
      ];
  }
}

/** A player is told what waits for them, and until when. */
export function nomicReminder(view: ClubView, table: Table, awaited: AwaitedUntil): ReminderWords {
  const task = taskOf(table, awaited);
  if (task === undefined) return { lines: [], components: [] };
  const presses = pressesFor(table, task).map((pressed) => directButton(view.id, ...pressed));
  return {
    lines: [
      `**${tableTitle(table)}: ${headOf(task)}**`,
      `${untilOf(task)} On the server, you can use \`${commands[task.task]}\`.`,
    ],
    components: presses.length === 0 ? [] : [row(...presses)],
  };
}

function headOf({ task, day, number }: NomicAwaited): string {
  switch (task) {
    case 'proposal':
      return `your day is ${dayOf(day)}.`;
    case 'vote':
      return `you have not voted on ${proposalCalled(number)} yet.`;
    case 'judgement':
      return `you are the Judge of point of order ${number}.`;
    case 'opinion':
      return `the Judgement on point of order ${number} is disputed.`;
  }
}

/** A Judgement may have found that it has no number. */
const proposalCalled = (number: number): string => (number === 0 ? 'the proposal' : `proposal ${number}`);

function untilOf({ task, until }: NomicAwaited): string {
  const when = whenOf(until);
  switch (task) {
    case 'proposal':
      return `You can propose a rule-change before ${when} (${ukTime(until)} in the UK).`;
    case 'vote':
      return `The vote closes at ${when}, when the day ends in the UK. A vote stays.`;
    case 'judgement':
      return `Judge it by ${when}, when the day ends in the UK. Otherwise another player becomes the Judge.`;
    case 'opinion':
      return `You can say until ${when} whether you agree.`;
  }
}

const ukClock = whenAsked(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }),
);

const ukTime = (moment: number): string => ukClock().format(moment);

/** The same among what waits for a player: their day once it has come. */
export function nomicErrand(table: Table, awaited: AwaitedUntil): Errand | null {
  const task = taskOf(table, awaited);
  if (task === undefined || (task.task === 'proposal' && task.day !== table.state.nomic?.game.day))
    return null;
  const { since, until: due } = task;
  const buttons = pressesFor(table, task).map((pressed) => button(...pressed));
  return {
    ...{ what: errandOf(table, task), since, due },
    ...(buttons.length > 0 ? { buttons } : { how: [`${commands[task.task]} table:${table.number}`] }),
  };
}

function errandOf(table: Table, { task, number }: NomicAwaited): string {
  const at = tableTitle(table);
  switch (task) {
    case 'proposal':
      return `It is your day at ${at}: you can propose a rule-change.`;
    case 'vote':
      return `Vote on ${proposalCalled(number)} at ${at}.`;
    case 'judgement':
      return `Judge point of order ${number} at ${at}.`;
    case 'opinion':
      return `Say whether you agree with the Judgement on point of order ${number} at ${at}.`;
  }
}
