import { useTranslations } from 'next-intl';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Obstacle } from '@/lib/swap/readiness';
import type { RouterCheck } from '@/lib/swap/reads';
import type { Standing } from '@/lib/swap/standing';
import type { useSwapApproval } from '@/lib/swap/useSwapApproval';

type Props = {
  obstacle: Obstacle | undefined;
  standing: Standing;
  router: RouterCheck;
  approval: ReturnType<typeof useSwapApproval>;
  /** Of the currency that is paid. */
  symbol: string;
  onAccept: () => void;
};

const STANDING_TEXT = {
  worse: 'priceChanged',
  blocked: 'priceBlocked',
  gone: 'priceGone',
} as const;

/** Why a reviewed swap can't be confirmed, and what can be done about it. */
export function SwapObstacle(props: Props) {
  const { obstacle, standing, router, approval, symbol, onAccept } = props;
  const t = useTranslations('swap');
  // A price that changed is told also while something else, such as the balance, stands before it.
  if (standing !== 'holds' && standing !== 'better') {
    return (
      <Notice tone="warning">
        <p>{t(STANDING_TEXT[standing])}</p>
        {standing === 'worse' && (
          <Button look="accent" onClick={onAccept}>
            {t('acceptPrice')}
          </Button>
        )}
      </Notice>
    );
  }
  if (obstacle === 'approval') {
    return (
      <>
        <Notice tone="warning">{t('approveAgain')}</Notice>
        <ApproveActions approval={approval} symbol={symbol} />
      </>
    );
  }
  if (obstacle === 'router') {
    return (
      <Notice tone="error">{t(router === 'failed' ? 'routerFailed' : 'routerDiffers')}</Notice>
    );
  }
  return null;
}
