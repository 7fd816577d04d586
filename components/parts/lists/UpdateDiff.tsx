import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { isolated } from '@/lib/base/text/isolated';
import type { Token } from '@/lib/base/tokens/token';
import { type ListUpdate, listUpdate } from '@/lib/holdings/lists/listUpdate';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import { TokenLine } from './TokenLine';
import * as styles from './TokenLine.css';
import { VirtualRows } from './VirtualRows';

type Row = {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly token: Token;
  /** The token before, if it has changed. */
  readonly before?: Token;
};

type Props = { label: string; before: TokenList; after: TokenList };

/** What one version of a list changes in another, token by token. It scrolls. */
export function UpdateDiff({ label, before, after }: Props) {
  const t = useTranslations('lists');
  const changedFields = useChangedFields();
  const rows = useMemo(() => rowsOf(listUpdate(before, after)), [before, after]);
  if (rows.length === 0) return null;
  return (
    <VirtualRows label={label} rows={rows} keyOf={keyOf}>
      {({ kind, token, before: earlier }) => (
        <TokenLine
          token={token}
          mark={<span className={styles.marks[kind]}>{t(`${kind}Token`)}</span>}
          note={earlier && changedFields(earlier, token)}
        />
      )}
    </VirtualRows>
  );
}

function rowsOf({ removed, changed, added }: ListUpdate): readonly Row[] {
  return [
    ...removed.map((token) => ({ kind: 'removed', token }) as const),
    ...changed.map(({ before, after }) => ({ kind: 'changed', token: after, before }) as const),
    ...added.map((token) => ({ kind: 'added', token }) as const),
  ];
}

function keyOf({ token }: Row): string {
  return `${token.chainId} ${token.address}`;
}

/** Says which fields of a token differ. */
function useChangedFields() {
  const t = useTranslations('lists');
  return (before: Token, after: Token): string =>
    [
      before.symbol !== after.symbol && t('changedSymbol', { before: isolated(before.symbol) }),
      before.name !== after.name && t('changedName', { before: isolated(before.name) }),
      before.decimals !== after.decimals &&
        t('changedDecimals', { before: before.decimals, after: after.decimals }),
      before.logoURI !== after.logoURI && t('changedLogo'),
      JSON.stringify(before.tags) !== JSON.stringify(after.tags) && t('changedTags'),
    ]
      .filter(Boolean)
      .join(' · ');
}
