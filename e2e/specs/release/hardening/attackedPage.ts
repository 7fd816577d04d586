import { build } from 'esbuild';
import type { Page, Route } from 'playwright/test';

const SCRIPT = '/attacked.js';

/** Opens a page that loads `attacks.ts` as if it were part of the site. */
export async function openAttacked(page: Page, path: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/specs/release/hardening/attacks.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const body = outputFiles.map(({ text }) => text).join('');
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(path, (route) =>
    changed(route, (html) => html.replace('</head>', `<script src="${SCRIPT}"></script></head>`)),
  );
  await page.goto(path);
}

/** Answers a request with a changed copy of the site's answer. */
export async function changed(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}
