import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

const LinkedLogo = lazyComponent(() => import('./LinkedLogo'), 'LinkedLogo');

/** The logo at a link of a list, over a drawn mark; nothing if it is not loaded. */
export function LazyLinkedLogo({ link }: { link: string }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <LinkedLogo key={link} link={link} />
    </ErrorBoundary>
  );
}
