/** Tells a rehearsal as a terminal shows it: scenes, what somebody did, and what was seen of it. */
export interface Narrator {
  scene(title: string): void;
  /** What somebody did, such as `/game record opponent:Bo result:won`. */
  deed(time: string, who: string, what: string): void;
  /** What was seen, and by whom or where. */
  seen(text: string, where: string): void;
  /** The buttons under it. */
  buttons(labels: readonly string[]): void;
}

export function narrator(say: (line: string) => void): Narrator {
  return {
    scene(title) {
      say('');
      say(`━━ ${title} ${'━'.repeat(Math.max(3, 74 - title.length))}`);
    },
    deed(time, who, what) {
      say('');
      say(`${time}  ${who} › ${what}`);
    },
    seen(text, where) {
      say(`       ${where}:`);
      for (const line of text.split('\n')) say(`         ${line}`);
    },
    buttons(labels) {
      say(`         ${labels.map((label) => `[ ${label} ]`).join(' ')}`);
    },
  };
}
