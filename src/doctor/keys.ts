import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isThere } from '../store/is-there.ts';
import { type KeyFile, keyFilesOf } from '../store/keys.ts';
import { type Finding, messageOf, warn, wrong } from './finding.ts';

/** What is wrong with the keys beside a database. `keepsSecrets` says whether it has words that were hidden with one. */
export function examineKeys(file: string, keepsSecrets: boolean): Finding[] {
  const keys = keyFilesOf(file);
  const lost = keepsSecrets && !isThere(keys.secrets.file);
  return [
    ...Object.values(keys).flatMap(examineKey),
    ...(lost ? [secretsKeyMissing(keys.secrets.file)] : []),
  ];
}

function examineKey(key: KeyFile): Finding[] {
  try {
    return key.existing === null ? [] : keyFile(key.file, modesOf(key.file));
  } catch (error) {
    return [keyUnusable(messageOf(error))];
  }
}

const modesOf = (file: string) => ({ file: statSync(file).mode, folder: statSync(dirname(file)).mode });

/** Whether anyone but its owner may get at a key, by the permissions of its file and of the folder. */
export const keyFile = (file: string, modes: { file: number; folder: number }): Finding[] => {
  const toGroup = (modes.file & 0o060) !== 0 && (modes.folder & 0o010) !== 0;
  const toOthers = (modes.file & 0o006) !== 0 && (modes.folder & 0o001) !== 0;
  if (!toGroup && !toOthers) return [];
  return [warn(`Others on this machine may be able to read the key ${file}`, `Run: chmod go= '${file}'`)];
};

/** Keys of a database on a server that are missing, or others than it is used with. */
export const keysUnfit = (why: Error): Finding =>
  wrong('The bot cannot start with the keys that are here', messageOf(why));

/** A key that is there and cannot be used, for that reason. */
export const keyUnusable = (why: string): Finding => wrong('A key beside the database cannot be used', why);

/** The key that opens orders and votes is gone, though some were hidden with it. */
export const secretsKeyMissing = (file: string): Finding =>
  warn(
    `The key ${file} is missing, so orders and votes that are not published yet cannot be opened`,
    'Put the key back if you still have it. If not, players have to give these orders and votes again. ' +
      'If none are waiting to be published, there is nothing to do.',
  );
