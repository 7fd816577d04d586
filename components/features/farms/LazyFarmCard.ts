import { lazyPart } from '@/components/parts/loading/lazyPart';
import { FarmSkeleton } from './FarmSkeleton';
import { loadFarmCard } from './loadFarmCard';

/** The farm of the address, loaded while it is looked for. */
export const LazyFarmCard = lazyPart(loadFarmCard, 'FarmCard', FarmSkeleton);
