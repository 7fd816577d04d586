import { compressedSizes } from './compressedSizes';
import { transferSize } from './documentLoads';

const WORDS = Array.from({ length: 400 }, (_, index) => (index * 7919).toString(36)).join(' ');

test('REL-25 sizes add up to the size of the whole, and what repeats an earlier part adds little', () => {
  const [first = 0, second = 0] = compressedSizes([WORDS, WORDS]);
  expect(first + second).toBeCloseTo(transferSize(WORDS + WORDS), 6);
  expect(second).toBeLessThan(first / 10);
});
