import { test as base, expect } from './fixtures';

/** How a test mines the blocks of Avalanche. */
export type Blocks = {
  /** From now on a transaction waits. */
  readonly hold: () => Promise<void>;
  /** A block with everything that waits. */
  readonly mine: () => Promise<void>;
};

type DropAllTransactions = {
  Method: 'anvil_dropAllTransactions';
  Parameters: [];
  ReturnType: null;
};

/**
 * Tests that mine the blocks themselves. They have chains of their own, since the local chain cannot
 * go back to mining both at once and in an interval.
 */
export const test = base.extend<{ blocks: Blocks }, { hasOwnChains: boolean }>({
  hasOwnChains: [true, { scope: 'worker', auto: true }],
  blocks: async ({ chains }, use) => {
    const { client } = chains[43114];
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
