import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Standing } from '@/lib/liquidity/standing';

type Props = { standing: Standing; onAccept: () => void };

/** Says that what was reviewed is no longer what the pool offers, and lets it be reviewed anew. */
export function StandingNotice({ standing, onAccept }: Props) {
  const t = useTranslations('liquidity');
  if (standing === 'holds') return null;
  return (
    <Notice tone="warning">
      <p>{t(standing === 'moved' ? 'priceChanged' : 'reviewGone')}</p>
      {standing === 'moved' && (
        <Button look="accent" onClick={onAccept}>
          {t('acceptPrice')}
        </Button>
      )}
    </Notice>
  );
}
