import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { tokenOf } from './testing/devnetSimulation.setup';
import {
  holdBlocks,
  type Proof,
  releaseBlocks,
  withoutSuccess,
} from './testing/proveSimulation.setup';
import { randomSwap, randomWrap } from './testing/randomSwap.setup';
import { equip, proveMany } from './testing/randomTransactions.setup';

const TOKENS = [
  'WAVAX',
  'USDC.e',
  'USDT.e',
  'PNG',
  'WETH.e',
  'WBTC.e',
  'LINK.e',
  'mYAK',
  'QI',
] satisfies TokenKey[];
const COUNT = 50;

const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;

const proofs: Proof[] = [];

describe('in the next block of a frozen pool', () => {
  beforeEach(async () => {
    await equip(client(), TOKENS);
    await holdBlocks(client());
  });
  afterEach(() => releaseBlocks(client()));

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'SIM-01 SIM-11 every difference and reason of random swaps is as simulated, and no fee is above the reported one (seed %i)',
    async (seed) => {
      const made = await proveMany({
        client: client(),
        seed,
        count: COUNT,
        tokens: TOKENS,
        next: (market) =>
          market.random.isOnce(8)
            ? randomWrap(market)
            : randomSwap(market, ['AVAX', 'AVAX', ...TOKENS]),
      });
      expect(made.filter(({ end }) => end === 'succeeded').length).toBeGreaterThan(COUNT / 3);
      proofs.push(...made);
    },
  );

  test('SIM-01 among them, each kind and each token succeeded', () => {
    const kinds = ['exactIn', 'exactOut', 'wrap', 'unwrap'];
    const symbols = ['AVAX', ...TOKENS.map((key) => tokenOf(key).symbol)];
    expect(withoutSuccess(proofs, { kinds, symbols })).toEqual([]);
  });
});
