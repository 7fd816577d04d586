import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded with the first token; on most forms, with the first one of the old bridge. */
export const LazyOldBridgeNotice = lazyPart(() => import('./OldBridgeNotice'), 'OldBridgeNotice');
