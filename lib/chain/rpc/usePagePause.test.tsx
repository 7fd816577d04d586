import { onlineManager } from '@tanstack/react-query';
import { setHidden } from '@/lib/chain/reads/testing/fakePage.setup';
import { isPagePaused, untilPageActive } from './usePagePause';

/** Whether a wait that has begun is over. */
function waitWith(signal: AbortSignal) {
  let state: 'waiting' | 'over' | 'aborted' = 'waiting';
  void untilPageActive(signal).then(
    () => {
      state = 'over';
    },
    () => {
      state = 'aborted';
    },
  );
  return async () => {
    await Promise.resolve();
    await Promise.resolve();
    return state;
  };
}

afterEach(async () => {
  onlineManager.setOnline(true);
  await setHidden(false);
});

test('RPC-12 a page is paused while it is hidden, and while the device is offline', async () => {
  expect(isPagePaused()).toBe(false);
  await setHidden(true);
  expect(isPagePaused()).toBe(true);
  await setHidden(false);
  onlineManager.setOnline(false);
  expect(isPagePaused()).toBe(true);
});

test('RPC-12 a wait ends once the page is seen and the device online', async () => {
  await setHidden(true);
  const state = waitWith(new AbortController().signal);
  expect(await state()).toBe('waiting');
  onlineManager.setOnline(false);
  await setHidden(false);
  expect(await state()).toBe('waiting');
  onlineManager.setOnline(true);
  expect(await state()).toBe('over');
});

test('a wait for a page that was left ends with the reason', async () => {
  await setHidden(true);
  const page = new AbortController();
  const state = waitWith(page.signal);
  page.abort();
  expect(await state()).toBe('aborted');
});

test('a page that is seen waits for nothing', async () => {
  expect(await waitWith(new AbortController().signal)()).toBe('over');
});
