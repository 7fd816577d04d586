import { useTranslations } from 'next-intl';

/** The title of the browser's tab: what is on the screen, if anything yet, and the site's name. */
export function PageTitle({ screen }: { screen?: string }) {
  const t = useTranslations('frame');
  return <title>{screen === undefined ? t('brand') : t('pageTitle', { screen })}</title>;
}
