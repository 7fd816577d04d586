import { useTranslations } from 'next-intl';
import type { FarmAprs } from '@/lib/exchange/rewards/farms/farmAprs';
import { FarmFigure } from './FarmFigure';
import { useAprText } from './useAprText';

type Props = { aprs: FarmAprs; isFinished: boolean };

/** What a farm pays in a year, and of which parts. */
export function FarmApr({ aprs, isFinished }: Props) {
  const t = useTranslations('aprs');
  const { total, parts } = useAprText(aprs, isFinished);
  return (
    <FarmFigure term={t('apr')} below={parts}>
      {total}
    </FarmFigure>
  );
}
