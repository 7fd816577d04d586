import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { media } from '@/components/ui/media';
import { useMedia } from '@/components/ui/useMedia';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import { currencyId } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useDirectPair } from '@/lib/features/swap/useDirectPair';
import { useShownRoute } from '@/lib/features/swap/useShownRoute';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import { MarketPanel } from './MarketPanel';
import * as styles from './SwapMarket.css';

type Props = { swap: SwapState };

/**
 * What the chain knows of the pair of the form: beside it on a wide screen, and on demand below it.
 * Before an amount is typed, that is the pool of its tokens, or of the only one with a dollar token.
 * Nothing for a wrap, which has no price.
 */
export const SwapMarket = withMessages({ market: marketMessages }, Content);

function Content({ swap: { account, quote, sides, wrap } }: Props) {
  const t = useTranslations('market');
  const isWide = useMedia(media.fromColumns);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const input = sides.input.currency;
  const quoted = useShownRoute(quote, { input, output: sides.output.currency });
  const isLoading = quoted === undefined && quote.status === 'loading';
  const isNeeded = !wrap && quoted === undefined && quote.status === 'idle';
  const direct = useDirectPair(isNeeded ? input : undefined, sides.output.currency);
  const output = sides.output.currency ?? direct?.output;
  const route = quoted ?? direct?.route;
  if (wrap || !input || !output || (route === undefined && !isLoading)) return null;
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
