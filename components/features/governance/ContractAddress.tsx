import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { knownContract } from '@/lib/features/governance/knownContract';
import { AddressLink } from './AddressLink';

/** An address with its page at the explorer, and the name of the contract if it is known. */
export function ContractAddress({ address }: { address: Address }) {
  const t = useTranslations('proposal.contracts');
  const known = knownContract(address);
  const name = known?.type === 'exchange' ? t(known.name) : known?.symbol;
  return (
    <>
      {name !== undefined && <strong>{name} </strong>}
      <AddressLink address={address} />
    </>
  );
}
