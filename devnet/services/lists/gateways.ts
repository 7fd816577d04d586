import type { ServerResponse } from 'node:http';

const ALLOWED = { 'access-control-allow-origin': '*' };
const RAW = { 'content-type': 'application/vnd.ipld.raw' };

/**
 * How the local gateways answer for a block, or for a name. The first two serve single blocks, as the trustless
 * gateway specification requires. The page must not use the others.
 */
const GATEWAYS = {
  first: serve,
  second: serve,
  '500': (response) => refuse(response, 500),
  '504': (response) => refuse(response, 504),
  noCors: (response, block) => void response.writeHead(200, RAW).end(block),
  flipped: (response, block) => serve(response, flipped(block)),
  silent: () => {},
} as const satisfies Record<string, (response: ServerResponse, block: Uint8Array) => void>;

/** The name of a local gateway. It is at `/gateways/<name>`. */
type GatewayName = keyof typeof GATEWAYS;

/** What the gateways find: the blocks of IPFS by their CID, the files of IPNS by their name. */
type Content = {
  readonly ipfs: ReadonlyMap<string, Uint8Array>;
  readonly ipns: ReadonlyMap<string, Uint8Array>;
};

const PATH = /^\/gateways\/(\w+)\/(ipfs|ipns)\/([\w.]+)$/;

/** Answers for `/gateways/<name>/ipfs/<CID>` and `/ipns/<name>`; false for other paths. */
export function answerGateway(url: URL, content: Content, response: ServerResponse): boolean {
  const [, name = '', kind, id = ''] = PATH.exec(url.pathname) ?? [];
  if (!isGateway(name)) return false;
  const isBlock = kind === 'ipfs';
  const bytes = (isBlock ? content.ipfs : content.ipns).get(id);
  if (bytes === undefined || (isBlock && url.searchParams.get('format') !== 'raw'))
    response.writeHead(404, ALLOWED).end();
  else GATEWAYS[name](response, bytes);
  return true;
}

function isGateway(name: string): name is GatewayName {
  return Object.hasOwn(GATEWAYS, name);
}

function serve(response: ServerResponse, block: Uint8Array): void {
  response.writeHead(200, { ...ALLOWED, ...RAW }).end(block);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, ALLOWED).end();
}

function flipped(block: Uint8Array): Uint8Array {
  const at = Math.floor(block.length / 2);
  return block.with(at, (block[at] ?? 0) ^ 1);
}
