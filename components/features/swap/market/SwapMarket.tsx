import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { media } from '@/components/ui/media';
import { useMedia } from '@/components/ui/useMedia';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import { currencyId } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useShownRoute } from '@/lib/features/swap/useShownRoute';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import { MarketPanel } from './MarketPanel';
import * as styles from './SwapMarket.css';

type Props = { swap: SwapState };

/**
 * What the chain knows of the pair of the form: beside it on a wide screen, and on demand below it.
 * Nothing before the form has had a price of the pair, and for a wrap, which has none.
 */
export const SwapMarket = withMessages({ market: marketMessages }, Content);

function Content({ swap: { account, quote, sides, wrap } }: Props) {
  const t = useTranslations('market');
  const isWide = useMedia(media.fromColumns);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const [input, output] = [sides.input.currency, sides.output.currency];
  const route = useShownRoute(quote, { input, output });
  if (wrap || !input || !output || (route === undefined && quote.status !== 'loading')) return null;
  const isShown = isWide || isOpen;
  return (
    <section className={styles.market} aria-label={t('title')}>
      {!isWide && (
        <Button
          variant="text"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={isShown ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('title')}
        </Button>
      )}
      {isShown && (
        <div id={panelId} className={styles.panel}>
          <MarketPanel
            key={[input, output]
              .map((each) => currencyId(wrapped(each)))
              .toSorted()
              .join()}
            {...{ account, input, output, route }}
          />
        </div>
      )}
    </section>
  );
}
