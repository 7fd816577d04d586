/** The mark of the exchange, and of PNG. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="13.5" fill="#E1AA00" />
      <circle cx="15.1" cy="12.9" r="10.6" fill="#FFC800" />
      <circle cx="17.4" cy="10.6" r="3.9" fill="#FFE270" />
    </svg>
  );
}
