import { act, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { WrapFailedError } from '@/lib/features/swap/wrapFailedError';
import { finalizeTransaction } from '@/lib/transactions/history/storeActions';
import { outcomeOf } from '@/lib/transactions/history/transaction';
import { OutcomeDiffersError } from '@/lib/transactions/simulation/assertSimulation';
import { wrap } from './testing/submission.setup';
import { account, records, setUpSubmitPage, submitPage } from './testing/submitPage.setup';
import { WalletDisconnectedError } from './walletFailure';
import { NoWalletError } from './withWallet';

setUpSubmitPage();

/** A wallet behind a Proxy that supports reads but not `in`. */
function behindProxy<Target extends object>(target: Target): Target {
  return new Proxy(target, { get: (wallet, name) => Reflect.get(wallet, name), has: () => false });
}

test('TXN-03 TXN-14 a sent transaction is returned with its hash and stored as pending', async () => {
  const hash = keccak256('0x01');
  const { result } = await submitPage({ eth_sendTransaction: () => hash });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data?.transaction.hash).toBe(hash);
  expect(result.current.data?.networkCheck).toBe('matched');
  expect(records()).toMatchObject([{ hash, chainId: 43114, from: account }]);
});

test('ACT-07 what was sent has the limits and the fee of its review, and the block of the answer', async () => {
  const { result, recordBlock } = await submitPage({
    eth_sendTransaction: () => {
      act(() => recordBlock(102n));
      return keccak256('0x01');
    },
  });
  act(() => recordBlock(100n));
  act(() =>
    result.current.send({ ...wrap, expectation: { changes: [], approvals: [] }, feeForecast: 7n }),
  );
  await waitFor(() => expect(result.current.status).toBe('success'));
  const agreed = { limits: {}, feeForecast: 7n, sentBlock: 102n };
  expect(records()).toMatchObject([agreed]);
  expect(result.current.data?.transaction).toMatchObject(agreed);
});

test('SIM-04 a last check that fails stops the transaction before the wallet is asked, and is reported', async () => {
  const { result, sends } = await submitPage({ eth_sendTransaction: () => keccak256('0x01') });
  const failure = new OutcomeDiffersError();
  act(() => result.current.send(wrap, () => Promise.reject(failure)));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current.error).toBe(failure);
  expect(sends()).toBe(0);
  expect(records()).toEqual([]);
});

test('TXN-14 W20 ten clicks at once ask the wallet once', async () => {
  const { result, sends } = await submitPage({ eth_sendTransaction: () => keccak256('0x02') });
  act(() => {
    for (let click = 0; click < 10; click += 1) result.current.send(wrap);
  });
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(1);
});

test('ERR-47 W04 after a rejection nothing is stored, and the transaction can be sent again', async () => {
  let isRejecting = true;
  const { result, sends } = await submitPage({
    eth_sendTransaction: () => {
      if (isRejecting) throw { code: 4001, message: 'no' };
      return keccak256('0x03');
    },
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(sends()).toBe(1));
  await waitFor(() => expect(result.current.status).toBe('idle'));
  expect(result.current.error).toBeNull();
  expect(records()).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  isRejecting = false;
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(2);
});

test('TXN-06 a restarted chain may repeat a hash: the new transaction replaces the one that has ended', async () => {
  const hash = keccak256('0x0f');
  const { result } = await submitPage({ eth_sendTransaction: () => hash });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  act(() => finalizeTransaction({ chainId: 43114, hash }, { ending: 'dropped', nowMs: 1 }));
  act(() => result.current.reset());
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(records().map(outcomeOf)).toEqual(['pending']);
});

test('WAL-18 W21 a wallet behind a Proxy that knows of no property can send', async () => {
  const { result, sends } = await submitPage(
    { eth_sendTransaction: () => keccak256('0x0c') },
    { wrapWallet: behindProxy },
  );
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(1);
});

test('ERR-48 any other failure is logged', async () => {
  const { result } = await submitPage({
    eth_sendTransaction: () => {
      throw { code: -32000, message: 'nonce too low' };
    },
  });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(console.error).toHaveBeenCalledWith(result.current.error);
});

test('ERR-42 without a wallet there is nothing to send with', async () => {
  const { result } = await submitPage();
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(NoWalletError));
  expect(result.current.error?.message).toBe('Missing dependencies');
});

test('W13 a wallet that no longer serves the page is disconnected', async () => {
  const shown = await submitPage({
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
  const shown = await submitPage({}, { node: { eth_estimateGas: locked, eth_call: locked } });
  act(() => shown.result.current.send(wrap));
  await waitFor(() => expect(shown.result.current.error).toBeInstanceOf(WrapFailedError));
  expect(shown.account()).toBe(account);
});

test('ERR-48 a node that answers with the code of a rejection is reported, not taken for a rejection', async () => {
  const fails = () => {
    throw { code: 4001, message: 'no' };
  };
  const { result } = await submitPage({}, { node: { eth_estimateGas: fails, eth_call: fails } });
  act(() => result.current.send(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(WrapFailedError));
  expect(console.error).toHaveBeenCalledWith(result.current.error);
});
