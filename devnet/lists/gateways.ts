import type { ServerResponse } from 'node:http';

const ALLOWED = { 'access-control-allow-origin': '*' };
const RAW_BLOCK = { 'content-type': 'application/vnd.ipld.raw' };

/**
 * How the local gateways answer for a block. The first two serve single blocks, as the trustless
 * gateway specification requires. The page must not use the others.
 */
const GATEWAYS = {
  first: serve,
  second: serve,
  '500': (response) => refuse(response, 500),
  '504': (response) => refuse(response, 504),
  noCors: (response, block) => void response.writeHead(200, RAW_BLOCK).end(block),
  flipped: (response, block) => serve(response, flipped(block)),
  silent: () => {},
} as const satisfies Record<string, (response: ServerResponse, block: Uint8Array) => void>;

/** The name of a local gateway. It is at `/gateways/<name>/ipfs/<CID>`. */
type GatewayName = keyof typeof GATEWAYS;

/** Answers for the gateway at a path; false for other paths. */
export function answerGateway(
  url: URL,
  blocks: ReadonlyMap<string, Uint8Array>,
  response: ServerResponse,
): boolean {
  const [, name = '', cid = ''] = /^\/gateways\/(\w+)\/ipfs\/(\w+)$/.exec(url.pathname) ?? [];
  if (!isGateway(name)) return false;
  const block = blocks.get(cid);
  if (block === undefined || url.searchParams.get('format') !== 'raw')
    response.writeHead(404, ALLOWED).end();
  else GATEWAYS[name](response, block);
  return true;
}

function isGateway(name: string): name is GatewayName {
  return Object.hasOwn(GATEWAYS, name);
}

function serve(response: ServerResponse, block: Uint8Array): void {
  response.writeHead(200, { ...ALLOWED, ...RAW_BLOCK }).end(block);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, ALLOWED).end();
}

function flipped(block: Uint8Array): Uint8Array {
  const at = Math.floor(block.length / 2);
  return block.with(at, (block[at] ?? 0) ^ 1);
}
