import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { EndpointFault } from '@/lib/chain/rpc/checkEndpoint';

const UNITS = [
  { unit: 'day', size: 86_400 },
  { unit: 'hour', size: 3_600 },
  { unit: 'minute', size: 60 },
] as const;
const SECONDS = { unit: 'second', size: 1 } as const;

/** Says why an endpoint can't be used for a chain. */
export function useFaultText(): (fault: EndpointFault, chainId: ChainId) => string {
  const t = useTranslations('endpoint');
  const locale = useLocale();
  const { number } = useFormatter();
  const ageText = (seconds: number) => {
    const { unit, size } = UNITS.find((each) => seconds >= each.size) ?? SECONDS;
    return number(Math.floor(seconds / size), { style: 'unit', unit, unitDisplay: 'long' });
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
