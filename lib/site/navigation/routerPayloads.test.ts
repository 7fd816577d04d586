import {
  fetchWithPayloads,
  MissingPayloadError,
  subscribeToMissingPayloads,
} from './routerPayloads';

const ORIGIN = 'https://host';

/**
 * The `fetch` of a page at /pool/ on a host that answers everything like this, and its requests.
 */
function pageOn(answer: () => Response) {
  const asked: string[] = [];
  const fetch = fetchWithPayloads(
    async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      asked.push(`${init?.method ?? 'GET'} ${url}`);
      return answer();
    },
    { href: `${ORIGIN}/pool/`, origin: ORIGIN },
  );
  return { asked, fetch };
}

const payload = (status = 200, contentType = 'text/plain; charset=utf-8') =>
  new Response('0:{}', { status, headers: { 'content-type': contentType } });

test.each([
  ['/vote/7/index.txt', '/vote/_/index.txt'],
  ['/vote/7/__next._tree.txt', '/vote/_/__next._tree.txt'],
  ['/vote/7/__next.vote.$d$id.__PAGE__.txt', '/vote/_/__next.vote.$d$id.__PAGE__.txt'],
  ['/vote/7.txt', '/vote/_/index.txt'],
  ['/vote/7/', '/vote/_/'],
  ['/vote/7', '/vote/_/'],
  ['/IDO/index.txt', '/ido/index.txt'],
  ['/png/2/index.txt', '/png/2/index.txt'],
  ['/png/3/index.txt', '/png/_/index.txt'],
  ['/migrate/a/b/1/c/d/2/index.txt', '/migrate/_/_/_/_/_/_/index.txt'],
])('REL-01 the request %s is answered by %s', async (path, file) => {
  const { asked, fetch } = pageOn(() => payload());
  // Of a document, the router requests only the head.
  const method = path.endsWith('.txt') ? 'GET' : 'HEAD';
  await fetch(`${ORIGIN}${path}`, { method });
  expect(asked).toEqual([`${method} ${ORIGIN}${file}`]);
});

test.each([
  '/',
  '/index.txt',
  '/config.json',
  '/nowhere/index.txt',
  '/_next/static/a.js',
  '/a.txt',
])('REL-01 the request %s is left alone', async (path) => {
  const { asked, fetch } = pageOn(() => payload());
  await fetch(path);
  expect(asked).toEqual([`GET ${path}`]);
});

test('REL-01 the payload of a shell is requested in its folder, with its own query', async () => {
  const { asked, fetch } = pageOn(() => payload());
  await fetch(new URL(`${ORIGIN}/swap/avax/index.txt?x=1&_rsc=abc`));
  await fetch('/swap/avax/__next._tree.txt');
  expect(asked).toEqual([
    `GET ${ORIGIN}/swap/_/index.txt?x=1&_rsc=abc`,
    `GET ${ORIGIN}/swap/_/__next._tree.txt`,
  ]);
});

test('REL-01 so is the document of a shell when only its head is requested', async () => {
  const { asked, fetch } = pageOn(() => payload(200, 'text/html'));
  await fetch(`${ORIGIN}/swap/avax/`, { method: 'HEAD' });
  expect(asked).toEqual([`HEAD ${ORIGIN}/swap/_/`]);
});

test('REL-01 all other requests are passed on as they are', async () => {
  const { asked, fetch } = pageOn(() => payload(404, 'text/html'));
  const requests = [
    '/config.json',
    '/swap/index.txt',
    `${ORIGIN}/swap/avax/`,
    'https://elsewhere/swap/avax/index.txt',
  ];
  for (const url of requests) await fetch(url);
  await fetch(new Request(`${ORIGIN}/swap/avax/index.txt`));
  expect(asked).toEqual([...requests, `${ORIGIN}/swap/avax/index.txt`].map((url) => `GET ${url}`));
});

test.each([
  ['a failure', () => payload(500)],
  ['a missing file', () => payload(404)],
  ['a page', () => payload(200, 'text/html')],
  ['no type', () => new Response(new Uint8Array())],
])('REL-01 %s in place of a payload is thrown', async (_, answer) => {
  const { fetch } = pageOn(answer);
  await expect(fetch('/swap/avax/index.txt')).rejects.toThrow(MissingPayloadError);
});

test('REL-01 a host that can not be reached is what fetch says it is', async () => {
  const unreachable = new TypeError('Failed to fetch');
  const { fetch } = pageOn(() => {
    throw unreachable;
  });
  await expect(fetch('/swap/avax/index.txt')).rejects.toBe(unreachable);
});

test('REL-01 a listener is called for each missing payload, until it is removed', async () => {
  const { fetch } = pageOn(() => payload(500));
  const listener = jest.fn();
  const leave = subscribeToMissingPayloads(listener);
  await fetch('/swap/index.txt');
  expect(listener).not.toHaveBeenCalled();
  await expect(fetch('/swap/avax/index.txt')).rejects.toThrow(MissingPayloadError);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  await expect(fetch('/swap/avax/index.txt')).rejects.toThrow(MissingPayloadError);
  expect(listener).toHaveBeenCalledTimes(1);
});
