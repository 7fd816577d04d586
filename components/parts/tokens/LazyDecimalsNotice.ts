import { lazyPart } from '@/components/parts/loading/lazyPart';

/** Its code is loaded with the first token that has other decimals than its contract. */
export const LazyDecimalsNotice = lazyPart(() => import('./DecimalsNotice'), 'DecimalsNotice');
