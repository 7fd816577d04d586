import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens';
import { holdBlocks, releaseBlocks } from './proveSimulation.setup';
import { randomSwap, randomWrap } from './randomSwap.setup';
import { equip, proveMany } from './randomTransactions.setup';

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

describe('in the next block of a frozen pool', () => {
  beforeEach(async () => {
    await equip(client(), TOKENS);
    await holdBlocks(client());
  });
  afterEach(() => releaseBlocks(client()));

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'SIM-01 every difference and reason of random swaps is as simulated (seed %i)',
    async (seed) => {
      const proofs = await proveMany({
        client: client(),
        seed,
        count: COUNT,
        tokens: TOKENS,
        next: (market) =>
          market.random.isOnce(8)
            ? randomWrap(market)
            : randomSwap(market, ['AVAX', 'AVAX', ...TOKENS]),
      });
      expect(proofs.filter(({ end }) => end === 'succeeded').length).toBeGreaterThan(COUNT / 3);
    },
  );
});
