import { LazyDecimalsNotice } from '@/components/parts/tokens/LazyDecimalsNotice';
import { LazyOldBridgeNotice } from '@/components/parts/tokens/LazyOldBridgeNotice';
import { LazyTokenFindings } from '@/components/parts/tokens/LazyTokenFindings';
import { currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';

/** What the user should know about the currencies of a swap. */
export function SwapNotices({ swap }: { swap: SwapState }) {
  const { input, output } = swap.sides;
  const currencies = [input.currency, output.currency];
  return (
    <>
      {swap.decimalsProblem && <LazyDecimalsNotice problem={swap.decimalsProblem} />}
      {currencies.map(
        (currency, index) =>
          currency?.type === 'token' && (
            <LazyOldBridgeNotice
              key={currencyId(currency)}
              currency={currency}
              other={input.currency}
              onReplace={
                index === 1
                  ? (id) => swap.dispatch({ type: 'selected', field: 'output', id })
                  : undefined
              }
            />
          ),
      )}
      {currencies.map(
        (currency, index) =>
          currency &&
          !isKnownPlain(currency) && (
            <LazyTokenFindings
              key={currencyId(currency)}
              currency={currency}
              isSold={index === 0}
              needsExactInput={
                swap.inputError?.type === 'enterPaid' &&
                isSameCurrency(swap.inputError.currency, currency)
              }
            />
          ),
      )}
    </>
  );
}
