import { renderNotice } from '../../src/discord/notices.ts';
import { renderOutcome } from '../../src/discord/outcomes.ts';
import { houseNotices } from '../../src/house/notices.ts';
import { houseOutcomes } from '../../src/house/outcomes.ts';
import { isTold } from '../../src/house/told.ts';
import type { Reply, Scene } from '../../src/house/words/reply.ts';
import { ladderNotices } from '../../src/ladder/notices.ts';
import { ladderOutcomes } from '../../src/ladder/outcomes.ts';
import { tableNotices } from '../../src/tables/notices.ts';
import { tableOutcomes } from '../../src/tables/outcomes.ts';
import { notices, outcomes } from '../../src/told.ts';
import { replyRead } from './as-read.ts';
import type { Message, Room } from './message.ts';
import { noticeSamples, outcomeSamples, told } from './samples.ts';

interface Rendered {
  kind: string;
  reply: Reply & { card?: Reply };
}

/** Every outcome in its words. */
export async function outcomesSaid(scene: Scene): Promise<Rendered[]> {
  const known = told(outcomeSamples).filter((sample) => isTold(outcomes, sample));
  return Promise.all(
    known.map(async (sample) => ({ kind: sample.kind, reply: await renderOutcome(sample, scene) })),
  );
}

/** Every notice that is a message in its words. */
export async function noticesSaid(scene: Scene): Promise<Rendered[]> {
  const known = told(noticeSamples).filter((sample) => isTold(notices, sample));
  return Promise.all(
    known.flatMap((sample) =>
      sample.kind === 'session-event' || sample.kind === 'post-removal'
        ? []
        : [renderNotice(sample, scene).then((reply) => ({ kind: sample.kind, reply }))],
    ),
  );
}

/** What is answered when something was done, and what the bot says by itself: announcements, direct messages and cards. */
export async function toldWords(scene: Scene): Promise<Message[]> {
  const [answers, news] = [await outcomesSaid(scene), await noticesSaid(scene)];
  return [
    ...answers.map((said) => message(said, 'What is answered', houseOutcomes, ladderOutcomes)),
    ...answers.flatMap(({ kind, reply: { card } }) =>
      card === undefined
        ? []
        : [message({ kind, reply: card }, 'What a card becomes', houseOutcomes, ladderOutcomes)],
    ),
    ...news.map((said) => message(said, 'What the bot says by itself', houseNotices, ladderNotices)),
  ];
}

const message = ({ kind: code, reply }: Rendered, group: string, house: object, ladder: object): Message => ({
  ...{ room: roomOf(code, house, ladder), group, code, text: replyRead(reply), audience: reply.audience },
});

function roomOf(kind: string, house: object, ladder: object): Room {
  if (Object.hasOwn(house, kind) || kind === 'untold') return 'The house';
  if (Object.hasOwn(tableOutcomes, kind) || Object.hasOwn(tableNotices, kind)) return 'Tables';
  return Object.hasOwn(ladder, kind) ? 'The ladder' : 'The Court';
}
