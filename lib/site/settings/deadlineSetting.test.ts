import fc from 'fast-check';
import { minutesOf, parseDeadlineMinutes } from './deadlineSetting';

test.each([
  ['1', 60],
  ['20', 1200],
  ['60', 3600],
  ['0030', 1800],
  [' 5 ', 300],
])('SET-09 a deadline of %p minutes is stored in seconds', (text, seconds) => {
  expect(parseDeadlineMinutes(text)).toBe(seconds);
});

test.each(['', ' ', '0', '00', '-5', '+5', '1.5', '1,5', '20.0', '1e2', '0x5', '５', 'ten', '20m'])(
  'SET-09 %p is not a deadline',
  (text) => {
    expect(parseDeadlineMinutes(text)).toBeUndefined();
  },
);

test('SET-09 minutes that overflow an exact number of seconds are invalid', () => {
  const most = Math.floor(Number.MAX_SAFE_INTEGER / 60);
  expect(parseDeadlineMinutes(String(most))).toBe(most * 60);
  expect(parseDeadlineMinutes(String(most + 1))).toBeUndefined();
  expect(parseDeadlineMinutes('9'.repeat(400))).toBeUndefined();
});

test('SET-09 every deadline of whole minutes is shown as a text that means the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (minutes) => {
      expect(minutesOf(minutes * 60)).toBe(minutes);
      expect(parseDeadlineMinutes(String(minutesOf(minutes * 60)))).toBe(minutes * 60);
    }),
  );
});

test('SET-09 every accepted text is a whole number of minutes above zero', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^-?[0-9]{0,20}\.?[0-9]{0,2}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const seconds = parseDeadlineMinutes(text);
      if (seconds === undefined) return;
      expect(Number.isSafeInteger(seconds)).toBe(true);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds / 60).toBe(Number(text));
    }),
    { numRuns: 2000 },
  );
});
