import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { onceNoDialogIsOpen } from '@/components/ui/dialogHistory';
import { addressQuery } from '@/lib/site/navigation/addressQuery';
import { poolInQuery, queryWithPool } from '@/lib/site/navigation/poolQuery';
import { writeQuery } from '@/lib/site/navigation/writeQuery';

/**
 * The pool that is open, which the address of the page names, and how to open and close it.
 *
 * The page's own entry in the browser's history names the pool, and so does the entry of its dialog
 * above. So a reload, and the way back from another page, open it again, and Back closes it: only
 * then the page's entry forgets it.
 */
export function usePoolInAddress() {
  const [pool, setPool] = useState<Address>();
  // A link to a pool on this same page.
  const linked = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may be newer than the router's.
  useEffect(() => setPool(poolInQuery(addressQuery())), [linked]);
  return {
    pool,
    open: (next: Address) => {
      writeQuery(queryWithPool(addressQuery(), next));
      setPool(next);
    },
    close: () => {
      setPool(undefined);
      onceNoDialogIsOpen(() => writeQuery(queryWithPool(addressQuery(), undefined)));
    },
  };
}
