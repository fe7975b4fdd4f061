import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';

it("the README's invite link asks for what the bot needs, and for no more", () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`permissions=${invitePermissions}\n`);
  expect(readme).toContain(`The number ${invitePermissions} stands for these permissions:`);
});
