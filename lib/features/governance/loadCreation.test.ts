import 'fake-indexeddb/auto';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { creationLog, PROPOSER, START_TIME } from './testing/creationLog.setup';

const SUBGRAPH = 'https://blocks.example';
const [FIRST, SECOND] = ['https://first.example', 'https://second.example'];

/** Loads a proposal with two endpoints. The second has the same log, another one, or is busy. */
async function load(second: 'same' | 'other' | 'busy', proposalId = 1n) {
  fakeFetch(({ url, body }) => {
    const rpc = { 43114: [FIRST, SECOND] };
    if (url === '/config.json') return { body: JSON.stringify({ defaultChainId: 43114, rpc }) };
    const blocks = [{ id: '9', number: '9', timestamp: String(START_TIME) }];
    if (url === SUBGRAPH) return { body: JSON.stringify({ data: { blocks } }) };
    if (body === undefined) return 'unreachable';
    return responsesTo(body, ({ id, method }) => {
      if (method !== 'eth_getLogs') return { jsonrpc: '2.0', id, result: '0xa86a' };
      if (second === 'busy' && url === SECOND)
        return { jsonrpc: '2.0', id, error: { code: -32005, message: '' } };
      const isOther = second === 'other' && url === SECOND;
      const text = isOther ? '# Raise the rewards' : '# Lower the rewards';
      return { jsonrpc: '2.0', id, result: [creationLog(text, proposalId)] };
    });
  });
  const { loadCreation } = await import('./loadCreation');
  const { storedCreation } = await import('./storedCreations');
  const proposal = { id: proposalId, proposer: PROPOSER, startTime: START_TIME } as const;
  const { signal } = new AbortController();
  const untilActive = async () => {};
  const found = await loadCreation({
    proposal,
    subgraph: SUBGRAPH,
    latest: 100n,
    signal,
    untilActive,
  });
  return { found, stored: await storedCreation(proposal) };
}

test('GOV-26 a text is kept on the device once two endpoints agree, and not before', async () => {
  const first = await load('busy');
  expect(first.found).toMatchObject({ creation: { description: '# Lower the rewards' } });
  expect(first.stored).toBeUndefined();
  const second = await load('same');
  expect(second.found).toEqual({ creation: second.stored, isConfirmed: true });
});

test('GOV-26 a text that endpoints contradict is reported as such, and not kept', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await load('other', 2n)).toEqual({ found: 'contradicted', stored: undefined });
});
