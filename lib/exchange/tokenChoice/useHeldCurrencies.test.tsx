import { waitFor } from '@testing-library/react';
import { encodeAbiParameters } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { useHeldCurrencies } from './useHeldCurrencies';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const UNIT = 10n ** 18n;
const USDC = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e') as Token;
// The address sorts before that of USDC.e.
const GIFT: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x1111111111111111111111111111111111111111',
  decimals: 18,
  symbol: 'GIFT',
  name: 'GIFT',
};
const CURRENCIES = [GIFT];

test.each([
  [4_000n, false],
  [4_001n, true],
])(
  'PTF-04 %s dollars in a pool of 8,000 on the other side: more than half is %s',
  async (dollars, isBeyondPool) => {
    const comparableBalance = () => dollars * UNIT;
    const reserves = encodeAbiParameters(
      [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
      [8_000n * UNIT, 8_000n * 10n ** 6n, 1],
    );
    const { result } = await connectedPage(
      () => useHeldCurrencies({ currencies: CURRENCIES, comparableBalance }),
      {
        account,
        contracts: [[pairAddress(GIFT, USDC), 'getReserves()', reserves]],
      },
    );
    await waitFor(() => expect(result.current.held[0]).toMatchObject({ isBeyondPool, usd: {} }));
  },
);
