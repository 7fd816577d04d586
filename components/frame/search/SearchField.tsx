import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, RefObject } from 'react';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import * as styles from './SearchDialog.css';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onEdit: (query: string) => void;
  /** The id of the list of results; undefined while there is none. */
  listId: string | undefined;
  /** The id of the result that Enter opens. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The field of the search, which keeps the focus while the keys move among the results. */
export function SearchField({ ref, query, onEdit, listId, activeId, onKeyDown }: Props) {
  const t = useTranslations('search');
  return (
    <div className={styles.query}>
      <Search className={styles.queryIcon} size={20} aria-hidden="true" />
      <input
        {...VERBATIM_INPUT}
        ref={ref}
        className={styles.queryField}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        placeholder={t('hint')}
        value={query}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
