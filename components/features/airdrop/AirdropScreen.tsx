'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { OnOtherNetwork } from '@/components/parts/wallet/OnAvalanche';
import { Card } from '@/components/ui/Card';
import { airdropMessages } from '@/lib/base/i18n/exported/airdrop';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { AddressCheck } from './AddressCheck';
import * as styles from './AirdropScreen.css';
import { OwnAirdrop } from './OwnAirdrop';

/** /airdrop: what the account can claim, and a check of any address. */
export const AirdropScreen = withMessages({ airdrop: airdropMessages }, Screen);

function Screen() {
  const t = useTranslations('airdrop');
  const chainId = useActiveChainId();
  const isElsewhere = chainId !== undefined && chainId !== AVALANCHE;
  return (
    <div className={styles.column}>
      <PageTitle screen={t('title')} />
      <Card title={t('title')}>
        <p className={styles.intro}>{t('intro')}</p>
        {isElsewhere ? <OnOtherNetwork /> : <OwnAirdrop />}
      </Card>
      {!isElsewhere && <AddressCheck />}
    </div>
  );
}
