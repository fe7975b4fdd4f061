import { pathsList } from 'discord-api-spec';
import { expect, test } from 'vitest';
import { routes } from '../src/http/routes/index.ts';

const discords = new Map<string, readonly string[]>(Object.entries(pathsList));

test.each(routes.map(({ method, path }) => [method, path] as const))('Discord has %s %s', (method, path) => {
  const known = discords.get(method.toLowerCase()) ?? [];
  const shape = (address: string) => address.replaceAll(/\{\w+\}/g, '{}');
  expect(known.map(shape)).toContain(shape(path));
});
