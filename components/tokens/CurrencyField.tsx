import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AmountInput } from '@/components/amounts/AmountInput';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/amounts/amount';
import { formatBalance } from '@/lib/amounts/formatAmount';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import type { Currency } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import { CurrencyButton } from './CurrencyButton';
import { ExactAmount } from './ExactAmount';
import { KeptForFees } from './KeptForFees';
import { MaxButton } from './MaxButton';
import { UsdValue } from './UsdValue';

type Props = {
  side: {
    readonly currency: Currency | undefined;
    readonly balance: Amount | undefined;
    /** The amount in the field; absent while the text is not an amount. */
    readonly amount: Amount | undefined;
    /** The text in the field. */
    readonly text: string;
    /** Whether the amount is being computed. */
    readonly isComputing: boolean;
  };
  label: string;
  /** Labels the currency's button, with its name or the text shown in its place. */
  currencyLabel: (name: string) => string;
  hasAccount: boolean;
  /** Whether the maximum can be filled in. */
  hasMax: boolean;
  /** Whether the currency in the address is not known yet. */
  isWaiting?: boolean;
  /** Beside the value of the amount. */
  valueNote?: ReactNode;
  onType: (text: string) => void;
  onOpenTokens: () => void;
};

/** One side of a form: amount, currency and balance. */
export function CurrencyField(props: Props) {
  const { side, label, currencyLabel, hasAccount, hasMax, isWaiting = false, onType } = props;
  const t = useTranslations('tokens');
  const locale = useLocale();
  const { currency, balance, amount, text } = side;
  const { isStale } = useFigureAge(currency?.chainId);
  return (
    <AmountInput
      label={label}
      text={text}
      unit={currency && shortSymbol(currency.symbol)}
      onType={onType}
      isStale={isStale}
      isWaiting={side.isComputing}
      value={
        <>
          <UsdValue amount={amount} />
          {props.valueNote}
          {hasMax && text !== '' && balance?.currency.type === 'native' && (
            <KeptForFees balance={balance} text={text} />
          )}
        </>
      }
      currency={
        isWaiting ? (
          <Skeleton characters={9} />
        ) : (
          <CurrencyButton
            currency={currency}
            emptyLabel={t('selectTitle')}
            label={currencyLabel}
            onClick={props.onOpenTokens}
          />
        )
      }
      note={
        currency &&
        hasAccount &&
        (balance ? (
          <>
            <ExactAmount amount={balance}>
              {t('balance', { amount: formatBalance(balance, { locale }) })}
            </ExactAmount>
            {hasMax && <MaxButton balance={balance} text={text} onMax={onType} />}
          </>
        ) : (
          <Skeleton characters={12} />
        ))
      }
    />
  );
}
