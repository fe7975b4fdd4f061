import { expect, it } from 'vitest';
import { keyFile } from '../../src/doctor/keys.ts';

it.each([
  [0o600, 0o755, 0],
  [0o640, 0o700, 0],
  [0o640, 0o701, 0],
  [0o640, 0o750, 1],
  [0o644, 0o700, 0],
  [0o644, 0o701, 1],
  [0o602, 0o755, 1],
])('a key of the permissions %o in a folder of %o has so many warnings: %i', (file, folder, warnings) => {
  const findings = keyFile('club.db.key', { file, folder });
  expect(findings).toHaveLength(warnings);
  for (const finding of findings)
    expect(finding).toMatchObject({ mark: 'warn', todo: "Run: chmod go= 'club.db.key'" });
});
