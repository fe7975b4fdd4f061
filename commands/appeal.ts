import { enbanc } from './appeal/enbanc.ts';
import { file } from './appeal/file.ts';
import { readStatement } from './appeal/read.ts';
import { status } from './appeal/status.ts';
import { withdraw } from './appeal/withdraw.ts';
import { completeCourt } from './court/options.ts';
import { commandOf } from './subcommand.ts';

/** `/appeal`: what people ask of the Court (Act III.3). */
export const appeal = commandOf(
  {
    name: 'appeal',
    description: 'Ask the Court of Appeals to look at what was decided',
    complete: completeCourt,
    presses: { 'petition-read': readStatement },
    fromMessages: ['appeal-open', 'appeal-statement', 'petition-read'],
  },
  [file, enbanc, withdraw, status],
);
