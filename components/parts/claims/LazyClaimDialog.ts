import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded when it is first opened. */
export const LazyClaimDialog = lazyPart(() => import('./ClaimDialog'), 'ClaimDialog', LoadingPanel);
