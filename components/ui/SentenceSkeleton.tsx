import { sentence } from './Skeleton.css';

/** Reserves the lines of a sentence with a figure to come, whatever its language. */
export function SentenceSkeleton({ children }: { children: string }) {
  return (
    <span className={sentence} aria-hidden="true">
      {children}
    </span>
  );
}
