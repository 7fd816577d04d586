import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import type { Locale } from '@/lib/base/i18n/locales';
import * as styles from './Language.css';
import { LANGUAGE_FLAGS } from './languageFlags';

const FLAG_SIZE = 20;

/** A language by its own name, with its flag. */
export function LanguageLabel({ locale }: { locale: Locale }) {
  return (
    <span className={styles.label} lang={locale} translate="no">
      {/* biome-ignore lint/performance/noImgElement: the picture is in memory. */}
      <img src={LANGUAGE_FLAGS[locale]} width={FLAG_SIZE} height={FLAG_SIZE} alt="" />
      {LANGUAGE_NAMES[locale]}
    </span>
  );
}
