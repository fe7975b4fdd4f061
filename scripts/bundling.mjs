import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// What `npm run build` has rolldown do besides putting programs together.

/** Below dist/: the files that programs read and that come from packages, and the list of what went in. */
const data = 'data';
const packages = createRequire(join(process.cwd(), 'package.json')).resolve.paths('any') ?? [];

/**
 * Prisma's query compilers come as text within a module, which V8 would keep beside what is made of it: they are read from
 * files instead, which hold a quarter less.
 */
export const queryCompilers = () => ({
  name: 'query compilers in files',
  load: {
    filter: { id: /query_compiler_\w+\.\w+\.wasm-base64\.mjs$/ },
    async handler(id) {
      const { wasm } = await import(pathToFileURL(id).href);
      const fileName = `${data}/${basename(id, '.wasm-base64.mjs')}.wasm`;
      this.emitFile({ type: 'asset', fileName, source: Buffer.from(wasm, 'base64') });
      return `import { readFileSync } from 'node:fs';
        export const wasm = readFileSync(new URL('../${fileName}', import.meta.url));`;
    },
  },
});

/** What packages can do besides and no program asks of them. */
const unused = [
  // The site and the playground describe no route by a JSON schema, and serve whole folders.
  /node_modules\/@fastify\/(ajv-compiler|fast-json-stringify-compiler)\/index\.js$/,
  /node_modules\/glob\/dist\/commonjs\/index\.min\.js$/,
  // What asks a server without a network.
  /node_modules\/light-my-request\/index\.js$/,
  // discord.js sends requests by undici, and no more.
  /node_modules\/undici\/lib\/mock\/mock-\w+\.js$/,
  /node_modules\/undici\/lib\/web\/(cookies\/index|eventsource\/eventsource|fileapi\/filereader|websocket\/(websocket|events))\.js$/,
];

/**
 * Leaves out what no program asks of its packages, though they load it: its text and what it makes at once would lie in memory
 * (docs/decisions/0052-a-small-install.md). Throws where a package has something of that no more.
 */
export const leaveOut = () => {
  const missing = new Set(unused);
  return {
    name: 'left out',
    load: {
      filter: { id: unused },
      handler(id) {
        for (const path of missing) if (path.test(id)) missing.delete(path);
        return 'module.exports = () => {};';
      },
    },
    generateBundle() {
      if (missing.size > 0) throw new Error(`No package has ${[...missing].join(' or ')} any more`);
    },
  };
};

/**
 * An emitter that discord.js uses brings along how Node.js shows a value, for where there is no Node.js: that of Node.js itself takes its
 * place.
 */
export const showByNode = () => ({
  name: 'values shown by Node.js',
  transform: {
    filter: { id: /async_event_emitter\/dist\/index\.cjs$/ },
    handler(code) {
      const brought =
        /^\/\/ node_modules\/node-inspect-extracted\/dist\/inspect\.js\n[\s\S]*?(?=^\/\/ src\/)/m;
      if (!brought.test(code)) throw new Error('The emitter of discord.js brings nothing along any more');
      return code.replace(brought, "var require_inspect = () => require('node:util');\n");
    },
  },
});

/** What `fileOf` in src/package-root.ts finds. */
const files = ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', '@prisma/schema-engine-wasm/schema_engine_bg.wasm'];

/** Copies the files that programs read from packages. */
export const dataOfPackages = () => ({
  name: 'files of packages',
  generateBundle() {
    for (const file of files)
      this.emitFile({
        type: 'asset',
        fileName: `${data}/${basename(file)}`,
        source: readFileSync(pathOf(file)),
      });
  },
});

/** Where a package's file is. Some let only their main files be asked for, so it is looked for as a path. */
function pathOf(file) {
  const folder = packages.find((each) => existsSync(join(each, file)));
  if (folder === undefined) throw new Error(`${file} is not installed`);
  return join(folder, file);
}

/** The folder of the package to which a file belongs: the nearest above it that has a name and a version. */
function folderOf(file) {
  const folder = dirname(file);
  const manifest = join(folder, 'package.json');
  const { name, version } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return name === undefined || version === undefined ? folderOf(folder) : folder;
}

/** Writes down which files make up the programs, and in which folders the packages are whose code they hold. */
export const whatWentIn = () => ({
  name: 'what went in',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const theirs = modules
      .map((id) => id.replace(/^\0|\?.*$/g, ''))
      .filter((id) => id.includes('node_modules'));
    const folders = new Set([...theirs, ...files.map(pathOf)].map(folderOf));
    const wentIn = { files: Object.keys(bundle).sort(), packages: [...folders].sort() };
    this.emitFile({ type: 'asset', fileName: 'went-in.json', source: JSON.stringify(wentIn, null, 2) });
  },
});
