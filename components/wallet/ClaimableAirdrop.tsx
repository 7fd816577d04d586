import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { useClaimable } from '@/lib/airdrop/useClaimable';
import { formatAmount } from '@/lib/amounts/formatAmount';
import { airdropMessages } from '@/lib/i18n/exported/airdrop';
import { hrefOf } from '@/lib/navigation/routes';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import * as styles from './AccountDialog.css';

type Props = {
  /** Called when the link is followed. */
  onFollow: () => void;
};

/** What the account may claim from the airdrop, with the way there; nothing without it. */
export const ClaimableAirdrop = withMessages({ airdrop: airdropMessages }, Content);

function Content({ onFollow }: Props) {
  const t = useTranslations('airdrop.offer');
  const locale = useLocale();
  const amount = useClaimable(useActiveChainId(), useAddress());
  if (amount === undefined) return null;
  return (
    <div className={styles.airdrop}>
      <Notice tone="plain">
        {t('text', { amount: formatAmount(amount, { locale }) })}
        <ButtonLink variant="accent" href={hrefOf({ name: 'airdrop' })} onClick={onFollow}>
          {t('toAirdrop')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
