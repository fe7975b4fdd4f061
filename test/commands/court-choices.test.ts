import { expect, it } from 'vitest';
import { court } from '../../commands/court.ts';
import { aDocket, heard } from '../appeals/docket/a-docket.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

/** Case 1 was denied, 2 waits for the Chief Justice's word, and 3 is heard. */
function someCases() {
  const docket = aDocket();
  const { club, court, cleo, ana, bo, mo } = docket;
  const denied = court.files(ana, mo);
  club.write({ type: 'petition-denied', case: denied }, { by: cleo });
  court.files(bo, mo);
  heard(docket);
  return docket;
}

it.each([
  ['grant', 'what was denied and can still be granted (Act III.3.6)', [2, 1, 3]],
  ['deny', 'what is open', [2, 3, 1]],
])('for /court %s the cases that wait are offered first, then %s', async (subcommand, _, order) => {
  const { club, cleo } = someCases();
  const choices = await court.complete?.({
    club: club.id,
    actor: club.actor(cleo),
    now: club.now,
    services: { clubs: club.clubs, hearings: new MemoryHearings(), siteUrl: club.siteUrl },
    channel: '5',
    subcommand,
    focused: { name: 'case', value: '' },
    options: { string: () => '', integer: () => 0, boolean: () => false },
  });
  expect(choices?.map(({ value }) => value)).toEqual(order.map((number) => `[2026] CoA ${number}`));
});
