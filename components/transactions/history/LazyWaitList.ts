import { lazyPart } from '@/components/frame/layout/lazyPart';

/** Its code is loaded with the first review. */
export const LazyWaitList = lazyPart(() => import('./WaitList'), 'WaitList');
