import { lastAddressIn, rateLimit } from './rateLimit';

test('BUY-17 each client may pass a set number of times a minute, whatever it claims to be', () => {
  let now = 0;
  const mayPass = rateLimit(2, () => now);
  const from = (header: string) => mayPass(lastAddressIn(header) ?? 'none');
  expect([from('1.1.1.1, 9.9.9.9'), from('2.2.2.2,9.9.9.9'), from('9.9.9.9')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(from('8.8.8.8')).toBe(true);
  now = 60_000;
  expect(from('9.9.9.9')).toBe(true);
  expect([lastAddressIn(undefined), lastAddressIn(''), lastAddressIn('a, ')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('BUY-17 the addresses of one network of IPv6 are one client', () => {
  const mayPass = rateLimit(1, () => 0);
  expect(mayPass('2001:db8:0:1:aaaa::1')).toBe(true);
  expect(mayPass('2001:0db8:0000:0001:bbbb:0:0:2')).toBe(false);
  expect(mayPass('2001:db8:0:2::1')).toBe(true);
  expect(mayPass('::1')).toBe(true);
  expect(mayPass('::ffff:10.0.0.1')).toBe(true);
});

test('BUY-17 BUY-40 past the memory limit, new clients share one count', () => {
  let now = 0;
  const mayPass = rateLimit(2, () => now);
  for (let client = 0; client < 10_000; client++) mayPass(`client ${client}`);
  expect([mayPass('one more'), mayPass('another'), mayPass('a third')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([mayPass('client 7'), mayPass('client 7')]).toEqual([true, false]);
  now = 60_000;
  expect(mayPass('a third')).toBe(true);
});
