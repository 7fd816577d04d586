import { useTranslations } from 'next-intl';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import * as styles from '@/components/transactions/Review.css';
import { ReviewedAmount } from '@/components/transactions/ReviewedAmount';
import { WholeAddress } from '@/components/transactions/WholeAddress';
import { Button } from '@/components/ui/Button';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/addresses';
import { swapFigures } from '@/lib/swap/figures';
import type { Standing } from '@/lib/swap/standing';
import type { ProposedSwap } from '@/lib/swap/writes';
import { SwapFacts } from './SwapFacts';

type Props = {
  swap: ProposedSwap;
  standing: Standing;
  isStale: boolean;
  /** The currency of which the account holds too little by now. */
  missingSymbol: string | undefined;
  onAccept: () => void;
  onConfirm: () => void;
};

const STANDING_TEXT = {
  worse: 'priceChanged',
  blocked: 'priceBlocked',
  gone: 'priceGone',
} as const satisfies Record<Exclude<Standing, 'holds'>, string>;

/** Everything that the signature will commit to. */
export function SwapReview(props: Props) {
  const { swap, standing, isStale, missingSymbol, onAccept, onConfirm } = props;
  const t = useTranslations('swap');
  const figures = swapFigures(swap.trade, swap, swap.slippageBps);
  const isSelling = swap.trade.type === 'exactIn';
  return (
    <>
      <div className={styles.sides}>
        <ReviewedAmount
          label={isSelling ? t('youPay') : t('youPayEstimated')}
          amount={figures.paid}
          rounding="up"
        />
        <ReviewedAmount
          label={isSelling ? t('youReceiveEstimated') : t('youReceive')}
          amount={figures.received}
          rounding="down"
        />
      </div>
      <SwapFacts figures={figures} slippageBps={swap.slippageBps} />
      <Facts>
        <FiguresFrom chainId={swap.input.chainId} />
        <Fact term={t('deadline')}>{t('deadlineIn', { minutes: swap.deadlineSeconds / 60 })}</Fact>
        <Fact term={t('recipient')}>
          <WholeAddress address={swap.recipient} />
        </Fact>
        <Fact term={t('contract')}>
          <WholeAddress address={EXCHANGE_ADDRESSES[swap.input.chainId].router} />
        </Fact>
      </Facts>
      {standing !== 'holds' && (
        <Notice tone="warning">
          <p>{t(STANDING_TEXT[standing])}</p>
          {standing === 'worse' && (
            <Button look="accent" onClick={onAccept}>
              {t('acceptPrice')}
            </Button>
          )}
        </Notice>
      )}
      <Button
        look="primary"
        className={styles.confirm}
        disabled={isStale || missingSymbol !== undefined || standing !== 'holds'}
        onClick={onConfirm}
      >
        {missingSymbol === undefined
          ? t(isStale ? 'stale' : 'confirm')
          : t('insufficientBalance', { symbol: missingSymbol })}
      </Button>
    </>
  );
}
