import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TransferFeeNote } from '@/components/features/liquidity/TransferFeeNote';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { MaxButton } from '@/components/parts/tokens/MaxButton';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { SpendableBalance } from '@/components/parts/tokens/SpendableBalance';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { formatWholePercent } from '@/lib/base/amounts/formatPercent';
import type { RemoveField } from '@/lib/features/liquidity/removeForm';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import * as styles from './RemoveFields.css';

const LOGO_SIZE = 28;

/** The detailed form: a field for the pool tokens, and one for each currency to receive. */
export function RemoveFields({ state }: { state: RemoveState }) {
  const t = useTranslations('removal');
  const tokens = useTranslations('tokens');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { texts, holding, currencyA, currencyB } = state;
  const field = (
    name: RemoveField,
    label: string,
    currency: ReactNode,
    {
      unit,
      note,
      ...worth
    }: { unit: string | undefined; note?: ReactNode; value?: ReactNode; hasValue?: boolean },
  ) => (
    <AmountInput
      label={label}
      text={texts[name]}
      unit={unit}
      onType={(text) => state.setTyped(name, text)}
      currency={<span className={styles.name}>{currency}</span>}
      note={note}
      {...worth}
    />
  );
  const liquidity = holding?.liquidity;
  return (
    <div className={styles.fields}>
      <p className={styles.part}>
        <span className={styles.partTerm}>{t('amountToRemove')}</span>{' '}
        <span className={styles.percent}>{formatWholePercent(texts.percent, locale)}</span>
      </p>
      {field(
        'liquidity',
        t('removedPoolTokens'),
        currencyA && currencyB && (
          <PairLogos currencies={[currencyA, currencyB]} size={LOGO_SIZE} />
        ),
        {
          unit: liquidity?.currency.symbol,
          hasValue: false,
          note: liquidity && (
            <>
              <SpendableBalance
                balance={liquidity}
                text={texts.liquidity}
                onFill={(text) => state.setTyped('liquidity', text)}
              >
                {tokens('balance', { amount: formatBalance(liquidity, { locale }) })}
              </SpendableBalance>
              <MaxButton
                balance={liquidity}
                text={texts.liquidity}
                onMax={(text) => state.setTyped('liquidity', text)}
              />
            </>
          ),
        },
      )}
      {(['currencyA', 'currencyB'] as const).map((name, index) => {
        const currency = name === 'currencyA' ? currencyA : currencyB;
        if (currency === undefined) return null;
        const symbol = symbolText(currency);
        return (
          <div key={name}>
            {field(
              name,
              t('amountOf', { symbol }),
              <>
                <TokenLogo currency={currency} size={LOGO_SIZE} />
                {symbol}
              </>,
              {
                unit: symbol,
                note: <TransferFeeNote fees={state.fees[index] ?? []} />,
                value: <UsdValue amount={state.removed?.amounts[index]} />,
              },
            )}
          </div>
        );
      })}
    </div>
  );
}
