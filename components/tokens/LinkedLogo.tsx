import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

const ListLogo = lazyComponent(() => import('./ListLogo').then((loaded) => loaded.ListLogo));

/** The logo at a link of a list, over a drawn mark; nothing where it is not loaded. */
export function LinkedLogo({ link }: { link: string }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <ListLogo key={link} link={link} />
    </ErrorBoundary>
  );
}
