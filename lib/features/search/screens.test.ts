import { NAV_ITEMS } from '@/lib/site/navigation/navItems';
import { parsePath } from '@/lib/site/navigation/routes';
import { SCREENS } from './screens';

test('FND-02 every screen of the navigation is found', () => {
  const paths: readonly string[] = SCREENS.map(({ path }) => path);
  for (const { path } of NAV_ITEMS) expect(paths).toContain(path);
});

test('FND-03 each screen that is found has a route', () => {
  for (const { path } of SCREENS) expect(parsePath(path)).not.toBeNull();
});
