import { useTranslations } from 'next-intl';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import * as styles from './ListDialog.css';
import { TokenLine } from './TokenLine';
import { VirtualRows } from './VirtualRows';

type Props = { name: string; tokens: readonly Token[]; chainId: ChainId };

/** The tokens of a list on a chain. They scroll. */
export function ListTokens({ name, tokens, chainId }: Props) {
  const t = useTranslations('lists');
  if (tokens.length === 0)
    return <p className={styles.label}>{t('noTokens', { network: NETWORK_NAMES[chainId] })}</p>;
  return (
    <VirtualRows label={t('tokens', { name })} rows={tokens} keyOf={addressOf}>
      {(token) => <TokenLine token={token} />}
    </VirtualRows>
  );
}

function addressOf({ address }: Token): string {
  return address;
}
