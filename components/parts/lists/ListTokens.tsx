import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
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

const NONE: readonly Token[] = [];

/** The tokens that a list has on a chain, in the list's order. */
export function useChainTokens(list: TokenList | undefined, chainId: ChainId): readonly Token[] {
  return useMemo(
    () => list?.tokens.filter((token) => token.chainId === chainId) ?? NONE,
    [list, chainId],
  );
}
