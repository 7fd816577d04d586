import { IPFS_LISTS } from '@/devnet/services/lists/ipfsLists';
import { PUBLIC_LISTS } from '@/devnet/services/lists/publicLists';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { fetchListBytes, type ListHosts } from './fetchListBytes';
import { FailedDownloadError, UnresolvedListNameError } from './listErrors';

const devnet = setUpDevnet();

// A name has 10 seconds. On a busy machine, the first import takes most of them.
beforeAll(() => import('./resolveEnsSource'));

/** The hosts of the local exchange, with these gateways. */
function hosts(...gateways: readonly string[]): ListHosts {
  const { url } = devnet().lists;
  return {
    practice: true,
    ipfsGateways: gateways.map((name) => `${url}/gateways/${name}`),
    ethereumRpc: devnet().names.rpcUrl,
  };
}

const listAt = (name: string) => `${devnet().lists.url}/lists/${name}`;
const documentOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
const asked = () => devnet().lists.requests();

test.each(Object.entries(PUBLIC_LISTS))('LST-02 LST-14 %s is downloaded', async (name, list) => {
  const fetched = await fetchListBytes(listAt(name), hosts());
  expect(documentOf(fetched)).toEqual(list);
});

test('LST-05 a list that its publisher changes is fetched again', async () => {
  const changed = { ...PUBLIC_LISTS['ab.tokenlist.json'], name: 'Changed' };
  devnet().lists.serve('changing.json', changed);
  expect(documentOf(await fetchListBytes(listAt('changing.json'), hosts()))).toEqual(changed);
  devnet().lists.serve('changing.json', undefined);
  await expect(fetchListBytes(listAt('changing.json'), hosts())).rejects.toThrow(
    FailedDownloadError,
  );
});

test('LST-18 a list of 10,000 tokens is downloaded', async () => {
  const { tokens } = documentOf(await fetchListBytes(listAt('many.json'), hosts()));
  expect(tokens).toHaveLength(10_000);
});

test.each(['huge.json', 'endless.json'])('ERR-19 LST-18 L03 %s is abandoned', async (name) => {
  const fetched = fetchListBytes(listAt(name), hosts());
  await expect(fetched).rejects.toThrow(`Failed to download list ${listAt(name)}`);
  await expect(fetched).rejects.toMatchObject({ cause: { reason: 'tooLarge' } });
});

test.each(['slow.json', 'silent.json'])('LST-18 L04 %s is abandoned in time', async (name) => {
  await expect(
    fetchBytes(listAt(name), { maxBytes: 2_000_000, timeoutMs: 100 }),
  ).rejects.toMatchObject({
    reason: 'late',
  });
});

test('ERR-19 L05 a list that its host refuses is not downloaded', async () => {
  await expect(fetchListBytes(listAt('refused.json'), hosts())).rejects.toMatchObject({
    code: 'listErrors.download',
    cause: { reason: 'httpError', cause: 504 },
  });
});

test('ERR-19 L09 no redirect is followed, so that none can lead to this machine', async () => {
  await expect(fetchListBytes(listAt('redirect.json'), hosts())).rejects.toMatchObject({
    code: 'listErrors.download',
    cause: { reason: 'redirected' },
  });
  expect(asked()).toEqual(['/lists/redirect.json']);
});

test('LST-14 an IPFS list comes from the first gateway, and only from it', async () => {
  const { listCid } = devnet().lists.ipfs;
  const fetched = await fetchListBytes(`ipfs://${listCid}`, hosts('first', 'second'));
  expect(documentOf(fetched)).toEqual(IPFS_LISTS['list.json']);
  expect(asked()).toEqual([`/gateways/first/ipfs/${listCid}`]);
});

test('LST-14 LST-26 a file of several blocks in a folder is read, each block checked', async () => {
  const { cid } = devnet().lists.ipfs;
  const fetched = await fetchListBytes(`ipfs://${cid}/large.json`, hosts('first'));
  expect(documentOf(fetched)).toEqual(IPFS_LISTS['large.json']);
  // The folder, the file, and at least two parts of the file.
  expect(asked().length).toBeGreaterThanOrEqual(4);
});

test.each(['flipped', '504', 'missing'])(
  'LST-26 LST-14 L05 after the gateway "%s" the next one is used',
  async (bad) => {
    const { cid } = devnet().lists.ipfs;
    const fetched = await fetchListBytes(`ipfs://${cid}/list.json`, hosts(bad, 'second'));
    expect(documentOf(fetched)).toEqual(IPFS_LISTS['list.json']);
    expect(asked().at(-1)).toMatch(/^\/gateways\/second\//);
    expect(asked().filter((path) => path.includes(bad)).length).toBeLessThanOrEqual(1);
  },
);

test('ERR-19 LST-26 a list with one changed byte is not downloaded', async () => {
  const { listCid } = devnet().lists.ipfs;
  await expect(fetchListBytes(`ipfs://${listCid}`, hosts('flipped'))).rejects.toThrow(
    `Failed to download list ipfs://${listCid}`,
  );
});

test.each(['', '/none.json', '/list.json/more'])(
  'ERR-19 a path that leads to no file is not downloaded: "%s"',
  async (path) => {
    const { cid } = devnet().lists.ipfs;
    await expect(fetchListBytes(`ipfs://${cid}${path}`, hosts('first'))).rejects.toThrow(
      FailedDownloadError,
    );
  },
);

test.each(['lists.eth/list.json', 'LISTS.eth/list.json'])(
  'LST-15 %s is resolved through the registry, then fetched and checked',
  async (name) => {
    const fetched = await fetchListBytes(name, hosts('flipped', 'second'));
    expect(documentOf(fetched)).toEqual(IPFS_LISTS['list.json']);
    expect(asked()[0]).toContain(devnet().lists.ipfs.cid);
  },
);

test.each(['nobody.eth', 'stranger.eth', 'elsewhere.eth', 'in_valid.eth'])(
  'ERR-17 L06 %s has no answer',
  async (name) => {
    const fetched = fetchListBytes(name, hosts('first'));
    await expect(fetched).rejects.toThrow(`Failed to resolve ENS name: ${name}`);
    expect(asked()).toEqual([]);
  },
);

test('ERR-17 L06 without an endpoint of Ethereum no name has an answer', async () => {
  const { ethereumRpc: _none, ...without } = hosts('first');
  await expect(fetchListBytes('lists.eth', without)).rejects.toThrow(UnresolvedListNameError);
});

test('ERR-22 L06 content on another network is refused', async () => {
  await expect(fetchListBytes('swarm.eth', hosts('first'))).rejects.toThrow('Unrecognized codec.');
});

test.each([
  ['broken.eth', '0xe3010170'],
  ['noise.eth', '0xff'],
])('ERR-18 the content hash of %s cannot be read', async (name, hash) => {
  await expect(fetchListBytes(name, hosts('first'))).rejects.toThrow(
    `Failed to translate contenthash to URI: ${hash}`,
  );
});
