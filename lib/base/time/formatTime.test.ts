import { formatTime } from './formatTime';

test('a moment of today has its time of day, an earlier one the weekday too', () => {
  const now = new Date(2026, 10, 26, 14, 5).getTime();
  const at = (day: number, hour: number) =>
    formatTime(new Date(2026, 10, day, hour, 31).getTime(), now, 'de');
  expect(at(26, 9)).toBe('09:31');
  expect(at(25, 22)).toBe('Mi., 22:31');
});
