import { proposedCalls } from './proposedCalls';

const TARGET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('GOV-06 GOV-24 lists of one length are calls, in their order', () => {
  expect(
    proposedCalls([
      [TARGET, TARGET],
      [1n, 2n],
      ['a()', ''],
      ['0x', '0xab'],
    ]),
  ).toEqual([
    { target: TARGET, value: 1n, signature: 'a()', calldata: '0x' },
    { target: TARGET, value: 2n, signature: '', calldata: '0xab' },
  ]);
  expect(proposedCalls([[], [], [], []])).toEqual([]);
});

test.each([
  [[[TARGET], [], ['a()'], ['0x']]],
  [[[TARGET], [1n, 2n], ['a()'], ['0x']]],
  [[[TARGET], [1n], [], ['0x']]],
  [[[], [1n], ['a()'], ['0x']]],
] as const)('lists of other lengths are not calls', (lists) => {
  expect(proposedCalls(lists)).toBeUndefined();
});
