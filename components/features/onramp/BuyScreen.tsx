'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { buyMessages } from '@/lib/base/i18n/exported/buy';
import { useOnramp } from '@/lib/features/onramp/useOnramp';
import { usePaymentHost } from '@/lib/features/onramp/usePaymentHost';
import * as styles from './BuyScreen.css';

/** Loaded only if card purchases are configured. */
const BuyForm = lazyPart(() => import('./BuyForm'), 'BuyForm');
const PaymentNotices = lazyPart(() => import('./PaymentNotices'), 'PaymentNotices');

/** /buy: buy AVAX by card at a payment provider. */
export const BuyScreen = withMessages({ buy: buyMessages }, Screen);

function Screen() {
  const t = useTranslations('buy');
  const host = usePaymentHost();
  return (
    <>
      <PageTitle screen={t('title')} />
      <Card title={t('title')}>
        <div className={styles.parts}>
          <p className={styles.intro}>{host === undefined ? t('intro') : t('introAt', { host })}</p>
          <PaymentNotices />
          <OnAvalanche loading={t('loading')}>
            <Purchase />
          </OnAvalanche>
        </div>
      </Card>
    </>
  );
}

function Purchase() {
  const t = useTranslations('buy');
  const state = useOnramp();
  switch (state.status) {
    case 'ready':
      return <BuyForm onramp={state.onramp} />;
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          <Spinner isLarge />
        </div>
      );
    case 'off':
      return <Notice tone="plain">{t('off')}</Notice>;
  }
}
