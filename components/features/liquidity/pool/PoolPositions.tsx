import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { emptyListAction, emptyListWithAction, list } from '@/components/ui/list.css';
import { currencyId } from '@/lib/base/tokens/currency';
import type { Positions, ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { pairCurrencies, pairName, sortPositions } from '@/lib/features/liquidity/sortPositions';
import { addHref, removalHref } from '@/lib/site/navigation/liquidityPaths';
import { PoolPosition } from './PoolPosition';
import { PoolSkeleton } from './PoolSkeleton';

/** The account's positions, or the text in their place. */
export function PoolPositions({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  if (positions.status === 'ready' && positions.positions.length > 0) {
    return (
      <ul className={list}>
        {sortPositions(positions.positions).map((position) => (
          <WalletPosition key={position.liquidity.currency.address} position={position} />
        ))}
      </ul>
    );
  }
  if (positions.status === 'loading') {
    return (
      <ul className={list} aria-hidden="true">
        <PoolSkeleton />
        <PoolSkeleton />
      </ul>
    );
  }
  const isConnected = positions.status === 'ready';
  return (
    <div className={emptyListWithAction}>
      <p>{t(isConnected ? 'none' : 'connect')}</p>
      {!isConnected && (
        <div className={emptyListAction}>
          <ConnectAction />
        </div>
      )}
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
    <PoolPosition position={position}>
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
