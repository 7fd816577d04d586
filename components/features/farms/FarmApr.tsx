import { useTranslations } from 'next-intl';
import { AprHero } from '@/components/parts/rewards/AprHero';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { MissingFigure } from '@/components/ui/MissingFigure';
import type { FarmAprs } from '@/lib/exchange/rewards/farms/farmAprs';
import { useAprText } from './useAprText';

const UNKNOWN: FarmAprs = { staking: undefined, swapFee: undefined, total: undefined };

type Props = {
  /** Undefined while the figures of the farm are being read. */
  aprs: FarmAprs | undefined;
  /** Whether the farm can't be read. */
  hasFailed: boolean;
};

/** The APR on the screen of a farm, with its parts; a dash if it is unknown, or there is none. */
export function FarmApr({ aprs, hasFailed }: Props) {
  const t = useTranslations('aprs');
  const { total, parts } = useAprText(aprs ?? UNKNOWN);
  return (
    <AprHero term={t('apr')} isKnown={total !== undefined} parts={parts ?? null}>
      {!aprs && <AwaitedFigure hasFailed={hasFailed} characters={6} />}
      {aprs && (total ?? <MissingFigure label={t('unknown')} />)}
    </AprHero>
  );
}
