import { takeTurns } from './turns';

test('at most two of five tasks run at a time, in their order, and a failure frees its place', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (id: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(id);
      ends[id] = () => (id === 0 ? reject(new TypeError('failed')) : resolve(id));
    });
  const results = [0, 1, 2, 3, 4].map((id) => inTurn(task(id)).catch(() => 'failed'));
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await results[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const id of [1, 2, 3, 4]) {
    ends[id]?.();
    await results[id];
    await Promise.resolve();
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(results)).toEqual(['failed', 1, 2, 3, 4]);
});
