import pg from 'pg';

/** How often it is looked whether a connection still stands, and how long the server may take to answer, in milliseconds. */
const usualLook = { every: 10_000, longest: 5_000 };
export type Look = typeof usualLook;

/**
 * A connection of its own to a server, still to be connected, that is seldom asked anything. It is looked after: where the network drops it
 * without a word, it ends as one does that is cut.
 */
export function watchedClient(url: string, name: string, look: Look = usualLook): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: look.longest,
    query_timeout: look.longest,
    application_name: `rook-and-gavel ${name}`,
  });
  client.on('error', () => {});
  client.once('connect', () => {
    const watch = setInterval(() => {
      client.query('SELECT 1').catch(() => {
        clearInterval(watch);
        // Since that still waits for its answer, the driver cuts the connection, and says no goodbye.
        client.end().catch(() => {});
      });
    }, look.every).unref();
    client.once('end', () => clearInterval(watch));
  });
  return client;
}
