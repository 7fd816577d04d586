/** A difference of prices in percent, to the basis point. */
export function gapText(bps: bigint, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(Number(bps) / 10_000);
}
