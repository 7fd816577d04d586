import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { unwrapped, wrapped } from '@/lib/base/tokens/wrapped';
import { hrefOf } from '@/lib/site/navigation/routes';

type Place = {
  readonly tokens: readonly [Currency, Currency];
  readonly version: number | string;
};

/** The path of a farm's own screen. AVAX takes the place of WAVAX. */
export function farmHref({ tokens: [a, b], version }: Place): string {
  return hrefOf({
    name: 'farm',
    versionOrCurrencyIdA: currencyId(unwrapped(wrapped(a))),
    currencyIdB: currencyId(unwrapped(wrapped(b))),
    version: String(version),
  });
}
