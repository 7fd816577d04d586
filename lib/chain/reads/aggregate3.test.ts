import fc from 'fast-check';
import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
} from 'viem';
import { decodeAggregate3, encodeAggregate3, encodeAggregatedCall } from './aggregate3';

const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`;
const bytes = fc.uint8Array({ maxLength: 100 }).map(hex);
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((value): Address => hex(value));
const calls = fc.array(fc.record({ target: address, callData: bytes }), { maxLength: 8 });
const replies = fc.array(fc.record({ success: fc.boolean(), returnData: bytes }), { maxLength: 8 });

const encoded = (result: readonly { success: boolean; returnData: Hex }[]) =>
  encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: [...result] });

test('RPC-14 the call data of a multicall equal those of a general encoder', () => {
  fc.assert(
    fc.property(calls, (asked) => {
      const own = encodeAggregate3(
        asked.map(({ target, callData }) => encodeAggregatedCall(target, callData)),
      );
      const args = [asked.map((call) => ({ ...call, allowFailure: true }))] as const;
      expect(own).toBe(
        encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }),
      );
      expect(decodeFunctionData({ abi: multicall3Abi, data: own }).functionName).toBe('aggregate3');
    }),
  );
});

test('RPC-14 the replies of a multicall are read as a general decoder reads them', () => {
  fc.assert(
    fc.property(replies, (given) => {
      expect(decodeAggregate3(encoded(given), given.length)).toEqual(given);
    }),
  );
});

test('ERR-10 R12 a reply that is cut, altered or of another length is refused', () => {
  const whole = encoded([
    { success: true, returnData: '0x1234' },
    { success: false, returnData: '0x' },
  ]);
  for (const reply of [null, undefined, 7, '', '0x', '0x123', 'nonsense', whole.slice(0, -64)])
    expect(() => decodeAggregate3(reply, 2)).toThrow(TypeError);
  expect(() => decodeAggregate3(whole, 1)).toThrow(TypeError);
  expect(() => decodeAggregate3(whole, 3)).toThrow(TypeError);
  expect(() => decodeAggregate3(`0x${'5a'.repeat(1_000)}`, 2)).toThrow(TypeError);
});

test('ERR-10 no flipped bit makes the decoder read beyond the end of a reply', () => {
  const whole = encoded([{ success: true, returnData: '0x1234' }]).slice(2);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(15), (at, digit) => {
      const bent = `0x${whole.slice(0, at)}${digit.toString(16)}${whole.slice(at + 1)}`;
      try {
        const [reply] = decodeAggregate3(bent, 1);
        expect(reply?.returnData.length).toBeLessThanOrEqual(whole.length + 2);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    }),
  );
});
