import { useTranslations } from 'next-intl';
import { isolated } from '@/lib/base/text/isolated';
import { useLists } from '@/lib/holdings/lists/store';
import type { FoundList } from '@/lib/holdings/lists/useFoundList';

/** The outcome of a typed address, shown only while it is true: a list may be removed later. */
export function AddNote({ found }: { found: FoundList }) {
  const t = useTranslations('lists');
  const { byUrl, selectedListUrl } = useLists();
  if (found.status === 'fetching') return <>{t('fetchingUrl', { url: found.url })}</>;
  const url = found.status === 'idle' ? found.added : found.status === 'known' && found.url;
  const name = url && byUrl[url]?.current?.name;
  if (!name) return null;
  const values = { name: isolated(name) };
  if (found.status === 'known') return <>{t('alreadyThere', values)}</>;
  return <>{selectedListUrl.includes(url) && t('added', values)}</>;
}
