import { useTranslations } from 'next-intl';
import type { ListAdvice } from '@/lib/holdings/lists/listAdvice';

/** What the user can do about a list that could not be downloaded, in a sentence or two. */
export function useAdviceText(): (advice: ListAdvice) => string {
  const t = useTranslations('lists.advice');
  return ({ problem, status }) => t(problem, { status });
}
