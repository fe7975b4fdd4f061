import { type Instant, nextSessionDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../ports.ts';
import type { Errand } from '../room.ts';
import { pick } from './pages.ts';
import { type ActionRow, button, colours, type Reply, row, type Scene, toAsker } from './reply.ts';
import { listed, plain, sessionOn, withActsBelow } from './text.ts';

/** The action of the panel's own buttons, which end in the page that they show. */
export const panelAction = 'club-page';

/** Discord takes five rows of buttons: the last one is the panel's own. */
const atOnce = 4;

/** A page of what waits for somebody, each thing with its buttons or its command; or that nothing does, and what comes next. */
export async function renderPanel(
  errands: readonly Errand[],
  { view, now, text }: Pick<Scene, 'view' | 'now' | 'text'>,
  wanted = 1,
): Promise<Reply> {
  if (errands.length === 0) return nothingWaits(view, now);
  const cut = Array.from({ length: Math.ceil(errands.length / atOnce) }, (_, page) =>
    errands.slice(page * atOnce, (page + 1) * atOnce),
  );
  const { item = [], page, pages } = pick(cut, wanted);
  const told = await Promise.all(item.map((each) => linesOf(each, now, text)));
  const title = `Waiting for you: ${counted(errands.length, 'thing')}`;
  return toAsker([], {
    embeds: [
      {
        title: pages > 1 ? `${title}, page ${page} of ${pages}` : title,
        color: colours.waiting,
        description: told.map((lines) => withActsBelow(lines.join('\n'))).join('\n\n'),
      },
    ],
    components: [
      ...item.flatMap(({ buttons = [] }) => (buttons.length === 0 ? [] : [row(...buttons)])),
      ownButtons(page, pages),
    ],
  });
}

const nothingWaits = (view: ClubView, now: Instant): Reply => {
  const { figures, cancelled } = view.state;
  const next = sessionOn(nextSessionDate(now, figures, cancelled), figures);
  return toAsker(['Nothing waits for you.', `The next session: ${next}.`], {
    components: [ownButtons(1, 1)],
  });
};

async function linesOf(errand: Errand, now: Instant, text: Scene['text']): Promise<string[]> {
  const { what, since, due, how = [] } = errand;
  const late = due !== null && now > due;
  const when = [
    since === null ? null : `since ${moment(since)}`,
    due === null ? null : `${late ? '**late**, it was due' : 'until'} ${moment(due)}`,
  ].filter((part) => part !== null);
  const small = when.length === 0 ? [] : [`-# Waiting ${when.join(' · ')}`];
  const commands = listed(
    how.map((command) => `\`${command}\``),
    'or',
  );
  return [
    what,
    ...(await written(errand, text)),
    ...(how.length === 0 ? [] : [`Use ${commands}.`]),
    ...small,
  ];
}

/** As much of their words as tells what it is about. */
const mostWritten = 200;

async function written({ wrote }: Errand, text: Scene['text']): Promise<string[]> {
  const words = wrote === undefined ? null : await text(wrote.seq, wrote.kind);
  return wrote === undefined || words === null
    ? []
    : [`**${wrote.who}** wrote: ${plain(words, mostWritten)}`];
}

const moment = (instant: Instant): string => `<t:${Math.floor(instant / 1000)}:f>`;

/** The panel is drawn again by **Check again**, and by itself once one of its buttons has done something. */
function ownButtons(page: number, pages: number): ActionRow {
  const again = button('Check again', panelAction, [page]);
  if (pages <= 1) return row(again);
  return row(
    again,
    { ...button('Previous', panelAction, [page - 1]), disabled: page <= 1 },
    { ...button('Next', panelAction, [page + 1]), disabled: page >= pages },
  );
}
