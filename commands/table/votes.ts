import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { openRegulations } from '../../src/tables/birthday/live.ts';
import { voteAtTable } from '../../src/tables/birthday/vote.ts';
import { regulationTitle } from '../../src/tables/birthday/words/proposals.ts';
import { voteKinds } from '../../src/tables/rule-sets/rule-set.ts';
import { voteWords } from '../../src/tables/votes/count.ts';
import { voteChoices } from '../../src/tables/votes/give-vote.ts';
import { openProposals } from '../../src/tables/votes/proposals.ts';
import { propose as proposeVote, votedSettings } from '../../src/tables/votes/propose.ts';
import { proposalWords } from '../../src/tables/votes/words.ts';
import { carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, optional, type Suggest, suggested, text } from '../options.ts';
import { ofTable, tableIn, whichTable } from './options.ts';
import {
  isAboutLive,
  type Proposing,
  proposeAtLive,
  readRegulationForm,
  suggestRegulations,
} from './regulations.ts';

/** Players propose a vote, or a change of the rules where these let them. */
async function proposeAtTable(request: CommandRequest, input: Proposing): Promise<Answer> {
  if (await isAboutLive(request)) return proposeAtLive(request, input);
  const { point: _, ...vote } = input;
  return carryOut(request, proposeVote, vote);
}

/** The rules that a vote can change, with what each can be. */
const suggestChanges: Suggest = ofTable((table) =>
  votedSettings(table).flatMap((name) =>
    Object.entries(table.rules.settings[name]?.choices ?? {}).map(([value, means]) => ({
      name: `${name}=${value}: ${means}`,
      value: `${name}=${value}`,
    })),
  ),
);

/** `/table propose`: a vote on a draw, a concession or what else the rules have. */
export const propose = subcommand({
  name: 'propose',
  description: 'Players: propose a draw, a concession, or what else your rules let you vote on',
  options: {
    kind: choice('What you propose', voteKinds, {
      draw: 'a draw',
      concession: 'to concede to one player',
      end: 'to end the game',
      rule: 'to change a rule',
    }),
    members: optional(text('Who shares it, or who wins, such as France, Turkey; left out, all who survive')),
    text: optional(
      text('What you want to say about it; everybody at the table reads it', { max_length: 1000 }),
    ),
    point: optional(suggested('For a rule: which; left out, a new one', suggestRegulations)),
    figures: optional(
      suggested(
        'For a rule: what changes, such as press=A, or victory=20, 4.A.2=d; same for nothing',
        suggestChanges,
      ),
    ),
    ...whichTable,
  },
  execute: proposeAtTable,
  submissions: { 'regulation-text': readRegulationForm },
});

const suggestProposals: Suggest = ofTable((table) => [
  ...openProposals(table).map((proposal) => ({
    name: `${proposal.number}: ${proposalWords(table, proposal)}`,
    value: String(proposal.number),
  })),
  ...openRegulations(table).map((proposal) => ({
    name: regulationTitle(table, proposal),
    value: String(proposal.number),
  })),
]);

/** `/table vote`: for the own seat; nobody sees it before it is counted. */
export const vote = subcommand({
  name: 'vote',
  description: 'Players: vote on a proposal, change your vote, or withdraw your own proposal',
  options: {
    proposal: suggested('Which proposal', suggestProposals),
    choice: choice('Your vote', voteChoices, {
      yes: 'Yes',
      no: 'No',
      abstain: 'Abstain, where the rules have that',
      withdraw: 'Withdraw the proposal (if it is yours)',
      refuse: 'Gamemasters: have it not voted on, where the rules let you',
    }),
    ...whichTable,
  },
  execute: carries(voteAtTable),
  presses: {
    'table-vote': (press: Press) =>
      carryOut(press, voteAtTable, {
        ...tableIn(press),
        proposal: press.args[1] ?? '',
        choice: voteWords.find((word) => word === press.args[2]) ?? 'no',
      }),
  },
});
