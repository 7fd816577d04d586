import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { proxy } from 'hono/proxy';
import { startChild } from '@/devnet/node/childProcess';
import type { Site } from './practiceSite';

/** The development server of Next, behind our own address. */
export type NextDev = {
  readonly site: Site;
  /** Passes a websocket on, which reloads changed modules. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly stop: () => Promise<void>;
};

/** Starts `next dev` on a port of the system's choice and passes its output on. */
export async function startNextDev(): Promise<NextDev> {
  const child = startChild(process.execPath, [
    ...['node_modules/next/dist/bin/next', 'dev'],
    ...['--hostname', '127.0.0.1', '--port', '0'],
  ]);
  child.process.stderr.pipe(process.stderr);
  const port = await new Promise<number>((resolve, reject) => {
    child.process.once('exit', () => reject(new NextDevEndedError()));
    createInterface({ input: child.process.stdout }).on('line', (line) => {
      console.log(line);
      const found = /Local:\s+http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return { site: { fetch: forward(port) }, upgrade: upgrade(port), stop: child.stop };
}

function forward(port: number): Site['fetch'] {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return proxy(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request), {
      redirect: 'manual',
    });
  };
}

function upgrade(port: number): NextDev['upgrade'] {
  return (request, socket, head) => {
    const next = connect(port, '127.0.0.1', () => {
      const pairs = request.rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': '));
      next.write(`${request.method} ${request.url} HTTP/1.1\r\n${pairs.join('')}\r\n`);
      next.write(head);
      next.pipe(socket).pipe(next);
    });
    next.on('error', () => socket.destroy());
    socket.on('error', () => next.destroy());
  };
}

class NextDevEndedError extends Error {
  override readonly name = 'NextDevEndedError';

  constructor() {
    super('next dev ended before it was ready; its own words are above.');
  }
}
