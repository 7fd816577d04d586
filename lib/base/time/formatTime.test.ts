import { formatTime } from './formatTime';

test('LNG-16 a moment of today has its time of day, an earlier one the weekday too', () => {
  const now = new Date(2026, 10, 26, 14, 5).getTime();
  const at = (day: number, hour: number) =>
    formatTime(new Date(2026, 10, day, hour, 31).getTime(), now, 'de');
  expect(at(26, 9)).toMatch(/^09:31\u00a0\S+$/);
  expect(at(25, 22)).toMatch(/^Mi\.?, 22:31\u00a0\S+$/);
});
