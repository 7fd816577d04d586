import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useConfiguration } from './useConfiguration';

function Configuration() {
  const loaded = useConfiguration();
  if (loaded.status === 'error') return <p>{loaded.error.name}</p>;
  if (loaded.status === 'loading') return <p>loading</p>;
  return <p>chain {loaded.configuration.defaultChainId}</p>;
}

/** How long TanStack Query waits before it repeats a request for the first time. */
const RETRY_MS = 1_000;

afterEach(() => jest.useRealTimers());

test('a configuration that cannot be loaded is reported, and used as soon as it loads', async () => {
  jest.useFakeTimers();
  const answers = [
    { ok: false, status: 503 },
    { ok: true, status: 200, text: async () => '{"defaultChainId":43113}' },
  ];
  Object.assign(globalThis, { fetch: async () => answers.shift() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Configuration />
    </QueryClientProvider>,
  );
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('UnreachableConfigurationError')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(RETRY_MS));
  expect(screen.getByText('chain 43113')).toBeInTheDocument();
});
