import type { Address } from 'viem';
import * as styles from './Review.css';

/** An address in full, as it stands where money goes. */
export function WholeAddress({ address }: { address: Address }) {
  return (
    <bdi className={styles.whole} translate="no">
      {address}
    </bdi>
  );
}
