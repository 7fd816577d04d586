'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { listPage, pageNote, pageTitle } from '@/components/ui/page.css';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { idoMessages } from '@/lib/base/i18n/exported/ido';
import { IDO_PROJECTS } from '@/lib/features/ido/idoProjects';
import { IdoList } from './IdoList';

/** /ido: the initial DEX offerings that the exchange listed in 2021. */
export const IdoScreen = withMessages({ ido: idoMessages }, Screen);

function Screen() {
  const t = useTranslations('ido');
  return (
    <div className={listPage}>
      <PageTitle screen={t('title')} />
      <h1 className={pageTitle}>{t('title')}</h1>
      <p className={pageNote}>
        {t('intro')}
        <SentenceSpace />
        {t('unchecked')}
      </p>
      <IdoList status="Upcoming" projects={IDO_PROJECTS} />
      <IdoList status="Ended" projects={IDO_PROJECTS} />
    </div>
  );
}
