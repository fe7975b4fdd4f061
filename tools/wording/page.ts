import { renderNotice } from '../../src/discord/notices.ts';
import { renderOutcome } from '../../src/discord/outcomes.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { houseNotices } from '../../src/house/notices.ts';
import { houseOutcomes } from '../../src/house/outcomes.ts';
import { done } from '../../src/house/result.ts';
import { isTold } from '../../src/house/told.ts';
import type { Reply, Scene } from '../../src/house/words/reply.ts';
import { ladderNotices } from '../../src/ladder/notices.ts';
import { ladderOutcomes } from '../../src/ladder/outcomes.ts';
import type { LadderClubs } from '../../src/ladder/ports.ts';
import { notices, outcomes } from '../../src/told.ts';
import { fill, now } from './club.ts';
import { noticeSamples, outcomeSamples, told } from './samples.ts';

const club = '1000';

/** The club of the samples, in which all that they speak of has happened. */
export async function sceneOfSamples(clubs: LadderClubs): Promise<Scene> {
  await clubs.change(club, { interaction: null, now }, (work) => {
    fill(work);
    return done(null);
  });
  return sceneOf({ clubs, siteUrl: 'https://chess.example.org' }, club, now);
}

interface Said {
  kind: string;
  reply: Reply;
}

/** Every outcome in its words. */
export async function outcomesSaid(scene: Scene): Promise<Said[]> {
  const known = told(outcomeSamples).filter((sample) => isTold(outcomes, sample));
  return Promise.all(
    known.map(async (sample) => ({ kind: sample.kind, reply: await renderOutcome(sample, scene) })),
  );
}

/** Every notice that is a message in its words. */
export async function noticesSaid(scene: Scene): Promise<Said[]> {
  const known = told(noticeSamples).filter((sample) => isTold(notices, sample));
  return Promise.all(
    known.flatMap((sample) =>
      sample.kind === 'session-event' || sample.kind === 'post-removal'
        ? []
        : [renderNotice(sample, scene).then((reply) => ({ kind: sample.kind, reply }))],
    ),
  );
}

/** All of it as one page of Markdown, room by room. */
export async function wordingOf(clubs: LadderClubs): Promise<string> {
  const scene = await sceneOfSamples(clubs);
  const [answers, news] = [await outcomesSaid(scene), await noticesSaid(scene)];
  const parts = ['The house', 'The ladder', 'The Court'].flatMap((room) => [
    `## ${room}`,
    '### What is answered',
    ...answers.filter(({ kind }) => roomOf(kind, houseOutcomes, ladderOutcomes) === room).map(part),
    '### What the bot says by itself',
    ...news.filter(({ kind }) => roomOf(kind, houseNotices, ladderNotices) === room).map(part),
  ]);
  return ['# Everything that the bot says', ...parts, ''].join('\n\n');
}

function roomOf(kind: string, house: object, ladder: object): string {
  if (Object.hasOwn(house, kind) || kind === 'untold') return 'The house';
  return Object.hasOwn(ladder, kind) ? 'The ladder' : 'The Court';
}

/** A message as it reads, without pictures and files. */
function part({ kind, reply }: Said): string {
  const { audience, content = '', embeds = [], components = [] } = reply;
  const labels = components.flatMap((row) =>
    row.components.flatMap((each) =>
      'label' in each && each.label !== undefined ? [`[${each.label}]`] : [],
    ),
  );
  const lines = [
    content,
    ...embeds.flatMap(({ title = '', description = '', fields = [], footer }) => [
      `**${title}**`,
      description,
      ...fields.map(({ name, value }) => `${name}: ${value}`),
      footer?.text ?? '',
    ]),
    labels.join(' '),
  ];
  const said = lines.filter((line) => line !== '').join('\n');
  return `\`${kind}\` ${audience === 'club' ? 'to everybody' : 'to one person'}\n\n${said.replace(/^/gm, '> ')}`;
}
