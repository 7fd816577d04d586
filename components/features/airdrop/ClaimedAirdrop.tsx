import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { AddToWallet } from '@/components/transactions/progress/AddToWallet';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { withEnds } from '@/components/ui/withEnds';
import { amountOf } from '@/lib/base/amounts/amount';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import { AVALANCHE } from '@/lib/base/networks/network';
import { AIRDROP_TOKEN } from '@/lib/features/airdrop/airdropContract';
import { hrefOf } from '@/lib/site/navigation/routes';
import { explorerTarget } from '@/lib/transactions/history/explorerTarget';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import * as styles from './AirdropScreen.css';

/** A confirmed claim, and what can be done with its PNG. */
export const ClaimedAirdrop = withMessages(signingMessages, Content);

function Content({ claim }: { claim: TransactionRecord }) {
  const t = useTranslations('airdrop');
  const raw = claim.moved?.claimed;
  return (
    <>
      <Notice tone="plain">
        <p>
          {raw === undefined
            ? t('claimedUnknown')
            : withEnds(
                t.rich('claimed', {
                  amount: () => <CurrencyAmount amount={amountOf(AIRDROP_TOKEN, raw)} />,
                }),
              )}
        </p>
        <ExplorerLink chainId={AVALANCHE} target={explorerTarget(claim)} />
      </Notice>
      <AddToWallet chainId={AVALANCHE} address={AIRDROP_TOKEN.address} />
      <p className={styles.quiet}>{t('thenDelegate')}</p>
      <ButtonLink variant="secondary" href={hrefOf({ name: 'proposals' })}>
        {t('delegate')}
      </ButtonLink>
    </>
  );
}
