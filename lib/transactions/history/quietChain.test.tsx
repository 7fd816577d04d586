import { act, waitFor } from '@testing-library/react';
import { addTransaction } from './storeActions';
import {
  account,
  find,
  pending,
  receipt,
  receiptsPage,
  setUpReceiptsPage,
} from './testing/receiptsPage.setup';

setUpReceiptsPage();

describe('on a chain that makes no new block', () => {
  /** How many checks have failed. Each asks every endpoint. */
  const failed = () => jest.mocked(console.error).mock.calls.length;
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('TXN-05 TXN-08 a receipt that was late for its block is found by one more check after 3 s', async () => {
    const record = pending();
    addTransaction(record);
    let isMined = false;
    const { asked, popups } = receiptsPage({
      eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
    });
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    isMined = true;
    await seconds(2.8);
    expect(asked).toHaveLength(1);
    await seconds(0.5);
    expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
    expect(asked).toHaveLength(2);
  });

  test('TXN-09 a transaction of two hours ago is checked every 10 blocks, whatever is repeated', async () => {
    const record = { ...pending(), addedTime: Date.now() - 2 * 60 * 60 * 1000 };
    addTransaction(record);
    const { asked, setBlock } = receiptsPage({});
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    for (const block of [101n, 102n, 103n]) {
      setBlock(block);
      await seconds(3.5);
    }
    expect(asked).toHaveLength(1);
    setBlock(111n);
    await seconds(0.5);
    expect(asked).toHaveLength(2);
  });

  test('TXN-08 a block is checked at most twice, and a new block starts again', async () => {
    const record = pending();
    addTransaction(record);
    const { asked, setBlock } = receiptsPage({});
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    await seconds(60);
    expect(asked).toHaveLength(2);
    setBlock(101n);
    await seconds(2);
    expect(asked).toHaveLength(3);
    setBlock(102n);
    await seconds(2);
    expect(asked).toHaveLength(4);
    await seconds(60);
    expect(asked).toHaveLength(5);
  });

  test('ERR-31 a failed check is repeated every 3 s, not more often, whatever else changes', async () => {
    const record = pending();
    addTransaction(record);
    let isDown = true;
    const { asked, popups, failedChecks } = receiptsPage({
      eth_getTransactionReceipt: ([hash]) => {
        if (isDown) throw { code: -32000, message: 'pruned' };
        return receipt(hash, '0x1');
      },
    });
    await waitFor(() => expect(failedChecks()).toEqual([record.hash]));
    act(() => addTransaction(pending({ chainId: 43113 })));
    await seconds(2.8);
    expect(failed()).toBe(1);
    await seconds(6);
    expect(failed()).toBe(3);
    isDown = false;
    await seconds(3.2);
    expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
    const { length } = asked;
    await seconds(60);
    expect(asked).toHaveLength(length);
  });

  test('TXN-27 ERR-62 a used nonce without a receipt ends a transaction after 15 s, whatever old state the node lacks', async () => {
    const record = pending();
    addTransaction(record);
    const { asked, popups, failedChecks } = receiptsPage({
      eth_getTransactionCount: ([, block]) => {
        if (block === 'latest' || Number(block) >= 90) return '0x8';
        throw { code: -32000, message: 'missing trie node' };
      },
    });
    await waitFor(() => expect(find(record.hash)?.usedSinceMs).toBeDefined());
    await seconds(14);
    expect(popups()).toEqual([]);
    await seconds(6);
    const target = { type: 'address', address: account };
    expect(popups()).toMatchObject([{ content: { outcome: 'replaced', target } }]);
    expect(failedChecks()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
    // Every 3 s, and no more once it has ended.
    await seconds(60);
    expect(asked.length).toBeLessThanOrEqual(7);
  });

  test('ERR-62 the check of an older transaction that always fails is not repeated in each block', async () => {
    const record = { ...pending(), addedTime: Date.now() - 2 * 60 * 60 * 1000 };
    addTransaction(record);
    const { setBlock } = receiptsPage({
      eth_getTransactionReceipt: () => {
        throw { code: -32000, message: 'pruned' };
      },
    });
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    for (let block = 101n; block < 111n; block += 1n) {
      setBlock(block);
      await seconds(2);
    }
    expect(failed()).toBe(2);
  });

  test('RPC-12 nothing is requested while the page is hidden, and again once it is visible', async () => {
    const record = pending();
    addTransaction(record);
    let isDown = true;
    const { asked, popups } = receiptsPage({
      eth_getTransactionReceipt: ([hash]) => {
        if (isDown) throw { code: -32000, message: 'pruned' };
        return receipt(hash, '0x1');
      },
    });
    await waitFor(() => expect(failed()).toBe(1));
    isDown = false;
    const { length } = asked;
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await seconds(60);
    expect(asked).toHaveLength(length);
    hidden.mockReturnValue(false);
    await seconds(3.2);
    expect(popups()).toHaveLength(1);
  });

  test('TXN-05 TXN-09 a transaction that was mined while the page was hidden ends when it is seen again', async () => {
    const record = { ...pending(), addedTime: Date.now() - 5 * 60_000 + 2_500 };
    addTransaction(record);
    let isMined = false;
    const { setBlock, popups } = receiptsPage({
      eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
    });
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await seconds(10);
    isMined = true;
    hidden.mockReturnValue(false);
    setBlock(101n);
    await seconds(3.2);
    expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
  });

  test('a page that was closed sends no more requests', async () => {
    addTransaction(pending());
    const { asked, unmount } = receiptsPage({});
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    await seconds(60);
    expect(asked).toHaveLength(1);
  });
});
