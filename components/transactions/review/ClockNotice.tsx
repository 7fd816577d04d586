import { useFormatter, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { ChainId } from '@/lib/base/networks/network';
import { useClockSkew } from '@/lib/transactions/review/useClockSkew';
import * as styles from './Review.css';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/**
 * Warns that the device's clock is behind the network's, before anything with a deadline is signed.
 */
export function ClockNotice({ chainId }: { chainId: ChainId }) {
  const t = useTranslations('transactions');
  const { number } = useFormatter();
  const skewSeconds = useClockSkew(chainId);
  if (skewSeconds === undefined) return null;
  const { amount, unit } = inLargestUnit(skewSeconds);
  const duration = number(amount, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <div className={styles.notice}>
      <Notice tone="warning">{t('clockSkew', { duration })}</Notice>
    </div>
  );
}

function inLargestUnit(seconds: number) {
  if (seconds >= HOUR_SECONDS) return { amount: Math.floor(seconds / HOUR_SECONDS), unit: 'hour' };
  if (seconds >= MINUTE_SECONDS)
    return { amount: Math.floor(seconds / MINUTE_SECONDS), unit: 'minute' };
  return { amount: seconds, unit: 'second' };
}
