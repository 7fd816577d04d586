import type { ChainId } from '@/lib/base/networks/network';
import { useFigureAge } from '@/lib/chain/reads/useFigureAge';
import * as styles from './FiguresAge.css';
import { useAgeText } from './useAgeText';

/** Next to figures: how old they are, while they are not read. Nothing while they are fresh. */
export function FiguresAge({ chainId }: { chainId: ChainId | undefined }) {
  const ageText = useAgeText();
  const { ageSeconds } = useFigureAge(chainId);
  if (ageSeconds === undefined) return null;
  return <p className={styles.age}>{ageText(ageSeconds)}</p>;
}
