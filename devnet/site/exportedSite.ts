import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves a folder as a static host does: `index.html` for folders, a redirect to the folder's slash
 * that keeps the query, and `404.html` with status 404 for the rest.
 */
export function exportedSite(folder: string): Hono {
  const site = new Hono();
  site.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.endsWith('/') || !(await isFolder(folder, pathname))) return next();
    return context.redirect(`${pathname}/${search}`, 301);
  });
  site.use(serveStatic({ root: folder }));
  site.notFound(async (context) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => 'Not found');
    return context.html(page, 404);
  });
  return site;
}

async function isFolder(folder: string, pathname: string): Promise<boolean> {
  try {
    const path = join(folder, decodeURIComponent(pathname));
    return (await stat(path)).isDirectory() && (await stat(join(path, 'index.html'))).isFile();
  } catch {
    return false;
  }
}
