import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Standing } from '@/lib/liquidity/standing';
import * as styles from './StandingNotice.css';

type Props = {
  standing: Standing;
  /** Whether the review took over better amounts by itself. */
  hasImproved?: boolean;
  onAccept: () => void;
};

const WARNINGS = {
  moved: 'priceChanged',
  created: 'poolCreated',
  gone: 'reviewGone',
} as const;

/**
 * Says what became of the pool since the review began. What can't be confirmed any more can be
 * reviewed anew, as far as there is something to review.
 */
export function StandingNotice({ standing, hasImproved = false, onAccept }: Props) {
  const t = useTranslations('liquidity');
  if (standing === 'moved' || standing === 'created' || standing === 'gone') {
    return (
      <Notice tone="warning">
        <p>{t(WARNINGS[standing])}</p>
        {standing !== 'gone' && (
          <Button look="accent" onClick={onAccept}>
            {t('acceptPrice')}
          </Button>
        )}
      </Notice>
    );
  }
  // Its place is kept, so that nothing moves under the pointer when it speaks.
  return (
    <p role="status" className={styles.line}>
      {standing === 'drifted' && t('priceDrifted')}
      {standing !== 'drifted' && hasImproved && t('removalImproved')}
    </p>
  );
}
