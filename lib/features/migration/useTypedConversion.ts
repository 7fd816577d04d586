import { useState } from 'react';
import type { Address } from 'viem';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { conversionDraft } from './conversionDraft';

/**
 * The typed amount of an account's pool token, and how to change it; undefined while nothing is
 * typed. It survives a reload of this tab.
 */
export function useTypedConversion(account: Address, pool: Address) {
  const owner = `${account} ${pool}`;
  const [typed, setTyped] = useState<string>();
  useDraft(conversionDraft, {
    form: undefined,
    restore: (kept) => {
      if (kept.owner === owner) setTyped(kept.typed);
    },
  });
  const type = (text: string | undefined) => {
    setTyped(text);
    conversionDraft.keep({ owner: text === undefined ? '' : owner, typed: text ?? '' });
  };
  return [typed, type] as const;
}
