import type { Tools } from '../clock/face.tsx';
import type { ClockAlarm } from './clock-alarm.ts';
import { keep, recall } from './kept.ts';

/** How the clock's page is set on this device. What is chosen is kept here alone, for the next clock too. */
export class ClockTools implements Tools {
  private readonly chosen = { sound: isOn('sound'), swapped: isOn('swapped') };

  constructor(
    private readonly alarm: ClockAlarm,
    private readonly onChange: () => void,
  ) {
    document.addEventListener('fullscreenchange', onChange);
    for (const touch of ['pointerdown', 'keydown'])
      document.addEventListener(touch, () => {
        if (this.sound) alarm.unlock();
      });
  }

  get sound(): boolean {
    return this.chosen.sound;
  }

  get swapped(): boolean {
    return this.chosen.swapped;
  }

  get full(): boolean | null {
    return document.fullscreenEnabled ? document.fullscreenElement !== null : null;
  }

  toggleSound = (): void => {
    this.choose('sound', !this.sound);
    if (this.sound) this.alarm.tryOut();
  };

  swap = (): void => this.choose('swapped', !this.swapped);

  toggleFull = (): void => {
    const { documentElement } = document;
    const change = this.full === true ? document.exitFullscreen() : documentElement.requestFullscreen();
    change.catch(() => {});
  };

  private choose(what: keyof typeof this.chosen, to: boolean): void {
    this.chosen[what] = to;
    keep(nameOf(what), to ? 'on' : 'off');
    this.onChange();
  }
}

const nameOf = (what: string): string => `chess clock ${what}`;

const isOn = (what: string): boolean => recall(nameOf(what)) === 'on';

/** Keeps the screen on for as long as the page can be seen, in browsers that let a page do so. */
export function keepAwake(): void {
  const hold = () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    // A telephone that saves its battery may say no; the clock runs all the same.
    navigator.wakeLock.request('screen').catch(() => {});
  };
  document.addEventListener('visibilitychange', hold);
  hold();
}
