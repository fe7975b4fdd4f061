import {
  disputeWords,
  effectWords,
  type Game,
  judgementWords,
  opinionWords,
  pointsWords,
  pointWords,
  proposalWords,
  voteWords,
} from '../../../../packages/nomic/src/index.ts';
import type { Scene } from '../../../house/words/reply.ts';
import type { Table } from '../../table.ts';
import { shownChange } from '../care/shown.ts';
import { type KeptDeed, kept } from '../deed.ts';
import { saidWith } from '../entries.ts';
import { nomicPeople } from '../names.ts';
import { barePlayerName, named } from './people.ts';
import { changeIn } from './proposal.ts';

/** A deed that was done with an entry. */
export interface DeedDone {
  table: Table;
  game: Game;
  entry: number;
  seat: string;
  deed: KeptDeed;
}

/** A deed in the words that the rules require (R107, R113, R209, R214), not yet safe to show; null for one that needs none. */
export async function deedWords(
  scene: Scene,
  { table, game, entry, seat, deed }: DeedDone,
): Promise<string | null> {
  const { view } = scene;
  const whole = kept(deed);
  switch (whole.is) {
    case 'proposed':
      return proposalWords(
        changeIn(view, table, game, { ...whole, change: shownChange(table, entry, whole.change) }),
      );
    case 'voted':
      return voteWords(whole.choice === 'yes' ? 'yes' : 'no');
    case 'point raised':
      return pointWords(await saidWith(scene, table, entry, 'statement'));
    case 'judged': {
      const reason = await saidWith(scene, table, entry, 'reason');
      const { effects = [] } = whole;
      const brings =
        effects.length === 0 ? '' : `\nEffects: ${effectWords(effects, game.rules, nomicPeople)}`;
      return named(view, table, judgementWords(whole.point, whole.verdict, `${reason}${brings}`));
    }
    case 'disputed':
      return disputeWords(whole.point);
    case 'opinion':
      return opinionWords(whole.point, whole.agrees);
    case 'announced': {
      const name = barePlayerName(view, table, whole.player);
      return pointsWords(whole.total, whole.change, whole.player === seat ? undefined : name);
    }
    default:
      return null;
  }
}
