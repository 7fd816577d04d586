import { stakedLiquidityUrl } from './stakedLiquidity';

test('LIQ-01 staked liquidity is found at the page of the account, or at that of all accounts', () => {
  expect(stakedLiquidityUrl('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe(
    'https://info.pangolin.exchange/#/account/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  );
  expect(stakedLiquidityUrl(undefined)).toBe('https://info.pangolin.exchange/#/accounts');
});
