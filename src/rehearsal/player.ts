import type { Actor, Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import type { StageClock } from './clock.ts';
import type { Narrator } from './narrator.ts';

/** Who plays in a rehearsal. */
export type Cast = Record<'teacher' | 'morgan' | 'mia' | 'ana' | 'bo' | 'cy' | 'dee', Player>;

/** Where a player's deeds are told. */
export interface Audience {
  clock: StageClock;
  narrate: Narrator;
  /** A message as Discord shows it. */
  read(text: string): string;
  /** Waits until all is quiet, and gives what was posted in #discussion since it was last asked. */
  posted(): Promise<string[]>;
}

/** What a player puts into a command: a text, or another player. */
type Given = OptionToSend | Player;

/** Somebody at a keyboard whose every deed is told, with what was seen of it. */
export class Player {
  readonly id: string;
  readonly #name: string;
  readonly #actor: Actor;
  readonly #audience: Audience;

  constructor(name: string, user: { id: string }, actor: Actor, audience: Audience) {
    this.id = user.id;
    this.#name = name;
    this.#actor = actor;
    this.#audience = audience;
  }

  toString(): string {
    return this.#name;
  }

  /** Runs a slash command; with `confirm`, presses Confirm on the question that comes back. */
  async run(command: string, options: Record<string, Given> = {}, { confirm = false } = {}): Promise<Answer> {
    const typed = Object.entries(options).map(([name, value]) => ` ${name}:${shown(value)}`);
    this.#does(`/${command}${typed.join('')}`);
    const answer = await this.#sees(await this.#actor.run(command, options));
    return confirm ? this.press(answer, 'Confirm') : answer;
  }

  /** Presses a button by its label. */
  async press(on: Answer, label: string): Promise<Answer> {
    this.#does(`presses ${label}`);
    return this.#sees(await this.#actor.press(on, label));
  }

  #does(what: string): void {
    const { clock, narrate } = this.#audience;
    narrate.deed(new Date(clock.now()).toISOString().slice(11, 16), this.#name, what);
  }

  async #sees(answer: Answer): Promise<Answer> {
    if (answer.kind === 'failed') throw new Error(`${this.#name} got no answer: ${answer.text}`);
    const { narrate, read, posted } = this.#audience;
    const news = await posted();
    const { followUps } = await this.#actor.refresh(answer);
    const others = followUps.filter(({ id }) => id !== answer.message?.id);
    for (const { text, ephemeral, buttons } of [answer, ...others]) {
      narrate.seen(read(text), ephemeral ? `only ${this.#name} sees` : 'everyone sees');
      if (buttons.length > 0) narrate.buttons(buttons);
    }
    for (const text of news) narrate.seen(read(text), 'in #discussion');
    return answer;
  }
}

function shown(value: Given): string {
  if (typeof value !== 'object') return String(value);
  return value instanceof Player ? `@${value}` : '(file)';
}
