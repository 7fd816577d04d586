import type { Address } from 'viem';

const ACCOUNTS_URL = 'https://info.pangolin.exchange/#/accounts';
const ACCOUNT_URL = 'https://info.pangolin.exchange/#/account';

/**
 * An external page that shows staked liquidity, which is not in the wallet: the page of the
 * account, or of all accounts without one.
 */
export function stakedLiquidityUrl(account: Address | undefined): string {
  return account === undefined ? ACCOUNTS_URL : `${ACCOUNT_URL}/${account}`;
}
