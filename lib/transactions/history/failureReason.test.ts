import { check, OTHER, OURS, same } from './testing/ending.setup';

function reverts() {
  throw { code: 3, message: 'execution reverted: PangolinRouter: EXPIRED', data: '0x' };
}

test('C05 T-4 a failed transaction is reported with the reason that its call returns in the state of its block', async () => {
  const mined = { ...same, status: '0x0', hash: OURS, block: 99 } as const;
  await expect(check({ mined, replay: reverts })).resolves.toMatchObject({
    status: 'ended',
    receipt: { status: 0 },
    reason: 'PangolinRouter: EXPIRED',
  });
});

test('C05 C06 a failed one that was sped up has its reason too', async () => {
  const mined = { ...same, status: '0x0', hash: OTHER, block: 99 } as const;
  await expect(check({ mined, replay: reverts })).resolves.toMatchObject({
    ending: 'spedUp',
    receipt: { status: 0 },
    reason: 'PangolinRouter: EXPIRED',
  });
});

test.each<[string, () => unknown]>([
  [
    'has pruned the state',
    () => {
      throw { code: -32000, message: 'missing trie node' };
    },
  ],
  ['finds that the call would succeed', () => '0x'],
])('C05 a failure has no reason if the node %s', async (_name, replay) => {
  const mined = { ...same, status: '0x0', hash: OURS, block: 99 } as const;
  const result = await check({ mined, replay });
  expect(result).toMatchObject({ status: 'ended', receipt: { status: 0 } });
  expect(result).not.toHaveProperty('reason');
});

test('C05 no reason is looked up for a success', async () => {
  const result = await check({ mined: { ...same, hash: OURS, block: 99 }, replay: reverts });
  expect(result).not.toHaveProperty('reason');
});
