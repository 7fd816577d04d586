import { atom } from 'jotai';
import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';

/** What the popup says: an account, and what it may claim. */
type AirdropInvitation = { readonly account: Address; readonly amount: Amount };

/** What the popup says now, if it is open. */
export const airdropInvitationAtom = atom<AirdropInvitation | undefined>(undefined);
