import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchLogo } from './fetchLogo';
import type { LogoSource } from './logoSource';

/**
 * The `blob:` address of a fetched logo; undefined until it is fetched, and when it is unusable. A
 * failed fetch is not retried: the drawn mark stays.
 *
 * @param gateways - The gateways to IPFS, tried in order.
 */
export function useLogo(source: LogoSource, gateways: readonly string[]): string | undefined {
  const { data } = useQuery({
    queryKey: ['logo', source],
    queryFn: ({ signal }) => fetchLogo(source, { gateways, signal }),
    retry: false,
    retryOnMount: false,
  });
  return useObjectUrl(data);
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
