import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { amountOf, asFraction } from '@/lib/amounts/amount';
import { formatPlaces } from '@/lib/amounts/formatPlaces';
import { pngToken } from '@/lib/contracts/pngToken';
import { hrefOf } from '@/lib/navigation/routes';
import type { Unclaimed } from '@/lib/rewards/unclaimed';
import * as styles from './PngDialog.css';

type Props = {
  versions: Unclaimed['versions'];
  /** Called when a link is followed. */
  onFollow: () => void;
};

/** Links to the farms of each version that owes something; else to the latest ones. */
export function ClaimLinks({ versions, onFollow }: Props) {
  const t = useTranslations('png');
  const locale = useLocale();
  const amountText = (raw: bigint) =>
    formatPlaces(asFraction(amountOf(pngToken(43114), raw)), {
      places: 4,
      rounding: 'down',
      locale,
    });
  return (
    <div className={styles.links}>
      {versions.map(({ version, raw }) => (
        <ButtonLink key={version} variant="secondary" href={listHref(version)} onClick={onFollow}>
          {t('claim', { amount: amountText(raw), version })}
        </ButtonLink>
      ))}
      {versions.length === 0 && (
        <ButtonLink variant="secondary" href={listHref(2)} onClick={onFollow}>
          {t('farms')}
        </ButtonLink>
      )}
    </div>
  );
}

function listHref(version: number): string {
  return hrefOf({ name: 'farms', versionOrCurrencyIdA: String(version) });
}
