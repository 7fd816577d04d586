import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WrongDigitCount } from '@/components/parts/recipient/WrongDigitCount';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { wrongDigitCount } from '@/lib/base/addresses/wrongDigitCount';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import type { TokenByAddress } from '@/lib/holdings/knownTokens/useTokenByAddress';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { NO_TOKEN, useAddressProblem } from './useAddressProblem';

type Props = {
  query: string;
  status: TokenByAddress['status'];
  /** The message for a text that is not an address. */
  children: ReactNode;
};

/** Why a search found no token: what is wrong with an address, or that nothing has such a name. */
export function NothingFound({ query, status, children }: Props) {
  const t = useTranslations('tokenChoice');
  const addressProblem = useAddressProblem();
  const chainId = useActiveChainId();
  const network = chainId === undefined ? '' : NETWORK_NAMES[chainId];
  const count = wrongDigitCount(query);
  const pasted = pastedAddress(query);
  if (count !== undefined) return <WrongDigitCount count={count} />;
  if (pasted.status !== 'address' && pasted.status !== 'none')
    return <span>{addressProblem(pasted)}</span>;
  if (status === 'noContract' || status === 'noDecimals' || status === 'unreachable')
    return <span>{t(NO_TOKEN[status], { network })}</span>;
  return <>{children}</>;
}
