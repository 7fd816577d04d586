import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keccak256, numberToHex } from 'viem';
import { avalanche, avalancheFuji } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect, disconnect, getAccount } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { finalizeTransaction, useTransactions } from '@/lib/history/store';
import { outcomeOf } from '@/lib/history/transaction';
import { chainTransports } from '@/lib/rpc/transport';
import { OutcomeDiffersError } from '@/lib/simulation/assertOutcome';
import { WrapFailedError } from '@/lib/swap/wrapStatement';
import { MissingDependenciesError } from './askWallet';
import { WalletSilentError } from './checkWallet';
import { type Answers, fakeWallet, serveNode } from './fakeWallet.setup';
import { wrap } from './submission.setup';
import { useSubmit } from './useSubmit';
import { WalletBusyError, WalletDisconnectedError } from './walletFailure';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const blockOf = ([number]: readonly unknown[]) => ({
  number: number === 'latest' ? '0x64' : number,
  hash: keccak256('0x02'),
  timestamp: numberToHex(1_700_000_000),
  transactions: [],
});

/** A question that is answered when the test wants. */
function held<Result>() {
  const answers: ((result: Result) => void)[] = [];
  const question = () => new Promise<Result>((resolve) => answers.push(resolve));
  const isAsked = () => waitFor(() => expect(answers).not.toEqual([]));
  const answer = (result: Result) => {
    for (const each of answers) each(result);
  };
  return { question, isAsked, answer };
}

/** A wallet behind a Proxy that supports reads but not `in`. */
function behindProxy<Target extends object>(target: Target): Target {
  return new Proxy(target, { get: (wallet, name) => Reflect.get(wallet, name), has: () => false });
}

type Page = {
  readonly node?: Answers;
  readonly wrapWallet?: <Target extends object>(wallet: Target) => Target;
};

/** Renders the hook on a page with a wallet that gives these answers, or without a wallet. */
async function page(wallet?: Answers, { node = {}, wrapWallet = (it) => it }: Page = {}) {
  serveNode({
    eth_getBlockByNumber: blockOf,
    eth_estimateGas: () => '0x5208',
    eth_call: () => '0x',
    ...node,
  });
  const provider = fakeWallet({
    eth_chainId: () => '0xa86a',
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_getBlockByNumber: blockOf,
    ...wallet,
  });
  const connector = injected({
    target: {
      id: 'test',
      name: 'Test',
      provider: () => wrapWallet(Object.assign({}, provider)) as never,
    },
  });
  const config = createConfig({
    chains: [avalanche, avalancheFuji],
    connectors: [connector],
    transports: chainTransports,
    storage: null,
  });
  if (wallet !== undefined) await connect(config, { connector });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
  const { result, unmount } = renderHook(useSubmit, { wrapper });
  /** Renders the hook in another component. */
  const { result: other } = renderHook(useSubmit, { wrapper });
  const sends = () =>
    provider.asked.filter(({ method }) => method === 'eth_sendTransaction').length;
  /** Waits until every attempt has ended, including those that nobody follows. */
  const settled = () => waitFor(() => expect(queryClient.isMutating()).toBe(0));
  const connected = () => getAccount(config).address;
  return { result, other, unmount, sends, settled, config, account: connected };
}

function records() {
  return useTransactions.getState().records;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useTransactions.setState(useTransactions.getInitialState());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('TXN-03 TXN-14 a sent transaction is returned with its hash and stored as pending', async () => {
  const hash = keccak256('0x01');
  const { result } = await page({ eth_sendTransaction: () => hash });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data?.transaction.hash).toBe(hash);
  expect(result.current.data?.networkCheck).toBe('matched');
  expect(records()).toMatchObject([{ hash, chainId: 43114, from: account }]);
});

test('SIM-04 a last check that fails stops the transaction before the wallet is asked, and is reported', async () => {
  const { result, sends } = await page({ eth_sendTransaction: () => keccak256('0x01') });
  const failure = new OutcomeDiffersError();
  act(() => result.current.send(wrap, () => Promise.reject(failure)));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current.error).toBe(failure);
  expect(sends()).toBe(0);
  expect(records()).toEqual([]);
});

test('TXN-14 W20 ten clicks at once ask the wallet once', async () => {
  const { result, sends } = await page({ eth_sendTransaction: () => keccak256('0x02') });
  act(() => {
    for (let click = 0; click < 10; click += 1) result.current.send(wrap);
  });
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(1);
});

test('ERR-47 W04 after a rejection nothing is stored, and the transaction can be sent again', async () => {
  let isRefused = true;
  const { result, sends } = await page({
    eth_sendTransaction: () => {
      if (isRefused) throw { code: 4001, message: 'no' };
      return keccak256('0x03');
    },
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(sends()).toBe(1));
  await waitFor(() => expect(result.current.status).toBe('idle'));
  expect(result.current.error).toBeNull();
  expect(records()).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  isRefused = false;
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(2);
});

test('ERR-48 W06 W07 a request given up stays in the wallet: no second one is made, a late hash is stored', async () => {
  const hash = keccak256('0x04');
  let answer = (_hash: string) => {};
  const { result, sends, unmount } = await page({
    eth_sendTransaction: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(sends()).toBe(1));
  act(() => result.current.reset());
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(WalletBusyError));
  expect(sends()).toBe(1);
  unmount();
  answer(hash);
  await waitFor(() => expect(records()).toMatchObject([{ hash }]));
});

describe('TXN-19 C17 an attempt that ends before the wallet is asked', () => {
  test.each(['eth_getBlockByNumber', 'eth_estimateGas'])(
    'by closing, while %s is slow, sends nothing, shows nothing and logs nothing',
    async (method) => {
      const slow = held<unknown>();
      const { result, sends, settled } = await page({}, { node: { [method]: slow.question } });
      act(() => result.current.send(wrap));
      await slow.isAsked();
      act(() => result.current.reset());
      await waitFor(() => expect(result.current.status).toBe('idle'));
      slow.answer(method === 'eth_estimateGas' ? '0x5208' : blockOf(['latest']));
      await settled();
      expect(sends()).toBe(0);
      expect(result.current.status).toBe('idle');
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  test('by leaving the screen sends nothing', async () => {
    const slow = held<unknown>();
    const { result, sends, unmount, settled } = await page(
      {},
      { node: { eth_estimateGas: slow.question } },
    );
    act(() => result.current.send(wrap));
    await slow.isAsked();
    unmount();
    slow.answer('0x5208');
    await settled();
    expect(sends()).toBe(0);
  });

  test('leaves room for another, and the first does not come back', async () => {
    const slow = held<unknown>();
    let estimates = 0;
    const { result, sends, settled } = await page(
      { eth_sendTransaction: () => keccak256('0x05') },
      {
        node: {
          eth_estimateGas: () => {
            estimates += 1;
            return estimates === 1 ? slow.question() : '0x5208';
          },
        },
      },
    );
    act(() => result.current.send(wrap));
    await waitFor(() => expect(estimates).toBe(1));
    act(() => result.current.reset());
    act(() => result.current.send(wrap));
    await waitFor(() => expect(result.current.status).toBe('success'));
    slow.answer('0x5208');
    await settled();
    expect(sends()).toBe(1);
  });
});

test('TXN-19 the phase is "checking" until the wallet has been asked', async () => {
  const slow = held<unknown>();
  const user = held<unknown>();
  const { result, sends } = await page(
    { eth_sendTransaction: user.question },
    { node: { eth_estimateGas: slow.question } },
  );
  expect(result.current.isBeforeRequest).toBe(true);
  act(() => result.current.send(wrap));
  await slow.isAsked();
  expect(result.current).toMatchObject({
    status: 'pending',
    phase: 'checking',
    isBeforeRequest: true,
  });
  slow.answer('0x5208');
  await waitFor(() => expect(result.current.phase).toBe('asked'));
  expect(sends()).toBe(1);
  expect(result.current.isBeforeRequest).toBe(false);
  act(() => user.answer(keccak256('0x06')));
  await waitFor(() => expect(result.current.status).toBe('success'));
});

describe('TXN-20 W22 a wallet that does not answer a request to send', () => {
  const silent = () => new Promise(() => undefined);

  test('blocks nothing after it has reconnected', async () => {
    let isSilent = true;
    const { result, sends, config } = await page({
      eth_sendTransaction: () => (isSilent ? silent() : keccak256('0x07')),
    });
    act(() => result.current.send(wrap));
    await waitFor(() => expect(sends()).toBe(1));
    act(() => result.current.reset());
    const { connector } = getAccount(config);
    if (connector === undefined) throw new TypeError('No wallet is connected');
    await act(() => disconnect(config));
    await act(() => connect(config, { connector }));
    isSilent = false;
    act(() => result.current.send(wrap));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(sends()).toBe(2);
  });

  test('W07 can be asked again once the user says they dismissed it, and what it sends late is stored', async () => {
    const first = held<unknown>();
    const hashes = [keccak256('0x08'), keccak256('0x09')];
    let asked = 0;
    const { result, sends } = await page({
      eth_sendTransaction: () => {
        asked += 1;
        return asked === 1 ? first.question() : hashes[1];
      },
    });
    act(() => result.current.send(wrap));
    await waitFor(() => expect(result.current.phase).toBe('asked'));
    act(() => result.current.forgetRequest());
    await waitFor(() => expect(result.current.status).toBe('idle'));
    act(() => result.current.send(wrap));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(sends()).toBe(2);
    first.answer(hashes[0]);
    await waitFor(() =>
      expect(
        records()
          .map(({ hash }) => hash)
          .sort(),
      ).toEqual(hashes.sort()),
    );
  });

  test('keeps the lock of a later request when its late answer arrives', async () => {
    const answers = [held<unknown>(), held<unknown>()];
    let asked = 0;
    const { result, sends } = await page({
      eth_sendTransaction: () => {
        asked += 1;
        return answers[asked - 1]?.question();
      },
    });
    act(() => result.current.send(wrap));
    await waitFor(() => expect(sends()).toBe(1));
    act(() => result.current.forgetRequest());
    act(() => result.current.send(wrap));
    await waitFor(() => expect(sends()).toBe(2));
    answers[0]?.answer(keccak256('0x0a'));
    await waitFor(() => expect(records()).toHaveLength(1));
    act(() => result.current.reset());
    act(() => result.current.send(wrap));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(WalletBusyError));
    expect(sends()).toBe(2);
  });
});

test('TXN-20 a connector that never provides its wallet is reported after 10 s', async () => {
  const { result, config } = await page({});
  const { connector } = getAccount(config);
  if (connector === undefined) throw new TypeError('No wallet is connected');
  connector.getProvider = () => new Promise(() => undefined);
  jest.useFakeTimers();
  act(() => result.current.send(wrap));
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(result.current.status).toBe('pending');
  await act(() => jest.advanceTimersByTimeAsync(101));
  expect(result.current.error).toBeInstanceOf(WalletSilentError);
});

test('RPC-08 a wallet that cannot show its network sends only what is confirmed after the user continues, and they are asked once', async () => {
  const hashes = [keccak256('0x0b'), keccak256('0x0d')];
  const { result, sends } = await page({
    eth_getBlockByNumber: () => 'pong',
    eth_sendTransaction: () => hashes.pop(),
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.isUnchecked).toBe(true));
  expect(result.current.isBeforeRequest).toBe(true);
  expect(sends()).toBe(0);
  expect(console.error).not.toHaveBeenCalled();
  act(() => result.current.acceptUnchecked());
  await waitFor(() => expect(result.current.status).toBe('idle'));
  expect(sends()).toBe(0);
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data?.networkCheck).toBe('unchecked');
  act(() => result.current.reset());
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(2);
});

test('RPC-08 an unchecked network is accepted for the current connection, and for no later one', async () => {
  const { result, sends, config } = await page({
    eth_getBlockByNumber: () => 'pong',
    eth_sendTransaction: () => keccak256('0x0e'),
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.isUnchecked).toBe(true));
  const { connector } = getAccount(config);
  if (connector === undefined) throw new TypeError('No wallet is connected');
  await act(() => disconnect(config));
  await act(() => connect(config, { connector }));
  act(() => result.current.acceptUnchecked());
  await waitFor(() => expect(result.current.status).toBe('idle'));
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.isUnchecked).toBe(true));
  expect(sends()).toBe(0);
});

test('TXN-20 dismissing the request of an earlier connection keeps the lock of this one', async () => {
  const answers = [held<unknown>(), held<unknown>()];
  let asked = 0;
  const { result, other, sends, config } = await page({
    eth_sendTransaction: () => {
      asked += 1;
      return answers[asked - 1]?.question();
    },
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.phase).toBe('asked'));
  const { connector } = getAccount(config);
  if (connector === undefined) throw new TypeError('No wallet is connected');
  await act(() => disconnect(config));
  await act(() => connect(config, { connector }));
  act(() => other.current.send(wrap));
  await waitFor(() => expect(sends()).toBe(2));
  act(() => result.current.forgetRequest());
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(WalletBusyError));
  expect(sends()).toBe(2);
});

test('TXN-06 a restarted chain may repeat a hash: the new transaction replaces the one that has ended', async () => {
  const hash = keccak256('0x0f');
  const { result } = await page({ eth_sendTransaction: () => hash });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  act(() => finalizeTransaction({ chainId: 43114, hash }, { ending: 'dropped', nowMs: 1 }));
  act(() => result.current.reset());
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(records().map(outcomeOf)).toEqual(['pending']);
});

test('WAL-18 W21 a wallet behind a Proxy that knows of no property can send', async () => {
  const { result, sends } = await page(
    { eth_sendTransaction: () => keccak256('0x0c') },
    { wrapWallet: behindProxy },
  );
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(1);
});

test('ERR-48 any other failure is logged', async () => {
  const { result } = await page({
    eth_sendTransaction: () => {
      throw { code: -32000, message: 'nonce too low' };
    },
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(console.error).toHaveBeenCalledWith(result.current.error);
});

test('ERR-42 without a wallet there is nothing to send with', async () => {
  const { result } = await page();
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(MissingDependenciesError));
  expect(result.current.error?.message).toBe('Missing dependencies');
});

test('W13 a wallet that no longer serves the page is disconnected', async () => {
  const shown = await page({
    eth_sendTransaction: () => {
      throw { code: 4100, message: 'locked' };
    },
  });
  expect(shown.account()).toBe(account);
  act(() => shown.result.current.send(wrap));
  await waitFor(() => expect(shown.result.current.error).toBeInstanceOf(WalletDisconnectedError));
  expect(shown.account()).toBeUndefined();
});

test('W13 a node that answers with a wallet code disconnects no wallet', async () => {
  const locked = () => {
    throw { code: 4100, message: 'locked' };
  };
  const shown = await page({}, { node: { eth_estimateGas: locked, eth_call: locked } });
  act(() => shown.result.current.send(wrap));
  await waitFor(() => expect(shown.result.current.error).toBeInstanceOf(WrapFailedError));
  expect(shown.account()).toBe(account);
});

test('ERR-48 a node that answers with the code of a rejection is reported, not taken for a rejection', async () => {
  const refuses = () => {
    throw { code: 4001, message: 'no' };
  };
  const { result } = await page({}, { node: { eth_estimateGas: refuses, eth_call: refuses } });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(WrapFailedError));
  expect(console.error).toHaveBeenCalledWith(result.current.error);
});
