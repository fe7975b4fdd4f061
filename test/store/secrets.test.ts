import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { digestOf, hidden, type Secrets } from '../../src/house/secrets.ts';
import { KeyDamaged, KeyNotMade } from '../../src/store/database-errors.ts';
import { sha256Of } from '../../src/store/exhibits.ts';
import { KeyFile } from '../../src/store/keys.ts';
import { SecretsKey } from '../../src/store/secrets.ts';
import { aFolder, clubId } from './a-database.ts';

const words = 'A Vienna – Galicia\nF Trieste HOLD';
const place = 'table 1, Spring 1901 Movement, Austria';

const keyIn = (folder = aFolder()): SecretsKey => new SecretsKey(new KeyFile(join(folder, 'a.key'), 'gone'));

const secretsIn = (folder?: string): Secrets => keyIn(folder).of(clubId);

const bytesOf = (cipher: string): number => Buffer.from(cipher, 'base64url').length;

describe('a key whose file is taken away while the bot runs', () => {
  it('is written again, so that what is hidden then can be opened after a restart', () => {
    const folder = aFolder();
    const running = secretsIn(folder);
    const before = running.hide(place, words);
    rmSync(join(folder, 'a.key'));
    const after = running.hide(place, `${words}!`);
    expect(statSync(join(folder, 'a.key')).mode & 0o777).toBe(0o600);
    const restarted = secretsIn(folder);
    expect(restarted.open(place, before)?.words).toBe(words);
    expect(restarted.open(place, after)?.words).toBe(`${words}!`);
  });

  it('is missed where it cannot be written: nothing is hidden that could not be opened later', () => {
    const folder = join(aFolder(), 'beside');
    mkdirSync(folder);
    const running = secretsIn(folder);
    running.hide(place, words);
    rmSync(folder, { recursive: true });
    expect(() => running.hide(place, words)).toThrow(KeyNotMade);
  });
});

describe('hidden words', () => {
  it('are opened again where they were hidden, and after a restart', () => {
    const folder = aFolder();
    const hid = secretsIn(folder).hide(place, words);
    expect(secretsIn(folder).open(place, hid)).toEqual({ words, salt: expect.stringMatching(/^[\w-]{22}$/) });
  });

  it('come back as they were, whatever they are, and are of the receipt that was given', () => {
    const secrets = secretsIn();
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\0', '\u0080', '\n', '\n\nx\n'),
    );
    fc.assert(
      fc.property(anything, fc.string(), (said, where) => {
        const { cipher, digest } = secrets.hide(where, said);
        const opened = secrets.open(where, { cipher, digest });
        expect(opened?.words).toBe(said);
        expect(opened && digestOf(opened, { sha256: sha256Of })).toBe(digest);
      }),
    );
  });

  it('look different each time', () => {
    const secrets = secretsIn();
    const [one, other] = [secrets.hide(place, words), secrets.hide(place, words)];
    expect(one.cipher).not.toBe(other.cipher);
    expect(one.digest).not.toBe(other.digest);
    expect(secrets.open(place, { ...one, digest: other.digest })).toBeNull();
    expect(secrets.open(place, { ...other, cipher: one.cipher })).toBeNull();
  });

  it('cannot be opened in another place, in another club or with another key', () => {
    const key = keyIn();
    const hid = key.of(clubId).hide(place, words);
    expect(key.of(clubId).open(place, hid)?.words).toBe(words);
    expect(key.of(clubId).open(`${place} `, hid)).toBeNull();
    expect(key.of('1001').open(place, hid)).toBeNull();
    const other = secretsIn();
    expect(other.open(place, hid)).toBeNull();
    other.hide(place, words);
    expect(other.open(place, hid)).toBeNull();
  });

  it('do not run together with their club and place', () => {
    const key = keyIn();
    expect(key.of('1').open('2 3', key.of('1 2').hide('3', words))).toBeNull();
    expect(key.of('1').open('2","3', key.of('1","2').hide('3', words))).toBeNull();
  });

  it('cannot be opened once a bit of them was changed, or they were cut off', () => {
    const secrets = secretsIn();
    const { cipher, digest } = secrets.hide(place, words);
    const bytes = Buffer.from(cipher, 'base64url');
    for (let n = 0; n < bytes.length; n += 1) {
      const changed = Buffer.from(bytes);
      changed[n] = (changed[n] ?? 0) ^ 1;
      expect(secrets.open(place, { cipher: changed.toString('base64url'), digest })).toBeNull();
    }
    for (const end of [0, 1, 12, 27, 28, bytes.length - 1])
      expect(
        secrets.open(place, { cipher: bytes.subarray(0, end).toString('base64url'), digest }),
      ).toBeNull();
    for (const written of [`${cipher}=`, ` ${cipher}`, `${cipher}A`, bytes.toString('hex')])
      expect(secrets.open(place, { cipher: written, digest })).toBeNull();
    const [first = ''] = digest;
    const another = `${first === '0' ? '1' : '0'}${digest.slice(1)}`;
    expect(secrets.open(place, { cipher, digest: another })).toBeNull();
  });

  it('are as long in the cipher as others that are about as long', () => {
    const secrets = secretsIn();
    const longFor = (length: number) => bytesOf(secrets.hide(place, 'x'.repeat(length)).cipher) - 28;
    // The salt takes 22 bytes, the line break one, and the end of the words one.
    expect([0, 1, 17, 232].map(longFor)).toEqual([256, 256, 256, 256]);
    expect([233, 488, 489].map(longFor)).toEqual([512, 512, 768]);
  });

  it('are for an entry to keep, and nothing else is', () => {
    const hid = secretsIn().hide(place, words);
    expect(hidden.parse(hid)).toEqual(hid);
    for (const wrong of [{ cipher: hid.cipher }, { ...hid, digest: words }, { ...hid, cipher: words }])
      expect(hidden.safeParse(wrong).success).toBe(false);
  });

  it('have a receipt that anyone can work out from words and salt', () => {
    // As `printf 'salt\nA Vienna – Galicia\nF Trieste HOLD' | sha256sum` prints it.
    const printed = '143957008c028a74bf6c08f846f78bfeaf1ff126cc9d47457f1f539d37f7b906';
    expect(digestOf({ words, salt: 'salt' }, { sha256: sha256Of })).toBe(printed);
  });
});

describe('the key of hidden words', () => {
  it('is a file for its owner’s eyes only, made when something is first hidden, not when something is opened', () => {
    const folder = aFolder();
    const hid = secretsIn().hide(place, words);
    const secrets = secretsIn(folder);
    expect(secrets.open(place, hid)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    secrets.hide(place, words);
    const { mode, size } = statSync(join(folder, 'a.key'));
    expect([mode & 0o777, size]).toEqual([0o600, 32]);
  });

  it('is neither used nor changed where it is damaged, and the message says what to do', () => {
    const folder = aFolder();
    const file = join(folder, 'a.key');
    const hid = secretsIn().hide(place, words);
    writeFileSync(file, 'short');
    expect(() => secretsIn(folder).hide(place, words)).toThrow(KeyDamaged);
    expect(() => secretsIn(folder).open(place, hid)).toThrow(KeyDamaged);
    expect(() => secretsIn(folder).open(place, hid)).toThrow('move it away: then gone');
    expect(readFileSync(file, 'utf8')).toBe('short');
  });

  it('cannot be made where the folder is gone', () => {
    const folder = join(aFolder(), 'nowhere');
    expect(() => secretsIn(folder).hide(place, words)).toThrow(KeyNotMade);
  });

  /** Hides something in a process of its own, as somebody who is not above permissions and within limits of the shell. */
  const hidesIn = (folder: string, limits = 'true') => {
    const from = (file: string) => fileURLToPath(new URL(`../../dist/src/store/${file}`, import.meta.url));
    const program = `
      const { KeyFile } = await import(${JSON.stringify(from('keys.js'))});
      const { SecretsKey } = await import(${JSON.stringify(from('secrets.js'))});
      new SecretsKey(new KeyFile(${JSON.stringify(join(folder, 'a.key'))}, 'gone')).of('1').hide('2', 'words');`;
    const node = [process.execPath, '--input-type=module', '-e', program];
    const asRoot = process.getuid?.() === 0;
    return spawnSync('sh', ['-c', `${limits}; exec "$@"`, 'sh', ...node], {
      encoding: 'utf8',
      ...(asRoot ? { uid: 65_534, gid: 65_534 } : {}),
    });
  };

  it('cannot be made in a folder that may only be read, and the message says so', () => {
    const folder = aFolder();
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
    const { status, stderr } = hidesIn(folder);
    expect(status).toBe(1);
    expect(stderr).toContain(`The key ${join(folder, 'a.key')} cannot be made. Check that`);
    expect(stderr).not.toContain("'words'");
  });

  it('leaves nothing half made on a disk that is full', () => {
    const folder = aFolder();
    chmodSync(folder, 0o777);
    const { status, stderr } = hidesIn(folder, 'trap "" XFSZ; ulimit -f 0');
    expect([status, readdirSync(folder)]).toEqual([1, []]);
    expect(stderr).toContain('cannot be made');
    expect(hidesIn(folder).status).toBe(0);
  });
});
