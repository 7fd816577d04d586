import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { resultHref } from '@/lib/features/search/searchResult';
import { useSearch } from '@/lib/features/search/useSearch';
import { usePanel } from '@/lib/site/overlays/usePanel';
import { SearchAnswer } from './SearchAnswer';
import * as styles from './SearchDialog.css';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useActiveResult } from './useActiveResult';
import { useSearchNames } from './useSearchNames';

/** The search of the site: a field, and below it what it finds, each a link. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search');
  const frame = useTranslations('frame');
  const { open } = usePanel();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  // Outside the dialog, which may build its content again (PNL-18).
  const names = useSearchNames();
  const found = useSearch(names);
  const hrefs = found.groups.flatMap(({ shown }) => shown.map(resultHref));
  const active = useActiveResult({ hrefs, first: found.first, query: found.query, listId });
  return (
    <Dialog
      title={t('title')}
      closeLabel={frame('close')}
      onClose={onClose}
      initialFocus={field}
      isLow
      heading={
        <SearchField
          ref={field}
          query={found.query}
          onEdit={found.setQuery}
          listId={hrefs.length > 0 ? listId : undefined}
          activeId={active.id}
          onKeyDown={active.onKeyDown}
        />
      }
    >
      <div className={styles.area}>
        {hrefs.length > 0 && (
          <SearchResults
            id={listId}
            found={found}
            titleOf={names.titleOf}
            activeHref={active.href}
            idOf={active.idOf}
            onOpen={onClose}
          />
        )}
        <SearchAnswer found={found} count={hrefs.length} />
      </div>
      <div className={styles.foot}>
        <Button variant="text" onClick={() => open('keys')}>
          {t('allKeys')}
        </Button>
      </div>
    </Dialog>
  );
}
