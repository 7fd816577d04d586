import type { ServerResponse } from 'node:http';

const HUGE_BYTES = 21_000_000;
const CHUNK = Buffer.alloc(64_000, ' ');
const SECOND_MS = 1_000;

type Answer = (response: ServerResponse) => void;

/** Answers to a list request that contain no list document, by file name. */
export const BAD_ANSWERS: Readonly<Record<string, Answer>> = {
  'huge.json': (response) => {
    response.writeHead(200, { 'content-length': HUGE_BYTES });
    pour(response, HUGE_BYTES);
  },
  'endless.json': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    pour(response, Number.POSITIVE_INFINITY);
  },
  'slow.json': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), SECOND_MS);
    response.on('close', () => clearInterval(timer));
  },
  'silent.json': () => {},
  'refused.json': (response) => void response.writeHead(504).end(),
  'page.json': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello</h1>');
  },
  'redirect.json': redirectTo('/lists/redirected.json'),
  // A path of this program under another name of this machine, so that a test can see it asked.
  'redirected.json': (response) => {
    const port = response.socket?.localPort;
    redirectTo(`http://127.0.0.1:${port}/lists/target.json`)(response);
  },
};

function redirectTo(location: string): Answer {
  return (response) => void response.writeHead(302, { location }).end();
}

/** Writes as fast as the client reads. */
function pour(response: ServerResponse, bytes: number): void {
  let left = bytes;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      const part = CHUNK.subarray(0, Math.min(left, CHUNK.length));
      left -= part.length;
      if (!response.write(part)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
}
