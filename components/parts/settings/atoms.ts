import { atom } from 'jotai';
import type { ChainId } from '@/lib/base/networks/network';

/** What was typed as the endpoint of each chain and is not in use; it outlives the dialog. */
export const endpointDraftsAtom = atom<Readonly<Partial<Record<ChainId, string>>>>({});
