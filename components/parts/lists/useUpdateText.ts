import { useLocale, useTranslations } from 'next-intl';
import { isolated } from '@/lib/base/text/isolated';
import type { ListNews } from '@/lib/holdings/lists/listNews';
import { type ListUpdate, listUpdate } from '@/lib/holdings/lists/listUpdate';
import { versionText } from '@/lib/holdings/lists/tokenList';

/**
 * What an update of a list does, and its status, in one sentence. The list has the name
 * that the user knows, even when it renames itself.
 */
export function useUpdateText(): (news: ListNews) => string {
  const t = useTranslations('lists');
  const changesText = useChangesText();
  return ({ status, before, after }) => {
    const update = listUpdate(before, after);
    const values = {
      name: isolated(before.name),
      version: versionText(after.version),
      changes: changesText(update),
    };
    return status === 'heldBack'
      ? t('heldBack', { ...values, bump: update.bump })
      : t(status, values);
  };
}

/** What an update does to a list: "2 tokens added, 1 token removed". */
export function useChangesText(): (update: ListUpdate) => string {
  const t = useTranslations('lists');
  const locale = useLocale();
  return ({ newName, added, removed, changed }) => {
    const parts = [
      newName !== undefined && t('renames', { name: isolated(newName) }),
      added.length > 0 && t('adds', { count: added.length }),
      removed.length > 0 && t('removes', { count: removed.length }),
      changed.length > 0 && t('changes', { count: changed.length }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('changesNone') : new Intl.ListFormat(locale).format(parts);
  };
}
