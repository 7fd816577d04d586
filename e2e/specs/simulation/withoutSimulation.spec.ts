import { ACCOUNTS } from '@/devnet/accounts';
import type { FaultRule } from '@/devnet/proxy/faults';
import { fullOnly } from '../../fullOnly';
import { reviewedSwap } from '../../journeys/reviewedSwap';
import { expect, test } from '../../test';

const OVERRIDE_FAULTS: readonly (readonly [string, FaultRule['fault'], RegExp])[] = [
  ['ignores', { type: 'result', result: '0x' }, /does not support previews/],
  [
    'refuses',
    { type: 'rpcError', code: -32_602, message: 'too many arguments, want at most 2' },
    /rejected it or did not answer/,
  ],
  ['delays', { type: 'delay', ms: 4_000 }, /is too slow/],
];

for (const [index, [name, fault, reason]] of OVERRIDE_FAULTS.entries()) {
  test(
    `SIM-02 an endpoint that ${name} the override has no preview, and the swap works`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      const chain = chains[43114];
      chain.proxy.add({ fault, methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true });
      const { swap, after } = await reviewedSwap(page);
      await expect(after.region.getByText(/^No preview/)).toHaveText(reason);
      await swap.complete();
    },
  );
}
