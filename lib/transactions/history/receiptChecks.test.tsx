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

test('TXN-08 a pending transaction is looked for once at every new block', async () => {
  const record = pending();
  addTransaction(record);
  const { asked, setBlock, popups } = receiptsPage({});
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  expect(asked).toEqual([record.hash]);
  setBlock(101n);
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(101n));
  expect(asked).toHaveLength(2);
  expect(popups()).toEqual([]);
});

test('TXN-08 one that is added later is looked for without waiting for a block', async () => {
  const { asked } = receiptsPage({});
  const record = pending();
  act(() => addTransaction(record));
  await waitFor(() => expect(asked).toEqual([record.hash]));
});

test('TXN-06 transactions of another chain, and those that have ended, are not looked for', async () => {
  addTransaction(pending({ chainId: 43113 }));
  addTransaction(pending({ ending: 'dropped' }));
  const record = pending();
  addTransaction(record);
  const { asked } = receiptsPage({});
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  expect(asked).toEqual([record.hash]);
});

test('ERR-31 a failed check is logged, delays no other, and is repeated at the next block', async () => {
  const [failing, mined] = [pending(), pending()];
  addTransaction(failing);
  addTransaction(mined);
  let isDown = true;
  const { setBlock, popups, failedChecks } = receiptsPage({
    eth_getTransactionReceipt: ([hash]) => {
      if (hash === failing.hash && isDown) throw { code: -32000, message: 'pruned' };
      return receipt(hash, '0x1');
    },
  });
  await waitFor(() => expect(popups().map(({ key }) => key)).toEqual([mined.hash]));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(failedChecks()).toEqual([failing.hash]);
  isDown = false;
  setBlock(101n);
  await waitFor(() => expect(popups().map(({ key }) => key)).toEqual([failing.hash, mined.hash]));
  expect(failedChecks()).toEqual([]);
});

test('C11 TXN-07 what was mined while the page was closed is news for 24 hours', async () => {
  const hour = 60 * 60 * 1000;
  const [old, recent] = [
    pending({ addedTime: Date.now() - 25 * hour }),
    pending({ addedTime: Date.now() - 23 * hour }),
  ];
  addTransaction(old);
  addTransaction(recent);
  const { popups } = receiptsPage({ eth_getTransactionReceipt: ([hash]) => receipt(hash, '0x1') });
  await waitFor(() => expect(popups().map(({ key }) => key)).toEqual([recent.hash]));
  await waitFor(() => expect(find(old.hash)?.receipt).toBeDefined());
  expect(popups()).toHaveLength(1);
});

test('C09 a transaction without a receipt after 24 hours is no longer tracked', async () => {
  addTransaction(pending({ addedTime: Date.now() - 25 * 60 * 60 * 1000 }));
  const { popups } = receiptsPage({});
  await waitFor(() => expect(popups()).toMatchObject([{ content: { outcome: 'dropped' } }]));
});

test('TXN-08 S14 on a chain that goes back, the next block is checked like any other', async () => {
  const record = pending();
  addTransaction(record);
  let isMined = false;
  const { asked, setBlock, popups } = receiptsPage({
    eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
  });
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  // A lower number is believed only after it is repeated several times.
  for (let poll = 0; poll < 3; poll += 1) setBlock(3n);
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(3n));
  isMined = true;
  setBlock(4n);
  await waitFor(() => expect(popups()).toHaveLength(1));
  expect(asked).toHaveLength(3);
});
