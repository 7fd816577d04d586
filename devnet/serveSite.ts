import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Devnet } from './devnet';
import { type Listening, listen } from './listen';
import { practiceSite, type Site } from './practiceSite';
import { walletScript } from './walletScript';

type Options = {
  readonly devnet: Devnet;
  readonly site: Site;
  readonly port?: number;
  /** What becomes of a websocket; an exported site has none. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** One address for everything: the site, both chains, the practice configuration, the demo wallet. */
export async function serveSite({ devnet, site, port, upgrade }: Options): Promise<Listening> {
  const practice = practiceSite(site, await walletScript());
  const listener = getRequestListener(practice.fetch);
  const server = createServer((request, response) => {
    if (!devnet.isAnswered(request, response)) void listener(request, response);
  });
  if (upgrade !== undefined) server.on('upgrade', upgrade);
  return listen(server, port);
}
