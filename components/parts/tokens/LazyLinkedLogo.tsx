import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { LinkedLogoProps } from './LinkedLogo';

const LinkedLogo = lazyComponent(() => import('./LinkedLogo'), 'LinkedLogo');

/** The logo at a link of a list, over a drawn mark; nothing if it is not loaded. */
export function LazyLinkedLogo(props: LinkedLogoProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <LinkedLogo key={props.link} {...props} />
    </ErrorBoundary>
  );
}
