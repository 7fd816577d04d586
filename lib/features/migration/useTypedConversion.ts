import { useState } from 'react';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import { useDraft } from '@/lib/transactions/forms/useDraft';

/** A typed amount, and whose it is: the account and the pool token. */
type TypedConversion = { readonly owner: string; readonly typed: string };

const schema: z.ZodMiniType<TypedConversion> = z.object({ owner: z.string(), typed: z.string() });

/** The amount that this tab keeps for /migrate. */
const conversionDraft = draft('pangolin.conversion', schema);

/**
 * The typed amount of an account's pool token, and how to change it; undefined while nothing is
 * typed. It survives a reload of this tab.
 */
export function useTypedConversion(account: Address, pool: Address) {
  const owner = `${account} ${pool}`;
  const [typed, setTyped] = useState<string>();
  useDraft(conversionDraft, {
    form: undefined,
    restore: (restored) => {
      if (restored.owner === owner) setTyped(restored.typed);
    },
  });
  const change = (text: string | undefined) => {
    setTyped(text);
    conversionDraft.keep({ owner: text === undefined ? '' : owner, typed: text ?? '' });
  };
  return [typed, change] as const;
}
