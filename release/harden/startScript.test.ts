import { startScripts } from './startScript';

test('the guard runs first, then what the first paint waits for', async () => {
  const script = (await startScripts(['vote/index.html'], {})).get('vote/index.html') ?? '';
  // The first statements of each part that are in no function.
  const parts = ['document.currentScript', 'URLWarningVisible', '.__languageHashes='];
  const positions = parts.map((part) => script.lastIndexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

test('RPC-39 each document has the first reads of its own', async () => {
  const files = ['png/2/index.html', 'vote/index.html', 'pool/index.html', 'buy/index.html'];
  const scripts = await startScripts(files, {});
  const [farms, proposals, pool, buy] = files.map((file) => scripts.get(file) ?? '');
  expect(farms).toContain('0x34c0b46b');
  expect(proposals).toContain('0xda35c664');
  expect(proposals).not.toContain('0x34c0b46b');
  expect(pool).toBe(buy);
  expect(pool).not.toMatch(/0x34c0b46b|0xda35c664/);
});
