import { accessSync, constants, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const workflow = read('.github/workflows/ci.yml');
const [, oldest = ''] = /^>=(\d+)\./.exec(JSON.parse(read('package.json')).engines.node) ?? [];

/** What stands in the workflow after a key, such as `timeout-minutes`. */
const settingOf = (key: string): string | undefined =>
  new RegExp(`^ *${key}: (.+)$`, 'm').exec(workflow)?.[1];

it('the workflow passes a change by the script that contributors run', () => {
  expect(workflow).toMatch(/^ +- run: \.ci\/run$/m);
  accessSync(new URL('.ci/run', root), constants.X_OK);
});

it('the workflow runs on pushes and pull requests', () => {
  expect(workflow).toMatch(/^on:\n {2}push:\n {2}pull_request:$/m);
});

it('the workflow tries the oldest Node.js that package.json allows, and the two long-lived ones after it', () => {
  const versions = [0, 2, 4].map((later) => Number(oldest) + later);
  expect(settingOf('node')).toBe(`[${versions.join(', ')}]`);
  expect(settingOf('node-version')).toMatch(/^\$\{\{ matrix\.node \}\}$/);
});

it('the workflow may read the code and nothing else, and ends by itself', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow.match(/permissions:/g)).toHaveLength(1);
  expect(Number(settingOf('timeout-minutes'))).toBeLessThanOrEqual(30);
});

it('the workflow names the major version of each action', () => {
  const actions = [...workflow.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
});

it('.nvmrc names the oldest Node.js that package.json allows', () => {
  expect(read('.nvmrc')).toBe(`${oldest}\n`);
});

it('.editorconfig has editors write what the formatter writes', () => {
  const { indentStyle, indentWidth, lineWidth } = JSON.parse(read('biome.json')).formatter;
  const editor = read('.editorconfig');
  expect(editor).toContain(`\nindent_style = ${indentStyle}\nindent_size = ${indentWidth}\n`);
  expect(editor).toContain(`\nmax_line_length = ${lineWidth}\n`);
});
