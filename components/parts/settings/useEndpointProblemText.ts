import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { EndpointProblem } from '@/lib/chain/rpc/checkEndpoint';

const UNITS = [
  { unit: 'day', size: 86_400 },
  { unit: 'hour', size: 3_600 },
  { unit: 'minute', size: 60 },
] as const;
const SECONDS = { unit: 'second', size: 1 } as const;

/** Says why an endpoint can't be used for a chain. */
export function useEndpointProblemText(): (problem: EndpointProblem, chainId: ChainId) => string {
  const t = useTranslations('endpoint');
  const locale = useLocale();
  const { number } = useFormatter();
  const ageText = (seconds: number) => {
    const { unit, size } = UNITS.find((each) => seconds >= each.size) ?? SECONDS;
    return number(Math.floor(seconds / size), { style: 'unit', unit, unitDisplay: 'long' });
  };
  return (problem, chainId) => {
    switch (problem.type) {
      case 'httpError':
        return t('problems.httpError', { status: String(problem.status) });
      case 'rejected':
        return t('problems.rejected', { message: problem.message });
      case 'otherChain':
        return t('problems.otherChain', {
          chainId: problem.chainId.toString(),
          network: NETWORK_NAMES[chainId],
        });
      case 'behind':
        return t('problems.behind', {
          block: localizeDecimal(String(problem.block), locale),
          age: ageText(problem.blockAgeSeconds),
        });
      default:
        return t(`problems.${problem.type}`);
    }
  };
}
