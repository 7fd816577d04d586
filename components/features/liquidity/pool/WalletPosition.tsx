import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { currencyId } from '@/lib/base/tokens/currency';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { pairCurrencies, pairName } from '@/lib/features/liquidity/sortPositions';
import { addHref, removalHref } from '@/lib/site/navigation/liquidityPaths';
import { PoolPosition } from './PoolPosition';

/** A position in the account's wallet, with the links to add to it or remove it. */
export function WalletPosition({ position }: { position: ValuedPosition }) {
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
