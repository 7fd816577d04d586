import { useTranslations } from 'next-intl';
import { useLists } from '@/lib/lists/store';

/** Says where a list comes from: from this site, or its address without `https://`. */
export function useListPlace(): (url: string) => string {
  const t = useTranslations('lists');
  const defaults = useLists((state) => state.lastInitializedDefaultListOfLists);
  return (url) => (defaults.includes(url) ? t('thisSites') : url.replace(/^https:\/\//, ''));
}
