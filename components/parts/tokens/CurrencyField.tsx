import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Skeleton } from '@/components/ui/Skeleton';
import type { CurrencySide } from '@/lib/base/amounts/currencySide';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { useDollars } from '@/lib/exchange/pairs/useDollars';
import { CurrencyButton } from './CurrencyButton';
import { DollarLine } from './DollarLine';
import type { SpentProps } from './FieldBalance';
import * as styles from './FieldBalance.css';

const FieldBalance = lazyPart(
  () => import('./FieldBalance'),
  'FieldBalance',
  WaitingBalance,
  Nothing,
);
const SpentBalance = lazyPart<'SpentBalance', SpentProps>(
  () => import('./FieldBalance'),
  'SpentBalance',
  WaitingBalance,
  Nothing,
);
const AmountShortcuts = lazyPart(
  () => import('./AmountShortcuts'),
  'AmountShortcuts',
  Nothing,
  Nothing,
);

type Props = {
  side: CurrencySide;
  label: string;
  /** Labels the currency's button, with its name or the text shown in its place. */
  currencyLabel: (name: string) => string;
  hasAccount: boolean;
  /** Whether the maximum can be filled in. */
  hasMax: boolean;
  /** Whether the amount is received, and not paid. */
  isReceived?: boolean;
  /** Whether the currency in the address is not known yet. */
  isWaiting?: boolean;
  /** Next to the value of the amount. */
  valueNote?: ReactNode;
  onType: (text: string) => void;
  onOpenTokens: () => void;
};

/** One side of a form: amount, currency and balance. */
export function CurrencyField(props: Props) {
  const { side, label, currencyLabel, hasAccount, hasMax, isWaiting = false, onType } = props;
  const t = useTranslations('tokens');
  const locale = useLocale();
  const { currency, balance, text } = side;
  const dollars = useDollars(side, onType);
  const { isStale } = useFreshness(currency?.chainId);
  return (
    <AmountInput
      label={label}
      fullLabel={dollars.isOn ? t('inDollars', { label }) : undefined}
      text={dollars.isOn ? dollars.text : text}
      readableText={dollars.isOn && dollars.value ? formatUsd(dollars.value, locale) : undefined}
      isDollars={dollars.isOn}
      unit={currency && shortSymbol(currency.symbol)}
      onType={dollars.type}
      isStale={isStale}
      isWaiting={side.isComputing}
      value={
        <>
          <DollarLine
            side={side}
            dollars={dollars}
            isEager={hasMax}
            isReceived={props.isReceived === true}
          />
          {props.valueNote}
          {hasMax && currency && hasAccount && (
            <span className={styles.atEnd}>
              <SpentBalance balance={balance} text={text} onFill={dollars.typeAmount} />
            </span>
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
        (hasMax ? (
          balance && <AmountShortcuts balance={balance} text={text} onChoose={dollars.typeAmount} />
        ) : (
          <FieldBalance balance={balance} />
        ))
      }
    />
  );
}

function WaitingBalance() {
  return <Skeleton characters={9} />;
}

function Nothing() {
  return null;
}
