import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { amountOf } from '@/lib/base/amounts/amount';
import { followStorage } from '@/lib/base/storage/store';
import { formatDateTime } from '@/lib/base/time/formatDate';
import { received, type StartedPayment } from '@/lib/features/onramp/startedPayments';
import { stopWatching, useStartedPayments } from '@/lib/features/onramp/store';
import { AVAX, useAvaxBalance } from '@/lib/features/onramp/useAvaxBalance';

/** What accounts have received since they opened a payment page, judged by their balances alone. */
export function PaymentNotices() {
  const { payments } = useStartedPayments();
  useEffect(() => followStorage(useStartedPayments), []);
  return payments.map((payment) => <PaymentNotice key={payment.account} payment={payment} />);
}

function PaymentNotice({ payment }: { payment: StartedPayment }) {
  const t = useTranslations('buy.back');
  const locale = useLocale();
  const { account, startedMs } = payment;
  const now = useAvaxBalance(account);
  const more = now && received(payment, now);
  const since = { account: formatAddress(account), time: formatDateTime(startedMs, locale) };
  return (
    <Notice tone="plain">
      {now === undefined && <p>{t('loading')}</p>}
      {more !== undefined && (
        <>
          <strong>
            {t.rich('receivedTitle', {
              amount: () => <CurrencyAmount amount={amountOf(AVAX, more)} />,
            })}
          </strong>
          <p>{t('received', since)}</p>
        </>
      )}
      {now && more === undefined && (
        <>
          <strong>{t('waitingTitle')}</strong>
          <p>{t('waiting', since)}</p>
        </>
      )}
      <Button variant="secondary" onClick={() => stopWatching(payment)}>
        {t('stop')}
      </Button>
    </Notice>
  );
}
