import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import {
  isRiskyDeadline,
  MAX_MINUTES,
  minutesOf,
  parseDeadlineMinutes,
} from '@/lib/site/settings/deadlineSetting';
import { chooseDeadline, useSettings } from '@/lib/site/settings/store';
import { useTypedSetting } from '@/lib/site/settings/useTypedSetting';
import * as styles from './Setting.css';
import { UnitField } from './UnitField';

const USUAL = { tone: 'plain', text: 'deadlineHelp' } as const;

/** How long a transaction stays valid after signing. */
export function DeadlineSetting() {
  const t = useTranslations('settings');
  const locale = useLocale();
  const [titleId, noteId] = [useId(), useId()];
  const deadlineSeconds = useSettings((settings) => settings.userDeadline);
  const current = String(minutesOf(deadlineSeconds));
  const { value, field, isDiscarded } = useTypedSetting({
    current,
    parse: parseDeadlineMinutes,
    onChoose: chooseDeadline,
  });
  const isRisky = isRiskyDeadline(value ?? deadlineSeconds);
  const usual = isRisky ? ({ tone: 'warning', text: 'riskyDeadline' } as const) : USUAL;
  const invalidNote = Number(field.text) > MAX_MINUTES ? 'deadlineTooLong' : 'enterValidDeadline';
  const note = field.isInvalid ? ({ tone: 'error', text: invalidNote } as const) : usual;
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {t('deadline')}
          </h3>
          <p id={noteId} className={styles.notes[isDiscarded ? 'error' : note.tone]} role="status">
            {isDiscarded
              ? t('deadlineKept', { minutes: localizeDecimal(current, locale) })
              : t(note.text, { most: MAX_MINUTES })}
          </p>
        </div>
        <UnitField
          {...field}
          label={t('deadlineInMinutes')}
          unit={t('minutes')}
          describedBy={noteId}
          inputMode="numeric"
        />
      </div>
    </section>
  );
}
