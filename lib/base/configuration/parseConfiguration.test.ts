import { InvalidConfigurationError } from './configuration';
import { parseConfiguration } from './parseConfiguration';

const NODE = 'https://node.example/rpc';

function problemsOf(json: unknown): readonly string[] {
  try {
    parseConfiguration(json);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidConfigurationError)) throw error;
    return error.problems.map(({ path }) => path);
  }
}

test('RPC-01 RPC-35 an empty file means the built-in defaults: chain 43114, two public endpoints a chain, no practice', () => {
  expect(parseConfiguration({})).toMatchObject({
    practice: false,
    defaultChainId: 43114,
    rpc: {
      43114: [
        'https://api.avax.network/ext/bc/C/rpc',
        'https://avalanche-c-chain-rpc.publicnode.com',
      ],
      43113: [
        'https://api.avax-test.network/ext/bc/C/rpc',
        'https://avalanche-fuji-c-chain-rpc.publicnode.com',
      ],
    },
  });
  expect(parseConfiguration({}).walletConnect.projectId).toBeUndefined();
});

test('RPC-02 more than one network URL without a default chain is refused', () => {
  const rpc = { 43114: [NODE], 43113: [NODE] };
  expect(() => parseConfiguration({ rpc })).toThrow(InvalidConfigurationError);
  expect(problemsOf({ rpc })).toEqual(['defaultChainId']);
  expect(parseConfiguration({ rpc, defaultChainId: 43113 }).defaultChainId).toBe(43113);
  const twoOfOneChain = { 43114: [NODE, 'https://other-node.example'] };
  expect(problemsOf({ rpc: twoOfOneChain })).toEqual(['defaultChainId']);
  expect(parseConfiguration({ rpc: twoOfOneChain, defaultChainId: 43114 }).rpc[43114]).toHaveLength(
    2,
  );
});

test('RPC-02 the only network that is named is the default', () => {
  expect(parseConfiguration({ rpc: { 43113: [NODE] } }).defaultChainId).toBe(43113);
  expect(parseConfiguration({ rpc: { 43114: [NODE] } }).defaultChainId).toBe(43114);
});

test.each([NODE, 'http://127.0.0.1:8545', 'http://localhost:8545', '/rpc/43114'])(
  'an endpoint may be https, loopback or a path of the site: %s',
  (url) => {
    expect(parseConfiguration({ rpc: { 43114: [url] } }).rpc[43114]).toEqual([url]);
  },
);

test.each([
  'http://node.example',
  '//node.example/rpc',
  '/\\node.example',
  'https://user:key@node.example',
  'http://127.0.0.1.example',
  'http://127.0.0.2:8545',
  'http://[::1]:8545',
  'javascript:alert(1)',
  'wss://node.example',
  '',
])('an endpoint may be nothing else: %s', (url) => {
  expect(problemsOf({ rpc: { 43114: [url] } })).toEqual(['rpc.43114.0']);
});

test.each([NODE, 'http://127.0.0.1:8545', '/rpc/1'])(
  'SWP-13 names are looked up through one endpoint of Ethereum, as free as any other: %s',
  (ethereumRpc) => {
    expect(parseConfiguration({ ethereumRpc })).toMatchObject({
      ethereumRpc,
      defaultChainId: 43114,
    });
  },
);

test.each(['http://node.example', '//node.example/rpc', '', ['/rpc/1']])(
  'SWP-13 names are looked up through nothing else: %j',
  (ethereumRpc) => {
    expect(problemsOf({ ethereumRpc })).toEqual(['ethereumRpc']);
  },
);

test('SWP-13 without an endpoint of Ethereum there are no names', () => {
  expect(parseConfiguration({})).not.toHaveProperty('ethereumRpc');
});

test('LNG-07 the text of a wrong configuration on screen has no English sentence, but the log has', () => {
  const json = { rcp: {}, statsUrl: 1 };
  expect(() => parseConfiguration(json)).toThrow('rcp is not a known setting');
  expect(() => parseConfiguration(json)).toThrow(
    expect.objectContaining({ values: { problems: 'statsUrl, rcp' } }),
  );
});

test('every problem is reported, each with its path', () => {
  const json = {
    practise: true,
    practice: 'yes',
    defaultChainId: 1,
    rpc: { 43114: [], 1: [NODE] },
    explorers: { 43114: { base: 'https://explorer.example/', tx: '/tx/' } },
  };
  expect(problemsOf(json).toSorted()).toEqual(
    [
      'practise',
      'practice',
      'defaultChainId',
      'rpc.43114',
      'rpc.1',
      'explorers.43114.base',
      'explorers.43114.tx',
    ].toSorted(),
  );
  expect(problemsOf('<!doctype html>')).toEqual(['config.json']);
  expect(problemsOf([])).toEqual(['config.json']);
});

test('WAL-04 an empty WalletConnect project id counts as missing', () => {
  const { walletConnect } = parseConfiguration({ walletConnect: { projectId: '' } });
  expect(walletConnect.projectId).toBeUndefined();
  expect(walletConnect.relayUrl).toMatch(/^wss:/);
});

test('TOK-06 token logos come from https or from this site, or are switched off; by default they are public', () => {
  const base = (tokenLogoBase: string) => parseConfiguration({ tokenLogoBase }).tokenLogoBase;
  for (const url of ['https://logos.example/assets', '/logos', '']) expect(base(url)).toBe(url);
  expect(parseConfiguration({}).tokenLogoBase).toMatch(/^https:/);
  for (const url of ['http://logos.example', '//logos.example', 'https://logos.example/', 'data:'])
    expect(problemsOf({ tokenLogoBase: url })).toEqual(['tokenLogoBase']);
});

test('LST-02 the host of a copy may name its own lists, else the public ones are used', () => {
  expect(parseConfiguration({})).not.toHaveProperty('tokenLists');
  const tokenLists = ['https://lists.example/a.json', '/lists/b.json', 'http://localhost:1/c'];
  expect(parseConfiguration({ tokenLists }).tokenLists).toEqual(tokenLists);
  expect(problemsOf({ tokenLists: [] })).toEqual(['tokenLists']);
  expect(problemsOf({ tokenLists: ['ipfs://x', 'http://lists.example'] })).toEqual([
    'tokenLists.0',
    'tokenLists.1',
  ]);
});

test('LST-14 there are two gateways to IPFS unless the configuration names others', () => {
  expect(parseConfiguration({}).ipfsGateways).toHaveLength(2);
  const ipfsGateways = ['https://gateway.example', '/gateway', 'http://127.0.0.1:8080'];
  expect(parseConfiguration({ ipfsGateways }).ipfsGateways).toEqual(ipfsGateways);
  expect(problemsOf({ ipfsGateways: [] })).toEqual(['ipfsGateways']);
  expect(problemsOf({ ipfsGateways: ['https://gateway.example/', 'http://g.example'] })).toEqual([
    'ipfsGateways.0',
    'ipfsGateways.1',
  ]);
});

test('the statistics service is optional, and as free as any other endpoint', () => {
  expect(parseConfiguration({})).not.toHaveProperty('statsUrl');
  for (const statsUrl of ['https://stats.example/v1', '/services', 'http://localhost:8080'])
    expect(parseConfiguration({ statsUrl }).statsUrl).toBe(statsUrl);
  for (const statsUrl of ['http://stats.example', '//stats.example', 'https://stats.example/', ''])
    expect(problemsOf({ statsUrl })).toEqual(['statsUrl']);
});

test('BUY-16 BUY-18 card purchases are off by default, through a signer, or with a sandbox of this machine', () => {
  const of = (cardPurchase: object) => parseConfiguration({ cardPurchase }).cardPurchase;
  expect(parseConfiguration({}).cardPurchase).toEqual({ mode: 'off' });
  const paymentHosts = ['pay.example.com', 'localhost:5005'];
  const signer = { mode: 'signer', url: 'https://signer.example', paymentHosts };
  expect(of(signer)).toEqual(signer);
  const direct = {
    mode: 'direct',
    url: 'http://localhost:5005',
    paymentHosts,
    accountId: 'a',
    apiKey: 'k',
    secret: 's',
  };
  expect(of(direct)).toEqual(direct);
  expect(of({ ...direct, url: '/sandbox' })).toMatchObject({ url: '/sandbox' });
  for (const url of ['https://api.example.com', 'http://192.168.0.1', '//localhost', 'data:'])
    expect(problemsOf({ cardPurchase: { ...direct, url } })).toEqual(['cardPurchase.url']);
  expect(problemsOf({ cardPurchase: { ...signer, paymentHosts: [] } })).toEqual([
    'cardPurchase.paymentHosts',
  ]);
  for (const host of ['https://pay.example', 'pay.example/x', 'user@pay.example', ''])
    expect(problemsOf({ cardPurchase: { ...signer, paymentHosts: [host] } })).toEqual([
      'cardPurchase.paymentHosts.0',
    ]);
  expect(problemsOf({ cardPurchase: { mode: 'on' } })).toEqual(['cardPurchase.mode']);
});
