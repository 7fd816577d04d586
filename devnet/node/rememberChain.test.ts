import { createTestClient, custom, type Hex, numberToHex, publicActions } from 'viem';
import { rememberChain } from './rememberChain';

/** A chain at block 7. The first `leaps` restores leave a gap below block 9. */
function leapingChain(leaps: number) {
  const reverted: unknown[] = [];
  const snapshots: Hex[] = [];
  const height = () => (reverted.length === 0 || reverted.length > leaps ? 7 : 9);
  const block = (number: Hex) => {
    const isThere = Number(number) <= 7 || Number(number) === height();
    return isThere ? { number, transactions: [] } : null;
  };
  const request = async ({ method, params }: { method: string; params: readonly Hex[] }) => {
    if (method === 'evm_snapshot') return numberToHex(snapshots.push('0x'));
    if (method === 'evm_revert') return reverted.push(params[0]) > 0;
    if (method === 'eth_blockNumber') return numberToHex(height());
    return method === 'eth_getBlockByNumber' ? block(params[0] ?? '0x0') : '0x0';
  };
  const client = createTestClient({ mode: 'anvil', transport: custom({ request }), cacheTime: 0 });
  return { client: client.extend(publicActions), reverted };
}

test.each([
  [0, ['0x3']],
  [1, ['0x3', '0x2']],
  [2, ['0x3', '0x2', '0x1']],
])('a chain that is restored with a gap %i times is restored once more', async (leaps, ids) => {
  const { client, reverted } = leapingChain(leaps);
  const restore = await rememberChain(client);
  await restore();
  expect(reverted).toEqual(ids);
});

test('a chain that cannot be restored fails the test', async () => {
  const { client } = leapingChain(3);
  const restore = await rememberChain(client);
  await expect(restore()).rejects.toThrow('blocks missing, 3 times');
});
