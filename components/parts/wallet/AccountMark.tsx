import type { Address } from 'viem';
import { accountMark, MARK_CELLS } from '@/lib/holdings/wallet/accountMark';
import * as styles from './AccountMark.css';

type Props = {
  address: Address;
  /** In pixels. */
  size: number;
};

/** The drawn mark of an account. The address is always next to it. */
export function AccountMark({ address, size }: Props) {
  const { path, hue } = accountMark(address);
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox={`-1 -1 ${MARK_CELLS + 2} ${MARK_CELLS + 2}`}
      style={{ background: `hsl(${hue} 70% 88%)`, color: `hsl(${hue} 65% 35%)` }}
      aria-hidden="true"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
