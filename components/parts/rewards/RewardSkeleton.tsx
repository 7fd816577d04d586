import { card } from '@/components/ui/Card.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { head } from './OwnHead.css';
import * as styles from './RewardSkeleton.css';

/**
 * The place of the card of a reward pool that is being read: blocks of the sizes of its parts.
 * Until it is known whether there is an account, on which these depend, it is empty.
 */
export function RewardSkeleton({ label }: { label: string }) {
  const isKnown = useIsHydrated();
  const isReconnecting = useWallet().status === 'reconnecting';
  return (
    <div className={card}>
      <div className={styles.parts} role="status" aria-label={label}>
        {isKnown && !isReconnecting && <Blocks />}
      </div>
    </div>
  );
}

function Blocks() {
  const hasAccount = useAddress() !== undefined;
  return (
    <>
      {hasAccount && (
        <>
          <div className={`${head} ${styles.head}`}>
            <Skeleton characters={10} />
            <Skeleton characters={6} />
          </div>
          <div className={styles.blocks.earned}>
            <Skeleton characters={7} />
          </div>
        </>
      )}
      <div className={styles.blocks.sides} />
      <div className={styles.blocks.amount}>
        <Skeleton characters={4} />
      </div>
      <div className={styles.blocks.action} />
      <div className={styles.facts}>
        <Skeleton characters={12} />
        <Skeleton characters={10} />
      </div>
    </>
  );
}
