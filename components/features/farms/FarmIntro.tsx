import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { BackLink } from '@/components/ui/BackLink';
import * as styles from '@/components/ui/subjectHead.css';
import type { FarmVersion } from '@/lib/exchange/rewards/farms/farmCatalogue';

const LOGO_SIZE = 36;

type Props = {
  title: string;
  version: FarmVersion;
  currencies: ComponentProps<typeof PairLogos>['currencies'];
  /** Its APR. */
  children: ReactNode;
};

/** The head of a farm's screen: the way to the others, its pair, and what it pays in a year. */
export function FarmIntro({ title, version, currencies, children }: Props) {
  const t = useTranslations('farm');
  return (
    <>
      <BackLink href={`/png/${version}/`}>{t('all')}</BackLink>
      <div className={styles.head}>
        <PairLogos currencies={currencies} size={LOGO_SIZE} />
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.chip}>{t('version', { version })}</span>
      </div>
      {children}
    </>
  );
}
