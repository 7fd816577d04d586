import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { Address } from 'viem';
import { typedUpgradesAtom } from './atoms';
import { keptUpgrades } from './keptUpgrades';

/**
 * What is typed to be converted of an old token, and how to change it. It stays when the dialog is
 * closed, and survives a reload of this tab.
 */
export function useTypedUpgrade(old: Address) {
  const [typed, setTyped] = useAtom(typedUpgradesAtom);
  useEffect(() => {
    const kept = keptUpgrades.take();
    if (kept) setTyped(kept);
  }, [setTyped]);
  const type = (text: string) => {
    const next = { ...typed, [old]: text };
    setTyped(next);
    keptUpgrades.keep(next);
  };
  return [typed[old] ?? '', type] as const;
}
