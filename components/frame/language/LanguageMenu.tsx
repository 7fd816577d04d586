import { useTranslations } from 'next-intl';
import { MenuFrame, MenuRadioGroup } from '@/components/ui/Menu';
import type { OpenMenu } from '@/components/ui/MenuButton';
import { LOCALES } from '@/lib/base/i18n/locales';
import { LanguageLabel } from './LanguageLabel';
import { useLanguageChoice } from './useLanguageChoice';

/** The languages as a menu, each by its own name. */
export function LanguageMenu(open: OpenMenu) {
  const t = useTranslations('frame');
  const [chosen, choose] = useLanguageChoice();
  return (
    <MenuFrame {...open} label={t('language')}>
      <MenuRadioGroup
        values={LOCALES}
        chosen={chosen}
        onChoose={choose}
        renderItem={(locale) => <LanguageLabel locale={locale} />}
      />
    </MenuFrame>
  );
}
