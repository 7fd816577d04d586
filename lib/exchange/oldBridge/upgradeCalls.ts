import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { ProposedUpgrade } from './proposedUpgrade';

/** The call that burns an old token and gives its caller as much of the present one. */
export function upgradeCalls({ amount, present }: ProposedUpgrade): CallCandidates {
  const { currency, raw } = amount;
  return [
    {
      address: present.address,
      abi: bridgeTokenAbi,
      functionName: 'swap',
      args: [currency.address, raw],
    },
  ];
}
