import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/tokens/TokenLogo';
import { Button } from '@/components/ui/Button';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/amounts/amount';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/addresses';
import { swapFigures } from '@/lib/swap/figures';
import type { Standing } from '@/lib/swap/standing';
import type { ProposedSwap } from '@/lib/swap/writes';
import { SwapFacts } from './SwapFacts';
import * as styles from './SwapReview.css';

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
        <ReviewedSide
          label={isSelling ? t('youPay') : t('youPayEstimated')}
          amount={figures.paid}
          rounding="up"
        />
        <ReviewedSide
          label={isSelling ? t('youReceiveEstimated') : t('youReceive')}
          amount={figures.received}
          rounding="down"
        />
      </div>
      <SwapFacts figures={figures} slippageBps={swap.slippageBps} />
      <Facts>
        <Fact term={t('deadline')}>{t('deadlineIn', { minutes: swap.deadlineSeconds / 60 })}</Fact>
        <Fact term={t('recipient')}>
          <bdi className={styles.whole} translate="no">
            {swap.recipient}
          </bdi>
        </Fact>
        <Fact term={t('contract')}>
          <bdi className={styles.whole} translate="no">
            {EXCHANGE_ADDRESSES[swap.input.chainId].router}
          </bdi>
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

function ReviewedSide(props: { label: string; amount: Amount; rounding: 'up' | 'down' }) {
  return (
    <div className={styles.side}>
      <span className={styles.label}>{props.label}</span>
      <span className={styles.amount}>
        <CurrencyAmount amount={props.amount} rounding={props.rounding} />
      </span>
      <TokenLogo currency={props.amount.currency} size={32} />
    </div>
  );
}
