import fc from 'fast-check';
import { slippageText } from '@/lib/base/amounts/slippage';
import {
  hasFinerSlippage,
  parseSlippage,
  SLIPPAGE_PRESETS_BPS,
  slippageRisk,
} from './slippageSetting';

test('SET-03 the presets are 0.1, 0.5 and 1 percent', () => {
  expect(SLIPPAGE_PRESETS_BPS.map(slippageText)).toEqual(['0.1', '0.5', '1']);
  expect(SLIPPAGE_PRESETS_BPS).toEqual([10, 50, 100]);
});

test.each([
  ['0.01', 1],
  ['1', 100],
  ['3', 300],
  ['5', 500],
  ['10', 1000],
  ['15', 1500],
])('SET-04 %s percent can be set, as %i basis points', (text, slippageBps) => {
  expect(parseSlippage(text)).toBe(slippageBps);
});

test.each([
  ['0', 0],
  ['0.00', 0],
  ['49.99', 4999],
  ['1,5', 150],
  ['.5', 50],
  ['5.', 500],
  ['007', 700],
  ['0.500000', 50],
  ['0.505', 50],
  ['0.509999', 50],
  ['49.9999', 4999],
  ['0.001', 0],
  [' 2 ', 200],
])('SET-05 the slippage %p is accepted, as %i basis points', (text, slippageBps) => {
  expect(parseSlippage(text)).toBe(slippageBps);
});

test.each([
  ['50 percent', '50'],
  ['more', '50.01'],
  ['far more', '9'.repeat(400)],
  ['a negative one', '-1'],
  ['a negative zero', '-0'],
  ['a sign', '+1'],
  ['nothing', ''],
  ['blanks', '  '],
  ['a lone point', '.'],
  ['two points', '1.2.3'],
  ['an exponent', '1e0'],
  ['hexadecimal digits', '0x1'],
  ['a percent sign', '1%'],
  ['digits of another script', '１'],
  ['a word', 'NaN'],
  ['two commas', '1,2,3'],
])('SET-05 SET-06 %s is not a slippage: %p', (_name, text) => {
  expect(parseSlippage(text)).toBeUndefined();
});

test('SET-05 every slippage that can be stored is shown as a text that means the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4999 }), (slippageBps) => {
      expect(parseSlippage(slippageText(slippageBps))).toBe(slippageBps);
      expect(parseSlippage(slippageText(slippageBps).replace('.', ','))).toBe(slippageBps);
    }),
  );
});

test('SET-05 SET-14 every accepted text is a whole number of basis points under 5000, the typed number without its fraction of one', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[-+]?[0-9]{0,4}[.,]?[0-9]{0,5}$/),
    fc.double({ min: -1, max: 60, noNaN: true }).map(String),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const slippageBps = parseSlippage(text);
      if (slippageBps === undefined) return;
      expect(Number.isInteger(slippageBps)).toBe(true);
      expect(slippageBps).toBeGreaterThanOrEqual(0);
      expect(slippageBps).toBeLessThan(5000);
      const typedBps = Number(text.replace(',', '.')) * 100;
      expect(slippageBps).toBeLessThanOrEqual(typedBps + 1e-9);
      expect(typedBps - slippageBps).toBeLessThan(1);
      const isKept = Math.abs(typedBps - slippageBps) < 1e-9;
      expect(hasFinerSlippage(text)).toBe(!isKept);
    }),
    { numRuns: 2000 },
  );
});

test('SET-07 under 50 basis points a transaction may fail, over 500 it may be frontrun', () => {
  expect([0, 49, 50, 500, 501, 4999].map(slippageRisk)).toEqual([
    'low',
    'low',
    undefined,
    undefined,
    'high',
    'high',
  ]);
});
