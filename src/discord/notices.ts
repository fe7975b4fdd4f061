import { courtNews } from '../appeals/words/notices.ts';
import type { Told } from '../house/told.ts';
import { houseNews } from '../house/words/notices.ts';
import type { Reply } from '../house/words/reply.ts';
import type { NoticeWords, Scene } from '../house/words/scene.ts';
import { ladderNews } from '../ladder/words/notices.ts';
import type { Messages } from '../told.ts';
import { renderUntold } from './untold.ts';

const words: NoticeWords<Messages> = { ...houseNews, ...ladderNews, ...courtNews, untold: renderUntold };

/** What the bot says by itself. */
export const renderNotice = async <Kind extends keyof Messages>(
  notice: Told<Messages, Kind>,
  scene: Scene,
): Promise<Reply> => words[notice.kind](notice, scene);
