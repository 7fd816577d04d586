import type { ChainId } from '@/lib/base/networks/network';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { AgeText } from './AgeText';
import * as styles from './FiguresAge.css';

/** Next to figures: how old they are, while they are not read. Nothing while they are fresh. */
export function FiguresAge({ chainId }: { chainId: ChainId | undefined }) {
  const age = useFreshness(chainId);
  if (age.ageSeconds === undefined) return null;
  return (
    <p className={styles.age}>
      <AgeText age={age} />
    </p>
  );
}
