/**
 * The names of this machine that a Content-Security-Policy supports; it supports no other
 * addresses.
 */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1)$/;

/** Whether a host name is one of this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK_HOST.test(hostname);
}

/** Whether a text is the URL of a node: https, http to this machine, or a path of this site. */
export function isEndpointUrl(text: string): boolean {
  return isPath(text) || isOwnEndpointUrl(text);
}

/** Whether a text is the URL of a user's own node: https, or http to this machine. */
export function isOwnEndpointUrl(text: string): boolean {
  return isHttpsUrl(text) || isLoopbackUrl(text);
}

/** Whether a text is an https URL without user name and password. */
function isHttpsUrl(text: string): boolean {
  return isUrlOf(text, 'https:');
}

/** Whether a text is a base for token logos: https, a path of this site, or empty. */
export function isLogoBase(text: string): boolean {
  return text === '' || (!text.endsWith('/') && (isPath(text) || isHttpsUrl(text)));
}

/** Whether a text is the base of a service's URLs, such as those of an IPFS gateway. */
export function isServiceBase(text: string): boolean {
  return !text.endsWith('/') && isEndpointUrl(text);
}

/** Whether a text is the base of a sandbox: a path of this site, or http to this machine. */
export function isSandboxBase(text: string): boolean {
  return !text.endsWith('/') && (isPath(text) || isLoopbackUrl(text));
}

/** Whether a text is a host as https URLs name it: in small letters, without the usual port. */
export function isHost(text: string): boolean {
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
}

/** Whether a text is a WalletConnect relay's URL. */
export function isRelayUrl(text: string): boolean {
  return isUrlOf(text, 'wss:');
}

/** Whether a text is a base for an explorer's URLs. */
export function isExplorerBase(text: string): boolean {
  return !text.endsWith('/') && (isHttpsUrl(text) || isLoopbackUrl(text));
}

function isLoopbackUrl(text: string): boolean {
  return isUrlOf(text, 'http:') && isLoopbackHost(new URL(text).hostname);
}

/** Not `//host` or `/\host`, which browsers read as another host. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}

function isUrlOf(text: string, protocol: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === protocol && url.username === '' && url.password === '';
}
