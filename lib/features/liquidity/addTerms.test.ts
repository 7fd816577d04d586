import { addSlippageBps } from './addTerms';

test('LIQ-19 the slippage tolerance of an addition is that of the settings, and zero for the first one of a pool', () => {
  expect(addSlippageBps(false, 50)).toBe(50);
  expect(addSlippageBps(true, 50)).toBe(0);
});
