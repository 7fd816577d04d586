import { withLanguages } from './devLanguages';

const site = withLanguages({ fetch: () => new Response('a page') });
const get = (path: string) => site.fetch(new Request(`http://localhost${path}`));

test('LNG-03 the development server has the texts of each language', async () => {
  const german = await (await get('/locales/de.json')).json();
  expect(german.frame.brand).toBe('Pangolin');
  expect(german.swap.youPay).not.toBe('You pay');
});

test('every other address is one of the site', async () => {
  for (const path of ['/swap/', '/locales/xx.json', '/locales/'])
    expect(await (await get(path)).text()).toBe('a page');
});
