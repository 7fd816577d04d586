import { withHeadInOrder } from './headOrder';

const SIZE = '<meta name="next-size-adjust" content=""/>';
const ROBOTS = '<meta name="robots" content="noindex"/>';
const TITLE = '<title>Swap $&amp; more</title>';
const body = '</head><body><svg><title>Logo</title></svg></body>';

test.each([
  [SIZE, ROBOTS, TITLE],
  [ROBOTS, TITLE, SIZE],
  [TITLE, SIZE, ROBOTS],
])('the order in which metadata became ready does not show: %s', (first, second, third) => {
  const html = `<head><meta charSet="utf-8"/>${first}<link href="/a.png"/>${second}${third}${body}`;
  expect(withHeadInOrder(html)).toBe(
    `<head><meta charSet="utf-8"/>${SIZE}${ROBOTS}${TITLE}<link href="/a.png"/>${body}`,
  );
});

test('a head without metadata stays as it is', () => {
  expect(withHeadInOrder(`<head>${body}`)).toBe(`<head>${body}`);
});
