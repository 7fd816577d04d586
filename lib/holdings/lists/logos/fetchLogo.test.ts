import { encode, prepare } from '@ipld/dag-pb';
import { CID } from 'multiformats/cid';
import { sha256 } from 'multiformats/hashes/sha2';
import { ServiceBackoffError } from '@/lib/base/http/serviceBackoff';
import { fetchLogo, UnusableLogoError } from './fetchLogo';
import { PICTURES } from './testing/pictures.setup';

const PNG = new Uint8Array(Buffer.from(PICTURES[0].base64, 'base64'));
const SITE = { type: 'https', url: 'https://logos.example/a.png' } as const;
const { signal } = new AbortController();

/** Replaces the network; returns the requests as they are sent. */
function network(answer: (url: string) => Response | Promise<Response>) {
  const sent: (readonly [string, RequestInit])[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return answer(url);
    },
  });
  return sent;
}

/** A picture of a number of bytes. */
function picture(length: number) {
  const bytes = new Uint8Array(length);
  bytes.set(PNG);
  return bytes;
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

test('TOK-06 T11 anything but a picture, whatever it claims to be, is refused', async () => {
  const headers = { 'content-type': 'image/png' };
  network(() => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers }));
  await expect(fetched()).rejects.toThrow(UnusableLogoError);
});

test('TOK-06 T11 a small file that decodes to more than 1,024 pixels a side is refused', async () => {
  const sized = (at: number, pixels: number) => {
    const bytes = new Uint8Array(PNG);
    new DataView(bytes.buffer).setUint32(at, pixels);
    return bytes;
  };
  for (const at of [16, 20]) {
    network(() => new Response(sized(at, 1_024)));
    expect((await fetched()).type).toBe('image/png');
    network(() => new Response(sized(at, 1_025)));
    await expect(fetched()).rejects.toThrow(UnusableLogoError);
  }
});

test('TOK-06 T11 at most 100 kB are taken', async () => {
  network(() => new Response(picture(100_000)));
  expect((await fetched()).size).toBe(100_000);
  network(() => new Response(picture(100_001)));
  await expect(fetched()).rejects.toThrow('tooLarge');
});

const [RAW, DAG_PB] = [0x55, 0x70];
/** The UnixFS data of a file whose bytes are in other blocks. */
const FILE = Uint8Array.of(8, 2);

const cidOf = async (codec: number, bytes: Uint8Array) =>
  CID.create(1, codec, await sha256.digest(bytes));

test('TOK-06 T11 from IPFS too, at most 100 kB are taken, and a larger file is not read to its end', async () => {
  const parts = [picture(60_000), new Uint8Array(40_000), Uint8Array.of(1), Uint8Array.of(2)];
  const blocks = new Map<string, Uint8Array<ArrayBuffer>>();
  const add = async (codec: number, bytes: Uint8Array) => {
    const cid = await cidOf(codec, bytes);
    blocks.set(cid.toString(), new Uint8Array(bytes));
    return cid;
  };
  const links = await Promise.all(parts.map((part) => add(RAW, part)));
  const fileOf = async (count: number) => {
    const Links = links.slice(0, count).map((Hash) => ({ Hash }));
    return {
      type: 'ipfs',
      cid: `${await add(DAG_PB, encode(prepare({ Data: FILE, Links })))}`,
      path: [],
    } as const;
  };
  const [fitting, large] = [await fileOf(2), await fileOf(4)];
  const one = { type: 'ipfs', cid: `${await add(RAW, picture(1_900_000))}`, path: [] } as const;
  const asked = network((url) => new Response(blocks.get(url.replace(/.*ipfs.|[?].*/g, ''))));
  const options = { gateways: ['https://gateway.example'], signal };
  expect((await fetchLogo(fitting, options)).size).toBe(100_000);
  asked.length = 0;
  await expect(fetchLogo(large, options)).rejects.toThrow();
  expect(asked).toHaveLength(4);
  await expect(fetchLogo(one, options)).rejects.toMatchObject({ cause: { reason: 'tooLarge' } });
});

/** Holds each request until it is answered; returns how to answer the next one. */
function slowNetwork() {
  const waiting: (() => void)[] = [];
  const sent = network(
    () => new Promise<Response>((resolve) => waiting.push(() => resolve(new Response(PNG)))),
  );
  return { sent, answer: () => waiting.shift()?.() };
}

/** The next task: whatever needs no answer from the network is done by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('TOK-06 T11 four logos are fetched at a time, and the next once one has ended', async () => {
  const { sent, answer } = slowNetwork();
  const all = Array.from({ length: 6 }, () => fetchLogo(SITE, { gateways: [], signal }));
  await settled();
  expect(sent).toHaveLength(4);
  answer();
  await settled();
  expect(sent).toHaveLength(5);
  for (let left = 5; left > 0; left -= 1) {
    answer();
    await settled();
  }
  await Promise.all(all);
});

test('TOK-06 T11 a logo that is no longer wanted when its turn comes is not fetched', async () => {
  const { sent, answer } = slowNetwork();
  const running = Array.from({ length: 4 }, () => fetchLogo(SITE, { gateways: [], signal }));
  const gone = new AbortController();
  const late = fetchLogo(SITE, { gateways: [], signal: gone.signal });
  await settled();
  gone.abort('gone');
  for (const _ of running) answer();
  await expect(late).rejects.toBe('gone');
  await Promise.all(running);
  expect(sent).toHaveLength(4);
});

test('RPC-36 a host of logos that hangs is tried once, and other hosts are still used', async () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  Object.assign(globalThis, {
    fetch: (url: string, { signal: ended }: RequestInit) => {
      asked.push(url);
      if (url.startsWith('https://other.')) return Promise.resolve(new Response(PNG));
      return new Promise((_resolve, reject) => {
        ended?.addEventListener('abort', () => reject(ended?.reason));
      });
    },
  });
  const logo = (url: string) => {
    const fetching = fetchLogo({ type: 'https', url }, { gateways: [], signal });
    return fetching.then(
      () => 'shown',
      (error: unknown) => (error instanceof ServiceBackoffError ? 'backoff' : 'failed'),
    );
  };
  const first = logo('https://slow.example/a.png');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('failed');
  expect(await logo('https://slow.example/b.png')).toBe('backoff');
  expect(await logo('https://other.example/b.png')).toBe('shown');
  expect(asked).toEqual(['https://slow.example/a.png', 'https://other.example/b.png']);
  await jest.advanceTimersByTimeAsync(300_000);
  void logo('https://slow.example/c.png');
  expect(asked).toHaveLength(3);
  jest.useRealTimers();
});
