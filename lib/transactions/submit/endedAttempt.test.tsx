import { act, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { wrap } from './testing/submission.setup';
import { blockOf, held, setUpSubmitPage, submitPage } from './testing/submitPage.setup';

setUpSubmitPage();

describe('TXN-19 C17 an attempt that ends before the wallet is asked', () => {
  test.each(['eth_getBlockByNumber', 'eth_estimateGas'])(
    'by closing, while %s is slow, sends nothing, shows nothing and logs nothing',
    async (method) => {
      const slow = held<unknown>();
      const { result, sends, settled } = await submitPage(
        {},
        { node: { [method]: slow.question } },
      );
      act(() => result.current.send(wrap));
      await slow.isRequested();
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
    const { result, sends, unmount, settled } = await submitPage(
      {},
      { node: { eth_estimateGas: slow.question } },
    );
    act(() => result.current.send(wrap));
    await slow.isRequested();
    unmount();
    slow.answer('0x5208');
    await settled();
    expect(sends()).toBe(0);
  });

  test('leaves room for another, and the first does not come back', async () => {
    const slow = held<unknown>();
    let estimates = 0;
    const { result, sends, settled } = await submitPage(
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
  const { result, sends } = await submitPage(
    { eth_sendTransaction: user.question },
    { node: { eth_estimateGas: slow.question } },
  );
  expect(result.current.isBeforeRequest).toBe(true);
  act(() => result.current.send(wrap));
  await slow.isRequested();
  expect(result.current).toMatchObject({
    status: 'pending',
    phase: 'checking',
    isBeforeRequest: true,
  });
  slow.answer('0x5208');
  await waitFor(() => expect(result.current.phase).toBe('requested'));
  expect(sends()).toBe(1);
  expect(result.current.isBeforeRequest).toBe(false);
  act(() => user.answer(keccak256('0x06')));
  await waitFor(() => expect(result.current.status).toBe('success'));
});
