import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { useTypedText } from '@/components/ui/useTypedText';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import * as styles from './TokenDialog.css';

type Props = {
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onEdit: (query: string) => void;
  onClear: () => void;
  onSubmit: () => void;
};

/** The search field, and the button that clears it. Busy until the results are of its text. */
export function TokenQuery({ search, query, onEdit, onClear, onSubmit }: Props) {
  const t = useTranslations('tokenChoice');
  const { typed, edit, settle } = useTypedText(query, onEdit);
  return (
    <form
      className={styles.query}
      aria-busy={typed !== query}
      onSubmit={(event) => {
        event.preventDefault();
        // Never a result of an earlier text.
        if (typed === query) onSubmit();
      }}
    >
      <Search className={styles.queryIcon} size={20} aria-hidden="true" />
      <input
        ref={search}
        className={styles.queryField}
        type="search"
        value={typed}
        onChange={(event) => edit(event.target.value)}
        onKeyDown={({ key }) => isActing(key) && settle()}
        aria-label={t('searchLabel')}
        placeholder={t('searchHint')}
        {...VERBATIM_INPUT}
      />
      {typed && (
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

/** Whether a key acts on what is found, and not on the text. */
function isActing(key: string): boolean {
  return key === 'Enter' || key.startsWith('Arrow');
}
