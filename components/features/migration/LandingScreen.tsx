'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { emptyListAction } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { pageTitle, partsPage } from '@/components/ui/page.css';
import { migrationLandingMessages } from '@/lib/base/i18n/exported/migrationLanding';
import { farmVersionOf } from '@/lib/exchange/rewards/farms/farmVersion';
import type { OlderVersion } from '@/lib/features/migration/useOldDeposits';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useRoute } from '@/lib/site/navigation/useRoute';
import * as styles from './LandingScreen.css';
import { MigrationTotals } from './MigrationTotals';

const OldDeposits = lazyPart(() => import('./OldDeposits'), 'OldDeposits');

/** /beta/migrate/{version}: the deposits in the farms of an older version, and where they go. */
export const LandingScreen = withMessages({ migrationLanding: migrationLandingMessages }, Screen);

function Screen() {
  const t = useTranslations('migrationLanding');
  const route = useRoute();
  const text = route?.name === 'migrationLanding' ? route.version : undefined;
  const version = text === undefined ? undefined : farmVersionOf(text);
  return (
    <div className={partsPage}>
      <PageTitle screen={t('title')} />
      <div className={styles.hero}>
        <h1 className={pageTitle}>{t('title')}</h1>
        {version !== undefined && version < 2 && (
          <p className={styles.intro}>{t('intro', { version })}</p>
        )}
      </div>
      <OnAvalanche loading={t('loading')}>
        {text !== undefined && <Shown text={text} />}
      </OnAvalanche>
    </div>
  );
}

function Shown({ text }: { text: string }) {
  const t = useTranslations('migrationLanding');
  const account = useAddress();
  const version = farmVersionOf(text);
  if (version === undefined || version === 2)
    return (
      <>
        <Notice tone="plain">{t('unknownVersion', { version: text })}</Notice>
        <div className={emptyListAction}>
          <ButtonLink variant="primary" href={hrefOf({ name: 'migrationLanding', version: '1' })}>
            {t('toFirst')}
          </ButtonLink>
        </div>
      </>
    );
  const other: OlderVersion = version === 1 ? 0 : 1;
  return (
    <>
      <MigrationTotals />
      {account === undefined ? (
        <div className={styles.hero}>
          <p className={styles.quiet}>{t('connect')}</p>
          <div className={emptyListAction}>
            <ConnectAction />
          </div>
        </div>
      ) : (
        <OldDeposits key={`${version} ${account}`} version={version} account={account} />
      )}
      <div>
        <ButtonLink
          variant="secondary"
          href={hrefOf({ name: 'migrationLanding', version: String(other) })}
        >
          {t('otherVersion', { version: other })}
        </ButtonLink>
      </div>
    </>
  );
}
