import { atom, useAtom } from 'jotai';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import { useDraft } from '@/lib/transactions/forms/useDraft';

/** The typed amounts, by the addresses of the account and of the old token. */
type TypedUpgrades = Readonly<Record<string, string>>;

const schema: z.ZodMiniType<TypedUpgrades> = z.record(z.string(), z.string());

/** The amounts that this tab keeps for the conversion of old tokens. */
const upgradeDraft = draft('pangolin.upgrades', schema);

/** The typed amounts, by the addresses of the account and of the old token. */
const typedUpgradesAtom = atom<TypedUpgrades>({});

/**
 * The typed amount of an account's old token, and how to change it. It stays when the dialog is
 * closed, and survives a reload of this tab.
 */
export function useTypedUpgrade(account: Address, old: Address) {
  const key = `${account} ${old}`;
  const [typed, setTyped] = useAtom(typedUpgradesAtom);
  useDraft(upgradeDraft, { form: undefined, restore: setTyped });
  const change = (text: string) => {
    const next = { ...typed, [key]: text };
    setTyped(next);
    upgradeDraft.keep(next);
  };
  return [typed[key] ?? '', change] as const;
}
