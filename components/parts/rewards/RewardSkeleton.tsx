import { useTranslations } from 'next-intl';
import { card } from '@/components/ui/Card.css';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { head } from './OwnHead.css';
import * as styles from './RewardSkeleton.css';
import { type RewardWords, useRewardWords } from './useRewardWords';

type Props = {
  /** Says what is being read. */
  label: string;
  words: RewardWords;
  /** The name of what the account has in the pool. */
  title: string;
  /** The terms of what the account has. */
  terms: readonly string[];
};

/**
 * The place of the card of a reward pool that is being read: its words, and blocks in place of its
 * figures. Until it is known whether there is an account, on which these depend, it is empty.
 */
export function RewardSkeleton({ label, ...props }: Props) {
  const isKnown = useIsHydrated();
  const isReconnecting = useWallet().status === 'reconnecting';
  return (
    <div className={card}>
      <div className={styles.parts} role="status" aria-label={label}>
        {isKnown && !isReconnecting && <Blocks {...props} />}
      </div>
    </div>
  );
}

function Blocks({ words, title, terms }: Omit<Props, 'label'>) {
  const t = useTranslations('rewards');
  const own = useRewardWords(words);
  const hasAccount = useAddress() !== undefined;
  return (
    <>
      {hasAccount && (
        <>
          <div className={`${head} ${styles.head}`} aria-hidden="true">
            <span className={styles.title}>{title}</span>
            <Skeleton characters={8} />
          </div>
          <div className={styles.earned} aria-hidden="true">
            <span className={styles.term}>{t('toClaim')}</span>
            <span className={styles.amount}>
              <Skeleton characters={7} />
            </span>
            <span className={styles.claim}>{t('claim')}</span>
          </div>
        </>
      )}
      <div className={styles.sides} aria-hidden="true">
        <span>{own('deposit')}</span>
        <span>{own('withdraw')}</span>
      </div>
      <div className={styles.field} aria-hidden="true">
        <span className={styles.term}>{t('amount')}</span>
        <span className={styles.amount}>
          <Skeleton characters={4} />
        </span>
      </div>
      <div className={styles.action} aria-hidden="true">
        {t('loading')}
      </div>
      <div aria-hidden="true">
        <Facts>
          {[t('yourRate'), ...(hasAccount ? terms : [])].map((term) => (
            <Fact key={term} term={term}>
              <Skeleton characters={10} />
            </Fact>
          ))}
        </Facts>
      </div>
    </>
  );
}
