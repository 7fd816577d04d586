import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useRowMarks } from '@/components/parts/tokens/useRowMarks';
import type { ScreenName } from '@/lib/features/search/screens';
import type { ResultGroup } from '@/lib/features/search/searchGroups';
import { resultHref } from '@/lib/features/search/searchResult';
import type { useSearch } from '@/lib/features/search/useSearch';
import { ResultRow } from './ResultRow';
import * as styles from './SearchDialog.css';

type Props = {
  id: string;
  found: ReturnType<typeof useSearch>;
  titleOf: (name: ScreenName) => string;
  activeHref: string | undefined;
  idOf: (href: string) => string;
  onOpen: () => void;
};

/** The results in their groups. */
export function SearchResults({ id, found, titleOf, activeHref, idOf, onOpen }: Props) {
  const t = useTranslations('search');
  const results = found.groups.flatMap(({ shown }) => shown);
  const rows = results.flatMap((result) => (result.type === 'token' ? [result.currency] : []));
  const marksOf = useRowMarks({ ...found, rows });
  return (
    <div id={id} className={styles.results} role="listbox" aria-label={t('results')}>
      {found.groups.map((group) => (
        <Group key={group.type} group={group}>
          {group.shown.map((result) => {
            const href = resultHref(result);
            return (
              <ResultRow
                key={href}
                id={idOf(href)}
                result={result}
                href={href}
                isActive={href === activeHref}
                marksOf={marksOf}
                titleOf={titleOf}
                onOpen={onOpen}
              />
            );
          })}
        </Group>
      ))}
    </div>
  );
}

type GroupProps = { group: ResultGroup; children: ReactNode };

/** The results of one kind, with their title, which says how many are not shown. */
function Group({ group: { type, shown, count }, children }: GroupProps) {
  const t = useTranslations('search');
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no other element may be in a list to choose from.
    <div role="group" aria-labelledby={titleId}>
      <div className={styles.groupTitle}>
        <span id={titleId}>{t(`groups.${type}`)}</span>
        {shown.length < count && <span>{t('shown', { shown: shown.length, count })}</span>}
      </div>
      {children}
    </div>
  );
}
