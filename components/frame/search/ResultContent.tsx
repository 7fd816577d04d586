import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import type { useRowMarks } from '@/components/parts/tokens/useRowMarks';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { pairCurrencies } from '@/lib/features/search/pairCurrencies';
import type { ScreenName } from '@/lib/features/search/screens';
import { farmCurrencies } from '@/lib/features/search/searchGroups';
import type { SearchResult } from '@/lib/features/search/searchResult';
import * as styles from './SearchDialog.css';
import { SCREEN_ICONS } from './screenIcons';

const LOGO_SIZE = 32;
const PAIR_LOGO_SIZE = 24;
const ICON_SIZE = 20;

type Props = {
  result: SearchResult;
  marksOf: ReturnType<typeof useRowMarks>;
  titleOf: (name: ScreenName) => string;
};

/** What a result says: its logos or its icon, its name, and what it is or does. */
export function ResultContent({ result, marksOf, titleOf }: Props) {
  const t = useTranslations('search');
  switch (result.type) {
    case 'token':
      return <TokenContent currency={result.currency} marksOf={marksOf} />;
    case 'pool':
      return (
        <PairContent currencies={pairCurrencies(result.pair)} marksOf={marksOf}>
          {result.isOwn && <Own>{t('ownPool')}</Own>}
          {t('addLiquidity')}
        </PairContent>
      );
    case 'farm':
      return (
        <PairContent currencies={farmCurrencies(result.farm)} marksOf={marksOf}>
          {result.isOwn && <Own>{t('ownFarm')}</Own>}
          {t('farmVersion', { version: result.farm.version })}
        </PairContent>
      );
    case 'screen': {
      const Icon = SCREEN_ICONS[result.screen.name];
      return (
        <>
          <span className={styles.icon}>
            <Icon size={ICON_SIZE} aria-hidden="true" />
          </span>
          <span className={styles.title}>{titleOf(result.screen.name)}</span>
        </>
      );
    }
  }
}

type TokenProps = { currency: Currency; marksOf: Props['marksOf'] };

function TokenContent({ currency, marksOf }: TokenProps) {
  const { warnings, notes } = marksOf(currency);
  return (
    <>
      <span className={styles.icon}>
        <TokenLogo currency={currency} size={LOGO_SIZE} />
      </span>
      <span className={styles.names}>
        <span className={styles.title}>{shortSymbol(currency.symbol)}</span>
        <span className={styles.note}>
          <Warnings texts={warnings} />
          {notes.map((note) => `${inOneLine(note)} · `).join('')}
          <bdi translate="no">{currency.name}</bdi>
        </span>
      </span>
    </>
  );
}

/** A note whose short address is not broken after its ellipsis. */
function inOneLine(note: string): string {
  return note.replaceAll('…', '…\u2060');
}

type PairProps = {
  currencies: readonly [Currency, Currency];
  marksOf: Props['marksOf'];
  children: ReactNode;
};

function PairContent({ currencies, marksOf, children }: PairProps) {
  const symbolText = useSymbolText();
  const warnings = currencies.flatMap((currency) => marksOf(currency).warnings);
  return (
    <>
      <span className={styles.icon}>
        <PairLogos currencies={currencies} size={PAIR_LOGO_SIZE} />
      </span>
      <span className={styles.names}>
        <bdi className={styles.title} translate="no">
          {pairText(currencies.map(symbolText))}
        </bdi>
        <span className={styles.note}>
          <Warnings texts={[...new Set(warnings)]} />
          {children}
        </span>
      </span>
    </>
  );
}

/** Marks a pool or farm in which the account has something. */
function Own({ children }: { children: string }) {
  return (
    <>
      <span className={styles.own}>{children}</span>
      {' · '}
    </>
  );
}

function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <span className={styles.warning}>
        <TriangleAlert size={14} className={styles.warningIcon} aria-hidden="true" />
        {texts.join(' · ')}
      </span>
      {' · '}
    </>
  );
}
