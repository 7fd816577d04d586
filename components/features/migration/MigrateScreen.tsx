'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { usePreload } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { migrationMessages } from '@/lib/base/i18n/exported/migration';
import { rewardsMessages } from '@/lib/base/i18n/exported/rewards';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import { type Migration, useMigration } from '@/lib/features/migration/useMigration';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { hrefOf } from '@/lib/site/navigation/routes';
import { Migrated } from './Migrated';
import * as styles from './MigrateScreen.css';
import { MigrationPart } from './MigrationPart';
import type { MigrationSteps as Steps } from './MigrationSteps';
import { MovedAmount } from './MovedAmount';
import * as steps from './Steps.css';
// Styles of the steps, so that they are in the document before their code.
import '@/components/parts/rewards/EarnedPanel.css';
import '@/components/parts/rewards/RewardForms.css';
import '@/components/parts/rewards/StakeAmountField.css';

/** Loaded for an account, while the first figures are read. */
const MigrationSteps = lazyPart(() => import('./MigrationSteps'), 'MigrationSteps', StepsWaiting);

const MESSAGES = { migration: migrationMessages, rewards: rewardsMessages };

/**
 * /migrate: moves liquidity of a farm of version 0 or 1 to a newer one, by what the account has on
 * chain. The URL path names both.
 */
export function MigrateScreen() {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Screen />
    </ScreenMessages>
  );
}

function Screen() {
  const t = useTranslations('migration');
  return (
    <Card title={t('title')}>
      <PageTitle screen={t('title')} />
      <div className={steps.parts}>
        <OnAvalanche loading={t('loading')}>
          <Shown />
        </OnAvalanche>
      </div>
    </Card>
  );
}

function Waiting() {
  const t = useTranslations('migration');
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Spinner isLarge />
    </div>
  );
}

/** The place of the steps, while one is open. */
function StepsWaiting({ migration: { step } }: ComponentProps<typeof Steps>) {
  const isOpen = step === 'withdraw' || step === 'convert' || step === 'deposit';
  return isOpen ? <Waiting /> : null;
}

function Shown() {
  const migration = useMigration();
  usePreload(MigrationSteps, useAddress() !== undefined);
  switch (migration.status) {
    case 'loading':
      return <Waiting />;
    case 'missing':
      return <Missing migration={migration} />;
    default:
      return <Known migration={migration} />;
  }
}

/** The currencies that the address names, with `?` for one that is not known. */
function useNames() {
  const symbolText = useSymbolText();
  return (pair: readonly (Currency | undefined)[]) =>
    pair.map((currency) => (currency ? symbolText(currency) : '?'));
}

function Missing({ migration }: { migration: Extract<Migration, { status: 'missing' }> }) {
  const t = useTranslations('migration');
  const namesOf = useNames();
  return (
    <>
      <Notice tone="error">
        <p>
          {t('missing', {
            from: namesOf(migration.from).join('/'),
            to: namesOf(migration.to).join('/'),
          })}
        </p>
        <p>{t('missingText')}</p>
      </Notice>
      <ButtonLink variant="primary" href={hrefOf({ name: 'pool' })}>
        {t('toPool')}
      </ButtonLink>
    </>
  );
}

function Known({ migration }: { migration: Extract<Migration, { status: 'known' }> }) {
  const t = useTranslations('migration');
  const namesOf = useNames();
  const { account, from, to, step, versions, failed } = migration;
  const toText = pairText(namesOf(to.currencies));
  const intro = t('intro', {
    from: pairText(namesOf(from.currencies)),
    versionFrom: versions[0],
    to: toText,
    versionTo: versions[1],
  });
  if (account === undefined)
    return (
      <>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.intro}>{t('connect')}</p>
        <ConnectAction />
      </>
    );
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      <MovedAmount migration={migration} />
      {failed && <Notice tone="warning">{t(`farmFailed.${failed}`)}</Notice>}
      {step === 'loading' && !failed && <Waiting />}
      {step === 'nothing' && <Notice tone="plain">{t('nothing')}</Notice>}
      {step === 'part' && (
        <MigrationPart
          migration={migration}
          pairText={({ currencies }) => pairText(namesOf(currencies))}
        />
      )}
      {step === 'done' && <Migrated to={to} pair={toText} />}
      {/* Stays when a step is done, so that its dialog shows the result. */}
      <MigrationSteps key={account} migration={migration} account={account} />
    </>
  );
}
