import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { FARMS, type Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';

/** A farm of version 0 or 1, and the farm of version 1 that took its place. */
type ReplacedFarm = { readonly from: Farm; readonly to: Farm };

/** The farms that were replaced: first those of version 0, then those of version 1. */
export const REPLACED_FARMS: readonly ReplacedFarm[] = FARMS.filter(
  ({ version }) => version !== 2,
).flatMap((from) => {
  const to = replacementFarm(from);
  return to === undefined || to === from ? [] : [{ from, to }];
});

/** The farm of version 1 with the tokens of a farm, those of the old bridge replaced. */
function replacementFarm({ tokens }: Farm): Farm | undefined {
  const wanted = tokens.map((token) => replacementOf(token) ?? token);
  return FARMS.find((farm) => farm.version === 1 && hasTokens(farm, wanted));
}

function hasTokens({ tokens }: Farm, wanted: readonly Token[]): boolean {
  return tokens.every((token) => wanted.some((other) => isSameToken(token, other)));
}
