import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { savesData } from '@/components/ui/savesData';

const ShippedLogo = lazyComponent(() => import('./ShippedLogo'), 'ShippedLogo');

/**
 * The logo of a token of the catalogue that comes with the page, once its code is loaded. A user
 * who saves data sees the token's mark instead.
 */
export function LazyShippedLogo({ symbol }: { symbol: string }) {
  if (savesData()) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <ShippedLogo symbol={symbol} />
    </ErrorBoundary>
  );
}
