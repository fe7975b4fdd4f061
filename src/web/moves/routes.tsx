import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { settleDue } from '../../house/settle/settle-due.ts';
import { addMoves } from '../../ladder/moves/add-moves.ts';
import { readMovesLink } from '../../ladder/moves/moves-link.ts';
import { once, type Query, type Shelf } from '../club-routes.ts';
import { plainDocument } from '../layout.tsx';
import { limitByLink } from '../link-limit.ts';
import { readNumber } from '../page.ts';
import { nowhere, sendDocument } from '../replies.ts';
import { showMoves, type Turn } from './page.tsx';
import { type MovesRead, readMovesPage } from './read.ts';
import { invalidWords } from './words.ts';

type Request = FastifyRequest<{ Params: { link: string }; Querystring: Query }>;

const sent = z.object({ pgn: z.string().default(''), white: z.string().default('') });

/** As a form is written, most characters of a game take one byte, and some three. */
const largestBody = 65_536;

/** Games a minute from one link, of which each is played through. */
const mostAMinute = 10;

const limitFor = ({ clubs, clock }: Shelf) =>
  limitByLink(mostAMinute, (link) => readMovesLink(clubs, link, clock()) !== null);

/** Lays out the pages on which moves are entered, at addresses that the bot gives. At any other address there is nothing. */
export async function layOutMoves(site: FastifyInstance, shelf: Shelf): Promise<void> {
  await site.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.get('/moves/:link', async (request: Request, reply) => {
      const read = await readMovesPage(shelf.clubs, request.params.link, shelf.clock());
      if (read === null) return nowhere(reply);
      const saved = once(request.query).saved === '1' && read.pgn !== null;
      return send(shelf, reply, read, { saved, problem: null, pgn: read.pgn ?? '', white: '' });
    });
    scope.post(
      '/moves/:link',
      { config: limitFor(shelf), bodyLimit: largestBody },
      (request: Request, reply) => takeMoves(shelf, request, reply),
    );
  });
}

/** The link is all the authority there is, and no other site knows it: nothing is sent along that it could borrow. */
async function takeMoves(shelf: Shelf, { params, body }: Request, reply: FastifyReply) {
  const { clubs, clock } = shelf;
  const read = await readMovesPage(clubs, params.link, clock());
  if (read === null) return nowhere(reply);
  const { data } = sent.safeParse(body);
  if (data === undefined) return reply.code(400).send({ error: 'Not understood' });
  const taken = await keep(shelf, read, data);
  if (taken.ok) return reply.redirect(`/moves/${params.link}?saved=1`, 303);
  const problem = 'invalid' in taken ? invalidWords(taken.invalid) : null;
  const now = (await readMovesPage(clubs, params.link, clock())) ?? read;
  return send(shelf, reply.code(422), now, { saved: false, problem, ...data });
}

async function keep({ clubs, clock }: Shelf, read: MovesRead, { pgn, white }: z.output<typeof sent>) {
  const { link } = read;
  const now = clock();
  await settleDue(clubs, link.club, now, 'own');
  return clubs.change(link.club, { interaction: null, now }, (work) =>
    addMoves(work, link.person, { game: link.game, pgn, white: readNumber(white) }),
  );
}

function send({ assets }: Shelf, reply: FastifyReply, read: MovesRead, turn: Turn): FastifyReply {
  reply.header('cache-control', 'private, no-store');
  return sendDocument(reply, plainDocument(assets, showMoves(read, turn)));
}
