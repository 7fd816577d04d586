import type { ReactNode } from 'react';
import type { Address } from 'viem';
import * as styles from './AddressLink.css';
import { OnExplorer } from './OnExplorer';

type Props = {
  address: Address;
  /** In place of the whole address. */
  children?: ReactNode;
};

/** An address, in full by default, that links to its page at the explorer. */
export function AddressLink({ address, children }: Props) {
  return (
    <OnExplorer target={{ type: 'address', address }}>
      {children ?? (
        <bdi className={styles.whole} translate="no">
          {address}
        </bdi>
      )}
    </OnExplorer>
  );
}
