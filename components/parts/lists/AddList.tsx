import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { field } from '@/components/ui/field.css';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import { isolated } from '@/lib/base/text/isolated';
import { adviceOn } from '@/lib/holdings/lists/listAdvice';
import { canBeAdded } from '@/lib/holdings/lists/listUrl';
import { useLists } from '@/lib/holdings/lists/store';
import { type FoundList, useFoundList } from '@/lib/holdings/lists/useFoundList';
import * as styles from './AddList.css';
import { FoundListDialog } from './FoundListDialog';
import { useAdviceText } from './ListNotes';
import type { ListTools } from './useListTools';

/** Fetches a list by its address, and adds it after the user's consent. */
export function AddList({ tools }: { tools: ListTools }) {
  const t = useTranslations('lists');
  const errorText = useErrorText();
  const adviceText = useAdviceText();
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const { found, look, leave } = useFoundList(tools);
  const advice = found.status === 'failed' ? adviceOn(found.error) : undefined;
  const isFetching = found.status === 'fetching';
  const edit = (text: string) => {
    leave();
    setTyped(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canBeAdded(typed) && !isFetching) void look(typed);
  };
  const add = () => {
    if (found.status !== 'found') return;
    tools.actions.add(found.url, found.list);
    setTyped('');
    leave(found.url);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.line}>
        <input
          className={field}
          value={typed}
          onChange={(event) => edit(event.target.value)}
          aria-label={t('addLabel')}
          aria-describedby={noteId}
          placeholder={t('addHint')}
          inputMode="url"
          {...VERBATIM_INPUT}
        />
        <Button
          variant="accent"
          type="submit"
          disabled={!canBeAdded(typed)}
          aria-disabled={isFetching}
        >
          {t('add')}
        </Button>
      </div>
      <div id={noteId} className={styles.note}>
        {isFetching && (
          <Button variant="text" className={styles.stop} onClick={() => leave()}>
            {t('stop')}
          </Button>
        )}
        <p role="status">
          <AddNote found={found} />
        </p>
        {typed.trim() !== '' && !canBeAdded(typed) && <p>{t('addHelp')}</p>}
        {found.status === 'failed' && (
          <>
            <p className={styles.error} role="alert">
              {errorText(found.error)}
            </p>
            <p>{advice ? adviceText(advice) : t('notAddedHelp')}</p>
          </>
        )}
      </div>
      {found.status === 'found' && (
        <FoundListDialog
          url={found.url}
          list={found.list}
          chainId={tools.chainId}
          onAdd={add}
          onClose={() => leave()}
        />
      )}
    </form>
  );
}

/** The outcome of a typed address, shown only while it is true: a list may be removed later. */
function AddNote({ found }: { found: FoundList }) {
  const t = useTranslations('lists');
  const { byUrl, selectedListUrl } = useLists();
  if (found.status === 'fetching') return <>{t('fetchingUrl', { url: isolated(found.url) })}</>;
  const url = found.status === 'idle' ? found.added : found.status === 'known' && found.url;
  const name = url && byUrl[url]?.current?.name;
  if (!name) return null;
  const values = { name: isolated(name) };
  if (found.status === 'known') return <>{t('alreadyThere', values)}</>;
  return <>{selectedListUrl.includes(url) && t('added', values)}</>;
}
