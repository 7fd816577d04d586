import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded with the first token that the app does not know. */
export const LazyMissingToken = lazyPart(() => import('./MissingToken'), 'MissingToken');
