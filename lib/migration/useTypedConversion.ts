import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { keptConversion } from './keptConversion';

/**
 * The typed amount of an account's pool token, and how to change it; undefined while nothing is
 * typed. It survives a reload of this tab.
 */
export function useTypedConversion(account: Address, pool: Address) {
  const owner = `${account} ${pool}`;
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const kept = keptConversion.take();
    if (kept?.owner === owner) setTyped(kept.typed);
  }, [owner]);
  const type = (text: string | undefined) => {
    setTyped(text);
    keptConversion.keep({ owner: text === undefined ? '' : owner, typed: text ?? '' });
  };
  return [typed, type] as const;
}
