import { once } from 'node:events';
import type { Server } from 'node:http';

/** The URL of a server, and how to stop it together with its open connections. */
export type Listening = { readonly url: string; readonly close: () => Promise<void> };

/**
 * A browser may use an idle connection at the moment at which the server closes it, and that request
 * fails. No test leaves a connection idle for so long.
 */
const KEEP_ALIVE_MS = 600_000;

/** Listens on the loopback address, on a free port unless one is given. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new NoPortError();

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${address.port}`, close };
}

class NoPortError extends Error {
  override readonly name = 'NoPortError';
}
