import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { PageLink } from '@/components/ui/PageLink';
import { amountOf } from '@/lib/base/amounts/amount';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { Token } from '@/lib/base/tokens/token';
import type { AirdropContract, AirdropHolder } from '@/lib/features/airdrop/airdropResult';
import { requiredTokens } from '@/lib/features/airdrop/requiredTokens';
import * as styles from './RequiredTokens.css';

type Props = { contract: AirdropContract; holder: AirdropHolder };

const LOGO_SIZE = 24;

/** What an address holds of the two tokens; a claim requires one whole unit of either. */
export function RequiredTokens({ contract, holder }: Props) {
  const t = useTranslations('airdrop');
  const [uni, sushi] = requiredTokens(contract);
  return (
    <ul className={styles.list} aria-label={t('balances')}>
      <RequiredToken token={uni} raw={holder.uni} />
      <RequiredToken token={sushi} raw={holder.sushi} />
    </ul>
  );
}

function RequiredToken({ token, raw }: { token: Token; raw: bigint }) {
  const t = useTranslations('airdrop');
  const loaded = useConfiguration();
  const { chainId, address, symbol } = token;
  return (
    <li className={styles.token}>
      <TokenLogo currency={token} size={LOGO_SIZE} />
      <CurrencyAmount amount={amountOf(token, raw)} rounding="held" />
      {loaded.status === 'ready' && (
        <PageLink
          className={styles.link}
          aria-label={t('seeToken', { symbol })}
          href={explorerUrl(loaded.configuration, chainId, { type: 'token', address })}
        >
          {t('explorer')}
        </PageLink>
      )}
    </li>
  );
}
