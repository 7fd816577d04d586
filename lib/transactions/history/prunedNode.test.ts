import { createClient } from 'viem';
import { avalanche } from 'viem/chains';
import {
  type FakeAnswer,
  fakeFetch,
  type SentRequest,
} from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { unloadModules } from '@/lib/chain/rpc/testing/freshPage.setup';

const ENDPOINT = 'https://node.example/rpc';
const SENT = {
  chainId: 43114,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  nonce: 7,
} as const;

/** A node at block 100 that has no state of earlier blocks. */
function pruned({ body }: SentRequest): FakeAnswer {
  const replies = wiresOf(body).map(({ id, method }) => {
    const rest = { jsonrpc: '2.0', id };
    if (method === 'eth_getTransactionCount')
      return { ...rest, error: { code: -32000, message: 'missing trie node' } };
    return { ...rest, result: method === 'eth_chainId' ? '0xa86a' : '0x64' };
  });
  return { body: JSON.stringify(replies) };
}

test('ERR-62 a state that a node no longer keeps counts against no endpoint', async () => {
  const config = { defaultChainId: 43114, rpc: { 43114: [ENDPOINT] } };
  const sent = fakeFetch((request) =>
    request.url === '/config.json' ? { body: JSON.stringify(config) } : pruned(request),
  );
  unloadModules();
  const { minedWithNonce } = await import('./minedWithNonce');
  const { askEndpoints } = await import('@/lib/chain/rpc/endpoints');
  const { outageOf } = await import('@/lib/chain/rpc/endpointHealth');
  const { chainTransports } = await import('@/lib/chain/rpc/transport');
  const client = createClient({ chain: avalanche, transport: chainTransports[43114] });
  expect(await minedWithNonce(client, SENT, 100n)).toEqual({ status: 'unanswered' });
  expect(JSON.stringify(sent)).toContain('eth_getTransactionCount');
  expect(outageOf(43114)).toBeUndefined();
  // Without a wait.
  await expect(
    askEndpoints(43114, { method: 'eth_blockNumber' }, (answer) => answer),
  ).resolves.toBe('0x64');
});
