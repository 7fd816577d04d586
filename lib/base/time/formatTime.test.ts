import { formatTime } from './formatTime';
import { setUpZone } from './testing/inZone.setup';

describe.each([
  ['UTC', 'UTC'],
  ['America/New_York', 'GMT-5'],
  ['Asia/Kolkata', 'GMT+5:30'],
])('in %s', (place, zone) => {
  setUpZone(place);

  test('LNG-16 a moment of today has its time of day, an earlier one the weekday too', () => {
    const now = new Date(2026, 10, 26, 1, 5).getTime();
    const at = (day: number, hour: number) =>
      formatTime(new Date(2026, 10, day, hour, 31).getTime(), now, 'de');
    expect(at(26, 0)).toBe(`00:31\u00a0${zone}`);
    expect(at(25, 22).replace('Mi.', 'Mi')).toBe(`Mi, 22:31\u00a0${zone}`);
  });
});
