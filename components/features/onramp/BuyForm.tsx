'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { Button } from '@/components/ui/Button';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { useIsIdle } from '@/components/ui/useIsIdle';
import type { Onramp } from '@/lib/features/onramp/onramp';
import {
  amountError,
  CHECKED_FIELDS,
  type CheckedField,
  formErrors,
} from '@/lib/features/onramp/orderForm';
import { useBuyForm } from '@/lib/features/onramp/useBuyForm';
import { useCardOrder } from '@/lib/features/onramp/useCardOrder';
import { useCardQuote } from '@/lib/features/onramp/useCardQuote';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { BuyerFields } from './BuyerFields';
import * as styles from './BuyScreen.css';
import { FiatButton } from './FiatButton';
import { OrderNotices } from './OrderNotices';
import { QuotePanel } from './QuotePanel';

const FiatPicker = lazyComponent(() => import('./FiatPicker'), 'FiatPicker', LoadingPanel);
const PaymentPageDialog = lazyComponent(
  () => import('./PaymentPageDialog'),
  'PaymentPageDialog',
  LoadingPanel,
);

/** What the button says without a quote. */
const WITHOUT_QUOTE = {
  provider: 'withoutQuote',
  limits: 'changeAmount',
  tooMany: 'noQuoteNow',
  unreachable: 'noQuoteNow',
} as const;

/** The order of AVAX by card. */
export function BuyForm({ onramp }: { onramp: Onramp }) {
  const t = useTranslations('buy');
  const account = useAddress();
  const [form, change] = useBuyForm();
  const [touched, setTouched] = useState<readonly CheckedField[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const { amount, fiat, country } = form;
  const quote = useCardQuote(onramp, { account, amount, fiat, country });
  const { order, place, forget } = useCardOrder(onramp, { account, form, quote });
  usePreload(FiatPicker, useIsIdle());
  usePreload(PaymentPageDialog, quote.state.status === 'known');
  const errors = formErrors(form);
  const obstacle = (): string | undefined => {
    const error = amountError(amount, fiat);
    if (error) return t(`amountErrors.${error}`, { fiat });
    if (touched.some((field) => errors[field])) return t('fixFields');
    if (quote.state.status === 'failed') return t(WITHOUT_QUOTE[quote.state.failure.type]);
    return quote.state.status === 'known' ? undefined : t('waitQuote');
  };
  const obstacleText = obstacle();
  const isPending = order.status === 'pending';
  const submit = () => {
    setTouched(CHECKED_FIELDS);
    if (obstacleText === undefined && Object.keys(errors).length === 0) void place();
  };
  return (
    <>
      <form
        className={styles.parts}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AmountInput
          label={t('amount')}
          text={amount}
          unit={fiat}
          onType={(text) => change({ amount: text })}
          currency={<FiatButton fiat={fiat} onClick={() => setChoosing(true)} />}
          note={null}
          hasValue={false}
        />
        <QuotePanel state={quote.state} fiat={fiat} onRenew={quote.renew} />
        <BuyerFields
          form={form}
          touched={touched}
          onType={change}
          onBlur={(field) => setTouched((before) => [...new Set([...before, field])])}
        />
        <OrderNotices order={order} fiat={fiat} />
        {account === undefined ? (
          <ConnectAction />
        ) : (
          // It stays one element, so that a click which also leaves a field is not lost.
          <Button
            variant="primary"
            type="submit"
            aria-disabled={obstacleText !== undefined || isPending}
          >
            {obstacleText ?? t(isPending ? 'submitting' : 'submit')}
          </Button>
        )}
      </form>
      {isChoosing && (
        <FiatPicker
          chosen={fiat}
          onChoose={(symbol) => {
            change({ fiat: symbol });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {order.status === 'reserved' && (
        <PaymentPageDialog
          order={order}
          latest={quote.state}
          onAccept={() => void place()}
          onClose={forget}
        />
      )}
    </>
  );
}
