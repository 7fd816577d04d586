import { setUpZone } from './testing/inZone.setup';
import { timeTicks } from './timeTicks';

const HOUR = 3_600;
const DAY = 86_400;
const at = (...time: readonly [number, number, number, number?, number?]) => {
  const [year, month, day, hours = 0, minutes = 0] = time;
  return new Date(year, month - 1, day, hours, minutes).getTime() / 1_000;
};
const textsOf = (...parameters: Parameters<typeof timeTicks>) =>
  timeTicks(...parameters).ticks.map(({ text }) => text.replaceAll('\u00a0', ' '));

describe.each([
  ['UTC', 'UTC'],
  ['America/New_York', 'EST'],
  ['Asia/Kolkata', 'GMT+5:30'],
])('in %s', (place, zone) => {
  setUpZone(place);

  test('MKT-15 LNG-16 an hour has round minutes of the clock, and names the zone once', () => {
    const now = at(2026, 11, 23, 10, 31);
    expect(textsOf(now - HOUR, now, 'en')).toEqual(['9:40 AM', '10:00 AM', '10:20 AM']);
    expect(timeTicks(now - HOUR, now, 'en').zone).toBe(zone);
  });

  test('MKT-15 LNG-16 a day has hours, a week and 90 days have days', () => {
    const now = at(2026, 11, 23, 10, 31);
    expect(textsOf(now - DAY, now, 'de')).toEqual(['16:00', '00:00', '08:00']);
    expect(textsOf(now - 7 * DAY, now, 'en')).toEqual(['Nov 19', 'Nov 22']);
    expect(textsOf(now - 90 * DAY, now, 'de')).toHaveLength(3);
  });
});

describe('in a night in which the hour changes', () => {
  setUpZone('America/New_York');

  test('MKT-15 days begin at midnight, and hours are round, before it and after it', () => {
    const [before, after] = [at(2026, 10, 29, 12), at(2026, 11, 5, 12)];
    expect(textsOf(before, after, 'en')).toEqual(['Nov 1', 'Nov 4']);
    expect(textsOf(at(2026, 10, 31, 20), at(2026, 11, 1, 19), 'de')).toEqual([
      '00:00',
      '08:00',
      '16:00',
    ]);
  });
});

test('MKT-15 never more than four, whatever the span', () => {
  for (let span = 1; span < 3 * 365 * DAY; span = Math.ceil(span * 1.37)) {
    const { ticks } = timeTicks(1_800_000_000, 1_800_000_000 + span, 'en');
    expect(ticks.length).toBeLessThanOrEqual(4);
  }
});
