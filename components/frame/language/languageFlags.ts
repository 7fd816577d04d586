import br from 'circle-flags/flags/br.svg';
import cn from 'circle-flags/flags/cn.svg';
import de from 'circle-flags/flags/de.svg';
import es from 'circle-flags/flags/es.svg';
import fr from 'circle-flags/flags/fr.svg';
import gb from 'circle-flags/flags/gb.svg';
import tr from 'circle-flags/flags/tr.svg';
import vn from 'circle-flags/flags/vn.svg';
import type { Locale } from '@/lib/base/i18n/locales';

/** The address of a flag for each language. */
export const LANGUAGE_FLAGS: Readonly<Record<Locale, string>> = {
  en: gb,
  de,
  tr,
  'zh-Hans': cn,
  es,
  fr,
  'pt-BR': br,
  vi: vn,
};
