/** One step of a Dockerfile: its word, and what follows. */
export interface Step {
  word: string;
  rest: string;
}

/** A stage: what it begins with, its name, and its steps. */
export interface BuildStage {
  base: string;
  name: string | null;
  steps: readonly Step[];
}

const known = ['ENV', 'COPY', 'RUN', 'WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'];
const ofStart = ['HEALTHCHECK', 'ENTRYPOINT', 'CMD'];

/** The stages of a Dockerfile, with what its `ARG`s say put in. Throws for a word that is not known here. */
export function readDockerfile(text: string): BuildStage[] {
  const args = new Map<string, string>();
  const filled = (rest: string) => rest.replace(/\$\{(\w+)\}/g, (_, name) => args.get(name) ?? '');
  const stages: { base: string; name: string | null; steps: Step[] }[] = [];
  for (const { word, rest } of stepsOf(text)) {
    if (word === 'ARG') {
      const [name = '', value = ''] = rest.split('=');
      args.set(name, value);
    } else if (word === 'FROM') {
      const [base = '', , name = null] = filled(rest).split(' ');
      stages.push({ base, name, steps: [] });
    } else if (![...known, ...ofStart].includes(word)) throw new Error(`A step ${word} is not known here`);
    else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

function stepsOf(text: string): Step[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return { word, rest };
  });
}

/** What is said last with that word; null where it is not. */
export const lastOf = ({ steps }: BuildStage, word: string): string | null =>
  steps.findLast((step) => step.word === word)?.rest ?? null;

/** The words of a line in the form without a shell. Throws for any other. */
export function wordsOf(line: string | null): string[] {
  const words: unknown = JSON.parse(/\[.*\]$/.exec(line ?? '')?.[0] ?? 'null');
  if (!Array.isArray(words)) throw new Error(`Not in the form without a shell: ${line}`);
  return words.map(String);
}

/** Whether a file is left out of what an image is built from, by the lines of `.dockerignore`. The last line that fits a file counts. */
export function isIgnored(file: string, lines: readonly string[]): boolean {
  const fitting = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .findLast((line) => patternOf(line.replace(/^!/, '')).test(file));
  return fitting !== undefined && !fitting.startsWith('!');
}

/** Fits a file of that name and all that is below a folder of that name. */
function patternOf(glob: string): RegExp {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(.*/)?'));
  return new RegExp(`^${pattern}(/|$)`);
}
