import swc from '@swc/core';

// dependency-cruiser reads every file as TypeScript without JSX; pages are written with it.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

// Imports point one way (docs/decisions/0002-imports-point-one-way.md):
//   terms ← ledger ← house ← ladder, appeals ← store, discord ← commands, web, schedule ← app
// Each room names the rooms of this project that it may look into. A room's words are part of it.
const rules = ['^terms/', '^src/ledger/', '^src/house/', '^src/ladder/', '^src/appeals/'];
const rooms = {
  '^terms/': [],
  '^src/ledger/': ['^terms/'],
  '^src/house/': ['^terms/', '^src/ledger/'],
  '^src/ladder/': ['^terms/', '^src/ledger/', '^src/house/', '^src/pictures/'],
  '^src/appeals/': ['^terms/', '^src/ledger/', '^src/house/'],
  '^src/store/': rules,
  '^src/pictures/': ['^terms/', '^src/ledger/'],
  '^src/discord/': [...rules, '^src/pictures/'],
  '^src/schedule/': rules,
  '^src/web/': [...rules, '^src/pictures/'],
  '^commands/': [...rules, '^src/discord/', '^src/pictures/'],
  '^src/health/': [],
  '^src/doctor/': [...rules, '^src/store/', '^src/discord/', '^src/(environment|listening)\\.ts$'],
  '^src/playground/': [],
};

const oneWay = Object.entries(rooms).map(([room, below]) => ({
  name: `one-way ${room}`,
  severity: 'error',
  from: { path: room },
  to: { path: '^(terms|src|commands|test|scripts)/', pathNot: [room, ...below] },
}));

const libraries = [
  {
    name: 'only the store knows Prisma',
    from: { pathNot: '^src/store/|^scripts/' },
    to: { path: 'node_modules/(@prisma|prisma|better-sqlite3)' },
  },
  {
    name: 'only discord/ and commands/ know discord.js, and what they are measured by',
    from: { pathNot: '^(src/discord|commands)/|^scripts/bench/bare-bot' },
    to: { path: 'node_modules/(discord\\.js|@discordjs)/' },
  },
  {
    name: 'only health/ knows prom-client',
    from: { pathNot: '^src/health/' },
    to: { path: 'node_modules/prom-client/' },
  },
  {
    name: 'the rules know no Node.js',
    from: { path: '^(terms|src/ledger|src/house|src/ladder|src/appeals)/' },
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
    from: { pathNot: '^src/(web/browser|playground/page)/|^scripts/(bench|faults|fuzz)' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'no circles', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  { name: 'nothing unresolved', from: {}, to: { couldNotResolve: true } },
].map((rule) => ({ severity: 'error', ...rule }));

export default {
  forbidden: [...oneWay, ...libraries],
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
