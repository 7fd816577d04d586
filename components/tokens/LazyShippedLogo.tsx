import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

const ShippedLogo = lazyComponent(() =>
  import('./ShippedLogo').then((loaded) => loaded.ShippedLogo),
);

/** The logo of a token of the catalogue that comes with the page, once its code is loaded. */
export function LazyShippedLogo({ symbol }: { symbol: string }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <ShippedLogo symbol={symbol} />
    </ErrorBoundary>
  );
}
