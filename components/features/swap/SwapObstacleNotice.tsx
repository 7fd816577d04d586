import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { formatDistinct } from '@/lib/base/amounts/formatDistinct';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Currency } from '@/lib/base/tokens/currency';
import type { ChangedFee } from '@/lib/features/swap/changedFee';
import type { PriceMove } from '@/lib/features/swap/priceMove';
import type { RouterCheck } from '@/lib/features/swap/routerCheck';
import type { SwapObstacle } from '@/lib/features/swap/swapObstacle';
import type { SwapReviewStatus } from '@/lib/features/swap/swapReviewStatus';
import type { ApprovalStep } from '@/lib/transactions/approvals/useApprovalSteps';

type Props = {
  obstacle: SwapObstacle | undefined;
  reviewStatus: SwapReviewStatus;
  /** The fee on transfers that the offered swap has and the reviewed one has not. */
  changedFee: ChangedFee | undefined;
  /** How the offered swap is worse than the reviewed one. */
  priceMove: PriceMove | undefined;
  router: RouterCheck;
  /** The token that takes a fee, so that the typed amount to receive can't be bought. */
  feeTaking: Currency | undefined;
  /** The steps before the swap: none if the review has required no approval. */
  steps: readonly ApprovalStep[];
  onAccept: () => void;
};

const STATUS_TEXT = {
  worse: 'priceChanged',
  blocked: 'priceBlocked',
  unavailable: 'priceGone',
} as const;

/** Why a reviewed swap can't be confirmed, and what to do about it. */
export function SwapObstacleNotice(props: Props) {
  const { obstacle, reviewStatus, changedFee, priceMove, router, feeTaking, steps, onAccept } =
    props;
  const t = useTranslations('swapReview');
  const symbolText = useSymbolText();
  // A changed price is shown even while another obstacle, such as the balance, comes first.
  if (reviewStatus !== 'withinLimit') {
    return (
      <Notice tone="warning">
        {changedFee && <FeeNow fee={changedFee} />}
        {reviewStatus === 'unavailable' && feeTaking !== undefined ? (
          <p>{t('feeAgainstExact', { symbol: symbolText(feeTaking) })}</p>
        ) : (
          (reviewStatus !== 'worse' || !changedFee) && <p>{t(STATUS_TEXT[reviewStatus])}</p>
        )}
        {reviewStatus === 'worse' && changedFee?.isPriceWorse && <p>{t('priceChangedToo')}</p>}
        {reviewStatus === 'worse' && priceMove && <PriceMoveLine move={priceMove} />}
        {reviewStatus === 'worse' && (
          <Button variant="accent" onClick={onAccept}>
            {t(changedFee ? 'acceptFigures' : 'acceptPrice')}
          </Button>
        )}
      </Notice>
    );
  }
  const reason = approvalReason(steps.filter(({ isDone }) => !isDone));
  return (
    <>
      {reason && (
        <Notice tone="warning">{t(reason.text, { symbol: symbolText(reason.currency) })}</Notice>
      )}
      {obstacle === 'router' && (
        <Notice tone="error">{t(router === 'failed' ? 'routerFailed' : 'routerDiffers')}</Notice>
      )}
    </>
  );
}

/** Why an approval is required although there is one; undefined if there is none. */
function approvalReason(steps: readonly ApprovalStep[]) {
  for (const { currency, approval } of steps) {
    const { allowance = 0n, remaining = 0n, progress } = approval;
    const isChanging = progress === 'removing' || progress === 'reading';
    if (!isChanging && remaining < allowance) return { text: 'approvalInUse', currency } as const;
    if (remaining > 0n) return { text: 'approveAgain', currency } as const;
  }
  return undefined;
}

function FeeNow({ fee: { currency, side, feeBps } }: { fee: ChangedFee }) {
  const t = useTranslations('swapReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const symbol = symbolText(currency);
  return <p>{t(`feeNow.${side}`, { symbol, fee: formatBps(feeBps, locale) })}</p>;
}

function PriceMoveLine({ move: { side, before, now, changeBps } }: { move: PriceMove }) {
  const t = useTranslations('swapReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const rounding = side === 'paid' ? 'up' : 'down';
  const [was, is] = formatDistinct([before, now], { rounding, locale });
  const symbol = symbolText(now.currency);
  const change = formatBps(changeBps, locale);
  const values = { before: withSymbol(was, symbol), now: withSymbol(is, symbol), change };
  return <p>{t(side === 'paid' ? 'nowPay' : 'nowReceive', values)}</p>;
}
