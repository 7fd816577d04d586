import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { AddToWallet } from '@/components/transactions/progress/AddToWallet';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import { hrefOf } from '@/lib/site/navigation/routes';

type Props = {
  to: MigratedPair;
  /** The symbols of its currencies. */
  pair: string;
};

/** The end of a migration: where the liquidity is, and its tokens for the wallet. */
export const Migrated = withMessages(signingMessages, Content);

function Content({ to, pair }: Props) {
  const t = useTranslations('migration');
  return (
    <>
      <Notice tone="plain">
        <strong>{t('doneTitle')}</strong>
        <p>{t('done', { pair })}</p>
      </Notice>
      {to.currencies.map((currency) =>
        currency.type === 'token' ? (
          <AddToWallet
            key={currency.address}
            chainId={currency.chainId}
            address={currency.address}
          />
        ) : null,
      )}
      <ButtonLink variant="primary" href={hrefOf({ name: 'pool' })}>
        {t('toPool')}
      </ButtonLink>
    </>
  );
}
