import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { UpgradeTerms } from './upgradeTerms';

/** The call that burns an old token and returns its caller as much of the present one. */
export function upgradeCalls({ amount, present }: UpgradeTerms): CallCandidates {
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
