import { useLocale, useTranslations } from 'next-intl';
import { isolated } from '@/lib/base/text/isolated';
import { fallbackInUse } from '@/lib/holdings/lists/listsInUse';
import { useLists } from '@/lib/holdings/lists/store';
import * as styles from './ManageLists.css';

/** Says which list is used while none of the selected ones could be loaded. */
export function FallbackNote() {
  const t = useTranslations('lists');
  const locale = useLocale();
  const state = useLists();
  const fallback = fallbackInUse(state);
  const name = fallback && state.byUrl[fallback]?.current?.name;
  if (!name) return null;
  const lists = new Intl.ListFormat(locale).format(state.selectedListUrl.map(isolated));
  return (
    <p className={styles.fallback} role="status">
      {t('fallback', { lists, name: isolated(name) })}
    </p>
  );
}
