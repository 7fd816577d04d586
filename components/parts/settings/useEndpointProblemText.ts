import { useLocale, useTranslations } from 'next-intl';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import type { EndpointProblem } from '@/lib/chain/rpc/checkEndpoint';

/** Says why an endpoint can't be used for a chain. */
export function useEndpointProblemText(): (problem: EndpointProblem, chainId: ChainId) => string {
  const t = useTranslations('endpoint');
  const locale = useLocale();
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
          age: formatPeriod(problem.blockAgeSeconds, locale),
        });
      default:
        return t(`problems.${problem.type}`);
    }
  };
}
