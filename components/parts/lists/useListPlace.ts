import { useTranslations } from 'next-intl';
import { isDefaultList } from '@/lib/holdings/lists/defaultLists';
import { useLists } from '@/lib/holdings/lists/store';

/** Says where a list comes from: from this site, or its address without `https://`. */
export function useListPlace(): (url: string) => string {
  const t = useTranslations('lists');
  const state = useLists();
  return (url) => (isDefaultList(state, url) ? t('thisSites') : url.replace(/^https:\/\//, ''));
}
