import { useTranslations } from 'next-intl';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { Fact } from '@/components/ui/Facts';
import { MissingFigure } from '@/components/ui/MissingFigure';
import type { FarmAprs } from '@/lib/exchange/rewards/farms/farmAprs';
import * as styles from './FarmScreen.css';
import { useAprText } from './useAprText';

type Props = {
  /** Undefined while the figures of the farm are being read. */
  aprs: FarmAprs | undefined;
  /** Whether the farm can't be read. */
  hasFailed: boolean;
};

/** The APR on the screen of a farm. */
export function FarmAprFact({ aprs, hasFailed }: Props) {
  const t = useTranslations('aprs');
  return (
    <Fact term={t('apr')} isTall>
      {aprs ? <Apr aprs={aprs} /> : <AwaitedFigure hasFailed={hasFailed} characters={14} />}
    </Fact>
  );
}

/** A dash if it is unknown, or there is none. */
function Apr({ aprs }: { aprs: FarmAprs }) {
  const t = useTranslations('aprs');
  const { total, parts } = useAprText(aprs);
  if (total === undefined) return <MissingFigure label={t('unknown')} />;
  return (
    <>
      {total}
      <span className={styles.quiet}>{parts}</span>
    </>
  );
}
