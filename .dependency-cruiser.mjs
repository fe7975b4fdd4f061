import swc from '@swc/core';

// dependency-cruiser reads every file as TypeScript without JSX; pages are written with it.
// Nor does it tell an import of types alone from any other: those are shown to it as `import … = require(…)`, by which they
// are known below.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => {
  const parsed = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  return { ...parsed, body: parsed.body.map(marked) };
};

const marked = (node) =>
  node.type === 'ImportDeclaration' && node.typeOnly
    ? {
        type: 'TsImportEqualsDeclaration',
        id: node.specifiers[0].local,
        moduleRef: { type: 'TsExternalModuleReference', expression: node.source },
      }
    : node;

// Imports point one way (docs/decisions/0002-imports-point-one-way.md):
//   terms, packages/* ← ledger ← house ← ladder, appeals, tables ← store, discord ← commands, web, schedule ← app
// Each room names the rooms of this project that it may look into. A room's words are part of it.
const rules = ['^terms/', '^src/ledger/', '^src/house/', '^src/ladder/', '^src/appeals/', '^src/tables/'];
// What the rooms define, put together; each types against the whole there.
const lists = '^src/(rule-books|told|refusal-words|rooms|court-items)\\.ts$';
const installed = '^src/(package-root|program-line)\\.ts$';
const rooms = {
  '^terms/': [],
  '^src/ledger/': ['^terms/'],
  '^src/house/': ['^terms/', '^src/ledger/', lists],
  '^src/ladder/': ['^terms/', '^src/ledger/', '^src/house/', '^src/pictures/', lists],
  '^src/appeals/': ['^terms/', '^src/ledger/', '^src/house/', lists],
  '^src/tables/': ['^terms/', '^src/ledger/', '^src/house/', lists, '^packages/(diplomacy|nomic)/src/'],
  '^src/store/': [...rules, lists, installed],
  '^src/pictures/': [
    installed,
    '^terms/',
    '^src/ledger/',
    lists,
    '^src/ladder/book/standings',
    '^packages/diplomacy/src/',
  ],
  '^src/discord/': [...rules, lists, '^src/pictures/'],
  '^src/schedule/': [...rules, lists],
  '^src/web/': [...rules, lists, installed, '^src/pictures/', '^packages/(diplomacy|nomic)/src/'],
  '^commands/': [...rules, lists, '^src/discord/', '^src/pictures/'],
  '^src/health/': [],
  '^src/doctor/': [
    ...rules,
    lists,
    installed,
    '^src/store/',
    '^src/discord/',
    '^src/(environment|listening)\\.ts$',
  ],
  '^packages/': [],
  // What runs a club needs nothing that only its builders run.
  '^scripts/': ['^(terms|src|commands)/'],
};

const oneWay = Object.entries(rooms).map(([room, below]) => ({
  name: `one-way ${room}`,
  severity: 'error',
  from: { path: room },
  to: { path: '^(terms|src|commands|packages|test|scripts|tools)/', pathNot: [room, ...below] },
}));

// The lists rest on the rooms: a room may know what they come to, and has their values from the view of a club.
const typesOfLists = {
  name: 'rooms take only types from the lists of what rooms define',
  severity: 'error',
  from: { path: '^src/(ledger|house|ladder|appeals|tables)/' },
  // The schemas of the Court's entries are made of what the others let be judged.
  to: {
    path: lists,
    pathNot: '^src/court-items\\.ts$',
    dependencyTypesNot: ['type-only', 'import-equals'],
  },
};

const doors = {
  name: 'packages have one door (docs/decisions/0031-packages-by-path-inside-by-name-outside.md)',
  severity: 'error',
  from: { path: '^(src|commands|terms|scripts|tools)/' },
  to: { path: '^packages/', pathNot: '^packages/[^/]+/src/index\\.ts$' },
};

const libraries = [
  {
    name: 'only the store knows Prisma',
    from: { pathNot: '^src/store/|^(scripts|tools)/' },
    to: { path: 'node_modules/(@prisma|prisma|better-sqlite3)' },
  },
  {
    name: 'only discord/ and commands/ know discord.js, and what they are measured by',
    from: { pathNot: '^(src/discord|commands)/|^tools/bench/bare-bot|^packages/playground/(test|example)/' },
    to: { path: 'node_modules/(discord\\.js|@discordjs)/' },
  },
  {
    name: 'only health/ knows prom-client',
    from: { pathNot: '^src/health/' },
    to: { path: 'node_modules/prom-client/' },
  },
  {
    name: 'the rules know no Node.js',
    from: { path: '^(terms|src/ledger|src/house|src/ladder|src/appeals|src/tables)/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the rules know few libraries',
    from: { path: '^terms/' },
    to: {
      path: 'node_modules/',
      pathNot: 'node_modules/(chess\\.js|elo-rank|temporal-polyfill|temporal-spec|zod)/',
    },
  },
  {
    name: 'what runs needs no package for development',
    from: {
      pathNot:
        '^src/web/browser/|^packages/playground/src/page/|^packages/[^/]+/(test|example)/|^packages/[^/]+/vite\\.config|^tools/',
    },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no circles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'import-equals'] } },
  },
  // An example names its package as others do; a test installs it for that.
  {
    name: 'nothing unresolved',
    from: { pathNot: '^packages/[^/]+/example/' },
    to: { couldNotResolve: true },
  },
].map((rule) => ({ severity: 'error', ...rule }));

export default {
  forbidden: [...oneWay, typesOfLists, doors, ...libraries],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/store/generated/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
