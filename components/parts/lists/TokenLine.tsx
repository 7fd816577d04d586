import type { ReactNode } from 'react';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import * as styles from './TokenLine.css';

type Props = {
  token: Token;
  /** Before the symbol. */
  mark?: ReactNode;
  /** After the address. */
  note?: string | undefined;
};

/** A token of a list: symbol, name and address. */
export function TokenLine({ token, mark, note }: Props) {
  return (
    <>
      <p className={styles.symbol}>
        {mark}
        <bdi translate="no">{shortSymbol(token.symbol)}</bdi>{' '}
        <bdi className={styles.name} translate="no">
          {token.name}
        </bdi>
      </p>
      <p className={styles.address}>
        <span translate="no">{formatAddress(token.address)}</span>
        {note && ` · ${note}`}
      </p>
    </>
  );
}
