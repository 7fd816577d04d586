import { lazyPart } from '@/components/parts/loading/lazyPart';
import { FarmSkeleton } from './FarmSkeleton';

/** The farm of the address, loaded while it is looked for. */
export const LazyFarmCard = lazyPart(() => import('./FarmCard'), 'FarmCard', FarmSkeleton);

/** Loads the code of a farm when a pointer or the keyboard comes to the list of farms. */
export const PRELOADS_FARM = {
  onPointerEnter: LazyFarmCard.preload,
  onFocus: LazyFarmCard.preload,
};
