import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/amounts/amount';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { PoolReviewStatus } from '@/lib/liquidity/poolReviewStatus';

/** The amounts of both sides now, in the order of the review. */
type Offered = { readonly amounts: readonly [Amount, Amount] } & (
  | { readonly type: 'removal' }
  | { readonly type: 'supply'; readonly minted: Amount }
);

type Props = {
  reviewStatus: PoolReviewStatus;
  /** What accepting would do, and with which amounts; absent while nothing is offered. */
  offered: Offered | undefined;
  onAccept: () => void;
};

const WARNINGS = {
  current: undefined,
  better: undefined,
  drifted: undefined,
  moved: 'priceChanged',
  feeChanged: 'feeChanged',
  created: 'poolCreated',
  unavailable: 'reviewUnavailable',
} as const satisfies Record<PoolReviewStatus, string | undefined>;

/** Says why the reviewed amounts can no longer be confirmed, and offers the new ones. */
export function ReviewStatusNotice({ reviewStatus, offered, onAccept }: Props) {
  const t = useTranslations('poolReview');
  const warning = WARNINGS[reviewStatus];
  if (warning === undefined) return null;
  return (
    <Notice tone="warning">
      <p>{t(warning)}</p>
      {offered && reviewStatus !== 'unavailable' && <OfferLine offered={offered} />}
      {reviewStatus !== 'unavailable' && (
        <Button variant="accent" onClick={onAccept}>
          {t(reviewStatus === 'feeChanged' ? 'acceptAmounts' : 'acceptPrice')}
        </Button>
      )}
    </Notice>
  );
}

function OfferLine({ offered }: { offered: Offered }) {
  const t = useTranslations('poolReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const [a, b] = offered.amounts;
  const text = (amount: Amount, rounding: 'up' | 'down') =>
    `${formatAmount(amount, { rounding, locale })} ${symbolText(amount.currency)}`;
  if (offered.type === 'removal')
    return <p>{t('nowReceive', { first: text(a, 'down'), second: text(b, 'down') })}</p>;
  const minted = text(offered.minted, 'down');
  return <p>{t('nowSupply', { first: text(a, 'up'), second: text(b, 'up'), minted })}</p>;
}
