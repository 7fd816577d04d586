import { waitFor } from '@testing-library/react';
import { encodeAbiParameters } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { STAKES } from './stakeCatalogue';
import { useStakeApr } from './useStakeApr';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { router } = EXCHANGE_ADDRESSES[43114];
const QUOTE = 'getAmountsOut(uint256,address[])';
const PNG = 10n ** 18n;
const figures: RewardFigures = {
  totalStaked: 31_536_000n * PNG,
  ratePerSecond: { numerator: PNG, denominator: 10n },
  periodFinish: 1_800_000_000n,
  period: 'running',
};

/** The APR on a page where the router quotes this for one PNG, or reverts. */
async function aprOn(quoted: bigint | 'revert') {
  const [stake] = STAKES;
  if (stake === undefined) throw new TypeError('There are no stakes.');
  const amounts = encodeAbiParameters(
    [{ type: 'uint256[]' }],
    [[PNG, quoted === 'revert' ? 0n : quoted]],
  );
  const { result } = await connectedPage(() => useStakeApr(stake, figures), {
    account,
    contracts: quoted === 'revert' ? [] : [[router, QUOTE, amounts]],
  });
  await waitFor(() => expect(result.current).toBeDefined());
  return result.current;
}

test('STK-05 STK-09 an APR is known from the quote of the router, and unknown while that fails', async () => {
  expect(await aprOn(PNG)).toEqual({
    numerator: expect.anything(),
    denominator: expect.anything(),
  });
  expect(await aprOn('revert')).toBe('unknown');
});
