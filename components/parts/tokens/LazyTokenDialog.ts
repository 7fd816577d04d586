import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent } from '@/components/ui/lazyComponent';

/** Its code is loaded when the page is idle, or when it is first opened. */
export const LazyTokenDialog = lazyComponent(
  () => import('./TokenDialog'),
  'TokenDialog',
  LoadingPanel,
);
