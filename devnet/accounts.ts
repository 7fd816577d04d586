import type { Address, Hex } from 'viem';

/** The local chain's own accounts. The chain signs for them. */
export const ACCOUNTS = {
  /** Deployed the contracts and owns the rest of every supply. */
  deployer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  /** The user of the demo wallet: has AVAX and some of every token of a pool, and votes. */
  demo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  /** Another user, with AVAX and a few tokens, who has not delegated. For switching and sending. */
  second: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  /** Has AVAX for gas and no token. */
  gasOnly: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  /** Has nothing at all. */
  empty: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  /** Has AVAX, PNG and liquidity, has staked in some farms and single stakes, and votes. */
  farmer: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
} as const satisfies Record<string, Address>;

/** The published key of the local chain's demo account, for wallets that sign by themselves. */
export const DEMO_KEY: Hex = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

/** The AVAX each account starts with, in whole coins. */
export const AVAX_BALANCES: readonly (readonly [Address, string])[] = [
  [ACCOUNTS.deployer, '10000000'],
  [ACCOUNTS.demo, '500'],
  [ACCOUNTS.second, '100'],
  [ACCOUNTS.gasOnly, '1'],
  [ACCOUNTS.empty, '0'],
  [ACCOUNTS.farmer, '100'],
];
