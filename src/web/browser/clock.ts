import { h, render } from 'preact';
import {
  type ChessClock,
  clockAfter,
  hasFlagged,
  type PressKind,
  pressed,
  timesAt,
} from '../../../terms/games/clock.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { SentPress } from '../../ladder/clocks/change-clock.ts';
import { Face, type Hands, mayEndTurn, stateWords } from '../clock/face.tsx';
import type { ClockRead } from '../clock/read.ts';
import { ClockAlarm } from './clock-alarm.ts';
import { ClockTools, keepAwake } from './clock-tools.ts';
import { ClubTime } from './club-time.ts';
import { PressBox } from './press-box.ts';

/** How often it draws, sends again, and asks for the time; how long it says that something was not taken. In milliseconds. */
const drawing = 100;
const trying = 1000;
const measuring = 30_000;
const noticing = 5000;

/** Has the clock of the page count down, and what is pressed on it reach the club, also late. */
export function runClock(element: HTMLElement): void {
  const read: ClockRead = JSON.parse(element.dataset.clock ?? '');
  const page = new ClockPage(element, read);
  page.follow();
}

class ClockPage implements Hands {
  private readonly time: ClubTime;
  private readonly box: PressBox;
  private readonly pressedHere = new Set<PressKind>();
  private readonly alarm = new ClockAlarm();
  private readonly tools = new ClockTools(this.alarm, () => this.draw());
  private told = '';
  private missedUntil = 0;

  constructor(
    private readonly element: HTMLElement,
    private read: ClockRead,
  ) {
    this.time = new ClubTime(`${location.pathname}/time`, read.now);
    this.box = new PressBox(`${location.pathname}/presses`);
  }

  follow(): void {
    this.listen();
    const measure = () => this.time.measure().then(() => this.draw());
    measure();
    setInterval(measure, measuring);
    setInterval(() => this.draw(), drawing);
    setInterval(() => this.deliver(), trying);
    addEventListener('online', () => measure().then(() => this.deliver()));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) measure();
    });
    document.addEventListener('keydown', (event) => this.onKey(event));
    document.addEventListener('keyup', (event) => {
      if (isSpaceOnFace(event)) event.preventDefault();
    });
    keepAwake();
    this.draw();
  }

  endTurn = (side: 'white' | 'black'): void => this.press(side);
  start = (): void => this.press('start');
  pause = (): void => this.press('pause');
  resume = (): void => this.press('resume');

  private get clock(): ChessClock {
    const { clock, increment, known, stage } = this.read;
    if (stage === 'over') return clock;
    const unknown = this.box.waiting.filter(({ code }) => !known.includes(code));
    return clockAfter(clock, unknown, increment);
  }

  private press(kind: PressKind): void {
    const at = this.time.now();
    if (typeof pressed(this.clock, { kind, at }, 0) === 'string') return;
    this.box.put({ kind, at });
    this.pressedHere.add(kind);
    this.draw();
    this.send();
  }

  /** Sends what waits; and, once the time of a player of this page is used up, that nothing waits any more. */
  private deliver(): void {
    const { clock } = this;
    const isDown = this.read.stage !== 'over' && hasFlagged(clock, this.time.now());
    if (this.box.waiting.length > 0 || (isDown && this.hasAllOf(clock.turn))) this.send();
  }

  /** Whether nothing that a player pressed can wait anywhere but here: the table's page knows once it has ended their turns. */
  private hasAllOf(side: Colour): boolean {
    const { role } = this.read;
    return role === side || (role === 'table' && this.pressedHere.has(side));
  }

  private async send(): Promise<void> {
    const sent = this.box.waiting;
    const read = await this.box.send();
    if (read === null) return;
    this.heed(read, sent);
    this.take(read);
    if (this.box.waiting.length > 0) await this.send();
  }

  private heed({ known }: ClockRead, sent: readonly SentPress[]): void {
    if (sent.every(({ code }) => known.includes(code) || this.isWaiting(code))) return;
    this.missedUntil = this.time.now() + noticing;
  }

  private isWaiting = (code: string): boolean => this.box.waiting.some((press) => press.code === code);

  private get note(): string {
    const now = this.time.now();
    if (this.box.waiting.some(({ at }) => now - at > trying))
      return 'No connection: what you press is kept here and sent when it is back.';
    if (now < this.missedUntil) return 'Not taken: it came too late, or somebody else was sooner.';
    return '';
  }

  private listen(): void {
    const events = new EventSource(`${location.pathname}/live`);
    events.addEventListener('clock', ({ data }) => this.take(JSON.parse(data)));
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) setTimeout(() => this.listen(), trying);
    });
  }

  /** What was read before what is shown is old by now. */
  private take(read: ClockRead): void {
    if (read.now < this.read.now) return;
    this.read = read;
    this.draw();
  }

  private draw(): void {
    const { read, clock, note, tools } = this;
    const hands = read.role === 'watch' ? null : this;
    const now = this.time.now();
    render(h(Face, { read, clock, now, hands, tools, note }), this.element);
    this.announce(clock);
    this.ring(clock, now);
  }

  /** A player's own page is heard for their own time; the table's and a looker-on's for both. */
  private ring(clock: ChessClock, now: number): void {
    const { role } = this.read;
    const left = timesAt(clock, now);
    for (const colour of ['white', 'black'] as const) {
      const isOwn = role === colour || role === 'table' || role === 'watch';
      this.alarm.heed(colour, left[colour], this.tools.sound && isOwn);
    }
  }

  /** Says to screen readers when the clock starts, stops or is over; not each turn. */
  private announce(clock: ChessClock): void {
    const told = `${this.read.stage} ${clock.phase}`;
    if (told === this.told) return;
    const isFirst = this.told === '';
    this.told = told;
    const place = document.querySelector('#announcement');
    if (place !== null && !isFirst) place.textContent = stateWords(this.read, clock);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.code !== 'Space' || event.altKey || event.ctrlKey || event.metaKey) return;
    const onOther = event.target instanceof HTMLButtonElement && !isSpaceOnFace(event);
    if (onOther) return;
    event.preventDefault();
    const { turn } = this.clock;
    if (!event.repeat && mayEndTurn(this.read, turn)) this.press(turn);
  }
}

const isSpaceOnFace = ({ code, target }: KeyboardEvent): boolean =>
  code === 'Space' && target instanceof Element && target.closest('.face') !== null;
