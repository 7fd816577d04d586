import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withMessages } from '@/components/layout/withMessages';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Consent } from '@/components/ui/Consent';
import { Notice } from '@/components/ui/Notice';
import { tokenProbeMessages } from '@/lib/i18n/exported/tokenProbe';
import { findingsOf } from '@/lib/tokenProbe/findings';
import { useKnownProbe } from '@/lib/tokenProbe/useKnownProbe';
import type { useRiskConsent } from '@/lib/tokenProbe/useRiskConsent';
import type { Currency } from '@/lib/tokens/currency';
import { FindingLine } from './FindingLine';
import { place } from './TokenFindings.css';

type Props = {
  currencies: readonly [Currency, Currency];
  /** Which of them is sold, if one is. */
  sold?: Currency;
  /**
   * Asks to accept what they take, or that one may be unsellable; absent when that needs no consent
   * of its own.
   */
  consent?: ReturnType<typeof useRiskConsent>['consent'];
  /** What the findings mean for this transaction; shown below them. */
  children?: ReactNode;
};

/** In a review: what is known against its tokens, such as fees and refused sales. */
export const ReviewedFindings = withMessages({ tokenProbe: tokenProbeMessages }, Content);

function Content({ currencies, sold, consent, children }: Props) {
  const t = useTranslations('tokenProbe');
  const symbolText = useSymbolText();
  const [first, second] = currencies;
  const probes = [useKnownProbe(first), useKnownProbe(second)];
  const findings = currencies.flatMap((currency, index) =>
    findingsOf(probes[index], currency === sold)
      .filter(({ type }) => type !== 'traded')
      .map((finding) => ({ finding, symbol: symbolText(currency) })),
  );
  if (findings.length === 0 && consent === undefined) return null;
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
        {findings.length > 0 && children}
        {consent && (
          <Consent isGiven={consent.isGiven} onChange={consent.onChange}>
            {t(`accept.${consent.about}`, {
              symbol: symbolText(consent.unsellable ?? second),
            })}
          </Consent>
        )}
      </Notice>
    </div>
  );
}
