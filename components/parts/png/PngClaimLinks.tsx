import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Token } from '@/lib/base/tokens/token';
import type { EarnedTotal } from '@/lib/exchange/rewards/farms/earnedTotal';
import type { FarmVersion } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PngAmount } from './PngAmount';
import * as styles from './PngDialog.css';

type Props = {
  png: Token;
  /** Undefined while unknown. */
  versions: EarnedTotal['versions'] | undefined;
  /** Called when a link is followed. */
  onFollow: () => void;
};

/** Links to the farms of each version that owes something; else to the latest ones. */
export function PngClaimLinks({ png, versions, onFollow }: Props) {
  const t = useTranslations('png');
  if (versions === undefined) {
    return (
      <div className={styles.links}>
        <div className={styles.waiting} />
      </div>
    );
  }
  if (versions.length === 0) {
    return (
      <div className={styles.links}>
        <ButtonLink variant="secondary" href={listHref(2)} onClick={onFollow}>
          {t('farms')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className={styles.links}>
      {versions.map(({ version, raw }) => (
        <li key={version} className={styles.owed}>
          <div>
            <p className={styles.quiet}>{t('byVersion', { version })}</p>
            {/* A single one is all that can be claimed, which stands above. */}
            {versions.length > 1 && <PngAmount png={png} raw={raw} places={4} />}
          </div>
          <ButtonLink
            // One next step at most has the gold.
            variant={versions.length === 1 ? 'accent' : 'secondary'}
            href={listHref(version)}
            aria-label={t('claimIn', { version })}
            onClick={onFollow}
          >
            {t('claim')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function listHref(version: FarmVersion): string {
  return hrefOf({ name: 'farms', versionOrCurrencyIdA: String(version) });
}
