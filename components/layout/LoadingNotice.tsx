import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { useIsHydrated } from '@/lib/navigation/useIsHydrated';
import { late } from './Notices.css';

/** On a slow line: says that buttons do not react yet. The style alone shows it, without code. */
export function LoadingNotice() {
  const t = useTranslations('frame');
  if (useIsHydrated()) return null;
  return (
    <div className={late}>
      <Notice tone="plain">{t('stillLoading')}</Notice>
    </div>
  );
}
