import { once } from 'node:events';
import type { Server } from 'node:http';

/** Where a server listens, and how it ends, open connections included. */
export type Listening = { readonly url: string; readonly close: () => Promise<void> };

/** Listens on loopback, on a port of the system's choice unless one is named. */
export async function listen(server: Server, port = 0): Promise<Listening> {
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
