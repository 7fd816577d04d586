import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTypedText } from '@/components/ui/useTypedText';
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
  const { typed, edit, settle } = useTypedText(query, onEdit);
  const latest = useRef(onKeyDown);
  useLayoutEffect(() => {
    latest.current = onKeyDown;
  });
  const followKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Other keys edit the text.
    if (event.key.length > 1 && event.key !== 'Backspace') settle();
    latest.current(event);
  };
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
        value={typed}
        onChange={(event) => edit(event.target.value)}
        onKeyDown={followKey}
      />
    </div>
  );
}
