import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EmptyResultError, ReadRevertedError, type ReadState } from '@/lib/chain/reads/readState';
import { decimalsCheck } from './decimalsCheck';

const listed = wrappedNative(43114);
const token = { ...listed, address: '0xdE40000000000000000000000000000000000B31' } as const;
const other = { ...listed, address: '0xdE40000000000000000000000000000000000B32' } as const;
const says = (result: number): ReadState<number> => ({
  status: 'success',
  result,
  blockNumber: 1n,
});
const failed = (error: Error): ReadState<number> => ({ status: 'error', error });

test('TOK-17 tokens whose contracts say the known decimals agree, and so does AVAX alone', () => {
  expect(decimalsCheck([token, other], [says(18), says(18)])).toEqual({ type: 'agrees' });
  expect(decimalsCheck([], [])).toEqual({ type: 'agrees' });
});

test('TOK-17 other decimals, and a contract that does not report them, are problems of their token', () => {
  const differs = { type: 'differs', token: other, onChain: 6 };
  expect(decimalsCheck([token, other], [says(18), says(6)])).toEqual(differs);
  expect(decimalsCheck([token, other], [{ status: 'loading' }, says(6)])).toEqual(differs);
  for (const error of [new EmptyResultError(), new ReadRevertedError()])
    expect(decimalsCheck([token], [failed(error)])).toEqual({ type: 'silent', token });
});

test('TOK-17 without an answer yet the check waits, even while the endpoint fails', () => {
  const waiting = { type: 'checking' };
  expect(decimalsCheck([token, other], [says(18), { status: 'loading' }])).toEqual(waiting);
  expect(decimalsCheck([token], [failed(new Error('timeout'))])).toEqual(waiting);
  expect(decimalsCheck([token], [])).toEqual(waiting);
});

test('TOK-17 a token of the catalogue waits for the answer as well, and only other decimals are a problem', () => {
  for (const state of [failed(new Error('timeout')), { status: 'loading' } as const])
    expect(decimalsCheck([listed], [state])).toEqual({ type: 'checking' });
  expect(decimalsCheck([listed], [failed(new ReadRevertedError())])).toEqual({ type: 'agrees' });
  expect(decimalsCheck([listed], [says(6)])).toEqual({
    type: 'differs',
    token: listed,
    onChain: 6,
  });
});
