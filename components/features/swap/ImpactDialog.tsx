'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TypedConfirmation } from '@/components/parts/page/TypedConfirmation';
import { AmountWithValue } from '@/components/parts/tokens/AmountWithValue';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { withEnds } from '@/components/ui/withEnds';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import { FULL_DIGITS, SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { impactCost } from '@/lib/exchange/trade/impactCost';
import { swapFigures } from '@/lib/features/swap/swapFigures';
import type { SwapTerms } from '@/lib/features/swap/swapTerms';
import * as styles from './ImpactDialog.css';
import { ImpactFigure } from './ImpactFigure';

type Props = {
  terms: SwapTerms;
  /** Whether the user has to type a word. */
  isTyped: boolean;
  /** Whether a review follows. */
  isReviewed: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** Asks the user to accept a high price impact. */
export function ImpactDialog({ terms, isTyped, isReviewed, onAgree, onClose }: Props) {
  const t = useTranslations('swapReview');
  const swap = useTranslations('swap');
  const frame = useTranslations('frame');
  const locale = useLocale();
  const { trade, input, output } = terms;
  const { paid, received, limit, impact } = swapFigures(terms);
  const shown = formatPriceImpact(impact, locale);
  const cost = amountOf(trade.type === 'exactIn' ? output : input, impactCost(trade).raw);
  const word = frame('confirmWord');
  // Not the words of the form's button: this one sends.
  const action = isReviewed ? t('impactYes') : swap('swapNow');
  return (
    <Dialog
      title={t(isTyped ? 'impactTitleSevere' : 'impactTitle')}
      description={t('impactWarning', { impact: shown })}
      closeLabel={frame('close')}
      onClose={onClose}
      asksConsent
    >
      <div className={styles.content}>
        <p>
          <ImpactFigure impact={impact} />
        </p>
        <p>
          {withEnds(
            t.rich('impactCost', {
              amount: () => <AmountWithValue amount={cost} rounding="up" digits={SHORT_DIGITS} />,
            }),
          )}
        </p>
        {!isReviewed && (
          <p>
            {withEnds(
              t.rich(`impactSends.${trade.type}`, {
                paid: () => <AmountWithValue amount={paid} rounding="up" digits={FULL_DIGITS} />,
                received: () => (
                  <AmountWithValue amount={received} rounding="down" digits={FULL_DIGITS} />
                ),
                limit: () => (
                  <CurrencyAmount
                    amount={limit.amount}
                    rounding={limit.type === 'maximumSold' ? 'up' : 'down'}
                  />
                ),
              }),
            )}
          </p>
        )}
        {isTyped ? (
          <TypedConfirmation
            prompt={t('impactType', { word })}
            word={word}
            action={action}
            onConfirm={onAgree}
          />
        ) : (
          <Button variant="danger" onClick={onAgree}>
            {action}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('impactNo')}
        </Button>
      </div>
    </Dialog>
  );
}
