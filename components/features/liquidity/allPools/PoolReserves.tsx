import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { type Pair, reservesFrom } from '@/lib/exchange/pairs/pair';
import { type UsdPrice, usdValue } from '@/lib/exchange/pairs/usdPrice';
import * as styles from './PoolDialog.css';

type Props = {
  pair: Pair;
  currencies: readonly [Currency, Currency];
  usdPriceOf: (token: Token) => UsdPrice | undefined;
};

/** What a pool holds of each token, and what that is worth. */
export function PoolReserves({ pair, currencies, usdPriceOf }: Props) {
  const t = useTranslations('pools');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return (
    <section>
      <h3 className={styles.title}>{t('view.reserves')}</h3>
      <Facts isRuled>
        {currencies.map((currency) => {
          const token = wrapped(currency);
          const { reserveIn } = reservesFrom(pair, token);
          const price = usdPriceOf(token);
          return (
            <Fact key={currencyId(currency)} term={symbolText(currency)}>
              <span className={styles.worth}>
                <CurrencyAmount amount={amountOf(currency, reserveIn)} />
                <span className={styles.below}>
                  {price ? formatUsd(usdValue(reserveIn, price), locale) : t('unpriced')}
                </span>
              </span>
            </Fact>
          );
        })}
      </Facts>
    </section>
  );
}
