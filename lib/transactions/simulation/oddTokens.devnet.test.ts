import { ACCOUNTS } from '@/devnet/accounts';
import { pausableAbi, rebasingAbi, taxedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TransferFees } from '@/lib/exchange/trade/trade';
import { tokenOf } from './testing/devnetSimulation.setup';
import {
  holdBlocks,
  type Proof,
  releaseBlocks,
  withoutSuccess,
} from './testing/proveSimulation.setup';
import { randomAddition, randomRemoval } from './testing/randomLiquidity.setup';
import type { RandomSource } from './testing/randomSource.setup';
import { NO_FEES, randomSwap } from './testing/randomSwap.setup';
import { equip, proveMany } from './testing/randomTransactions.setup';

/** BOMB, WILD, FINER and FINEST are missing: no account and no pool has any. */
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
  'TAX',
] satisfies TokenKey[];
const TOKENS = ['WAVAX', 'PNG', ...ODD] satisfies TokenKey[];
const COUNT = 50;

const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;

/** Pauses or unpauses STOP, and adds to or takes from the balances of REBASE. */
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

const proofs: Proof[] = [];

/** The transfer fees of two of them, in basis points. */
const FEES: Readonly<Record<string, TransferFees>> = {
  SPORE: { sold: 100, bought: 100 },
  TAX: { sold: 300, bought: 500 },
};

/** Sets the transfer fees of TAX. */
async function tax(): Promise<void> {
  const { address } = tokenOf('TAX');
  const pool = pairAddress(tokenOf('TAX'), tokenOf('WAVAX'));
  const { sold, bought } = FEES.TAX ?? NO_FEES;
  await transact(client(), ACCOUNTS.second, {
    address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [pool, BigInt(bought), BigInt(sold)],
  });
}

describe('in the next block of a frozen pool', () => {
  beforeEach(async () => {
    await equip(client(), TOKENS);
    await tax();
    await holdBlocks(client());
  });
  afterEach(() => releaseBlocks(client()));

  test.each([51, 52, 53, 54, 55, 56])(
    'SIM-01 SIM-11 every difference and reason with odd tokens is as simulated, and no fee is above the reported one (seed %i)',
    async (seed) => {
      const made = await proveMany({
        client: client(),
        seed,
        count: COUNT,
        tokens: TOKENS,
        feesOf: ({ symbol }) => FEES[symbol] ?? NO_FEES,
        next: async (market) => {
          if (market.random.isOnce(5)) await disturb(market.random);
          if (market.random.isOnce(6)) return randomAddition(client(), market, ['AVAX', ...ODD]);
          if (market.random.isOnce(6)) return randomRemoval(client(), market, ['AVAX', ...ODD]);
          return randomSwap(market, ['AVAX', 'AVAX', 'PNG', ...ODD]);
        },
      });
      expect(made.filter(({ end }) => end === 'succeeded').length).toBeGreaterThan(COUNT / 4);
      expect(made.filter(({ end }) => end !== 'succeeded')).not.toEqual([]);
      proofs.push(...made);
    },
  );

  test('SIM-01 SIM-05 among them, each kind and each token succeeded', () => {
    const kinds = ['exactIn', 'exactIn with fees', 'exactOut', 'add', 'add first', 'remove'];
    const symbols = ['AVAX', 'PNG', ...ODD.map((key) => tokenOf(key).symbol)];
    expect(withoutSuccess(proofs, { kinds, symbols })).toEqual([]);
  });
});
