import { atom } from 'jotai';
import type { TypedUpgrades } from './keptUpgrades';

/** What is typed to be converted, by the address of the old token. */
export const typedUpgradesAtom = atom<TypedUpgrades>({});
