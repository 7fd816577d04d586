import { startScripts } from '@/release/harden/startScript';
import { isReplaced } from './isReplaced';

const HASHES = { de: 'n4bQgYhMfWWaL+qgxVrQFaO/', tr: 'Is0V1sFbDwCgTxsrC4/lTXIm' };

/** A document of a release whose Turkish file has a hash. */
async function documentWith(tr: string): Promise<string> {
  const scripts = await startScripts(['index.html'], { ...HASHES, tr });
  return `<!doctype html><script>${scripts.get('index.html')?.head}</script>`;
}

/** Has the site answer; returns what was requested. */
function siteAnswers(answer: () => Response): readonly string[] {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(`${url}`);
    return answer();
  };
  return asked;
}

beforeEach(() => {
  globalThis.__languageHashes = HASHES;
});

test('LNG-09 the file of a language is replaced if a document of the site names another one', async () => {
  const newer = await documentWith('another');
  const asked = siteAnswers(() => new Response(newer));
  expect(await isReplaced('tr')).toBe(true);
  expect(await isReplaced('de')).toBe(false);
  expect(asked).toEqual(['/', '/']);
  const own = await documentWith(HASHES.tr);
  siteAnswers(() => new Response(own));
  expect(await isReplaced('tr')).toBe(false);
});

test.each<[string, () => Response]>([
  ['another page', () => new Response('<h1>Sign in</h1>')],
  ['a failure', () => new Response('', { status: 502 })],
  [
    'nothing',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('LNG-09 a site that answers with %s has replaced nothing', async (_what, answer) => {
  siteAnswers(answer);
  expect(await isReplaced('tr')).toBe(false);
});

test('LNG-09 the development server, which has no hashes, is not asked', async () => {
  globalThis.__languageHashes = undefined;
  const asked = siteAnswers(() => new Response());
  expect(await isReplaced('tr')).toBe(false);
  expect(asked).toEqual([]);
});
