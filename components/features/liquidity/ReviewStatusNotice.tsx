import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/base/amounts/amount';
import { amountChange } from '@/lib/base/amounts/amountChange';
import { formatDistinct } from '@/lib/base/amounts/formatDistinct';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import type { Rounding } from '@/lib/base/amounts/fraction';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { PoolReviewStatus } from '@/lib/features/liquidity/poolReviewStatus';

/** The amounts of both sides, in the order of the review. */
type Amounts = { readonly amounts: readonly [Amount, Amount] };
type Minting = Amounts & { readonly minted: Amount };

/** What was reviewed, and what accepting would do. */
type Offered =
  | { readonly type: 'removal'; readonly before: Amounts; readonly now: Amounts }
  | { readonly type: 'supply'; readonly before: Minting; readonly now: Minting };

type Props = {
  reviewStatus: PoolReviewStatus;
  /** Undefined while nothing is offered. */
  offered: Offered | undefined;
  onAccept: () => void;
};

const WARNINGS = {
  current: undefined,
  better: undefined,
  withinLimit: undefined,
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
  const changeText = useChangeText();
  const { before, now } = offered;
  const side = (index: 0 | 1, rounding: Rounding) =>
    changeText(before.amounts[index], now.amounts[index], rounding);
  if (offered.type === 'removal')
    return <p>{t('nowReceive', { first: side(0, 'down'), second: side(1, 'down') })}</p>;
  const minted = changeText(offered.before.minted, offered.now.minted, 'down');
  return <p>{t('nowSupply', { first: side(0, 'up'), second: side(1, 'up'), minted })}</p>;
}

/** Writes an amount with the previous one and the difference, if there is one. */
function useChangeText() {
  const t = useTranslations('poolReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return (before: Amount, now: Amount, rounding: Rounding) => {
    const { direction, bps } = amountChange(before, now);
    const [was, is] = formatDistinct([before, now], { rounding, locale });
    const nowText = withSymbol(is, symbolText(now.currency));
    if (direction === 'same') return nowText;
    return t('changedTo', { now: nowText, before: was, change: formatBps(bps, locale), direction });
  };
}
