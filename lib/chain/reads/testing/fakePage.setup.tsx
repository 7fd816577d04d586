import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { numberToHex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import { useWatchBlocks } from '@/lib/chain/reads/useWatchBlocks';
import {
  type FakeAnswer,
  fakeFetch,
  type SentRequest,
} from '@/lib/chain/rpc/testing/fakeFetch.setup';
import {
  callsOf,
  type FakeNode,
  responsesTo,
  wiresOf,
} from '@/lib/chain/rpc/testing/fakeNode.setup';

const HOUR_MS = 3_600_000;
const LONGEST_REQUEST_MS = 30_000;

let clockMs = Date.UTC(2024, 0, 1);

/**
 * Starts a test's clock an hour after the last test's, so that no endpoint is still in its backoff.
 */
export function startClock(): void {
  clockMs += HOUR_MS;
  jest.useFakeTimers({ now: clockMs });
}

/** Closes the page and stops the clock, once all requests in progress have ended. */
export async function stopClock(): Promise<void> {
  cleanup();
  await setHidden(false);
  await pass(LONGEST_REQUEST_MS);
  jest.useRealTimers();
}

/** Lets time pass on the page. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

/** Records what a component shows, render by render. */
export function recorder<T>() {
  const seen: T[] = [];
  const onRender = (shown: T) => {
    seen.push(shown);
  };
  return { seen, onRender };
}

/** Hides the page from its user, or shows it again. */
export async function setHidden(isHidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  const visibilityState = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/**
 * The network of the page: a node behind every endpoint, and no configuration file unless one
 * is passed. The page reads that file once per test file.
 */
export function fakeNetwork(
  answer: (request: SentRequest) => FakeAnswer,
  configuration: FakeAnswer = { status: 404, body: '' },
) {
  const sent = fakeFetch((request) =>
    request.url === '/config.json' ? configuration : answer(request),
  );
  const posts = () => sent.filter(({ body }) => body !== undefined);
  return {
    posts,
    /** How many multicalls were sent, and how many calls they had, including block numbers. */
    multicalls: () =>
      posts()
        .flatMap(({ body }) => wiresOf(body))
        .filter(({ method }) => method === 'eth_call')
        .map(({ params }) => callsOf(params)),
    forget: () => {
      sent.length = 0;
    },
  };
}

function BlockWatcher({ chainId }: { readonly chainId: ChainId }) {
  useWatchBlocks(chainId);
  return null;
}

/** Renders `children` on a page that follows the blocks of a chain. */
export function renderOnChain(children: ReactNode, chainId: ChainId = 43114) {
  const client = new QueryClient();
  const store = createStore();
  const page = (content: ReactNode, watched: ChainId) => (
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <BlockWatcher chainId={watched} />
        {content}
      </Provider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(children, chainId));
  return {
    client,
    reader: (of: ChainId = chainId) => chainReader(client, of),
    unmount,
    change: (content: ReactNode, watched: ChainId = chainId) => rerender(page(content, watched)),
  };
}

/**
 * A node that fails the multicalls that contain a call for which `isHit` is true, and answers all
 * others.
 */
export function failingMulticalls(
  node: FakeNode,
  isHit: (calls: ReturnType<typeof callsOf>) => boolean,
  error = { code: -32005, message: 'limit exceeded' },
) {
  return ({ body }: SentRequest): FakeAnswer =>
    responsesTo(body, (wire) =>
      wire.method === 'eth_call' && isHit(callsOf(wire.params))
        ? { id: wire.id, error }
        : { id: wire.id, result: node.request(wire) },
    );
}

/** A node whose polls report a block that its reads do not reach. */
export function laggingReads(node: FakeNode, polled: () => bigint) {
  return ({ body }: SentRequest): FakeAnswer =>
    responsesTo(body, (wire) => ({
      id: wire.id,
      result: wire.method === 'eth_blockNumber' ? numberToHex(polled()) : node.request(wire),
    }));
}
