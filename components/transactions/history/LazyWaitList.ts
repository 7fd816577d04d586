import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded with the first review. */
export const LazyWaitList = lazyPart(() => import('./WaitList'), 'WaitList');
