import { useLocale, useTranslations } from 'next-intl';
import { type Address, isAddressEqual } from 'viem';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Consent } from '@/components/ui/Consent';
import { Notice } from '@/components/ui/Notice';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatDistinct } from '@/lib/base/amounts/formatDistinct';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { type Currency, currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import { isSameToken } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Shortfall } from '@/lib/transactions/simulation/shortfalls';

type Props = {
  account: Address;
  /** All currencies of the transaction. */
  currencies: readonly Currency[];
  shortfalls: readonly Shortfall[];
  /** Whether there is a simulation. Without one, a token may be known too little. */
  isSimulated: boolean;
  mayHaveMoved: boolean;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/**
 * Says how the simulation differs from the review and why. Asks to accept that, unless it is
 * blocked.
 */
export function PreviewShortfalls(props: Props) {
  const { account, currencies, shortfalls, isSimulated } = props;
  const { mayHaveMoved, isAccepted, onAccept } = props;
  const t = useTranslations('preview');
  const symbolText = useSymbolText();
  const blocking = shortfalls.find((one) => one.blockedBy !== undefined);
  const suspect = suspectOf(shortfalls, currencies);
  const withheld = withheldOf(shortfalls);
  const isKnown = shortfalls.some(({ simulated }) => simulated !== undefined);
  return (
    <Notice tone="warning">
      {shortfalls.map((shortfall) => (
        <Difference
          key={`${currencyId(shortfall.currency)} ${shortfall.owner}`}
          shortfall={shortfall}
          isOwn={isAddressEqual(shortfall.owner, account)}
          isSimulated={isSimulated}
        />
      ))}
      {withheld && <p>{t('arrivesNone', { token: symbolText(withheld) })}</p>}
      {isKnown && !withheld && (
        <p>
          {t(mayHaveMoved ? 'hasMoved' : 'keepsShare', {
            token: suspect ? symbolText(suspect) : t('oneOfThese'),
          })}
        </p>
      )}
      {blocking?.blockedBy ? (
        <p>{t(`blocked.${reasonOf(blocking.blockedBy, blocking.simulated)}`)}</p>
      ) : (
        <Consent isGiven={isAccepted} onChange={onAccept}>
          {t('accept')}
        </Consent>
      )}
    </Notice>
  );
}

const UNSIMULATED = {
  slippage: 'unsimulatedReviewed',
  typedAmount: 'unsimulatedTypedAmount',
  reviewed: 'unsimulatedReviewed',
} as const;

function reasonOf(by: keyof typeof UNSIMULATED, simulated: bigint | undefined) {
  return simulated === undefined ? UNSIMULATED[by] : by;
}

/** The only currency that differs, if nothing of it would arrive. */
function withheldOf([first, second]: readonly Shortfall[]): Currency | undefined {
  const isWithheld = first && !second && first.shown > 0n && first.simulated === 0n;
  return isWithheld ? first.currency : undefined;
}

/** The only token that may take a fee, if there is only one. */
function suspectOf(
  shortfalls: readonly Shortfall[],
  currencies: readonly Currency[],
): Currency | undefined {
  const suspects = currencies.filter(
    (currency) => !isKnownPlain(currency) && !isPoolToken(currency, currencies),
  );
  const differing = suspects.filter((suspect) =>
    shortfalls.some(({ currency }) => isSameCurrency(currency, suspect)),
  );
  const [first, second] = differing.length > 0 ? differing : suspects;
  return second ? undefined : first;
}

/** Whether a currency is the liquidity token of two of the others, which takes no fee. */
function isPoolToken(currency: Currency, currencies: readonly Currency[]): boolean {
  if (currency.type === 'native') return false;
  const tokens = currencies.map(wrapped).filter((token) => !isSameToken(token, currency));
  return tokens.some((a, index) =>
    tokens
      .slice(index + 1)
      .some((b) => !isSameToken(a, b) && pairAddress(a, b) === currency.address),
  );
}

type DifferenceProps = { shortfall: Shortfall; isOwn: boolean; isSimulated: boolean };

function Difference({ shortfall, isOwn, isSimulated }: DifferenceProps) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { currency, shown, simulated, isBeyondWorst, blockedBy } = shortfall;
  const isPaid = shown < 0n;
  const amount = (difference: bigint) => amountOf(currency, isPaid ? -difference : difference);
  const [shownText, simulatedText] = formatDistinct([amount(shown), amount(simulated ?? shown)], {
    rounding: isPaid ? 'up' : 'down',
    locale,
  });
  const symbol = symbolText(currency);
  const received = isOwn ? 'receives' : 'recipientReceives';
  if (simulated === undefined) {
    const values = { symbol, shown: withSymbol(shownText, symbol) };
    if (isSimulated) return <p>{t(isPaid ? 'unknownPaid' : 'unknownReceived', values)}</p>;
    // What no contract enforces depends on a price; any other amount depends on the token's fees.
    const mayTakeFee = blockedBy !== 'reviewed' && ` ${t('mayTakeFee', { symbol })}`;
    return (
      <p>
        {t('unsimulated', values)}
        {mayTakeFee}
      </p>
    );
  }
  const values = {
    simulated: withSymbol(simulatedText, symbol),
    shown: withSymbol(shownText, symbol),
  };
  return (
    <p>
      {t(isPaid ? 'paysMore' : received, values)}
      {isBeyondWorst && ` ${t(isPaid ? 'aboveMaximum' : 'belowMinimum')}`}
    </p>
  );
}
