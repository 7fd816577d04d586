import { zeroAddress } from 'viem';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { factoryAbi } from '@/lib/chain/contracts/abis/factory';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { readPairs } from './testing/readPairs.setup';

const devnet = setUpDevnet();

test.each(CHAIN_IDS)(
  'TRD-08 on %i a pair EXISTS when the factory knows it, at its address, and else NOT_EXISTS',
  async (chainId) => {
    const { client, tokens: seeded } = devnet().chains[chainId];
    const tokens = Object.values(seeded).map(
      (token): Token => ({ ...token, type: 'token', chainId }),
    );
    const tokenPairs = tokens.flatMap((a, index) =>
      tokens.slice(index + 1).map((b) => [a, b] as const),
    );
    const known = await Promise.all(
      tokenPairs.map(([a, b]) =>
        client.readContract({
          address: EXCHANGE_ADDRESSES[chainId].factory,
          abi: factoryAbi,
          functionName: 'getPair',
          args: [a.address, b.address],
        }),
      ),
    );
    const results = await readPairs(client, tokens);
    expect(results.map(({ status }) => status)).toEqual(
      known.map((address) => (address === zeroAddress ? 'absent' : 'exists')),
    );
    for (const [index, [a, b]] of tokenPairs.entries())
      if (known[index] !== zeroAddress) expect(pairAddress(a, b)).toBe(known[index]);
  },
);
