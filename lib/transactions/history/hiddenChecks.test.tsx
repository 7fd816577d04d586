import { act, waitFor } from '@testing-library/react';
import { addTransaction } from './storeActions';
import {
  find,
  pending,
  receipt,
  receiptsPage,
  setUpReceiptsPage,
} from './testing/receiptsPage.setup';

setUpReceiptsPage();

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('TXN-35 a hidden page asks every 6 s how its own transaction ended, until it knows', async () => {
  const record = pending();
  addTransaction(record);
  let isMined = false;
  const { asked, popups } = receiptsPage(
    { eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null) },
    [record],
  );
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  setHidden(true);
  const { length } = asked;
  await seconds(18.5);
  expect(asked).toHaveLength(length + 3);
  isMined = true;
  await seconds(6);
  expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
  await seconds(60);
  expect(asked).toHaveLength(length + 4);
});

test('TXN-35 RPC-12 a hidden page asks nothing more once its transaction is 5 minutes old', async () => {
  const record = { ...pending(), addedTime: Date.now() - 4 * 60_000 };
  addTransaction(record);
  const { asked } = receiptsPage({}, [record]);
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  setHidden(true);
  await seconds(60);
  const { length } = asked;
  await seconds(600);
  expect(asked).toHaveLength(length);
});

test('TXN-35 RPC-12 a hidden page asks nothing about the transaction of another tab', async () => {
  const record = pending();
  addTransaction(record);
  const { asked } = receiptsPage({}, []);
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  setHidden(true);
  const { length } = asked;
  await seconds(60);
  expect(asked).toHaveLength(length);
});
