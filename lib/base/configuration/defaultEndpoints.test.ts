import { defaultChainIn, endpointsIn } from './defaultEndpoints';

test('RPC-35 each chain has two public endpoints by default', () => {
  const hostsOf = (chainId: 43114 | 43113) =>
    endpointsIn({}, chainId).map((url) => new URL(url).host);
  expect(hostsOf(43114)).toEqual(['api.avax.network', 'avalanche-c-chain-rpc.publicnode.com']);
  expect(hostsOf(43113)).toEqual([
    'api.avax-test.network',
    'avalanche-fuji-c-chain-rpc.publicnode.com',
  ]);
});

test('RPC-35 the endpoints of a file take the place of those of their chain alone', () => {
  const rpc = { 43113: ['https://a.example', 'https://b.example'] };
  expect(endpointsIn({ rpc }, 43113)).toEqual(rpc[43113]);
  expect(endpointsIn({ rpc }, 43114)).toEqual(endpointsIn({}, 43114));
});

test('RPC-01 the default chain is the named one, else the only one with endpoints, else 43114', () => {
  const rpc = { 43113: ['https://a.example'] };
  expect(defaultChainIn({ defaultChainId: 43114, rpc })).toBe(43114);
  expect(defaultChainIn({ rpc })).toBe(43113);
  expect(defaultChainIn({})).toBe(43114);
});
