import { act, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { connect, disconnect, getAccount } from 'wagmi/actions';
import { wrap } from './testing/submission.setup';
import { setUpSubmitPage, submitPage } from './testing/submitPage.setup';

setUpSubmitPage();

test('RPC-08 a wallet that cannot show its network sends only what is confirmed after the user continues, and they are asked once', async () => {
  const hashes = [keccak256('0x0b'), keccak256('0x0d')];
  const { result, sends } = await submitPage({
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
  const { result, sends, config } = await submitPage({
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
