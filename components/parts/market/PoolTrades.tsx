import { ExternalLink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { ListSkeleton } from '@/components/ui/ListSkeleton';
import { withEnds } from '@/components/ui/withEnds';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPrice } from '@/lib/base/amounts/price';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { formatTime } from '@/lib/base/time/formatTime';
import type { Currency } from '@/lib/base/tokens/currency';
import { sortsBefore } from '@/lib/base/tokens/token';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { RecentTrade } from '@/lib/exchange/market/readPoolTrades';
import { usePoolTrades } from '@/lib/exchange/market/usePoolTrades';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import * as styles from './PoolTrades.css';

type Props = {
  /** Prices are of the first one, in the second one. */
  tokens: TokenPair;
  pair: Address;
};

/** More would not be read. */
const MOST = 30;

/** The trades of a pool in the last hour, the newest first, each with its link to the explorer. */
export function PoolTrades({ tokens: [base, quote], pair }: Props) {
  const t = useTranslations('market.trades');
  const frame = useTranslations('frame');
  const { trades, hasFailed, readAgain } = usePoolTrades(base.chainId, pair, true);
  if (hasFailed)
    return (
      <p className={styles.note} role="status">
        {t('failed')}{' '}
        <Button variant="text" onClick={readAgain}>
          {frame('tryAgain')}
        </Button>
      </p>
    );
  if (trades === undefined) return <ListSkeleton count={3} />;
  if (trades.length === 0)
    return (
      <p className={styles.note} role="status">
        {t('none')}
      </p>
    );
  const isFirstBase = sortsBefore(base, quote);
  return (
    <>
      <ol className={styles.list} aria-label={t('title')}>
        {trades.slice(0, MOST).map((trade) => (
          <TradeRow
            key={`${trade.hash} ${trade.logIndex}`}
            trade={trade}
            isSale={trade.isFirstSold === isFirstBase}
            base={unwrapped(base)}
            quote={unwrapped(quote)}
          />
        ))}
      </ol>
      {trades.length > MOST && (
        <p className={styles.note}>{t('newest', { count: MOST, all: trades.length })}</p>
      )}
    </>
  );
}

type RowProps = {
  trade: RecentTrade;
  /** Whether the first token was sold. */
  isSale: boolean;
  base: Currency;
  quote: Currency;
};

function TradeRow({ trade, isSale, base, quote }: RowProps) {
  const t = useTranslations('market.trades');
  const wallet = useTranslations('wallet');
  const locale = useLocale();
  const loaded = useConfiguration();
  const { hash, seconds, sold, bought } = trade;
  const [ofBase, ofQuote] = isSale ? [sold, bought] : [bought, sold];
  const amount = (currency: Currency, raw: bigint) => () => (
    <CurrencyAmount amount={amountOf(currency, raw)} digits={SHORT_DIGITS} />
  );
  const price = formatPrice({ base, quote, numerator: ofQuote, denominator: ofBase }, { locale });
  const time = formatTime(seconds * 1_000, Date.now(), locale);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {withEnds(
          t.rich(isSale ? 'sold' : 'bought', {
            base: amount(base, ofBase),
            quote: amount(quote, ofQuote),
          }),
        )}{' '}
        <span className={styles.faint}>{t('price', { price })}</span>
      </span>
      {loaded.status === 'ready' && (
        <a
          className={styles.time}
          href={explorerUrl(loaded.configuration, base.chainId, { type: 'tx', hash })}
          target="_blank"
          rel="noopener noreferrer"
          title={wallet('viewOnExplorer')}
        >
          <time dateTime={new Date(seconds * 1_000).toISOString()}>{time}</time>
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
