import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { dataOfPackages, leaveOut, queryCompilers, showByNode, whatWentIn } from './scripts/bundling.mjs';

// Puts each program that runs a club together with all that it loads, in the place of what the compiler wrote of it: to find, read
// and link a thousand small files takes longer than all else that a start does (docs/decisions/0037-programs-in-few-files.md).
const programs = [
  join('src', 'main'),
  join('src', 'rehearse'),
  // What runs in threads of its own.
  join('src', 'pictures', 'draw-apart'),
  join('src', 'web', 'judgement', 'draw-apart'),
  ...readdirSync('scripts')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('scripts', basename(file, '.ts'))),
];

// The pieces and their packages. What a piece loads goes with it, unless it is in one that stands before it.
const pieces = [
  ['pino', 'pino'],
  ['discord-api-types', 'discord-api-types'],
  ['multipart', '@fastify[\\\\/](multipart|busboy|deepmerge)'],
  ['undici', 'undici'],
  ['discord', 'discord\\.js', '@discordjs', '@sapphire', '@vladfrangu', 'ws'],
  ['fastify', '@?fastify', 'find-my-way'],
  ['prisma', '@prisma[\\\\/]client', '@prisma[\\\\/]client-runtime-utils'],
  ['zod', 'zod'],
].map(([name, ...packages], place, { length }) => ({
  name,
  priority: length - place,
  test: new RegExp(`node_modules[\\\\/](${packages.join('|')})[\\\\/]`),
}));

export default {
  input: Object.fromEntries(programs.map((program) => [program, join('dist', `${program}.js`)])),
  platform: 'node',
  // What is compiled for a machine, and what discord.js and pg would use if it were there.
  external: [
    /^better-sqlite3$/,
    /^@resvg\/resvg-js$/,
    /^(zlib-sync|bufferutil|utf-8-validate|erlpack|pg-native|cloudflare:sockets)$/,
  ],
  // In the shape that discord.js itself loads: a second one would be a second copy of it and of all that it loads.
  resolve: { alias: { '@discordjs/ws': createRequire(import.meta.url).resolve('@discordjs/ws') } },
  // Where packages say of themselves that they evaluate text, it is theirs to say.
  checks: { eval: false },
  plugins: [leaveOut(), showByNode(), queryCompilers(), dataOfPackages(), whatWentIn()],
  output: {
    dir: 'dist',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // V8 keeps the text of what it runs, and twice as much of one that has a letter beyond ISO 8859-1: what only people read stays out
    // (docs/decisions/0052-a-small-install.md).
    charset: 'ascii',
    comments: false,
    // V8 takes a module in as a whole: what it needs for that, and does not give back, is as large as the largest.
    codeSplitting: { groups: pieces },
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  },
};
