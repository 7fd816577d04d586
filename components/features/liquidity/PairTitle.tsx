import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';

type Props = {
  screen: 'add' | 'create' | 'remove';
  /** The screen's name, until both currencies are known. */
  name: string;
  currencies: readonly [Currency | undefined, Currency | undefined];
};

/** The tab's title of a screen about the liquidity of a pair. */
export function PairTitle({ screen, name, currencies: [a, b] }: Props) {
  const t = useTranslations('liquidity');
  const symbolText = useSymbolText();
  const pair = a && b && pairText([symbolText(a), symbolText(b)]);
  return <PageTitle screen={pair ? t(`pairTitles.${screen}`, { pair }) : name} />;
}
