import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { claimKey } from '@/lib/features/claims/claim';
import type { ClaimOwner } from '@/lib/features/claims/claimRun';
import { beginClaimRun } from '@/lib/features/claims/store';
import { useClaims } from '@/lib/features/claims/useClaims';
import { ClaimAmounts } from './ClaimAmounts';
import * as styles from './ClaimDialog.css';
import { ClaimItem } from './ClaimItem';

type Props = {
  owner: ClaimOwner;
  /** Whether the account or the network is another one now. */
  isOver: boolean;
  onBegin: () => void;
};

/** What can be claimed, before the first review. */
export function NewClaims({ owner, isOver, onBegin }: Props) {
  const t = useTranslations('claims');
  const { claims, isReading, isIncomplete } = useClaims(owner.chainId, owner.account);
  if (isOver) return <Notice tone="warning">{t('walletChanged')}</Notice>;
  const begin = () => {
    beginClaimRun(owner, claims);
    onBegin();
  };
  return (
    <>
      {claims.length > 0 && <p className={styles.text}>{t('intro')}</p>}
      <p role="status" className={styles.text}>
        {isReading && (
          <>
            <Spinner /> {t('reading')}
          </>
        )}
        {!isReading && claims.length === 0 && t('none')}
        {!isReading && claims.length > 0 && t('found', { count: claims.length })}
      </p>
      {isIncomplete && <Notice tone="warning">{t('incomplete')}</Notice>}
      {claims.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {claims.map((claim) => (
            <ClaimItem key={claimKey(claim)} claim={claim}>
              <ClaimAmounts account={owner.account} claim={claim} />
            </ClaimItem>
          ))}
        </ul>
      )}
      {claims.length > 0 && (
        <Button variant="primary" disabled={isReading} onClick={begin}>
          {t('begin', { count: claims.length })}
        </Button>
      )}
    </>
  );
}
