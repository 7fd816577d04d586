import { useLocale, useTranslations } from 'next-intl';
import { formatApr } from '@/lib/amounts/percent';
import { type FarmAprs, totalApr } from '@/lib/farms/farmAprs';
import { FarmFigure } from './FarmFigure';

type Props = { aprs: FarmAprs; isFinished: boolean };

/** What a farm pays in a year, and of which parts: rewards, and swap fees where they are known. */
export function FarmApr({ aprs, isFinished }: Props) {
  const t = useTranslations('farms');
  const locale = useLocale();
  const total = totalApr(aprs, isFinished);
  const { staking, swapFee } = aprs;
  const parts =
    staking && swapFee
      ? t('aprParts', { staking: formatApr(staking, locale), fees: formatApr(swapFee, locale) })
      : t('aprRewards');
  return (
    <FarmFigure term={t('apr')} below={total && parts}>
      {total && formatApr(total, locale)}
    </FarmFigure>
  );
}
