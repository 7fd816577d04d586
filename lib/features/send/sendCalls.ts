import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { SendTerms } from './sendTerms';

/** AVAX as the value of a transaction without data; a token by its `transfer`. */
export function sendCalls({ recipient, amount }: SendTerms): CallCandidates {
  const { currency, raw } = amount;
  if (currency.type === 'native') return [{ address: recipient, value: raw }];
  return [
    {
      address: currency.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [recipient, raw],
    },
  ];
}
