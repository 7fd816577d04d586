import { limitConcurrency } from './limitConcurrency';

test('at most two of five tasks run at a time, in their order, and a failure frees its place', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (id: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(id);
      ends[id] = () => (id === 0 ? reject(new TypeError('failed')) : resolve(id));
    });
  const results = [0, 1, 2, 3, 4].map((id) => limited(task(id)).catch(() => 'failed'));
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

test('a task that is aborted before its turn is not run, and frees its place', async () => {
  const limited = limitConcurrency(1);
  const task = jest.fn(async () => 'ran');
  const gone = new AbortController();
  const results = [
    limited(async () => 'first'),
    limited(task, gone.signal).catch((reason: unknown) => reason),
    limited(async () => 'last'),
  ];
  gone.abort('gone');
  expect(await Promise.all(results)).toEqual(['first', 'gone', 'last']);
  expect(task).not.toHaveBeenCalled();
});
