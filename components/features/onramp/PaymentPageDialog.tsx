import { useLocale, useTranslations } from 'next-intl';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Fact, Facts } from '@/components/ui/Facts';
import { MissingAction } from '@/components/ui/MissingAction';
import { Notice } from '@/components/ui/Notice';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useStaleCheck } from '@/lib/chain/reads/useFreshness';
import { isSameOffer } from '@/lib/features/onramp/cardQuote';
import { formatOffer } from '@/lib/features/onramp/formatQuote';
import { startWatching } from '@/lib/features/onramp/store';
import { useAvaxBalance } from '@/lib/features/onramp/useAvaxBalance';
import type { ReservedOrder } from '@/lib/features/onramp/useCardOrder';
import type { QuoteState } from '@/lib/features/onramp/useCardQuote';
import * as styles from './BuyScreen.css';

type Props = {
  order: ReservedOrder;
  /** The quote now, which may differ from the agreed one. */
  latest: QuoteState;
  /** Places a new order, for the latest quote. */
  onAccept: () => void;
  onClose: () => void;
};

/** Asks before it opens the payment page: shows the amounts, the recipient and the host. */
export function PaymentPageDialog({ order, latest, onAccept, onClose }: Props) {
  const { account, quote, page } = order;
  const t = useTranslations('buy.paymentPage');
  const { total, avax } = formatOffer(quote, useLocale());
  return (
    <Dialog title={t('title')} closeLabel={t('stay')} onClose={onClose} asksConsent>
      <div className={styles.parts}>
        <p>{t('text')}</p>
        <Facts>
          <Fact term={t('pay')}>{total}</Fact>
          <Fact term={t('receive')}>{avax}</Fact>
          <Fact term={t('to')} isTall>
            <FullAddress address={account} />
          </Fact>
          <Fact term={t('host')}>
            <span className={styles.host} translate="no">
              {page.host}
            </span>
          </Fact>
        </Facts>
        <Notice tone="warning">{t('check')}</Notice>
        <NextStep order={order} latest={latest} onAccept={onAccept} />
        <Button variant="secondary" onClick={onClose}>
          {t('stay')}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Offers the payment page if a quote that is newer than the order matches the agreed one. Otherwise
 * it offers a new order.
 */
function NextStep({ order, latest, onAccept }: Omit<Props, 'onClose'>) {
  const t = useTranslations('buy');
  const locale = useLocale();
  if (latest.status === 'failed') return <MissingAction>{t('withoutQuote')}</MissingAction>;
  if (latest.status !== 'known' || latest.quotedAtMs < order.reservedAtMs)
    return <MissingAction>{t('waitQuote')}</MissingAction>;
  if (isSameOffer(order.quote, latest.quote)) return <OpenPaymentPage order={order} />;
  return (
    <>
      <Notice tone="warning">{t('paymentPage.newQuote', formatOffer(latest.quote, locale))}</Notice>
      <Button variant="primary" onClick={onAccept}>
        {t('paymentPage.accept')}
      </Button>
    </>
  );
}

function OpenPaymentPage({ order: { account, page } }: Pick<Props, 'order'>) {
  const t = useTranslations('buy.paymentPage');
  const now = useAvaxBalance(account);
  const isStale = useStaleCheck();
  const open = () => {
    // An outdated balance would report an earlier arrival.
    if (now && !isStale(AVALANCHE)) startWatching({ account, ...now, startedMs: Date.now() });
    window.location.assign(page.href);
  };
  return (
    <>
      {now === undefined && <p className={styles.quiet}>{t('unwatched')}</p>}
      <Button variant="primary" onClick={open}>
        {t('go', { host: page.host })}
      </Button>
    </>
  );
}
