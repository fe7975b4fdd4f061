import { type APIStringSelectComponent, ComponentType } from 'discord-api-types/v10';
import type { ClubView } from '../../house/ports.ts';
import { sizeOf } from '../../house/words/refusals/files.ts';
import {
  type ActionRow,
  button,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
} from '../../house/words/reply.ts';
import { plain, under } from '../../house/words/text.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { type Secrecy, secrecyOf } from '../book/exhibit-views.ts';
import { exhibitsFor } from '../hearing/view-exhibit.ts';
import { caseOf, caseShown } from './case-words.ts';

/** The action of what opens an exhibit: `court-exhibit:<case>:<exhibit>`, or a choice among those of the case. */
export const exhibitAction = 'court-exhibit';

/** The action of what shows the person who presses it the exhibits that they may look at: `case-exhibits:<case>`. */
export const exhibitsAction = 'case-exhibits';

/** The exhibits of a case that somebody may look at, for them alone. */
export function renderExhibits(view: ClubView, appeal: Case, viewer: PersonNumber | null): Reply {
  const components = exhibitButtons(view, appeal, viewer);
  return {
    audience: 'asker',
    content:
      components.length === 0
        ? `There is no exhibit in ${caseShown(view, appeal)} that you can see.`
        : `The exhibits in ${caseShown(view, appeal)} that you can see:`,
    components,
  };
}

const [mostButtons, aRow] = [10, 5];

/** What opens the exhibits of a case that somebody may look at: buttons, or a choice where they are many. */
export function exhibitButtons(view: ClubView, appeal: Case, viewer: PersonNumber | null): ActionRow[] {
  const exhibits = exhibitsFor(view, appeal, viewer);
  if (exhibits.length === 0) return [];
  if (exhibits.length > mostButtons) return [row(choiceOf(appeal.number, exhibits))];
  const buttons = exhibits.map((exhibit) =>
    button(label(exhibit), exhibitAction, [appeal.number, exhibit.number]),
  );
  return [buttons.slice(0, aRow), buttons.slice(aRow)]
    .filter(({ length }) => length > 0)
    .map((some) => row(...some));
}

const choiceOf = (number: CaseNumber, exhibits: readonly Exhibit[]): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: [exhibitAction, number].join(':'),
  placeholder: 'Look at an exhibit',
  options: exhibits.map((exhibit) => ({ label: label(exhibit), value: String(exhibit.number) })),
});

const label = (exhibit: Exhibit): string =>
  `Exhibit ${exhibit.number} (${exhibit.media.toUpperCase()}${closedWords(exhibit)})`;

function closedWords(exhibit: Exhibit): string {
  const secrecy = secrecyOf(exhibit);
  if (secrecy === 'redacted') return `, redacted copy of ${exhibit.redacts}`;
  return secrecy === 'open' ? '' : `, ${secrecy}`;
}

/** `2 (PNG, 340 kB)`, and how far it is closed. */
export const exhibitWords = (exhibit: Exhibit): string =>
  `${exhibit.number} (${exhibit.media.toUpperCase()}, ${sizeOf(exhibit.size)}${closedWords(exhibit)})`;

const breach = `Don’t pass it on in any form: anyone who does loses every office. The log shows that you looked at it${under(['I.9.5'])}.`;

const warnings: Readonly<Record<Secrecy, string>> = {
  open: '',
  sealed: `\nIt is sealed: show it only to Justices who hear the case. The log shows that you looked at it${under(['III.3'])}.`,
  raw: `\nIt is raw evidence. ${breach}`,
  redacted: `\nIt is a redacted copy. ${breach}`,
};

/** The file of an exhibit, for the person who looks at it alone. It is called by its number, whatever its own name was. */
export async function exhibitFileReply(
  { case: number, exhibit: which }: { case: CaseNumber; exhibit: number },
  { view, exhibit: fileOf }: Scene,
): Promise<Rendered> {
  const appeal = caseOf(view, number);
  const exhibit = appeal.exhibits[which];
  const file = await fileOf(number, which);
  if (exhibit === undefined || file === null)
    return toAsker(`Exhibit ${which} of ${caseShown(view, appeal)} was erased${under(['0.13'])}.`);
  const warning = warnings[secrecyOf(exhibit)];
  return toAsker(
    `Exhibit ${exhibitWords(exhibit)} of ${caseShown(view, appeal)}: “${plain(file.name)}”.${warning}`,
    { files: [{ name: `exhibit-${which}.${exhibit.media}`, bytes: file.bytes }] },
  );
}
