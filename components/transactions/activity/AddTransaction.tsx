import { useTranslations } from 'next-intl';
import type { Address, Hash } from 'viem';
import { Button } from '@/components/ui/Button';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { otherChain, useAddTransaction } from '@/lib/transactions/activity/useAddTransaction';
import * as styles from './Activity.css';

type Props = { hash: Hash; chainId: ChainId; account: Address; onAdded: () => void };

/** Offers to add a transaction by its hash, and says why it can't be added. */
export function AddTransaction({ hash, chainId, account, onAdded }: Props) {
  const t = useTranslations('activity.paste');
  const { add, problem, isReading } = useAddTransaction({ hash, chainId, account }, onAdded);
  const network = NETWORK_NAMES[problem === 'otherChain' ? otherChain(chainId) : chainId];
  return (
    <div className={styles.adding}>
      <Button variant="secondary" disabled={isReading} onClick={add}>
        {t(isReading ? 'reading' : 'offer')}
      </Button>
      <p role="status" className={styles.problem}>
        {problem && t(problem, { network })}
      </p>
    </div>
  );
}
