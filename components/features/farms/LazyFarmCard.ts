import { lazyComponent } from '@/components/ui/lazyComponent';
import { FarmSkeleton } from './FarmSkeleton';

/** The farm of the address, loaded while it is looked for. */
export const LazyFarmCard = lazyComponent(() => import('./FarmCard'), 'FarmCard', FarmSkeleton);

/** Loads the code of a farm when a pointer or the keyboard comes to the links to farms. */
export const PRELOADS_FARM = {
  onPointerEnter: LazyFarmCard.preload,
  onFocus: LazyFarmCard.preload,
};
