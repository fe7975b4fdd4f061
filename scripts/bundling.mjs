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

/** What packages load and no program asks of them, as files below `node_modules/`. */
const unused = [
  // The site and the playground serve whole folders; nobody asks their servers without a network.
  'glob/dist/commonjs/index.min.js',
  'light-my-request/index.js',
  // discord.js sends requests by undici, and no more.
  ...['agent', 'client', 'errors', 'pool'].map((name) => `undici/lib/mock/mock-${name}.js`),
  ...['cookies/index', 'eventsource/eventsource', 'fileapi/filereader'].map(
    (name) => `undici/lib/web/${name}.js`,
  ),
  ...['events', 'websocket'].map((name) => `undici/lib/web/websocket/${name}.js`),
];

/** The same of what is called at once, to no effect: no route is described by a JSON schema. */
const idle = ['ajv-compiler', 'fast-json-stringify-compiler'].map((name) => `@fastify/${name}/index.js`);

const belowPackages = (id) => id.replaceAll('\\', '/').split('node_modules/').at(-1);
const isLeftOut = (id) => [...unused, ...idle].includes(belowPackages(id));

/**
 * Leaves those files out of the programs, where their text and what they make at once would lie in memory
 * (docs/decisions/0052-a-small-install.md). Throws where a package has one of them no more.
 */
export const leaveOut = () => {
  const missing = new Set([...unused, ...idle]);
  return {
    name: 'left out',
    load: {
      filter: { id: /node_modules/ },
      handler(id) {
        const file = belowPackages(id);
        missing.delete(file);
        if (unused.includes(file)) return 'module.exports = {};';
        return idle.includes(file) ? 'module.exports = () => {};' : null;
      },
    },
    generateBundle() {
      if (missing.size > 0) throw new Error(`No package has ${[...missing].join(' or ')} any more`);
    },
  };
};

/** discord.js's emitter carries a copy of `util.inspect`: Node's own takes its place. */
export const showByNode = () => ({
  name: 'values shown by Node.js',
  transform: {
    filter: { id: /async_event_emitter\/dist\/index\.cjs$/ },
    handler(code) {
      const copy = /^\/\/ node_modules\/node-inspect-extracted\/dist\/inspect\.js\n[\s\S]*?(?=^\/\/ src\/)/m;
      if (!copy.test(code)) throw new Error('The emitter of discord.js carries no copy any more');
      return code.replace(copy, "var require_inspect = () => require('node:util');\n");
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
      .filter((id) => id.includes('node_modules') && !isLeftOut(id));
    const folders = new Set([...theirs, ...files.map(pathOf)].map(folderOf));
    const wentIn = { files: Object.keys(bundle).sort(), packages: [...folders].sort() };
    this.emitFile({ type: 'asset', fileName: 'went-in.json', source: JSON.stringify(wentIn, null, 2) });
  },
});
