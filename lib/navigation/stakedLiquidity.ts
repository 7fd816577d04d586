import type { Address } from 'viem';

const ACCOUNTS_URL = 'https://info.pangolin.exchange/#/accounts';
const ACCOUNT_URL = 'https://info.pangolin.exchange/#/account';

/**
 * Where liquidity that is staked can be looked at, which no wallet holds: at the page of the account,
 * or without one at that of all accounts.
 */
export function stakedLiquidityUrl(account: Address | undefined): string {
  return account === undefined ? ACCOUNTS_URL : `${ACCOUNT_URL}/${account}`;
}
