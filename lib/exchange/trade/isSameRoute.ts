import { isSameToken } from '@/lib/base/tokens/token';
import type { Trade } from './trade';

/** Whether two trades go through the same tokens, in the same order. */
export function isSameRoute({ route: a }: HasRoute, { route: b }: HasRoute): boolean {
  return (
    a.length === b.length &&
    a.every((token, hop) => {
      const other = b[hop];
      return other !== undefined && isSameToken(token, other);
    })
  );
}

type HasRoute = Pick<Trade, 'route'>;
