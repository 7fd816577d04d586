import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { tokenOf } from './testing/devnetSimulation.setup';
import {
  holdBlocks,
  type Proof,
  releaseBlocks,
  withoutSuccess,
} from './testing/proveSimulation.setup';
import { randomAddition, randomRemoval } from './testing/randomLiquidity.setup';
import { equip, proveMany } from './testing/randomTransactions.setup';

const TOKENS = [
  'WAVAX',
  'USDC.e',
  'USDT.e',
  'USDT',
  'PNG',
  'WETH.e',
  'SPORE',
  'JOE',
  'WHOLE',
  'CENT',
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

  test.each([31, 32, 33, 34, 35, 36])(
    'SIM-01 SIM-11 every difference and reason of additions and removals is as simulated, and no fee is above the reported one (seed %i)',
    async (seed) => {
      const made = await proveMany({
        client: client(),
        seed,
        count: COUNT,
        tokens: TOKENS,
        next: (market) =>
          market.random.isOnce(2)
            ? randomAddition(client(), market, ['AVAX', 'AVAX', ...TOKENS])
            : randomRemoval(client(), market, ['AVAX', 'AVAX', ...TOKENS]),
      });
      expect(made.filter(({ end }) => end === 'succeeded').length).toBeGreaterThan(COUNT / 3);
      proofs.push(...made);
    },
  );

  test('SIM-01 among them, each kind and each token succeeded', () => {
    const kinds = ['add', 'add first', 'remove'];
    const symbols = ['AVAX', ...TOKENS.map((key) => tokenOf(key).symbol)];
    expect(withoutSuccess(proofs, { kinds, symbols })).toEqual([]);
  });
});
