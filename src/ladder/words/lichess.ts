import { linkButton } from '../../house/words/reply.ts';

/** A button to a game on Lichess, where a computer looks at it too. */
export const lichessButton = (address: string) => linkButton('Open in Lichess', address);
