import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { Address } from 'viem';
import { typedUpgradesAtom } from './atoms';
import { keptUpgrades } from './keptUpgrades';

/**
 * The typed amount of an account's old token, and how to change it. It stays when the dialog is
 * closed, and survives a reload of this tab.
 */
export function useTypedUpgrade(account: Address, old: Address) {
  const key = `${account} ${old}`;
  const [typed, setTyped] = useAtom(typedUpgradesAtom);
  useEffect(() => {
    const kept = keptUpgrades.take();
    if (kept) setTyped(kept);
  }, [setTyped]);
  const type = (text: string) => {
    const next = { ...typed, [key]: text };
    setTyped(next);
    keptUpgrades.keep(next);
  };
  return [typed[key] ?? '', type] as const;
}
