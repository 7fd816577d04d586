import { act, renderHook } from '@testing-library/react';
import { getAddress } from 'viem';
import { useRecipientConsents } from './useRecipientConsents';
import type { RecipientVerdict } from './useRecipientVerdict';

const other = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const NEW = { type: 'new' } as const;

function consentsTo(initialProps: RecipientVerdict) {
  return renderHook(useRecipientConsents, { initialProps });
}

test('SWP-30 PNL-14 a contract is accepted, and one that becomes known as a wallet no more', () => {
  const { result, rerender } = consentsTo({ kind: 'wallet', comparison: NEW });
  expect(result.current).toMatchObject({ isMissing: true, contract: { isGiven: false } });
  act(() => result.current.contract?.onChange(true));
  expect(result.current).toMatchObject({ isMissing: false, contract: { isGiven: true } });
  rerender({ kind: 'wallet', comparison: { type: 'known' } });
  expect(result.current).toMatchObject({ isMissing: false, contract: undefined });
});

test('SWP-30 PNL-15 a look-alike is accepted by itself', () => {
  const lookAlike = { type: 'lookAlike', other, isOwn: false } as const;
  const { result } = consentsTo({ kind: 'contract', comparison: lookAlike });
  act(() => result.current.contract?.onChange(true));
  expect(result.current.isMissing).toBe(true);
  act(() => result.current.lookAlike?.onChange(true));
  expect(result.current.isMissing).toBe(false);
});

test('SWP-30 PNL-14 an account that is not known is asked nothing', () => {
  const { result } = consentsTo({ kind: 'unused', comparison: NEW });
  expect(result.current).toEqual({ isMissing: false, contract: undefined, lookAlike: undefined });
});
