import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { keptConversion } from './keptConversion';

/**
 * What is typed to be converted of a pool token, and how to change it; undefined while nothing is.
 * It is there again after a reload of this tab.
 */
export function useTypedConversion(pool: Address) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const kept = keptConversion.take();
    if (kept?.pool === pool) setTyped(kept.typed);
  }, [pool]);
  const type = (text: string | undefined) => {
    setTyped(text);
    keptConversion.keep({ pool: text === undefined ? '' : pool, typed: text ?? '' });
  };
  return [typed, type] as const;
}
