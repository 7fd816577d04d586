import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/Button';
import { field } from '@/components/ui/field.css';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { useEndpointForm } from '@/lib/site/settings/useEndpointForm';
import * as styles from './EndpointSetting.css';
import { EndpointStatus } from './EndpointStatus';
import * as setting from './Setting.css';
import { useEndpointProblemText } from './useEndpointProblemText';

type Props = { chainId: ChainId };

/** The user's own endpoint of a chain, in place of those of the site. It is checked before use. */
export function EndpointSetting({ chainId }: Props) {
  const t = useTranslations('endpoint');
  const [titleId, helpId, noteId] = [useId(), useId(), useId()];
  const problemText = useEndpointProblemText();
  const { inUse, text, checkState, check, remove, edit } = useEndpointForm(chainId);
  const network = NETWORK_NAMES[chainId];
  const isChecking = checkState.status === 'checking';
  const isUnusable = checkState.status === 'unusable';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void check();
  };
  return (
    <section className={setting.setting} aria-labelledby={titleId}>
      <h3 id={titleId} className={setting.title}>
        {t('title')}
      </h3>
      <p id={helpId} className={styles.help}>
        {t('help')}
      </p>
      <form className={styles.line} onSubmit={submit}>
        <input
          className={[field, styles.typed].join(' ')}
          value={text}
          onChange={(event) => edit(event.target.value)}
          aria-label={t('label', { network })}
          aria-describedby={`${noteId} ${helpId}`}
          aria-invalid={isUnusable}
          placeholder={t('hint')}
          maxLength={2048}
          inputMode="url"
          {...VERBATIM_INPUT}
        />
        <Button
          variant="secondary"
          type="submit"
          disabled={text.trim() === ''}
          aria-disabled={isChecking}
        >
          {t('check')}
        </Button>
      </form>
      <div id={noteId}>
        {isChecking && (
          <p className={styles.status} role="status">
            {t('checking')}
          </p>
        )}
        {isUnusable && (
          <p className={[styles.status, styles.error].join(' ')} role="alert">
            {t('notUsed', { reason: problemText(checkState.problem, chainId) })}
          </p>
        )}
        {!isChecking && !isUnusable && inUse !== null && text === inUse && (
          <EndpointStatus chainId={chainId} url={inUse} />
        )}
      </div>
      {inUse !== null && (
        <div>
          <Button variant="secondary" onClick={remove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </section>
  );
}
