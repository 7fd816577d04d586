import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { plainText } from '@/lib/base/text/plainText';
import type { DeviceState } from '@/lib/features/backup/currentBackup';
import { useImport } from '@/lib/features/backup/useImport';
import * as styles from './Backup.css';
import { ImportPlan } from './ImportPlan';
import * as setting from './Setting.css';
import { useEndpointProblemText } from './useEndpointProblemText';

type Props = { device: DeviceState; configuration: Configuration };

/** Reads a backup's file, shows what it would change, and changes what the user chooses. */
export function ImportBackup({ device, configuration }: Props) {
  const t = useTranslations('backup');
  const [titleId, planId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const problemText = useEndpointProblemText();
  const { state, read, cancel, apply } = useImport(device, configuration);
  return (
    <section className={setting.setting} aria-labelledby={titleId}>
      <h3 id={titleId} className={setting.title}>
        {t('importTitle')}
      </h3>
      <p className={styles.help}>{t('importHelp')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('fileLabel')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again, after it was changed.
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      <div>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {t(state.status === 'none' ? 'choose' : 'chooseOther')}
        </Button>
      </div>
      {state.status === 'problem' && (
        <p className={styles.error} role="alert">
          {t(`problems.${state.problem}`)}
        </p>
      )}
      <div role="status">
        {state.status === 'read' && (
          <h4 id={planId} className={styles.planTitle}>
            {t('planTitle', { name: isolated(plainText(state.name)) })}
          </h4>
        )}
        {state.status === 'importing' && <p className={styles.help}>{t('importing')}</p>}
        {state.status === 'done' && <p>{t('done', { count: state.count })}</p>}
        {state.status === 'done' &&
          state.unusable.map(({ chainId, problem }) => (
            <p key={chainId} className={styles.error}>
              {t('endpointRefused', {
                network: NETWORK_NAMES[chainId],
                reason: problemText(problem, chainId),
              })}
            </p>
          ))}
      </div>
      {state.status === 'read' && (
        <ImportPlan
          key={state.id}
          labelledBy={planId}
          file={state.file}
          device={device}
          onApply={apply}
          onCancel={cancel}
        />
      )}
    </section>
  );
}
