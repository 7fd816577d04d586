import { type Address, encodeFunctionData, numberToHex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import type { ReadState } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import type { FakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { recorder, startClock, stopClock } from './fakePage.setup';

/** The token whose balances are shown by default. */
export const PNG: Address = '0x60781C2586D68229fde47564546784ab3fACA982';
export const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/**
 * Time for a block to be mined, polled, reported and read: two seconds, and a little for the
 * batches.
 */
export const BLOCK_MS = 2_400;
export const FIRST_READ_MS = 500;

/** The states of an invalid read, and of one without an answer yet. */
export const invalid = { status: 'invalid' };
export const loading = { status: 'loading' };

/** The state of a read with an answer, in any block unless one is passed. */
export function success(result: unknown, blockNumber: unknown = expect.any(BigInt)) {
  return { status: 'success', result, blockNumber };
}

/**
 * Sets up, for each test of a file, a clock that it can set and a console whose errors it can see.
 */
export function setUpPage(): { readonly logged: () => jest.SpyInstance } {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    startClock();
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    await stopClock();
    jest.restoreAllMocks();
  });
  return { logged: () => logged };
}

/** The read of a balance. */
export function balanceOf(owner: Address, token = PNG) {
  return { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const;
}

/** Makes a node answer with a balance. */
export function give(node: FakeNode, owner: Address, balance: number, token = PNG): void {
  const callData = encodeFunctionData(balanceOf(owner, token));
  node.contracts.set(`${token}-${callData}`, numberToHex(balance, { size: 32 }));
}

type Props = {
  readonly chainId?: ChainId | null;
  readonly owners: readonly (Address | undefined)[];
  readonly token?: Address;
  readonly everyBlocks?: number;
  readonly sinceBlock?: bigint;
  readonly needsSameBlock?: boolean;
  readonly onRender: (states: readonly ReadState<bigint>[]) => void;
};

/** A component that shows balances. */
export function Balances({
  chainId = 43114,
  owners,
  token = PNG,
  everyBlocks = 1,
  sinceBlock,
  needsSameBlock = false,
  onRender,
}: Props) {
  const calls = owners.map((owner) => owner && balanceOf(owner, token));
  onRender(useChainReads(chainId ?? undefined, calls, { everyBlocks, sinceBlock, needsSameBlock }));
  return null;
}

/** Records the states that it shows. */
export function balances() {
  return recorder<readonly ReadState<bigint>[]>();
}
