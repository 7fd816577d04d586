import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { WeeklyAmount } from './WeeklyAmount';

/** A rate as what it pays in a week. */
export function WeeklyRate(props: ComponentProps<typeof WeeklyAmount>) {
  const t = useTranslations('rewards');
  return <>{t.rich('perWeek', { amount: () => <WeeklyAmount {...props} /> })}</>;
}
