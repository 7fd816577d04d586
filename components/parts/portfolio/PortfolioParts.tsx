import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { PageLink } from '@/components/ui/PageLink';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { compareFractions, scaleFraction, ZERO } from '@/lib/base/amounts/fraction';
import type { Portfolio } from '@/lib/features/portfolio/portfolio';
import { type PortfolioPart, shownUsd } from '@/lib/features/portfolio/portfolioPart';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './AccountPortfolio.css';
import { HeldTokens } from './HeldTokens';

type Props = {
  portfolio: Portfolio;
  hasPrices: boolean;
  onClaimAll: () => void;
  onFollow: () => void;
};

const CHEVRON_SIZE = 16;
const NAMES = ['tokens', 'positions', 'farms', 'stakes'] as const;

type PartName = (typeof NAMES)[number];

const COUNTS = {
  tokens: 'tokenCount',
  positions: 'positionCount',
  farms: 'farmCount',
  stakes: 'stakeCount',
} as const;

/** Where the rest is shown. The tokens are listed in place. */
const HREFS = {
  positions: hrefOf({ name: 'pool' }),
  farms: hrefOf({ name: 'farms', versionOrCurrencyIdA: '2' }),
  stakes: hrefOf({ name: 'stakes', version: '0' }),
} as const;

/** The parts of the account's value, each leading to its screen, and what can be claimed. */
export function PortfolioParts({ portfolio, hasPrices, onClaimAll, onFollow }: Props) {
  const t = useTranslations('portfolio');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div>
      {hasPrices && <Shares portfolio={portfolio} />}
      <ul className={styles.parts} aria-label={t('parts')}>
        {NAMES.map((name) => {
          const row = (
            <>
              <span className={styles.dots[name]} aria-hidden="true" />
              <Row name={name} part={portfolio[name]} hasPrices={hasPrices} />
            </>
          );
          if (name !== 'tokens')
            return (
              <li key={name}>
                <PageLink className={styles.row} href={HREFS[name]} onClick={onFollow}>
                  {row}
                  <ChevronRight className={styles.chevron} size={CHEVRON_SIZE} aria-hidden="true" />
                </PageLink>
              </li>
            );
          const Chevron = isOpen ? ChevronUp : ChevronDown;
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.row}
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => setOpen(!isOpen)}
              >
                {row}
                <Chevron className={styles.chevron} size={CHEVRON_SIZE} aria-hidden="true" />
              </button>
              <div id={listId} hidden={!isOpen}>
                {isOpen && <HeldTokens held={portfolio.held} onFollow={onFollow} />}
              </div>
            </li>
          );
        })}
        <ToClaim toClaim={portfolio.toClaim} {...{ hasPrices, onClaimAll, onFollow }} />
      </ul>
    </div>
  );
}

function Row({
  name,
  part,
  hasPrices,
}: {
  name: PartName;
  part: PortfolioPart;
  hasPrices: boolean;
}) {
  const t = useTranslations('portfolio');
  return (
    <>
      <span className={styles.name}>
        {t(name)}
        {part.count > 0 && (
          <span className={styles.count}>{t(COUNTS[name], { count: part.count })}</span>
        )}
      </span>
      {hasPrices && <Dollars part={part} />}
    </>
  );
}

/** Rewards, which lead to the farms, and the button that claims all of them. */
function ToClaim({
  toClaim,
  hasPrices,
  onClaimAll,
  onFollow,
}: Omit<Props, 'portfolio'> & { toClaim: PortfolioPart }) {
  const t = useTranslations('portfolio');
  if (toClaim.count === 0) return null;
  return (
    <li className={styles.claim}>
      <PageLink className={styles.claimLink} href={HREFS.farms} onClick={onFollow}>
        <span className={styles.name}>
          {t('toClaim')}
          <span className={styles.count}>{t('rewardCount', { count: toClaim.count })}</span>
        </span>
        {hasPrices && <Dollars part={toClaim} />}
        <ChevronRight size={CHEVRON_SIZE} aria-hidden="true" />
      </PageLink>
      <Button variant="secondary" className={styles.claimAll} onClick={onClaimAll}>
        {t('claimAll')}
      </Button>
    </li>
  );
}

function Dollars({ part }: { part: PortfolioPart }): ReactNode {
  const locale = useLocale();
  const shown = shownUsd(part);
  if (shown === 'waiting') return <Skeleton characters={6} />;
  return (
    <span className={styles.figure} translate="no">
      {shown === 'unknown' ? NOT_KNOWN : formatUsd(shown, locale)}
    </span>
  );
}

const SHARE_PLACES = 6;

/** The parts as a bar, in proportion. */
function Shares({ portfolio }: { portfolio: Portfolio }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {NAMES.map((name) => {
        const { usd = ZERO } = portfolio[name];
        if (compareFractions(usd, ZERO) === 0) return null;
        return (
          <span
            key={name}
            className={styles.shares[name]}
            style={{ flexGrow: Number(scaleFraction(usd, SHARE_PLACES, 'nearest')) }}
          />
        );
      })}
    </div>
  );
}
