import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded with the first token that may take a fee. */
export const LazyTokenFindings = lazyPart(() => import('./TokenFindings'), 'TokenFindings');
