import { requestTexts } from './languageFile';
import type { Locale } from './locales';

test.each<[Locale, string]>([
  ['de', 'de'],
  ['tr', 'tr'],
  ['zh-Hans', 'zh'],
  ['es', 'es'],
  ['fr', 'fr'],
  ['pt-BR', 'pt-br'],
  ['vi', 'vn'],
])(
  'LNG-03 LNG-08 the texts of %s are %s.json, in the version with their hash',
  async (locale, name) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    await requestTexts({ locale, hash: 'aB+/=', sitePath: '' });
    expect(fetched).toHaveBeenCalledWith(
      `/locales/${name}.json?v=aB+/=`,
      // The browser refuses any other content.
      expect.objectContaining({ integrity: 'sha256-aB+/=' }),
    );
  },
);
