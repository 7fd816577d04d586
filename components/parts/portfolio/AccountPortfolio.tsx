import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import type { Address } from 'viem';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { StaleFiguresNotice } from '@/components/parts/figuresAge/StaleFiguresNotice';
import { withMessages } from '@/components/parts/loading/withMessages';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { portfolioMessages } from '@/lib/base/i18n/exported/portfolio';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { type PortfolioReads, portfolioOf } from '@/lib/features/portfolio/portfolio';
import { type PortfolioPart, shownUsd } from '@/lib/features/portfolio/portfolioPart';
import * as styles from './AccountPortfolio.css';
import { DayChangeWaiting } from './DayChangeWaiting';
import { PartReaders } from './PartReaders';
import { PortfolioParts } from './PortfolioParts';
import { ReadAsUsual, ReadInTurn } from './ReadInTurn';

const DayChange = lazyComponent(() => import('./DayChange'), 'DayChange', DayChangeWaiting);

type Props = {
  chainId: ChainId;
  account: Address;
  /** Begins the claims of all rewards. */
  onClaimAll: () => void;
  /** Called when a link is followed. */
  onFollow: () => void;
  /** Between the value and its parts. */
  children: ReactNode;
};

/**
 * What the account has on the exchange and in its wallet: its value, and where it is. It may have
 * any number of positions, deposits and tokens, so they are read in turn.
 */
export const AccountPortfolio = withMessages(portfolioMessages, (props: Props) => (
  <ReadInTurn>
    <Content key={`${props.chainId} ${props.account}`} {...props} />
  </ReadInTurn>
));

function Content({ chainId, account, onClaimAll, onFollow, children }: Props) {
  const t = useTranslations('portfolio');
  const [reads, setReads] = useState<Partial<PortfolioReads>>({});
  const addReads = useCallback(
    (more: Partial<PortfolioReads>) => setReads((before) => ({ ...before, ...more })),
    [],
  );
  const portfolio = portfolioOf(reads);
  const hasPrices = stableTokens(chainId).length > 0;
  const { problem, isOffline } = useFreshness(chainId);
  const hasProblem = problem !== undefined || isOffline;
  return (
    <section aria-label={t('value')}>
      <PartReaders chainId={chainId} account={account} onRead={addReads} />
      <div className={styles.value}>
        {hasPrices ? (
          <Total chainId={chainId} total={portfolio.total} />
        ) : (
          <p className={styles.note}>{t('unpriced', { network: NETWORK_NAMES[chainId] })}</p>
        )}
      </div>
      <ReadAsUsual>{children}</ReadAsUsual>
      <PortfolioParts
        portfolio={portfolio}
        hasPrices={hasPrices}
        onClaimAll={onClaimAll}
        onFollow={onFollow}
      />
      {hasProblem ? (
        <StaleFiguresNotice chainId={chainId} className={styles.stale} />
      ) : (
        <FiguresAge chainId={chainId} />
      )}
    </section>
  );
}

/** The value of everything; below it what it does not count, and how it changed. */
function Total({ chainId, total }: { chainId: ChainId; total: PortfolioPart }) {
  const t = useTranslations('portfolio');
  const locale = useLocale();
  const { unpriced, doubtful, isReading, isIncomplete } = total;
  const shown = shownUsd(total);
  const notes: string[] = [];
  if (unpriced > 0) notes.push(t('uncounted', { count: unpriced }));
  if (doubtful > 0) notes.push(t('doubtful', { count: doubtful }));
  if (isIncomplete) notes.push(t('incomplete'));
  return (
    <>
      <p className={styles.dollars} translate="no">
        {shown === 'waiting' && <Skeleton characters={8} />}
        {shown === 'unknown' && NOT_KNOWN}
        {typeof shown === 'object' && formatUsd(shown, locale)}
      </p>
      <p className={styles.note}>
        {isReading ? (
          t('soFar')
        ) : (
          <>
            <DayChange chainId={chainId} exposures={total.exposures} isWanted />
            {notes.map((note) => ` · ${note}`).join('')}
          </>
        )}
      </p>
    </>
  );
}
