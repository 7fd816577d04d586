import { getMimeType } from 'hono/utils/mime';
import type { Site } from '@/devnet/site/practiceSite';
import type { Archive } from './archive';
import { parseRedirects, redirectOf } from './redirectRules';

const UNKNOWN_TYPE = 'application/octet-stream';
const IMMUTABLE = 'public, max-age=29030400, immutable';

type File = {
  readonly path: string;
  readonly cid: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/**
 * Serves a packed site like an IPFS gateway, at `http://<cid>.ipfs.<host>/` and at
 * `http://<host>/ipfs/<cid>/`.
 *
 * `_redirects` applies to missing paths of the first form only.
 */
export function gatewaySite(archive: Archive): Site {
  return {
    fetch: async (request) => {
      const response = await answer(archive, new URL(request.url)).catch(failed);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

/** The URL of the site under an origin of its own, on the gateway of a URL; without a slash. */
export function subdomainOrigin(gateway: string, { cid }: Archive): string {
  const { protocol, host } = new URL(gateway);
  return `${protocol}//${cid}.ipfs.${host}`;
}

async function answer(archive: Archive, url: URL): Promise<Response> {
  const isSubdomain = url.hostname.startsWith(`${archive.cid}.ipfs.`);
  const prefix = isSubdomain ? '' : `/ipfs/${archive.cid}`;
  if (!`${url.pathname}/`.startsWith(`${prefix}/`)) return text('Not found', 404);
  const path = decodeURIComponent(url.pathname.slice(prefix.length));

  const entry = await archive.read(path);
  if (entry?.type === 'file' && !path.endsWith('/')) return served({ path, ...entry }, 200);
  if (entry?.type === 'folder') {
    const index = await fileAt(archive, `${path.replace(/\/$/, '')}/index.html`);
    if (index === undefined) return text('The files of a folder without a page', 200);
    if (path.endsWith('/')) return served(index, 200);
    return redirected(`${url.pathname}/${url.search}`, 301);
  }
  const found = isSubdomain ? await redirectedTo(archive, path) : undefined;
  return found ?? text('Not found', 404);
}

/** Applies `_redirects` to a path that does not exist. */
async function redirectedTo(archive: Archive, path: string): Promise<Response | undefined> {
  const rules = await fileAt(archive, '/_redirects');
  if (rules === undefined) return undefined;
  const redirect = redirectOf(parseRedirects(Buffer.from(rules.content).toString()), path);
  if (redirect === undefined) return undefined;
  const { target, status } = redirect;
  if (status >= 300 && status < 400) return redirected(target, status);
  const file = await fileAt(archive, target);
  return file === undefined ? text(`No ${target}`, 500) : served(file, status);
}

async function fileAt(archive: Archive, path: string): Promise<File | undefined> {
  const entry = await archive.read(path);
  return entry?.type === 'file' ? { path, ...entry } : undefined;
}

function served({ path, cid, content }: File, status: number): Response {
  return new Response(content, {
    status,
    headers: {
      'content-type': getMimeType(path) ?? UNKNOWN_TYPE,
      'cache-control': status === 200 ? IMMUTABLE : 'no-cache',
      etag: `"${cid}"`,
    },
  });
}

function redirected(location: string, status: number): Response {
  return new Response(null, { status, headers: { location } });
}

function text(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** The path cannot be decoded, or the archive is damaged. Nothing is served. */
function failed(error: unknown): Response {
  return error instanceof URIError ? text('Not a path', 400) : text(String(error), 500);
}
