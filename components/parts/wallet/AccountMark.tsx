import type { Address } from 'viem';
import { accountMark, MARK_CELLS } from '@/lib/holdings/wallet/accountMark';
import * as styles from './AccountDialog.css';

/** The drawn mark of an account. The address is always next to it. */
export function AccountMark({ address }: { address: Address }) {
  const { path, hue } = accountMark(address);
  return (
    <svg
      className={styles.mark}
      viewBox={`-1 -1 ${MARK_CELLS + 2} ${MARK_CELLS + 2}`}
      style={{ background: `hsl(${hue} 70% 88%)`, color: `hsl(${hue} 65% 35%)` }}
      aria-hidden="true"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
