import { type Address, maxUint256, parseEther } from 'viem';
import { minBigint } from '@/lib/base/amounts/minMax';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import { reservesFrom } from '@/lib/exchange/pairs/pair';
import { approveCall } from '@/lib/transactions/approvals/approveCall';
import type { SimulationCall, SimulationRequest } from '@/lib/transactions/simulation/simulation';
import { type ProbedPool, reservesCall } from './poolSearch';

/** The place of each call of a probe in its results. */
export const CALLS = {
  getBase: 0,
  approveBase: 1,
  reservesBefore: 2,
  buy: 3,
  held: 4,
  approve: 5,
  reserves: 6,
  sell: 7,
  transfer: 8,
} as const;

/** The purchase, sale and transfer that a probe simulates; amounts in the token's smallest unit. */
export type ProbeRequest = {
  readonly token: Token;
  readonly pool: ProbedPool;
  /** What the purchase pays, in the base's smallest unit. */
  readonly paid: bigint;
  /** Half of what the pool sends for `paid` without a fee. The account needs it for the sale. */
  readonly sold: bigint;
  /** The part of the rest that is then sent to the router. */
  readonly transferred: bigint;
  readonly simulation: SimulationRequest;
};

/** More than any purchase here costs. */
const AMPLE_AVAX = parseEther('1000000000');
/** The number of units with which a fee can be measured to the basis point. */
const ENOUGH_UNITS = 40_000n;
/**
 * A thousandth of a pool rarely exceeds a limit on amounts; after a tenth, a pool can still buy.
 */
const [MIN_DIVISOR, MAX_DIVISOR] = [10n, 1_000n];

/**
 * A purchase of a small part of a pool, then the sale of half of what the pool sent and the
 * transfer of a quarter of it, by an account that nobody owns.
 *
 * @returns undefined when the pool is too small to buy anything from.
 */
export function probeRequest(
  pool: ProbedPool,
  token: Token,
  account: Address,
): ProbeRequest | undefined {
  const { base, pair } = pool;
  const { reserveIn, reserveOut } = reservesFrom(pair, base);
  const units = minBigint(reserveIn, reserveOut);
  const paid = reserveIn / within(units / ENOUGH_UNITS, MIN_DIVISOR, MAX_DIVISOR);
  const bought = paid === 0n ? 0n : outputFor(paid, { reserveIn, reserveOut });
  const sold = bought / 2n;
  if (sold === 0n) return undefined;
  const transferred = sold / 2n;
  const { router } = EXCHANGE_ADDRESSES[token.chainId];
  const swap = (amount: bigint, from: Token, to: Token): SimulationCall => ({
    address: router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amount, 0n, [from.address, to.address], account, maxUint256],
  });
  const calls: Record<keyof typeof CALLS, SimulationCall> = {
    getBase: getBaseCall(base, paid, account),
    approveBase: approveCall(base, router, paid),
    // The pool may have moved since it was found.
    reservesBefore: reservesCall(token, base),
    buy: swap(paid, base, token),
    held: { address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
    approve: approveCall(token, router, sold),
    reserves: reservesCall(token, base),
    sell: swap(sold, token, base),
    transfer: {
      address: token.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [router, transferred],
    },
  };
  return {
    token,
    pool,
    paid,
    sold,
    transferred,
    simulation: {
      chainId: token.chainId,
      account,
      calls: Object.values(calls),
      balances: [{ currency: base }, { currency: token, owner: router }],
      nativeBalance: AMPLE_AVAX,
    },
  };
}

function getBaseCall(base: Token, raw: bigint, account: Address): SimulationCall {
  const wavax = wrappedNative(base.chainId);
  if (isSameToken(base, wavax))
    return { address: wavax.address, abi: wavaxAbi, functionName: 'deposit', value: raw };
  return {
    address: EXCHANGE_ADDRESSES[base.chainId].router,
    abi: routerAbi,
    functionName: 'swapAVAXForExactTokens',
    args: [raw, [wavax.address, base.address], account, maxUint256],
    value: AMPLE_AVAX,
  };
}

function within(value: bigint, least: bigint, most: bigint): bigint {
  if (value < least) return least;
  return value > most ? most : value;
}
