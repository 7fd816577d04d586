import { listWaiting } from './list.css';
import { Spinner } from './Spinner';

/** In place of a list that is being read, or of the rest of it. */
export function ListSpinner({ label }: { label: string }) {
  return (
    <div className={listWaiting}>
      <span role="img" aria-label={label}>
        <Spinner isLarge />
      </span>
    </div>
  );
}
