'use client';

import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { longAddress } from '@/lib/base/addresses/formatAddress';
import { type ExplorerTarget, explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { AVALANCHE } from '@/lib/base/networks/network';
import * as styles from './AddressLink.css';

type Props = {
  address: Address;
  /** In place of the address. */
  children?: ReactNode;
};

/** An address that links to its page at the explorer: by default in full, shortened on a phone. */
export function AddressLink({ address, children }: Props) {
  return (
    <OnExplorer target={{ type: 'address', address }}>
      {children ?? (
        <>
          <bdi className={styles.whole} translate="no">
            {address}
          </bdi>
          <bdi className={styles.short} translate="no">
            {longAddress(address)}
          </bdi>
        </>
      )}
    </OnExplorer>
  );
}

/** A link to a page of the explorer; its text alone until the explorer is known. */
export function OnExplorer({ target, children }: { target: ExplorerTarget; children: ReactNode }) {
  const loaded = useConfiguration();
  if (loaded.status !== 'ready') return <>{children}</>;
  return (
    <a
      className={styles.link}
      href={explorerUrl(loaded.configuration, AVALANCHE, target)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
