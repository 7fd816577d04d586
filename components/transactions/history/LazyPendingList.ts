import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded with the first review. */
export const LazyPendingList = lazyPart(() => import('./PendingList'), 'PendingList');
