import { useMemo } from 'react';
import type { Amount } from '@/lib/base/amounts/amount';
import { tradeBases } from '@/lib/base/tokens/baseTokens';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useExistingPairs } from '@/lib/exchange/pairs/useExistingPairs';
import { candidatePairs } from './candidatePairs';
import { type Quote, quoteFor } from './quote';
import type { TransferFees } from './trade';
import { hasTransferFees } from './transferFees';

type QuoteRequest = {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  /** The amount of the exact side. */
  readonly typed: Amount | undefined;
  readonly exact: 'input' | 'output';
  /**
   * With any, only an exact input is quoted: the router sells such tokens, but buys no exact
   * amount.
   */
  readonly transferFees: TransferFees;
};

const NO_PAIRS: ReturnType<typeof candidatePairs> = [];

/**
 * The best trade for an amount over the pools of the two tokens and the bases, at the latest block
 * that was read. While a pool's reserves are unknown there is no quote, so that a worse trade is
 * never shown as the best.
 */
export function useBestTrade({ input, output, typed, exact, transferFees }: QuoteRequest): Quote {
  const tokenIn = input && wrapped(input);
  const tokenOut = output && wrapped(output);
  const isTradable = tokenIn && tokenOut && !isSameToken(tokenIn, tokenOut);
  const candidates = useMemo(
    () => (isTradable ? candidatePairs(tokenIn, tokenOut, tradeBases(tokenIn.chainId)) : NO_PAIRS),
    [isTradable, tokenIn, tokenOut],
  );
  const pairs = useExistingPairs(tokenIn?.chainId, candidates);
  if (!isTradable || typed === undefined) return { status: 'idle' };
  if (hasTransferFees(transferFees) && exact === 'output') return { status: 'idle' };
  if (pairs === undefined) return { status: 'loading' };
  return quoteFor({ pairs, tokenIn, tokenOut, exact, transferFees }, typed.raw);
}
