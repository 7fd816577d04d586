import { useState } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { MarketChart } from '@/components/parts/market/MarketChart';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import type { ChartSpan } from '@/lib/exchange/market/chartSpan';
import { usePathHistory } from '@/lib/exchange/market/usePathHistory';
import { usePathPools } from '@/lib/exchange/market/usePathPools';
import { MarketHead } from './MarketHead';
import { PoolPart } from './PoolPart';

const OwnSwaps = lazyPart(() => import('./OwnSwaps'), 'OwnSwaps');

type Props = {
  account: Address | undefined;
  input: Currency;
  output: Currency;
  /** The tokens of the path; undefined while the form looks for the best one. */
  route: readonly Token[] | undefined;
};

const NO_ROUTE: readonly Token[] = [];

/** The price of a pair now and before, the pools that it comes from, and the account's own swaps. */
export function MarketPanel({ account, input, output, route = NO_ROUTE }: Props) {
  const [isInverted, setInverted] = useState(false);
  const [span, setSpan] = useState<ChartSpan>('day');
  const isKnown = route.length > 0;
  const { pools, price } = usePathPools(route);
  const day = usePathHistory(route, 'day', isKnown);
  const other = usePathHistory(route, span, isKnown && span !== 'day');
  const chosen = span === 'day' ? day : other;
  const [base, quote] = isInverted ? [output, input] : [input, output];
  return (
    <>
      <MarketHead
        currencies={[input, output]}
        route={route}
        price={price}
        day={isKnown ? day : READING}
        isInverted={isInverted}
        onInvert={() => setInverted(!isInverted)}
      />
      <MarketChart
        history={isKnown ? chosen : READING}
        {...{ base, quote, isInverted, span }}
        onSpan={setSpan}
      />
      {pools.map(({ tokens, pair }) => (
        <PoolPart
          key={tokens.map(({ address }) => address).join()}
          tokens={tokens}
          pair={pair}
          isOne={pools.length === 1}
          isInverted={isInverted}
        />
      ))}
      {account && <OwnSwaps account={account} currencies={[input, output]} />}
    </>
  );
}

const READING = { status: 'reading' } as const;
