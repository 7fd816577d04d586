import { checkTransaction } from './checkTransaction';
import { asking, type check, client, NOW, OTHER, record, same } from './testing/ending.setup';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const { nonce: _nonce, ...unseen } = { ...record, leastNonce: 7 };
const checkUnseen = (
  chain: Parameters<typeof check>[0],
  { isKnown = false, mayBeOther = false, own = {}, nowMs = NOW } = {},
) => {
  const { nodeClient } = client({ isKnown: false, ...chain });
  return checkTransaction(
    nodeClient,
    { ...unseen, ...own },
    { blockNumber: 100n, nowMs },
    { ask: asking(nodeClient), isKnown: () => isKnown, mayBeOther: () => mayBeOther },
  );
};
const mined = { ...same, hash: OTHER, block: 99 };

test('TXN-27 what no node shows is pending while its least nonce is unused', async () => {
  await expect(checkUnseen({})).resolves.toEqual({ status: 'pending', isFromContract: false });
});

test('TXN-27 what no node shows was sped up if the same call used its least nonce', async () => {
  await expect(checkUnseen({ mined })).resolves.toMatchObject({ ending: 'spedUp' });
});

test.each([
  ['the same call', mined],
  ['another call', { ...mined, value: '0x6' }],
] as const)(
  'TXN-27 the nonce of another record of %s is not that of what no node shows',
  async (_name, other) => {
    const own = { usedSinceMs: NOW };
    const nowMs = NOW + HOUR;
    const later = await checkUnseen({ mined: other }, { isKnown: true, own, nowMs });
    expect(later).toEqual({ status: 'pending', isFromContract: false, leastNonce: 8 });
    expect(later).toHaveProperty('usedSinceMs', undefined);
    await expect(checkUnseen({ mined: other }, { own: { leastNonce: 8 }, nowMs })).resolves.toEqual(
      { status: 'pending', isFromContract: false },
    );
  },
);

test.each([
  ['the same call', mined],
  ['another call', { ...mined, value: '0x6' }],
] as const)(
  'TXN-27 what no node shows waits while a request without a known end may have sent %s',
  async (_name, other) => {
    const own = { usedSinceMs: NOW };
    const at = { own, nowMs: NOW + HOUR };
    await expect(checkUnseen({ mined: other }, { mayBeOther: true, ...at })).resolves.toEqual({
      status: 'pending',
      isFromContract: false,
    });
  },
);

test('TXN-27 a nonce that a node has shown is its own, whatever else may have been sent', async () => {
  const own = { nonce: 7 };
  for (const others of [{ isKnown: true }, { mayBeOther: true }])
    await expect(checkUnseen({ mined }, { ...others, own })).resolves.toMatchObject({
      ending: 'spedUp',
    });
});

test('TXN-27 an unknown transaction may have come before what no node shows, which waits for 5 minutes', async () => {
  const other = { ...mined, value: '0x6' } as const;
  const own = { usedSinceMs: NOW };
  const at = (ms: number) => checkUnseen({ mined: other }, { own, nowMs: NOW + ms });
  await expect(at(4 * MINUTE)).resolves.toMatchObject({ status: 'pending' });
  await expect(at(5 * MINUTE)).resolves.toEqual({ status: 'ended', ending: 'replaced' });
});

test('TXN-27 what a contract account sent is not judged by a nonce', async () => {
  const own = { usedSinceMs: NOW };
  const nowMs = NOW + HOUR;
  await expect(checkUnseen({ mined, code: '0x6080' }, { own, nowMs })).resolves.toEqual({
    status: 'pending',
    isFromContract: true,
  });
});
