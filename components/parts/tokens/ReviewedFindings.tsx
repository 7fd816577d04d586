import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Consent } from '@/components/ui/Consent';
import { Notice } from '@/components/ui/Notice';
import { tokenProbeMessages } from '@/lib/base/i18n/exported/tokenProbe';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { findingsOf } from '@/lib/exchange/tokenProbe/finding';
import { useDifferingFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import type { useRiskConsent } from '@/lib/exchange/tokenProbe/useRiskConsent';
import type { CountedTransfer } from '@/lib/transactions/submit/intent';
import { FindingLine, OwnFeeLine } from './FindingLine';
import { place } from './TokenFindings.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  currencies: readonly [Currency, Currency];
  /** The transfers that the review's figures count on. */
  transfers: readonly CountedTransfer[] | undefined;
  /** Which of them is sold, if one is. */
  sold?: Currency;
  /**
   * Asks to accept what they take, or that one may be unsellable; undefined when that needs no
   * consent of its own.
   */
  consent?: ReturnType<typeof useRiskConsent>['consent'];
  /** What the findings mean for this transaction; shown below them. */
  children?: ReactNode;
};

/** In a review: what is known against its tokens, such as fees and refused sales. */
export const ReviewedFindings = withMessages({ tokenProbe: tokenProbeMessages }, Content);

function Content({ currencies, transfers = [], sold, consent, children }: Props) {
  const t = useTranslations('tokenProbe');
  const format = useFormatter();
  const symbolText = useSymbolText();
  const [first, second] = currencies;
  const probes = [useKnownProbe(first), useKnownProbe(second)];
  const findings = currencies.flatMap((currency, index) =>
    findingsOf(probes[index], currency === sold)
      .filter(({ type }) => type !== 'traded')
      .map((finding) => ({ finding, symbol: symbolText(currency) })),
  );
  const ownFees = [
    { symbol: symbolText(first), feeBps: useOwnFeeBps(first, transfers) },
    { symbol: symbolText(second), feeBps: useOwnFeeBps(second, transfers) },
  ].filter(({ feeBps }) => feeBps !== undefined);
  if (findings.length === 0 && ownFees.length === 0 && consent === undefined) return null;
  return (
    <div className={place}>
      <Notice tone="warning">
        {findings.map(({ finding, symbol }) => (
          <FindingLine
            key={`${symbol} ${finding.type}`}
            finding={finding}
            symbol={symbol}
            isWithoutBlock
          />
        ))}
        {ownFees.map((fee) => (
          <OwnFeeLine key={fee.symbol} {...fee} />
        ))}
        {findings.length > 0 && children}
        {consent && (
          <Consent isGiven={consent.isGiven} onChange={consent.onChange}>
            {t(`accept.${consent.about}`, {
              symbol: format.list(consent.unsellable.map((token) => symbolText(token))),
            })}
          </Consent>
        )}
      </Notice>
    </div>
  );
}

/** The account's own fee on a currency's transfer in the review, if a probe found another one. */
function useOwnFeeBps(
  currency: Currency,
  transfers: readonly CountedTransfer[],
): number | undefined {
  const transfer = transfers.find((one) => isSameCurrency(one.currency, currency));
  return useDifferingFee(currency, transfer?.direction ?? 'toPool', transfer?.holder);
}
