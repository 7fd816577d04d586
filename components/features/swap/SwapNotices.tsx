import { lazyPart } from '@/components/parts/loading/lazyPart';
import { currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';

const TokenFindings = lazyPart(
  () => import('@/components/parts/tokens/TokenFindings'),
  'TokenFindings',
);
const DecimalsNotice = lazyPart(
  () => import('@/components/parts/tokens/DecimalsNotice'),
  'DecimalsNotice',
);
const OldBridgeNotice = lazyPart(
  () => import('@/components/parts/tokens/OldBridgeNotice'),
  'OldBridgeNotice',
);

/** What the user should know about the currencies of a swap. */
export function SwapNotices({ swap }: { swap: SwapState }) {
  const { input, output } = swap.sides;
  const currencies = [input.currency, output.currency];
  return (
    <>
      {swap.decimalsProblem && <DecimalsNotice problem={swap.decimalsProblem} />}
      {currencies.map(
        (currency, index) =>
          currency?.type === 'token' && (
            <OldBridgeNotice
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
            <TokenFindings
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
