'use client';

import { useAtomValue } from 'jotai';
import { Gift, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { airdropMessages } from '@/lib/base/i18n/exported/airdrop';
import { airdropInvitationAtom } from '@/lib/features/airdrop/atoms';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './AirdropPopup.css';

type Props = { onClose: () => void };

const ICON_SIZE = 20;
const CLOSE_SIZE = 16;

/** Shows the account what it may claim from the airdrop. It stays until it is answered. */
export const AirdropPopup = withMessages({ airdrop: airdropMessages }, Content);

function Content({ onClose }: Props) {
  const t = useTranslations('airdrop.invitation');
  const locale = useLocale();
  const invitation = useAtomValue(airdropInvitationAtom);
  if (invitation === undefined) return null;
  return (
    <section className={styles.popup} aria-label={t('label')}>
      <Gift className={styles.icon} size={ICON_SIZE} aria-hidden="true" />
      <p className={styles.words}>
        {t('text', { amount: formatAmount(invitation.amount, { locale }) })}
      </p>
      <ButtonLink variant="secondary" href={hrefOf({ name: 'airdrop' })} onClick={onClose}>
        {t('action')}
      </ButtonLink>
      <Button variant="icon" aria-label={t('dismiss')} onClick={onClose}>
        <X size={CLOSE_SIZE} aria-hidden="true" />
      </Button>
    </section>
  );
}
