import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { amountOf } from '@/lib/base/amounts/amount';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import farmMessages from '@/messages/en/farm.json';
import shared from '@/messages/en.json';
import { FarmBanners } from './FarmBanners';

const farm = FARMS.find(({ name }) => name === 'WAVAX_PNG_V2');
const pool = avaxPngPool('WAVAX_PNG_V2');
const none = amountOf(pool.stakingToken, 0n);
const figures = {
  totalStaked: 1n,
  ratePerSecond: { numerator: 1n, denominator: 1n },
  periodFinish: 2n,
  period: 'running',
} as const;

/** The step-1 banner for an account without pool tokens, if the farm is like this. */
function banner(of: Partial<Parameters<typeof FarmBanners>[0]['state']>, hasClaim = false) {
  if (farm === undefined) throw new TypeError('No farm');
  const empty = { staked: none, balance: none, figures, hasFailed: false };
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, farm: farmMessages }} timeZone="UTC">
      <FarmBanners farm={farm} state={{ ...empty, ...of }} hasClaim={hasClaim} pair="AVAX / PNG" />
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('region', { name: 'Step 1: get pool tokens' });
}

test('FRM-25 a banner with a name of its own leads an account without pool tokens to add liquidity', () => {
  expect(banner({})).not.toBeNull();
  const link = screen.getByRole('link', { name: 'Add AVAX / PNG liquidity' });
  expect(link.getAttribute('href')).toMatch(/^\/add\/AVAX\/0x60781C/);
});

test('FRM-25 FRM-39 there is no step 1 if the farm has ended, is still read, or cannot be read', () => {
  expect(banner({ figures: { ...figures, period: 'finished' } })).toBeNull();
  expect(banner({ figures: undefined })).toBeNull();
  expect(banner({ figures: undefined, hasFailed: true })).toBeNull();
});

test('FRM-25 an account with pool tokens gets no such banner', () => {
  const some = amountOf(pool.stakingToken, 1n);
  expect(banner({ balance: some })).toBeNull();
  expect(banner({ staked: some })).toBeNull();
});

test('PNL-22 FRM-25 what can be claimed, if only an extra reward, is the one next step', () => {
  banner({});
  const name = 'Add AVAX / PNG liquidity';
  const next = screen.getByRole('link', { name }).className;
  cleanup();
  banner({}, true);
  expect(screen.getByRole('link', { name }).className).not.toBe(next);
});
