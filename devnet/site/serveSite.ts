import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Listening, listen } from '@/devnet/node/listen';
import { practiceSite, type Site } from './practiceSite';
import { walletScript } from './walletScript';

/** What a site's address serves in addition to the site: chains, lists and services. */
type Backend = {
  /** Answers a request if it is one of its own; returns whether it did. */
  readonly answerRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
};

type Options = {
  readonly devnet: Backend;
  readonly site: Site;
  readonly port?: number;
  /**
   * Whether files are compressed, as on most hosts. On one machine compression only costs time.
   */
  readonly isCompressed?: boolean;
  /** Whether pages include the demo wallet; true by default. */
  readonly hasWallet?: boolean;
  /** Handles a websocket. An exported site has none. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/**
 * Serves everything at one address: the site, both chains, the practice configuration, the wallet.
 */
export async function serveSite(options: Options): Promise<Listening> {
  const { devnet, site, port, isCompressed = false, hasWallet = true, upgrade } = options;
  const practice = practiceSite(site, hasWallet ? await walletScript() : undefined);
  const { fetch } = isCompressed ? compressed(practice) : practice;
  const listener = getRequestListener(fetch);
  const server = createServer((request, response) => {
    if (!devnet.answerRequest(request, response)) void listener(request, response);
  });
  if (upgrade !== undefined) server.on('upgrade', upgrade);
  return listen(server, port);
}

function compressed(site: Site): Hono {
  const outer = new Hono();
  outer.use(compress());
  outer.all('*', (context) => site.fetch(context.req.raw));
  return outer;
}
