import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { argumentMeaning } from '@/lib/features/governance/argumentMeaning';
import { callDetails } from '@/lib/features/governance/callDetails';
import { knownContract } from '@/lib/features/governance/knownContract';
import type { ProposedCall } from '@/lib/features/governance/proposedCalls';

/** A call of a proposal in one line: its contract, its function, and the amount that it moves. */
export function CallLine({ call }: { call: ProposedCall }) {
  const t = useTranslations('proposal');
  const { target } = call;
  const known = knownContract(target);
  const name = known?.type === 'exchange' ? t(`contracts.${known.name}`) : known?.symbol;
  const details = callDetails(call);
  const called = () => {
    if (details.status === 'decoded') return details.functionName;
    return t(details.status === 'noData' ? 'calls.noFunction' : 'calls.unknown');
  };
  const amounts =
    details.status === 'decoded'
      ? details.arguments.flatMap((argument, index) => {
          const { signature } = details;
          const meaning = argumentMeaning({ target, signature }, argument, index);
          return meaning?.type === 'amount' ? [meaning.amount] : [];
        })
      : [];
  return (
    <span>
      {name ?? formatAddress(target)}: {called()}
      {amounts.map((amount) => (
        <span key={String(amount.raw)}>
          {' '}
          <CurrencyAmount amount={amount} />
        </span>
      ))}
    </span>
  );
}
