import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { z } from 'zod';

const { resolve } = createRequire(import.meta.url);
const nodeModules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** It crashes now and then as it starts, before it has been asked for anything: then it is started again, so often in all. */
const starts = 3;

/** Starts the Chromium that comes as a package, with the libraries and typefaces that come with it and no others. */
export async function startChromium(): Promise<Browser> {
  const home = await unpacked();
  for (let left = starts - 1; ; left -= 1) {
    try {
      return await launch(home);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

const launch = (home: string): Promise<Browser> =>
  chromium.launch({
    executablePath: join(home, 'chromium'),
    args: [
      '--no-sandbox',
      '--in-process-gpu',
      '--disable-webgl',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-domain-reliability',
      '--no-pings',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  });

/** The folder with everything that Chromium needs. Unpacked once, even when several ask at the same moment. */
async function unpacked(): Promise<string> {
  const cache = join(nodeModules, '.cache', 'rook-and-gavel');
  const home = join(cache, `chromium-${packedVersion()}`);
  if (existsSync(home)) return home;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'fresh-'));
  await unpackInto(fresh);
  await writeFile(join(fresh, 'fonts.conf'), fontsConf(home));
  await rename(fresh, home).catch(async (error: unknown) => {
    await rm(fresh, { recursive: true });
    if (!existsSync(home)) throw error;
  });
  return home;
}

const packedVersion = (): string => {
  const text = readFileSync(join(nodeModules, '@sparticuz', 'chromium', 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
};

/** The package unpacks into the folder for temporary files, and its libraries only where it believes to be at Amazon's. */
async function unpackInto(folder: string): Promise<void> {
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    await packed.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The same typefaces on every machine, so that every machine draws the same. */
const fontsConf = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <dir>${dirname(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
  ${prefer('sans-serif', 'Open Sans')}
  ${prefer('system-ui', 'Open Sans')}
  ${prefer('serif', 'DejaVu Serif')}
  ${prefer('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`;

const prefer = (family: string, typeface: string): string =>
  `<alias><family>${family}</family><prefer><family>${typeface}</family><family>DejaVu Sans</family></prefer></alias>`;
