import { isOffline } from '@/lib/chain/rpc/useIsOffline';
import { untilPageActive } from '@/lib/chain/rpc/usePagePause';
import { marketRequests } from './askInTurn';

/** How all screens ask for the past, together. */
export const MARKET_REQUESTS = marketRequests({ untilActive: untilPageActive, isOffline });
