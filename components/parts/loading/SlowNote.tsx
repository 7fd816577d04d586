import { useTranslations } from 'next-intl';
import { useIsSlow } from '@/components/ui/useIsSlow';
import * as styles from './ListWaiting.css';

/** After how long a wait is said to be long. */
const SLOW_MS = 3_000;

/** Next to the place of what is being read: says that it takes longer, once it does. */
export function SlowNote() {
  const t = useTranslations('frame');
  const isSlow = useIsSlow(true, SLOW_MS);
  return (
    <p className={styles.slow} role="status">
      {isSlow && t('takesLonger')}
    </p>
  );
}
