'use client';

import { useTranslations } from 'next-intl';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { type Readiness, useConfirmAtOnce } from '@/components/transactions/useConfirmAtOnce';
import { type ReviewEnd, useReviewEnd } from '@/components/transactions/useReviewEnd';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import { chooseSlippage } from '@/lib/settings/store';
import { useSubmit } from '@/lib/submit/useSubmit';
import type { SwapForm, SwapInputError } from '@/lib/swap/form';
import { acceptedSwap, type ProposedSwap } from '@/lib/swap/proposedSwap';
import { type Obstacle, obstacleOf } from '@/lib/swap/readiness';
import { improvementOf } from '@/lib/swap/reviewStatus';
import { swapIntent } from '@/lib/swap/swapIntent';
import { useReviewedSwap } from '@/lib/swap/useReviewedSwap';
import { useRouterCheck } from '@/lib/swap/useRouterCheck';
import { SwapObstacle } from './SwapObstacle';
import { SwapReview } from './SwapReview';

type Props = {
  /** The swap as it was when the review began, or as it was accepted since. */
  proposal: ProposedSwap;
  /** The swap that the same form would be now. */
  offered: ProposedSwap | undefined;
  /** The form as it is now. */
  form: SwapForm;
  /** What keeps the same form from review now. */
  inputError: SwapInputError | undefined;
  /** In expert mode a swap is sent at once, unless its price has already changed or is too old. */
  isExpertMode: boolean;
  onAccept: (accepted: ProposedSwap) => void;
  onClose: (end: ReviewEnd) => void;
};

/** What is about to be signed, then how the signing goes. */
export function SwapReviewDialog(props: Props) {
  const { proposal, offered, form, inputError, isExpertMode, onAccept, onClose } = props;
  const t = useTranslations('swap');
  const submission = useSubmit();
  const { isStale } = useFigureAge(proposal.input.chainId);
  const isOpen = submission.status === 'idle';
  const { swap, reviewStatus, approval } = useReviewedSwap(proposal, {
    offered,
    isExpertMode,
    isOpen,
  });
  const router = useRouterCheck(swap.trade);
  const obstacle = obstacleOf({
    isBalanceMissing: inputError?.type === 'insufficientBalance',
    isStale,
    reviewStatus,
    approval: approval.status,
    router,
  });
  const intent = swapIntent(swap);
  const close = useReviewEnd({ review: intent.review, form, submission, onEnd: onClose });
  const confirm = () => submission.mutate(intent);
  useConfirmAtOnce(isExpertMode && inputError === undefined, readinessOf(obstacle), confirm);
  return (
    <ReviewDialog title={t('reviewTitle')} intent={intent} submission={submission} onClose={close}>
      <SwapReview
        swap={swap}
        obstacle={obstacle}
        improvement={improvementOf(proposal, swap)}
        onSlippage={(slippageBps) => {
          chooseSlippage(slippageBps);
          onAccept({ ...swap, slippageBps });
        }}
        onConfirm={confirm}
      >
        <SwapObstacle
          obstacle={obstacle}
          reviewStatus={reviewStatus}
          router={router}
          approval={approval}
          symbol={swap.input.symbol}
          onAccept={() => offered && onAccept(acceptedSwap(swap, offered.trade))}
        />
      </SwapReview>
    </ReviewDialog>
  );
}

function readinessOf(obstacle: Obstacle | undefined): Readiness {
  if (obstacle === undefined) return 'ready';
  return obstacle === 'checkingApproval' || obstacle === 'checkingRouter' ? 'waiting' : 'blocked';
}
