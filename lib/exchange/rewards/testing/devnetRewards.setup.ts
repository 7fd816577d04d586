import { decodeFunctionData, erc20Abi, type Hash } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { passTime } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { Token } from '@/lib/base/tokens/token';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { readBalance } from '@/lib/exchange/pairs/testing/readPool.setup';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { OwnStake } from '@/lib/exchange/rewards/pools/rewardState';
import { askChain } from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import {
  holdBlocks,
  releaseBlocks,
} from '@/lib/transactions/simulation/testing/proveSimulation.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { submit } from '@/lib/transactions/submit/submit';
import { nodeWallet } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { readPool, readRewards } from './readRewards.setup';

const { farmer } = ACCOUNTS;
const ABI = [...miniChefAbi, ...stakingRewardsAbi, ...rewarderAbi];
/** How much later each test begins than the seed ends, and a moment is than the block before it. */
const LATER_SECONDS = 600n;

/** Sets up a local exchange for a test file, and the farmer's actions on Avalanche. */
export function setUpRewards() {
  const devnet = setUpDevnet();
  const chain = () => devnet().chains[43114];
  const wallet = () => nodeWallet(chain().rpcUrl, farmer);
  // In the second of the seed, nothing is earned yet.
  beforeEach(() => passTime(chain(), LATER_SECONDS));
  const ask = () => askChain(chain().client);
  const poolOf = (name: RewardPlaceName) => readPool(chain().rpcUrl, name);
  const held = ({ address }: Token) => readBalance(chain().client, address, farmer);

  /** What the farmer has in a pool, as the app reads it. */
  async function stakeOf(pool: RewardPool): Promise<OwnStake> {
    const [state] = await readRewards(chain().rpcUrl, [pool], farmer);
    if (state?.status !== 'known' || state.own === undefined) throw new TypeError('No stake');
    return state.own;
  }

  /** Lets the contract of a pool take an amount of what is staked there. */
  async function approve({ stakingToken, contract }: RewardPool, raw: bigint): Promise<void> {
    await transact(chain().client, farmer, {
      address: stakingToken.address,
      abi: erc20Abi,
      functionName: 'approve',
      args: [contract.address, raw],
    });
  }

  /** The function that a transaction called, and its gas limit. */
  async function called(hash: Hash) {
    const { status } = await chain().client.waitForTransactionReceipt({ hash });
    expect(status).toBe('success');
    const { input, gas } = await chain().client.getTransaction({ hash });
    return { hash, gas, functionName: decodeFunctionData({ abi: ABI, data: input }).functionName };
  }

  /**
   * Sends an intent, not in the second of the call before: a node would estimate too little gas.
   */
  async function send(intent: Intent) {
    await passTime(chain(), 1n);
    const { transaction } = await submit(wallet(), intent);
    return called(transaction.hash);
  }

  /**
   * Reads something at a moment to come, goes back, and sends an intent that is in a block of that
   * very moment: what was read is what the contract sees.
   */
  async function sendAtItsMoment<Read>(
    read: () => Promise<Read>,
    intentOf: (shown: Read) => Intent,
  ) {
    const { client } = chain();
    await holdBlocks(client);
    try {
      const moment = (await client.getBlock()).timestamp + LATER_SECONDS;
      const id = await client.snapshot();
      await mineAt(moment);
      const shown = await read();
      await client.revert({ id });
      const { transaction } = await submit(wallet(), intentOf(shown));
      await mineAt(moment);
      return { shown, ...(await called(transaction.hash)) };
    } finally {
      await releaseBlocks(client);
    }
  }

  async function mineAt(timestamp: bigint): Promise<void> {
    const { client } = chain();
    await client.setNextBlockTimestamp({ timestamp });
    await client.mine({ blocks: 1 });
    expect((await client.getBlock()).timestamp).toBe(timestamp);
  }

  return {
    ...{ chain, wallet, ask, poolOf, placeOf: rewardPlace, held, stakeOf },
    ...{ approve, send, sendAtItsMoment },
  };
}
