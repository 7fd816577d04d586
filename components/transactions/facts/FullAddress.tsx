import type { Address } from 'viem';
import * as styles from '@/components/transactions/review/Review.css';
import { AddressText } from '@/components/ui/AddressText';

/** An address in full, wherever money goes to it. */
export function FullAddress({ address }: { address: Address }) {
  return (
    <bdi className={styles.whole} translate="no">
      <AddressText address={address} />
    </bdi>
  );
}
