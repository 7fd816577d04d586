import { keptBlocks, probedBlocks } from './keptBlocks';

const LATEST = 70_000_000n;

test('MKT-03 the states at the two ends of a span are probed, and two later ones', () => {
  expect(probedBlocks(LATEST, 'day')).toEqual([69_910_528n, 69_955_584n, 69_980_160n, 69_996_544n]);
  expect(probedBlocks(LATEST, 'week')).toEqual([
    69_394_432n,
    69_697_536n,
    69_910_528n,
    69_996_544n,
  ]);
  expect(probedBlocks(10_000n, 'day')).toEqual([8_192n]);
  expect(probedBlocks(4_000n, 'day')).toEqual([]);
});

test('MKT-03 each kept block of a span is asked, and of too many every second or third one', () => {
  const day = { first: LATEST - 50_000n, end: LATEST };
  expect(keptBlocks({ ...day, most: 80 })).toHaveLength(12);
  expect(keptBlocks({ ...day, most: 80 })[0]).toBe(69_951_488n);
  expect(keptBlocks({ ...day, most: 11 })).toEqual(
    keptBlocks({ ...day, most: 80 }).filter((block) => block % 8_192n === 0n),
  );
  expect(keptBlocks({ ...day, most: 4 })).toHaveLength(4);
  expect(keptBlocks({ ...day, most: 1 })).toHaveLength(1);
  // A week of blocks of one second: 148 kept states.
  const week = keptBlocks({ first: LATEST - 604_800n, end: LATEST, most: 80 });
  expect(week).toHaveLength(73);
  expect(week.every((block) => block % 8_192n === 0n)).toBe(true);
});

test('MKT-03 a span without a kept block has none', () => {
  expect(keptBlocks({ first: 4_097n, end: 8_192n, most: 5 })).toEqual([]);
  expect(keptBlocks({ first: 9_000n, end: 8_192n, most: 5 })).toEqual([]);
});
