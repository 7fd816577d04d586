import { atom } from 'jotai';
import type { TypedUpgrades } from './upgradeDraft';

/** The typed amounts, by the addresses of the account and of the old token. */
export const typedUpgradesAtom = atom<TypedUpgrades>({});
