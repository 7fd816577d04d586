import { CurrencyAmount, Token as SdkToken } from '@uniswap/sdk-core';
import { Pair as SdkPair, Trade as SdkTrade } from '@uniswap/v2-sdk';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { MAX_HOPS } from '@/lib/exchange/trade/bestRoute';

const SEARCH = { maxNumResults: 1, maxHops: MAX_HOPS };

/** The same pairs for the reference implementation of the route search, the Uniswap SDK. */
export function toSdkPairs(pairs: readonly Pair[]): SdkPair[] {
  return pairs.map(
    ({ token0, token1, reserve0, reserve1 }) =>
      new SdkPair(
        CurrencyAmount.fromRawAmount(toSdkToken(token0), reserve0.toString()),
        CurrencyAmount.fromRawAmount(toSdkToken(token1), reserve1.toString()),
      ),
  );
}

/** The SDK's best trade for an exact input. */
export function sdkBestTradeExactIn(pairs: SdkPair[], amountIn: Amount<Token>, tokenOut: Token) {
  return SdkTrade.bestTradeExactIn(pairs, toSdkAmount(amountIn), toSdkToken(tokenOut), SEARCH)[0];
}

/** The SDK's best trade for an exact output. */
export function sdkBestTradeExactOut(pairs: SdkPair[], tokenIn: Token, amountOut: Amount<Token>) {
  return SdkTrade.bestTradeExactOut(pairs, toSdkToken(tokenIn), toSdkAmount(amountOut), SEARCH)[0];
}

function toSdkToken({ chainId, address, decimals, symbol, name }: Token): SdkToken {
  return new SdkToken(chainId, address, decimals, symbol, name);
}

function toSdkAmount({ currency, raw }: Amount<Token>): CurrencyAmount<SdkToken> {
  return CurrencyAmount.fromRawAmount(toSdkToken(currency), raw.toString());
}
