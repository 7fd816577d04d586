import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useConfiguration } from './useConfiguration';

function Configuration() {
  const loaded = useConfiguration();
  if (loaded.status === 'error') return <p>{loaded.error.name}</p>;
  if (loaded.status === 'loading') return <p>loading</p>;
  return <p>chain {loaded.configuration.defaultChainId}</p>;
}

test('a configuration that cannot be loaded is reported, and used as soon as it loads', async () => {
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
  expect(await screen.findByText('chain 43113', {}, { timeout: 3_000 })).toBeInTheDocument();
});
