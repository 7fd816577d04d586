import { act, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { connect, disconnect, getAccount } from 'wagmi/actions';
import { WalletSilentError } from './checkWallet';
import { wrap } from './testing/submission.setup';
import { held, records, setUpSubmitPage, submitPage } from './testing/submitPage.setup';
import { WalletBusyError } from './walletFailure';

setUpSubmitPage();

test('ERR-48 W06 W07 an abandoned request stays in the wallet: no second one is made, and a late hash is stored', async () => {
  const hash = keccak256('0x04');
  let answer = (_hash: string) => {};
  const { result, sends, unmount } = await submitPage({
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

describe('TXN-20 W22 a wallet that does not answer a request to send', () => {
  const silent = () => new Promise(() => undefined);

  test('blocks nothing after it has reconnected', async () => {
    let isSilent = true;
    const { result, sends, config } = await submitPage({
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
    const { result, sends } = await submitPage({
      eth_sendTransaction: () => {
        asked += 1;
        return asked === 1 ? first.question() : hashes[1];
      },
    });
    act(() => result.current.send(wrap));
    await waitFor(() => expect(result.current.phase).toBe('requested'));
    act(() => result.current.dismissRequest());
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
    const { result, sends } = await submitPage({
      eth_sendTransaction: () => {
        asked += 1;
        return answers[asked - 1]?.question();
      },
    });
    act(() => result.current.send(wrap));
    await waitFor(() => expect(sends()).toBe(1));
    act(() => result.current.dismissRequest());
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
  const { result, config } = await submitPage({});
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

test('TXN-20 dismissing the request of an earlier connection keeps the lock of this one', async () => {
  const answers = [held<unknown>(), held<unknown>()];
  let asked = 0;
  const { result, other, sends, config } = await submitPage({
    eth_sendTransaction: () => {
      asked += 1;
      return answers[asked - 1]?.question();
    },
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.phase).toBe('requested'));
  const { connector } = getAccount(config);
  if (connector === undefined) throw new TypeError('No wallet is connected');
  await act(() => disconnect(config));
  await act(() => connect(config, { connector }));
  act(() => other.current.send(wrap));
  await waitFor(() => expect(sends()).toBe(2));
  act(() => result.current.dismissRequest());
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(WalletBusyError));
  expect(sends()).toBe(2);
});
