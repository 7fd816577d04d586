import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import { moveByHand } from '@/lib/features/migration/moveByHand';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import { BRIDGE_URL } from '@/lib/site/navigation/aboutLinks';
import { addHref, removalHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { usePanel } from '@/lib/site/overlays/usePanel';
import * as styles from './MigrateScreen.css';

type Props = { from: MigratedPair; to: MigratedPair };

/** How to move the liquidity without the migration contract, and the ways there. */
export function MoveByHand({ from, to }: Props) {
  const t = useTranslations('migration.byHand');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { open } = usePanel();
  const byHand = moveByHand(from.currencies, to.currencies);
  const [a, b] = from.currencies;
  const pair = pairText(byHand.to.map(symbolText));
  const list = new Intl.ListFormat(locale);
  const old = list.format(byHand.changes.map((change) => symbolText(change.from)));
  const isConverted = byHand.type === 'converted';
  return (
    <>
      <p>{t('title')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" href={removalHref(currencyId(a), currencyId(b))}>
          {t('remove')}
        </ButtonLink>
        {isConverted && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => open('oldBridge')}>
            {t('convert', { old })}
          </Button>
        )}
        {isConverted && (
          <ButtonLink variant="secondary" href={BRIDGE_URL}>
            {t('bridge')}
          </ButtonLink>
        )}
        {!isConverted &&
          byHand.changes.map((change) => (
            <ButtonLink key={currencyId(change.from)} variant="secondary" href={swapHref(change)}>
              {t('swap', { old: symbolText(change.from), present: symbolText(change.to) })}
            </ButtonLink>
          ))}
        <ButtonLink
          variant="secondary"
          href={addHref('add', currencyId(byHand.to[0]), currencyId(byHand.to[1]))}
        >
          {t('add', { pair })}
        </ButtonLink>
      </div>
    </>
  );
}

function swapHref({ from, to }: { from: Currency; to: Currency }): string {
  const query = new URLSearchParams({
    inputCurrency: currencyId(from),
    outputCurrency: currencyId(to),
  });
  return `${hrefOf({ name: 'swap' })}?${query}`;
}
