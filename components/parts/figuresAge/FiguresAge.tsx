import type { ChainId } from '@/lib/base/networks/network';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import * as styles from './FiguresAge.css';
import { useAgeText } from './useAgeText';

/** Next to figures: how old they are, while they are not read. Nothing while they are fresh. */
export function FiguresAge({ chainId }: { chainId: ChainId | undefined }) {
  const ageText = useAgeText();
  const { ageSeconds } = useFreshness(chainId);
  if (ageSeconds === undefined) return null;
  return <p className={styles.age}>{ageText(ageSeconds)}</p>;
}
