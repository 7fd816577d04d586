import { useAtom } from 'jotai';
import type { Address } from 'viem';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { typedUpgradesAtom } from './atoms';
import { upgradeDraft } from './upgradeDraft';

/**
 * The typed amount of an account's old token, and how to change it. It stays when the dialog is
 * closed, and survives a reload of this tab.
 */
export function useTypedUpgrade(account: Address, old: Address) {
  const key = `${account} ${old}`;
  const [typed, setTyped] = useAtom(typedUpgradesAtom);
  useDraft(upgradeDraft, { form: undefined, restore: setTyped });
  const type = (text: string) => {
    const next = { ...typed, [key]: text };
    setTyped(next);
    upgradeDraft.keep(next);
  };
  return [typed[key] ?? '', type] as const;
}
