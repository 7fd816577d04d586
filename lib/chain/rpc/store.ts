import * as z from 'zod/mini';
import { isOwnEndpointUrl } from '@/lib/base/configuration/endpointUrl';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import { persistedStore } from '@/lib/base/storage/store';
import { endOutage } from './endpointHealth';
import { applyOwnEndpoints, NO_OWN_ENDPOINTS, type OwnEndpoints } from './ownEndpoints';

const own = z.catch(z.nullable(z.string().check(z.refine(isOwnEndpointUrl))), null);

const schema: z.ZodMiniType<OwnEndpoints> = z.object(perChain(() => own));

/** The user's own endpoints, shared by the tabs of this device. */
export const useOwnEndpoints = persistedStore(NO_OWN_ENDPOINTS, {
  name: 'pangolin.endpoints',
  version: 1,
  schema,
});

// The page requests nothing before its configuration is loaded, and the store is restored by then.
useOwnEndpoints.subscribe(applyOwnEndpoints);

/** Uses a checked endpoint for a chain in place of the configured ones; null ends that. */
export function chooseOwnEndpoint(chainId: ChainId, url: string | null): void {
  useOwnEndpoints.setState({ [chainId]: url });
  // The problem was that of other endpoints.
  endOutage(chainId);
}
