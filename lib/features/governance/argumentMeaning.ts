import { type Address, isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import { catalogueToken } from '@/lib/base/tokens/catalogueToken';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import type { CallArgument } from './callDetails';

/** What a number among the arguments of a call counts. */
export type ArgumentMeaning =
  | { readonly type: 'amount'; readonly amount: Amount<Token> }
  | { readonly type: 'seconds'; readonly seconds: number };

type Called = { readonly target: Address; readonly signature: string };

/** Which argument of a token's function is an amount of the token. */
const TOKEN_AMOUNTS: Readonly<Record<string, number>> = {
  'transfer(address,uint256)': 1,
  'approve(address,uint256)': 1,
  'transferFrom(address,address,uint256)': 2,
};

const MAX_SECONDS = 2n ** 40n;

/**
 * What an argument of a decoded call counts, if this site knows: an amount of a token that is
 * called or that the community treasury pays, the funding of MiniChef, a time.
 */
export function argumentMeaning(
  called: Called,
  argument: CallArgument,
  index: number,
): ArgumentMeaning | undefined {
  const value = numberIn(argument);
  if (value === undefined) return undefined;
  const token = countedToken(called, index);
  if (token) return { type: 'amount', amount: amountOf(token, value) };
  const isTime = isSeconds(called, index) && value < MAX_SECONDS;
  return isTime ? { type: 'seconds', seconds: Number(value) } : undefined;
}

function numberIn({ parts }: CallArgument): bigint | undefined {
  const [part, ...others] = parts;
  const isNumber = part?.type === 'text' && /^\d+$/.test(part.text) && others.length === 0;
  return isNumber ? BigInt(part.text) : undefined;
}

function countedToken({ target, signature }: Called, index: number): Token | undefined {
  const { communityTreasury, miniChef } = EXCHANGE_ADDRESSES[AVALANCHE];
  const png = pngToken(AVALANCHE);
  if (isAddressEqual(target, miniChef))
    return signature === FUND_REWARDS && index === 0 ? png : undefined;
  if (TOKEN_AMOUNTS[signature] !== index) return undefined;
  if (isAddressEqual(target, communityTreasury))
    return signature === 'transfer(address,uint256)' ? png : undefined;
  return catalogueToken(AVALANCHE, target);
}

const FUND_REWARDS = 'fundRewards(uint256,uint256)';

function isSeconds({ target, signature }: Called, index: number): boolean {
  const { miniChef, timelock } = EXCHANGE_ADDRESSES[AVALANCHE];
  if (isAddressEqual(target, miniChef)) return signature === FUND_REWARDS && index === 1;
  return isAddressEqual(target, timelock) && signature === 'setDelay(uint256)' && index === 0;
}
