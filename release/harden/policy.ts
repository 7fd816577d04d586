/** The Content-Security-Policy without `script-src`, which differs between pages. */
const DIRECTIVES = {
  'style-src': ["'self'", "'unsafe-inline'"],
  // Users and /config.json choose the hosts of token logos and lists: any https host.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  // Users and /config.json choose nodes, lists and gateways of IPFS: any https host. Plain http is
  // only for those on this machine.
  'connect-src': ["'self'", 'https:', 'wss:', 'http://127.0.0.1:*', 'http://localhost:*'],
  'frame-src': ['https://verify.walletconnect.com', 'https://verify.walletconnect.org'],
  'worker-src': ["'none'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} as const;

/**
 * The Content-Security-Policy of a page.
 *
 * @param inlineScripts - The integrity of each inline script, such as `sha256-…`.
 */
export function policy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((integrity) => `'${integrity}'`);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    ...DIRECTIVES,
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
