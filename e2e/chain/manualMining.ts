import { test as base, expect } from '@/e2e/test';

/** Lets a test mine the blocks of Avalanche. */
export type Blocks = {
  /** From now on, transactions stay pending. */
  readonly hold: () => Promise<void>;
  /** Mines a block with all pending transactions. */
  readonly mine: () => Promise<void>;
};

type DropAllTransactions = {
  Method: 'anvil_dropAllTransactions';
  Parameters: [];
  ReturnType: null;
};

/**
 * Tests that mine the blocks themselves. They have their own chains, because the local chain
 * cannot return to mining both at once and at intervals.
 */
export const test = base.extend<{ blocks: Blocks }, { hasOwnChains: boolean }>({
  hasOwnChains: [true, { scope: 'worker', auto: true }],
  blocks: async ({ chains }, use) => {
    const { client } = chains[43114];
    // A test before may have left the chain with a block every two seconds only.
    await client.setAutomine(true);
    await use({
      hold: async () => {
        await client.setAutomine(false);
        await client.setIntervalMining({ interval: 0 });
      },
      mine: () => client.mine({ blocks: 1 }),
    });
    await client.request<DropAllTransactions>({ method: 'anvil_dropAllTransactions', params: [] });
    await client.setAutomine(true);
  },
});

export { expect };
