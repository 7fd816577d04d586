import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/amounts/amount';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { PoolReviewStatus } from '@/lib/liquidity/poolReviewStatus';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

/** The amounts of both sides now, in the order of the review. */
type Offered = { readonly type: 'supply' | 'removal'; readonly amounts: readonly [Amount, Amount] };

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

function OfferLine({ offered: { type, amounts } }: { offered: Offered }) {
  const t = useTranslations('poolReview');
  const locale = useLocale();
  const rounding = type === 'supply' ? 'up' : 'down';
  const text = (amount: Amount) =>
    `${formatAmount(amount, { rounding, locale })} ${shortSymbol(amount.currency.symbol)}`;
  const values = { first: text(amounts[0]), second: text(amounts[1]) };
  return <p>{t(type === 'supply' ? 'nowSupply' : 'nowReceive', values)}</p>;
}
