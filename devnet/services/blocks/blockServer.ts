import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ChainClient } from '../../node/chain';
import { applyServiceFault, type ServiceFault } from '../serviceFaults';
import { parseBlockQuery } from './blockQuery';
import { firstBlock } from './firstBlock';

/** Where the block subgraph answers, as a path of the practice site. */
export const BLOCKS_PATH = '/services/subgraphs/blocks';

/** The local block subgraph. */
export type BlockServer = {
  /** Answers the path of the service; false for other paths. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What goes wrong from now on; undefined for nothing. */
  readonly break: (fault: ServiceFault | undefined) => void;
  /** The bodies that were sent, in order. */
  readonly requests: () => readonly unknown[];
  /** Ends the fault and clears the recorded requests. */
  readonly reset: () => void;
};

/** Unusable bodies with status 200. */
export const BAD_BLOCKS = {
  errors: '{"errors":[{"message":"indexing_error"}]}',
  errorsAndNull: '{"data":null,"errors":[{"message":"bad indexers"}]}',
  noBlocks: '{"data":{}}',
  none: '{"data":{"blocks":[]}}',
  nothing: '{"data":{"blocks":[null]}}',
  texts: '{"data":{"blocks":[{"id":"0x","number":"latest","timestamp":"now"}]}}',
  negative: '{"data":{"blocks":[{"id":"0x","number":"-7","timestamp":"-7"}]}}',
  fraction: '{"data":{"blocks":[{"id":"0x","number":"1.5","timestamp":"1.5"}]}}',
  endless: `{"data":{"blocks":[{"id":"0x","number":"${'9'.repeat(400)}","timestamp":"1"}]}}`,
  list: '[]',
  empty: '',
} as const;

/** Creates the block subgraph. It reads the blocks from the chain. */
export function createBlockServer(client: ChainClient): BlockServer {
  let fault: ServiceFault | undefined;
  let requests: readonly unknown[] = [];

  const answerQuery = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request).catch(() => undefined);
    requests = [...requests, body];
    if (fault !== undefined && (await applyServiceFault(fault, response))) return;
    const answer = JSON.stringify(await answerTo(client, body));
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  };

  return {
    answer: (request, response) => {
      if (request.url !== BLOCKS_PATH) return false;
      // Pages of other origins may ask, as they may ask a public subgraph.
      response.setHeader('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS')
        response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end();
      else if (request.method !== 'POST') response.writeHead(405, { allow: 'POST' }).end();
      else answerQuery(request, response).catch(() => response.destroy());
      return true;
    },
    break: (next) => {
      fault = next;
    },
    requests: () => requests,
    reset: () => {
      fault = undefined;
      requests = [];
    },
  };
}

async function answerTo(client: ChainClient, body: unknown): Promise<unknown> {
  const query = parseBlockQuery(body);
  if (query === undefined) return { errors: [{ message: 'Only the first block of a period.' }] };
  const block = await firstBlock(client, query.period);
  if (block === undefined) return { data: { blocks: [] } };
  const fields = query.fields.map((name) => [name, block[name]]);
  return { data: { blocks: [Object.fromEntries(fields)] } };
}
