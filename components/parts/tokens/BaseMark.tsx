import { BrandMark } from '@/components/frame/layout/BrandMark';

const RED = '#E84142';
const WHITE = '#FFFFFF';

/** The mark of AVAX, of WAVAX, in inverse colours, or of PNG. */
export function BaseMark({ symbol, size }: { symbol: string; size: number }) {
  if (symbol === 'PNG') return <BrandMark size={size} />;
  const [sign, ground] = symbol === 'AVAX' ? [WHITE, RED] : [RED, WHITE];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill={sign} aria-hidden="true">
      <circle cx="12" cy="12" r="11.5" fill={ground} stroke={RED} />
      <path d="M9 17H6.2c-.6 0-.9-.5-.6-1l5.8-10c.3-.5 1-.5 1.3 0l1.5 2.6c.3.5.3 1 0 1.5l-4 6.2c-.3.4-.7.7-1.2.7zm9 0h-3.8c-.6 0-.9-.5-.6-1l1.9-3.2c.3-.5 1-.5 1.3 0l1.9 3.2c.3.5-.1 1-.7 1z" />
    </svg>
  );
}
