import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded when it is first opened. */
export const LazyActivityDialog = lazyPart(
  () => import('./ActivityDialog'),
  'ActivityDialog',
  LoadingPanel,
);
