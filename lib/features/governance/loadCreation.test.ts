import 'fake-indexeddb/auto';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { creationLog, PROPOSER, START_TIME } from './testing/creationLog.setup';

const SUBGRAPH = 'https://blocks.example';
const [FIRST, SECOND] = ['https://first.example', 'https://second.example'];

/** Loads proposal 1 with two endpoints that have its log; the second may refuse. */
async function load(isSecondBusy: boolean) {
  fakeFetch(({ url, body }) => {
    const rpc = { 43114: [FIRST, SECOND] };
    if (url === '/config.json') return { body: JSON.stringify({ defaultChainId: 43114, rpc }) };
    const blocks = [{ id: '9', number: '9', timestamp: String(START_TIME) }];
    if (url === SUBGRAPH) return { body: JSON.stringify({ data: { blocks } }) };
    if (body === undefined) return 'unreachable';
    return responsesTo(body, ({ id, method }) => {
      if (method !== 'eth_getLogs') return { jsonrpc: '2.0', id, result: '0xa86a' };
      if (isSecondBusy && url === SECOND)
        return { jsonrpc: '2.0', id, error: { code: -32005, message: '' } };
      return { jsonrpc: '2.0', id, result: [creationLog('# Lower the rewards', 1n)] };
    });
  });
  const { loadCreation } = await import('./loadCreation');
  const { storedCreation } = await import('./storedCreations');
  const proposal = { id: 1n, proposer: PROPOSER, startTime: START_TIME } as const;
  const { signal } = new AbortController();
  const found = await loadCreation({ proposal, subgraph: SUBGRAPH, latest: 100n, signal });
  return { found, stored: await storedCreation(proposal) };
}

test('GOV-26 a text is kept on the device once two endpoints agree, and not before', async () => {
  const first = await load(true);
  expect(first.found.creation.description).toBe('# Lower the rewards');
  expect(first.stored).toBeUndefined();
  const second = await load(false);
  expect(second.stored).toEqual(second.found.creation);
});
