import { fetchLogo, UnusableLogoError } from './fetchLogo';
import { inTurn } from './inTurn';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const SITE = { type: 'https', url: 'https://logos.example/a.png' } as const;
const { signal } = new AbortController();

/** Replaces the network; gives the requests as they are sent. */
function network(answer: () => Response) {
  const sent: (readonly [string, RequestInit])[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return answer();
    },
  });
  return sent;
}

const fetched = () => fetchLogo(SITE, { gateways: [], signal });

test('TOK-06 T11 a logo is fetched without cookies, referrer or redirect, and typed by its bytes', async () => {
  const headers = { 'content-type': 'image/svg+xml' };
  const sent = network(() => new Response(PNG, { headers }));
  expect((await fetched()).type).toBe('image/png');
  expect(sent).toEqual([
    [
      SITE.url,
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'manual',
      }),
    ],
  ]);
});

test('TOK-06 T11 what is no picture, whatever it says it is, is refused', async () => {
  const headers = { 'content-type': 'image/png' };
  network(() => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers }));
  await expect(fetched()).rejects.toThrow(UnusableLogoError);
});

test('TOK-06 T11 at most 100 kB are taken', async () => {
  const picture = (length: number) => {
    const bytes = new Uint8Array(length);
    bytes.set(PNG);
    return bytes;
  };
  network(() => new Response(picture(100_000)));
  expect((await fetched()).size).toBe(100_000);
  network(() => new Response(picture(100_001)));
  await expect(fetched()).rejects.toThrow('tooLarge');
});

test('TOK-06 T11 four logos are fetched at once, and the next when one has ended', async () => {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const all = Array.from({ length: 6 }, (_none, index) =>
    inTurn(async () => {
      started.push(index);
      await new Promise<void>((resolve) => ends.set(index, resolve));
    }, signal),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3]);
  ends.get(2)?.();
  await all[2];
  expect(started).toEqual([0, 1, 2, 3, 4]);
  for (const index of [0, 1, 3, 4]) ends.get(index)?.();
  await all[0];
  ends.get(5)?.();
  await Promise.all(all);
});

test('TOK-06 T11 a logo that is no longer wanted when its turn comes is not fetched', async () => {
  const ends: (() => void)[] = [];
  const running = Array.from({ length: 4 }, () =>
    inTurn(() => new Promise<void>((resolve) => ends.push(resolve)), signal),
  );
  const gone = new AbortController();
  const act = jest.fn(async () => 1);
  const late = inTurn(act, gone.signal);
  gone.abort();
  for (const end of ends) end();
  await expect(late).rejects.toThrow();
  await Promise.all(running);
  expect(act).not.toHaveBeenCalled();
  expect(await inTurn(async () => 2, signal)).toBe(2);
});
