import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { BPS_BASE } from '@/lib/amounts/bps';
import { formatPriceDeviation } from '@/lib/amounts/percent';
import { type ConversionObstacle, MAX_PRICE_GAP_BPS } from '@/lib/migration/conversionObstacle';
import type { ConversionNow } from '@/lib/migration/useConversion';
import type { MigratedPair } from '@/lib/migration/useMigration';
import { BRIDGE_URL } from '@/lib/navigation/aboutLinks';
import { addHref } from '@/lib/navigation/liquidityPaths';
import { hrefOf } from '@/lib/navigation/routes';
import { usePanel } from '@/lib/overlays/usePanel';
import { currencyId } from '@/lib/tokens/currency';
import * as styles from './MigrateScreen.css';

type Props = {
  obstacle: ConversionObstacle;
  now: ConversionNow;
  from: MigratedPair;
  to: MigratedPair;
};

/** Why the pool tokens can't be converted here, and how to move them without it. */
export function ConversionObstacleNotice({
  obstacle,
  now: { tokens, gapBps = 0n },
  from,
  to,
}: Props) {
  const t = useTranslations('migration');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { open } = usePanel();
  const [a, b] = from.currencies.map(currencyId);
  const [c, d] = to.currencies.map(currencyId);
  const old = symbolText(tokens?.old ?? from.currencies[1]);
  const percent = (numerator: bigint) =>
    formatPriceDeviation({ numerator, denominator: BPS_BASE }, locale);
  const values = {
    old,
    present: symbolText(tokens?.present ?? to.currencies[1]),
    gap: percent(gapBps),
    limit: percent(MAX_PRICE_GAP_BPS),
  };
  return (
    <Notice tone="warning">
      <p>{t(`obstacles.${obstacle}`, values)}</p>
      <p>{t('byHand', { old })}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          href={hrefOf({ name: 'remove', tokensOrCurrencyIdA: a ?? '', currencyIdB: b ?? '' })}
        >
          {t('remove')}
        </ButtonLink>
        {tokens && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => open('oldBridge')}>
            {t('convertHere', { old })}
          </Button>
        )}
        <ButtonLink variant="secondary" href={BRIDGE_URL}>
          {t('bridge')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={addHref('add', c, d)}>
          {t('add')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
