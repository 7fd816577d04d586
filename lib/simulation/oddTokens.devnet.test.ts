import { pausableAbi, rebasingAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens';
import { transact } from '@/devnet/transact';
import { tokenOf } from './devnetSimulation.setup';
import { holdBlocks, releaseBlocks } from './proveSimulation.setup';
import { randomAddition, randomRemoval } from './randomLiquidity.setup';
import type { RandomSource } from './randomSource.setup';
import { randomSwap } from './randomSwap.setup';
import { equip, proveMany } from './randomTransactions.setup';

const ODD = [
  'SPORE',
  'USDT',
  'B32',
  'DENY',
  'STOP',
  'NONAME',
  'REBASE',
  'WHOLE',
  'CENT',
  'FINE',
  'ALL',
] satisfies TokenKey[];
const TOKENS = ['WAVAX', 'PNG', ...ODD] satisfies TokenKey[];
const COUNT = 50;

const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;

/** Pauses STOP or lets it go, and gives or takes some of REBASE. */
async function disturb(random: RandomSource): Promise<void> {
  await client().setAutomine(true);
  await transact(client(), ACCOUNTS.second, {
    address: tokenOf('STOP').address,
    abi: pausableAbi,
    functionName: 'setPaused',
    args: [random.isOnce(2)],
  });
  await transact(client(), ACCOUNTS.second, {
    address: tokenOf('REBASE').address,
    abi: rebasingAbi,
    functionName: 'rebase',
    args: [ACCOUNTS.demo, random.amountOf(10n ** 20n)],
  });
  await client().setAutomine(false);
}

describe('in the next block of a frozen pool', () => {
  beforeEach(async () => {
    await equip(client(), TOKENS);
    await holdBlocks(client());
  });
  afterEach(() => releaseBlocks(client()));

  test.each([51, 52, 53, 54, 55, 56])(
    'SIM-01 every difference and reason with odd tokens is as simulated (seed %i)',
    async (seed) => {
      const proofs = await proveMany({
        client: client(),
        seed,
        count: COUNT,
        tokens: TOKENS,
        next: async (market) => {
          if (market.random.isOnce(5)) await disturb(market.random);
          if (market.random.isOnce(6)) return randomAddition(client(), market, ['AVAX', ...ODD]);
          if (market.random.isOnce(6)) return randomRemoval(client(), market, ['AVAX', ...ODD]);
          return randomSwap(market, ['AVAX', 'AVAX', 'PNG', ...ODD]);
        },
      });
      expect(proofs.filter(({ end }) => end === 'succeeded').length).toBeGreaterThan(COUNT / 4);
      expect(proofs.filter(({ end }) => end !== 'succeeded')).not.toEqual([]);
    },
  );
});
