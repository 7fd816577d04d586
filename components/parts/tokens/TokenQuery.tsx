import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import * as styles from './TokenDialog.css';

type Props = {
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onEdit: (query: string) => void;
  onClear: () => void;
  onSubmit: () => void;
};

/** The search field, and the button that clears it. */
export function TokenQuery({ search, query, onEdit, onClear, onSubmit }: Props) {
  const t = useTranslations('tokenChoice');
  return (
    <form
      className={styles.query}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Search className={styles.queryIcon} size={20} aria-hidden="true" />
      <input
        ref={search}
        className={styles.queryField}
        type="search"
        value={query}
        onChange={(event) => onEdit(event.target.value)}
        aria-label={t('searchLabel')}
        placeholder={t('searchHint')}
        {...VERBATIM_INPUT}
      />
      {query && (
        <Button
          variant="icon"
          className={styles.clear}
          aria-label={t('clearSearch')}
          onClick={onClear}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </form>
  );
}
