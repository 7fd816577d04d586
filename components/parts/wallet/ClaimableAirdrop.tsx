import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { airdropMessages } from '@/lib/base/i18n/exported/airdrop';
import { useClaimableOnce } from '@/lib/features/airdrop/useClaimableOnce';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './AccountDialog.css';

type Props = {
  /** Called when the link is followed. */
  onFollow: () => void;
};

/** What the account may claim from the airdrop, with the way there; nothing without it. */
export const ClaimableAirdrop = withMessages({ airdrop: airdropMessages }, Content);

function Content({ onFollow }: Props) {
  const t = useTranslations('airdrop.invitation');
  const locale = useLocale();
  const amount = useClaimableOnce(useActiveChainId(), useAddress());
  if (amount === undefined) return null;
  return (
    <div className={styles.airdrop}>
      <p className={styles.airdropText}>
        {t('text', { amount: formatAmount(amount, { locale }) })}
      </p>
      <ButtonLink variant="accent" href={hrefOf({ name: 'airdrop' })} onClick={onFollow}>
        {t('toAirdrop')}
      </ButtonLink>
    </div>
  );
}
