import { ListSkeleton } from '@/components/ui/ListSkeleton';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './ListWaiting.css';
import { SlowNote } from './SlowNote';

type Props = {
  /** What is being read. */
  label: string;
  /** Whether some of it is shown already, and only the rest is awaited. */
  isRest?: boolean;
};

/** In place of a list that is being read, or of the rest of it: rows of its height. */
export function ListWaiting({ label, isRest = false }: Props) {
  return (
    <>
      <div className={styles.line}>
        <span role="img" aria-label={label}>
          <Spinner />
        </span>
        <SlowNote />
      </div>
      <ListSkeleton count={isRest ? 1 : undefined} />
    </>
  );
}
