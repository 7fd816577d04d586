import { Skeleton } from '@/components/ui/Skeleton';
import * as styles from './PositionStory.css';

const ROWS = ['putIn', 'takenOut', 'worth', 'fees', 'holding'];

/** The place of a position's result, with the same size. */
export function StoryWaiting() {
  return (
    <div className={styles.story} aria-hidden="true">
      <p className={styles.headline}>
        <Skeleton characters={24} />
      </p>
      <p className={styles.note}>
        <Skeleton characters={32} />
      </p>
      <div>
        {ROWS.map((row) => (
          <p key={row} className={styles.waitingRow}>
            <Skeleton characters={10} />
            <Skeleton characters={14} />
            <Skeleton characters={8} />
          </p>
        ))}
      </div>
    </div>
  );
}
