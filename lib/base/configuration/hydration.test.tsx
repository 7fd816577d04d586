import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadConfiguration } from './loadConfiguration';
import { useConfiguration } from './useConfiguration';

const shown: string[] = [];

function Status() {
  const { status } = useConfiguration();
  shown.push(status);
  return <p>{status}</p>;
}

test('a configuration that is read before the page hydrates is used at once', async () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Status />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const file = { ok: true, status: 200, text: async () => '{}' };
  Object.assign(globalThis, { fetch: async () => file });
  await loadConfiguration();
  shown.length = 0;
  const logged = jest.spyOn(console, 'error');
  render(page, { container, hydrate: true });
  // The first is the exported document.
  expect(shown).toEqual(['loading', 'ready']);
  expect(logged).not.toHaveBeenCalled();
});
