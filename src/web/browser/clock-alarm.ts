import type { Colour } from '../../../terms/games/moves.ts';

/** What is left when it beeps, in milliseconds; the last seconds one by one. */
const beepsAt = [30_000, 10_000, 5000, 4000, 3000, 2000, 1000] as const;

/** Beeps and buzzes when time runs low and when a flag falls, in browsers that can. */
export class ClockAlarm {
  private sound: AudioContext | null = null;
  private readonly before = new Map<Colour, number>();

  /** A browser lets a page make sounds only once somebody has touched it: called whenever somebody does. */
  unlock(): void {
    this.sound ??= 'AudioContext' in globalThis ? new AudioContext() : null;
    if (this.sound?.state === 'suspended') this.sound.resume().catch(() => {});
  }

  tryOut(): void {
    this.unlock();
    this.beep();
  }

  heed(colour: Colour, left: number, heard: boolean): void {
    const before = this.before.get(colour);
    this.before.set(colour, left);
    if (!heard || before === undefined || left >= before) return;
    if (left === 0) this.flag();
    else if (beepsAt.some((each) => before > each && left <= each)) this.beep();
  }

  private beep(): void {
    this.tone(880, 0.12);
    buzz([80]);
  }

  private flag(): void {
    this.tone(440, 0.9);
    buzz([300, 120, 300]);
  }

  /** A tone of that pitch in hertz, for so many seconds. */
  private tone(pitch: number, seconds: number): void {
    const { sound } = this;
    if (sound === null) return;
    const [source, volume] = [sound.createOscillator(), sound.createGain()];
    const end = sound.currentTime + seconds;
    source.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, sound.currentTime);
    volume.gain.linearRampToValueAtTime(0, end);
    source.connect(volume).connect(sound.destination);
    source.start();
    source.stop(end);
  }
}

/** A browser refuses to buzz before anybody has touched the page. */
function buzz(pattern: number[]): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
