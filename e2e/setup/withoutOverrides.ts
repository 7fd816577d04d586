import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';

type Wire = { readonly params?: readonly unknown[] };

/** From now on the endpoint ignores the state overrides of these requests, as some nodes do. */
export async function withoutOverrides(
  page: Page,
  isIgnored: (wire: Wire) => boolean = () => true,
): Promise<void> {
  await page.route('**/rpc/**', (route) => {
    const sent = route.request().postDataJSON();
    const wires: readonly Wire[] = Array.isArray(sent) ? sent : [sent];
    const isHit = (wire: Wire) => wire.params?.[2] !== undefined && isIgnored(wire);
    if (!wires.some(isHit)) return route.fallback();
    const plain = wires.map((wire) =>
      isHit(wire) ? { ...wire, params: wire.params?.slice(0, 2) } : wire,
    );
    return route.fallback({ postData: JSON.stringify(plain) });
  });
}

/** From now on no token can be probed; reviews keep their preview. */
export async function withoutProbes(page: Page): Promise<void> {
  const account = ACCOUNTS.demo.toLowerCase();
  await withoutOverrides(
    page,
    ({ params }) => !JSON.stringify(params).toLowerCase().includes(account),
  );
}
