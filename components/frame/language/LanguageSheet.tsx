import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import { LOCALES } from '@/lib/base/i18n/locales';
import * as styles from './Language.css';
import { LanguageLabel } from './LanguageLabel';
import { useLanguageChoice } from './useLanguageChoice';

const CHECK_SIZE = 20;

/** The languages on a phone, each by its own name. */
export function LanguageSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('frame');
  const [chosen, choose] = useLanguageChoice();
  return (
    <Dialog title={t('language')} closeLabel={t('close')} onClose={onClose}>
      <div role="radiogroup" aria-label={t('language')}>
        {LOCALES.map((locale) => (
          <label key={locale} className={styles.row}>
            <input
              type="radio"
              name="language"
              className={styles.radio}
              checked={locale === chosen}
              onChange={() => choose(locale)}
            />
            <LanguageLabel locale={locale} />
            {locale === chosen && <Check size={CHECK_SIZE} aria-hidden="true" />}
          </label>
        ))}
      </div>
    </Dialog>
  );
}
