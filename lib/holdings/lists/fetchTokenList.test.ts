import { fetchTokenList } from './fetchTokenList';
import { listDocument } from './testing/fakeLists.setup';

const URL = 'https://lists.example/a.json';
const HOSTS = { practice: false, ipfsGateways: [] };

function answer(body: string): void {
  globalThis.fetch = async () => new Response(body);
}

test('LST-14 a list is downloaded and checked', async () => {
  answer(JSON.stringify(listDocument({ name: 'Ours' })));
  expect(await fetchTokenList(URL, HOSTS)).toMatchObject({ name: 'Ours', leftOut: 0 });
});

test.each(['<!doctype html><title>Not found</title>', '', '{'])(
  'ERR-19 the file %p is not a list',
  async (body) => {
    answer(body);
    await expect(fetchTokenList(URL, HOSTS)).rejects.toThrow(`Failed to download list ${URL}`);
  },
);

test('ERR-20 a file with other JSON fails validation', async () => {
  answer('[]');
  await expect(fetchTokenList(URL, HOSTS)).rejects.toThrow('Token list failed validation: ');
});
