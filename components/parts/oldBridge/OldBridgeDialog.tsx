'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { upgradeMessages } from '@/lib/base/i18n/exported/upgrade';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { BRIDGE_URL } from '@/lib/site/navigation/aboutLinks';
import * as styles from './OldBridgeDialog.css';
import { ReadingOldTokens } from './ReadingOldTokens';

/** Loaded on its own: each page lists the style sheets of this dialog, and the form has many. */
const HeldOldTokens = lazyPart(() => import('./HeldOldTokens'), 'HeldOldTokens', ReadingOldTokens);

type Props = { onClose: () => void };

/** Converts the account's tokens of the old bridge to those of the present one. */
export const OldBridgeDialog = withMessages({ upgrade: upgradeMessages }, Content);

function Content({ onClose }: Props) {
  const t = useTranslations('upgrade');
  const frame = useTranslations('frame');
  const account = useAddress();
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.parts}>
        <p className={styles.quiet}>{t('intro')}</p>
        <OnAvalanche loading={t('loading')}>
          {account ? (
            <HeldOldTokens key={account} account={account} />
          ) : (
            <>
              <p className={styles.quiet}>{t('connect')}</p>
              <ConnectAction />
            </>
          )}
        </OnAvalanche>
        <ButtonLink variant="secondary" href={BRIDGE_URL}>
          {t('bridge')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
