import { Droplets } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SlowNote } from '@/components/parts/loading/SlowNote';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { emptyListAction, emptyListWithAction } from '@/components/ui/list.css';
import { PageLink } from '@/components/ui/PageLink';
import { knownTotal } from '@/lib/base/amounts/knownTotal';
import { currencyId, NATIVE_ID } from '@/lib/base/tokens/currency';
import type { Positions, ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { pairCurrencies, pairName } from '@/lib/features/liquidity/pairName';
import { sortPositions } from '@/lib/features/liquidity/sortPositions';
import { addHref, removalHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PoolPosition } from './PoolPosition';
import { PoolRewards } from './PoolRewards';
import * as styles from './PoolScreen.css';
import { PoolSkeleton } from './PoolSkeleton';
import { PoolTable } from './PoolTable';

const EMPTY_ICON_SIZE = 32;

/** The account's positions, or the text in their place. */
export function PoolPositions({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  switch (positions.status) {
    case 'loading':
      return (
        <>
          <PoolTable title={t('positions')} isWaiting>
            <PoolSkeleton />
            <PoolSkeleton />
            <PoolSkeleton />
          </PoolTable>
          <SlowNote />
        </>
      );
    case 'disconnected':
      return (
        <div className={emptyListWithAction}>
          <p>{t('connect')}</p>
          <div className={emptyListAction}>
            <ConnectAction />
          </div>
        </div>
      );
    case 'ready':
      if (positions.positions.length === 0) return <NoPositions />;
      return (
        <>
          <PoolTable title={t('positions')}>
            {sortPositions(positions.positions).map((position) => (
              <WalletPosition key={position.liquidity.currency.address} position={position} />
            ))}
          </PoolTable>
          <Uncounted positions={positions.positions} />
        </>
      );
  }
}

/** Says how many positions the total of the others leaves out. */
function Uncounted({ positions }: { positions: readonly ValuedPosition[] }) {
  const t = useTranslations('pool');
  const { total, unknown } = knownTotal(positions.map(({ totalUsd }) => totalUsd));
  if (total === undefined || unknown === 0) return null;
  return <p className={styles.line}>{t('uncounted', { count: unknown })}</p>;
}

/** In place of the positions of an account that has none: what to do about it. */
function NoPositions() {
  const t = useTranslations('pool');
  return (
    <div className={emptyListWithAction}>
      <Droplets className={styles.emptyIcon} size={EMPTY_ICON_SIZE} aria-hidden="true" />
      <div className={styles.emptyWords}>
        <p className={styles.emptyTitle}>{t('none')}</p>
        <PoolRewards />
      </div>
      <ButtonLink variant="accent" href={addHref('add', NATIVE_ID)}>
        {t('add')}
      </ButtonLink>
      <PageLink className={styles.link} href={hrefOf({ name: 'find' })}>
        {t('find')}
      </PageLink>
    </div>
  );
}

/** A position in the account's wallet, with the links to add to it or remove it. */
function WalletPosition({ position }: { position: ValuedPosition }) {
  const t = useTranslations('pool');
  const symbolText = useSymbolText();
  const [a, b] = pairCurrencies(position);
  const ids = [currencyId(a), currencyId(b)] as const;
  const pair = pairName(position, symbolText);
  return (
    <PoolPosition position={position} manageLabel={t('manageOf', { pair })}>
      <ButtonLink
        variant="secondary"
        href={addHref('add', ...ids)}
        aria-label={t('addMoreTo', { pair })}
      >
        {t('addMore')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        href={removalHref(...ids)}
        aria-label={t('removeFrom', { pair })}
      >
        {t('remove')}
      </ButtonLink>
    </PoolPosition>
  );
}
