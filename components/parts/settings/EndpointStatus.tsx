import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import type { ChainId } from '@/lib/base/networks/network';
import { checkEndpoint } from '@/lib/chain/rpc/checkEndpoint';
import * as styles from './EndpointSetting.css';
import { useEndpointProblemText } from './useEndpointProblemText';

/** How the user's own endpoint answered when this was opened. */
export function EndpointStatus({ chainId, url }: { chainId: ChainId; url: string }) {
  const t = useTranslations('endpoint');
  const locale = useLocale();
  const problemText = useEndpointProblemText();
  const { data: found } = useQuery({
    queryKey: ['endpointCheck', chainId, url],
    queryFn: ({ signal }) => checkEndpoint(url, chainId, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={styles.status} role="status">
      {found === undefined && <span>{t('checking')}</span>}
      {found?.status === 'usable' && (
        <span>
          {t('answered', {
            ms: found.latencyMs,
            block: localizeDecimal(String(found.block), locale),
            seconds: found.blockAgeSeconds,
          })}
        </span>
      )}
      {found?.status === 'unusable' && (
        <span className={styles.error}>
          {t('failing', { reason: problemText(found.problem, chainId) })}
        </span>
      )}
      {found?.status === 'usable' &&
        found.missing.map((each) => <p key={each}>{t(`missing.${each}`)}</p>)}
    </div>
  );
}
