import { ScreenMessages } from '@/components/layout/ScreenMessages';
import { Notice } from '@/components/ui/Notice';
import { tokenProbeMessages } from '@/lib/i18n/exported/tokenProbe';
import { findingsOf } from '@/lib/tokenProbe/findings';
import { useKnownProbe } from '@/lib/tokenProbe/useKnownProbe';
import { type Currency, currencyId } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import { FindingLine } from './FindingLine';

const MESSAGES = { tokenProbe: tokenProbeMessages };

type Props = { currencies: readonly Currency[] };

/** In a review: the fees that its tokens take on a transfer. Nothing for plain tokens. */
export function ReviewedFees({ currencies }: Props) {
  return (
    <ScreenMessages exported={MESSAGES}>
      {currencies.map((currency) => (
        <FeesOf key={currencyId(currency)} currency={currency} />
      ))}
    </ScreenMessages>
  );
}

function FeesOf({ currency }: { currency: Currency }) {
  const fees = findingsOf(useKnownProbe(currency)).filter((finding) => 'feeBps' in finding);
  if (fees.length === 0) return null;
  return (
    <Notice tone="plain">
      {fees.map((finding) => (
        <FindingLine key={finding.type} finding={finding} symbol={shortSymbol(currency.symbol)} />
      ))}
    </Notice>
  );
}
