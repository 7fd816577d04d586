import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { PageLink } from '@/components/ui/PageLink';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { currencyId } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { foldDust } from '@/lib/features/portfolio/foldDust';
import type { HeldToken } from '@/lib/features/portfolio/useHeldTokens';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './AccountPortfolio.css';

const TokenDay = lazyComponent(() => import('@/components/parts/market/TokenDay'), 'TokenDay');

const LOGO_SIZE = 28;

type Props = { held: readonly HeldToken[]; onFollow: () => void };

/** The tokens of the account, each leading to its swap; small ones on demand. */
export function HeldTokens({ held, onFollow }: Props) {
  const t = useTranslations('portfolio');
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, folded } = foldDust(held);
  const rows = isUnfolded || shown.length === 0 ? held : shown;
  return (
    <>
      <ul className={styles.tokens}>
        {rows.map((token) => (
          <li key={currencyId(token.currency)}>
            <HeldTokenRow token={token} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {rows.length < held.length && (
        <Button variant="text" onClick={() => setUnfolded(true)}>
          {t('small', { count: folded.length })}
        </Button>
      )}
    </>
  );
}

function HeldTokenRow({ token, onFollow }: { token: HeldToken; onFollow: () => void }) {
  const t = useTranslations('portfolio');
  const locale = useLocale();
  const dayId = useId();
  const { currency, raw, counted, isDoubtful } = token;
  return (
    <PageLink
      className={styles.row}
      href={`${hrefOf({ name: 'swap' })}?inputCurrency=${currencyId(currency)}`}
      aria-describedby={dayId}
      onClick={onFollow}
    >
      <TokenLogo currency={currency} size={LOGO_SIZE} />
      <bdi className={styles.name} translate="no">
        {shortSymbol(currency.symbol)}
      </bdi>
      {stableTokens(currency.chainId).length > 0 && (
        <span className={styles.day}>
          <TokenDay
            token={wrapped(currency)}
            isWanted={raw !== undefined}
            textOf={(change) => t('tokenDayChange', { change })}
            descriptionId={dayId}
          />
        </span>
      )}
      <span className={styles.amounts}>
        <span translate="no">
          {raw === undefined
            ? NOT_KNOWN
            : formatBalance(amountOf(currency, raw), { digits: SHORT_DIGITS, locale })}
        </span>
        <span className={styles.note}>
          {counted ? formatUsd(counted, locale) : t(isDoubtful ? 'notCounted' : 'noPrice')}
        </span>
      </span>
    </PageLink>
  );
}
