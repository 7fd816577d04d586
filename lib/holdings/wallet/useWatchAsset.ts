import { useMutation } from '@tanstack/react-query';
import { useAccount } from 'wagmi';
import { hasErrorCode, isRequestPending } from '@/lib/base/errors/errorChain';
import { isUserRejection } from '@/lib/base/errors/userRejection';
import type { Token } from '@/lib/base/tokens/token';
import { type WatchOutcome, watchAssetRequest, watchOutcome } from './watchAssetRequest';

/** The state of the request to add a token. */
type WatchStatus =
  | 'idle'
  /** The wallet was asked, and has not answered. */
  | 'requested'
  | WatchOutcome
  | 'declined'
  /** The wallet has no such request. */
  | 'unsupported'
  /** An earlier request waits in the wallet. */
  | 'busy'
  | 'failed';

/** EIP-1193's "unsupported method", and JSON-RPC's "method not found". */
const UNSUPPORTED_CODES = [4200, -32601];

type Provider = { readonly request: (request: unknown) => Promise<unknown> };

/** Asks the connected wallet to add a token. A token stays added however often this is called. */
export function useWatchAsset() {
  const connector = useAccount().connector;
  const { mutate, status, data, error } = useMutation({
    // A request that waits until the network returns would be a surprise.
    networkMode: 'always',
    mutationFn: async ({ token, image }: { token: Token; image: string | undefined }) => {
      const provider = (await connector?.getProvider()) as Provider;
      return watchOutcome(await provider.request(watchAssetRequest(token, image)));
    },
    onError: (failure) => {
      if (statusOf(failure) === 'failed') console.error(failure);
    },
  });
  const statuses = { idle: 'idle', pending: 'requested', success: data ?? 'unclear' } as const;
  return {
    status: status === 'error' ? statusOf(error) : statuses[status],
    watch: (token: Token, image: string | undefined) => mutate({ token, image }),
  } as const;
}

function statusOf(error: unknown): WatchStatus {
  if (isUserRejection(error)) return 'declined';
  if (hasErrorCode(error, UNSUPPORTED_CODES)) return 'unsupported';
  return isRequestPending(error) ? 'busy' : 'failed';
}
