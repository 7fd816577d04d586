import { custom } from 'viem';
import { avalanche } from 'viem/chains';
import { type Config, createConfig, createConnector, createStorage } from 'wagmi';
import { connect } from 'wagmi/actions';
import { leaveWallet } from './leaveWallet';
import { normalizeRejections } from './normalizeRejections';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

type Own = { readonly disconnect?: () => Promise<void>; readonly provider?: object };

function wallet(id: string, { disconnect = async () => {}, provider = {} }: Own = {}) {
  return createConnector(() => ({
    ...{ id, name: id, type: 'injected', disconnect },
    connect: async () => ({ accounts: [ACCOUNT] as never, chainId: 43114 }),
    getAccounts: async () => [ACCOUNT],
    getChainId: async () => 43114,
    getProvider: async () => provider,
    isAuthorized: async () => true,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }));
}

/** A page that is connected with these wallets, the last one in use. */
async function connectedWith(...wallets: readonly ReturnType<typeof wallet>[]) {
  const values = new Map<string, string>();
  const config: Config = createConfig({
    chains: [avalanche],
    connectors: [...wallets],
    transports: { 43114: custom({ request: async () => null }) },
    storage: createStorage({
      key: 'test',
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
    }),
  });
  for (const connector of config.connectors) await connect(config, { connector });
  const noted = (name: string) => values.get(`test.${name}`);
  return { config, connectors: config.connectors, noted };
}

function inUse({ state: { connections, current, status } }: Config) {
  const connection = connections.get(current ?? '');
  return [status, connections.size, connection?.connector.id];
}

const FAILING: readonly (readonly [string, () => Promise<void>])[] = [
  ['fails to end its session', async () => Promise.reject(new Error('No relay'))],
  ['never answers', () => new Promise(() => {})],
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets a wallet have all its time. */
async function given<Result>(done: Promise<Result>): Promise<Result> {
  await jest.advanceTimersByTimeAsync(10_000);
  return done;
}

test.each(FAILING)(
  'WAL-20 a wallet that %s is left, even at the next visit',
  async (_how, disconnect) => {
    const {
      config,
      connectors: [only],
      noted,
    } = await connectedWith(wallet('far', { disconnect }));
    if (only) await given(leaveWallet(config, only));
    expect(inUse(config)).toEqual(['disconnected', 0, undefined]);
    expect(noted('far.disconnected')).toBe('true');
    expect(noted('recentConnectorId')).toBeUndefined();
  },
);

test.each(FAILING)(
  'WAL-06 the wallet before that %s does not stay connected with the new one',
  async (_how, disconnect) => {
    const {
      config,
      connectors: [before, now],
      noted,
    } = await connectedWith(wallet('far', { disconnect }), wallet('near'));
    if (before && now) await given(leaveWallet(config, before, now));
    expect(inUse(config)).toEqual(['connected', 1, 'near']);
    expect(noted('recentConnectorId')).toBe('"near"');
  },
);

test('WAL-06 the same wallet under another name keeps its session, and is recorded as left under the first one', async () => {
  const [provider, disconnect] = [{ request: async () => null }, jest.fn()];
  const {
    config,
    connectors: [before, now],
    noted,
  } = await connectedWith(
    wallet('announced', { provider, disconnect }),
    wallet('injected', { provider }),
  );
  // As the one that is chosen now.
  if (now) normalizeRejections(now);
  if (before && now) await given(leaveWallet(config, before, now));
  expect(disconnect).not.toHaveBeenCalled();
  expect(inUse(config)).toEqual(['connected', 1, 'injected']);
  expect(noted('announced.disconnected')).toBe('true');
  // Another account of the wallet does not bring the first name back.
  expect(before?.emitter.listenerCount('connect')).toBe(0);
});

test('WAL-20 a wallet that ends its session is left, and the next one is in use', async () => {
  const {
    config,
    connectors: [first, second],
  } = await connectedWith(wallet('first'), wallet('second'));
  if (second) await given(leaveWallet(config, second));
  expect(inUse(config)).toEqual(['connected', 1, 'first']);
  if (first) await given(leaveWallet(config, first));
  expect(inUse(config)).toEqual(['disconnected', 0, undefined]);
});
