import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { numberToHex } from 'viem';
import { chooseOwnEndpoint, useOwnEndpoints } from '@/lib/chain/rpc/store';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { callsOf, fakeNode, responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import endpoint from '@/messages/en/endpoint.json';
import shared from '@/messages/en.json';
import { EndpointSetting } from './EndpointSetting';

type Limits = {
  /** The most requests in an array. */
  readonly batch?: number;
  /** The most calls in a multicall. */
  readonly calls?: number;
  /** Whether it takes calls with changed state. */
  readonly simulates?: boolean;
};

/** A node that simulates and has these limits. */
function serve({ batch = 100, calls = 500, simulates = true }: Limits) {
  const node = fakeNode();
  const block = { number: '0x64', timestamp: numberToHex(Math.floor(Date.now() / 1_000)) };
  fakeFetch(({ body }) => {
    if (Array.isArray(body) && body.length > batch) return { status: 500, body: '' };
    return responsesTo(body, ({ id, method, params }) => {
      if (method === 'eth_getBlockByNumber') return { id, result: block };
      if (method !== 'eth_call') return { id, result: node.request({ method, params }) };
      const [, , state] = Array.isArray(params) ? params : [];
      if (state !== undefined)
        return { id, result: simulates ? numberToHex(1, { size: 32 }) : '0x' };
      return callsOf(params).length > calls
        ? { id, error: { code: -32_602, message: 'too many' } }
        : { id, result: node.request({ method, params }) };
    });
  });
}

/** Checks an endpoint in the settings, which the page may then use. */
function check(url: string, limits: Limits) {
  serve(limits);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ ...shared, endpoint }} timeZone="UTC">
        <EndpointSetting chainId={43114} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: url } });
  fireEvent.click(screen.getByRole('button', { name: 'Check and use' }));
}

const inUse = () => useOwnEndpoints.getState()[43114];

afterEach(() => chooseOwnEndpoint(43114, null));

test.each([
  ['Few requests at a time', { batch: 3 }, 'figures may load slowly'],
  ['Few reads at a time', { calls: 100 }, 'long lists load slowly'],
  ['no changed state', { simulates: false }, 'no preview before signing'],
])(
  'RPC-34 an endpoint that takes %s is used, and the settings say what will be missing',
  async (what, limits, text) => {
    const url = `https://${what.replaceAll(' ', '-')}.example/`;
    check(url, limits);
    const said = await screen.findByText(text, { exact: false });
    expect(said.parentElement?.querySelectorAll('p')).toHaveLength(1);
    expect(inUse()).toBe(url);
  },
);

test('RPC-34 an endpoint that reads no contracts is not used, and the settings say why', async () => {
  check('https://no-reads.example/', { calls: 0 });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Not used: ${endpoint.problems.noReads}`,
  );
  expect(inUse()).toBeNull();
});

test('RPC-34 an endpoint that lacks nothing is used without a remark', async () => {
  check('https://whole.example/', {});
  const status = await screen.findByText(/^Answered in/);
  expect(status.parentElement?.querySelectorAll('p')).toHaveLength(0);
  expect(inUse()).toBe('https://whole.example/');
});
