import { useLocale, useTranslations } from 'next-intl';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { EndpointFault } from '@/lib/chain/rpc/checkEndpoint';

const UNITS = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
] as const;

/** Says why an endpoint can't be used for a chain. */
export function useFaultText(): (fault: EndpointFault, chainId: ChainId) => string {
  const t = useTranslations('endpoint');
  const locale = useLocale();
  const ageText = (seconds: number) => {
    const unit = UNITS.find((each) => seconds >= each.seconds);
    const count = Math.floor(seconds / (unit?.seconds ?? 1));
    return t(`ages.${unit?.name ?? 'seconds'}`, { count });
  };
  return (fault, chainId) => {
    switch (fault.type) {
      case 'httpError':
        return t('faults.httpError', { status: String(fault.status) });
      case 'rejected':
        return t('faults.rejected', { message: fault.message });
      case 'otherChain':
        return t('faults.otherChain', {
          chainId: fault.chainId.toString(),
          network: NETWORK_NAMES[chainId],
        });
      case 'behind':
        return t('faults.behind', {
          block: localizeDecimal(String(fault.block), locale),
          age: ageText(fault.blockAgeSeconds),
        });
      default:
        return t(`faults.${fault.type}`);
    }
  };
}
