import { useLocale, useTranslations } from 'next-intl';
import { PoolFacts } from '@/components/features/liquidity/PoolFacts';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { FormFee } from '@/components/transactions/facts/FormFee';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatShareChange } from '@/lib/base/amounts/formatPercent';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import { currencyId } from '@/lib/base/tokens/currency';
import { useSumUsd } from '@/lib/exchange/pairs/useSumUsd';
import { addIntent } from '@/lib/features/liquidity/addIntent';
import type { AddTerms } from '@/lib/features/liquidity/addTerms';
import type { AddState } from '@/lib/features/liquidity/useAddScreen';
import * as styles from './AddFacts.css';

const FIGURE_CHARACTERS = 8;

/** The price of the pool, and how an addition changes the share of it; nothing if there can be none. */
export function AddFacts({ state }: { state: AddState }) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const { pairStatus, price, figures, isFirst, obstacle, pool, slippageBps, terms } = state;
  const { currencyA, currencyB } = state.sides;
  const payable = state.inputError ? undefined : terms;
  const isComputing = currencyA.isComputing || currencyB.isComputing;
  const notKnown = isComputing ? <Skeleton characters={FIGURE_CHARACTERS} /> : NOT_KNOWN;
  const total = useSumUsd(currencyA.amount, currencyB.amount);
  if (obstacle) return null;
  return (
    <>
      <Facts isRuled>
        <Fact term={t('price')}>
          {price && <PriceLine price={price} />}
          {!price && (pairStatus === 'loading' ? <Skeleton characters={16} /> : NOT_KNOWN)}
        </Fact>
        <Fact term={t('totalValue')}>{total ? formatUsd(total, locale) : notKnown}</Fact>
        <Fact term={t('shareAfter')} about={t('about.shareAfter')}>
          {figures?.share
            ? formatShareChange(figures.shareBefore, figures.share, locale)
            : notKnown}
        </Fact>
        <Fact term={t('poolTokensReceived')} about={t('about.poolTokensReceived')}>
          {figures ? <CurrencyAmount amount={figures.minted} /> : notKnown}
        </Fact>
        {!isFirst && (
          <Fact term={t('slippage')} about={t('about.slippage')}>
            {formatSlippage(slippageBps, locale)}
          </Fact>
        )}
        {state.account && (
          <FormFee
            term={t('networkFee')}
            about={t('about.networkFee')}
            intent={payable && addIntent(payable)}
            gasKey={payable && gasKey(payable)}
          />
        )}
        {pool && state.poolState === 'live' && currencyA.currency && currencyB.currency && (
          <PoolFacts pool={pool} currencies={[currencyA.currency, currencyB.currency]} />
        )}
      </Facts>
      <p className={styles.risk}>{t('priceRisk')}</p>
    </>
  );
}

/** What the gas of an addition depends on. */
function gasKey({ amounts, minted, independentField, isFirst }: AddTerms): string {
  const currencies = amounts.map(({ currency }) => currencyId(currency));
  return [...currencies, minted.currency.address, independentField, isFirst].join(' ');
}
