/** This machine, by the names that a Content-Security-Policy knows: it has none for other addresses. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1)$/;

/** Whether a text is a URL of a node: https, http to this machine, or a path of this site. */
export function isEndpointUrl(text: string): boolean {
  return isPath(text) || isHttpsUrl(text) || isLoopbackUrl(text);
}

/** Whether a text is an https URL without user name and password. */
function isHttpsUrl(text: string): boolean {
  return isUrlOf(text, 'https:');
}

/** Whether token logos can be had from a text's paths: https or a path of this site; or none at all. */
export function isLogoBase(text: string): boolean {
  return text === '' || (!text.endsWith('/') && (isPath(text) || isHttpsUrl(text)));
}

/** Whether a text is a WalletConnect relay's URL. */
export function isRelayUrl(text: string): boolean {
  return isUrlOf(text, 'wss:');
}

/** Whether paths can be put behind a text to make an explorer's URLs. */
export function isExplorerBase(text: string): boolean {
  return !text.endsWith('/') && (isHttpsUrl(text) || isLoopbackUrl(text));
}

function isLoopbackUrl(text: string): boolean {
  return isUrlOf(text, 'http:') && LOOPBACK_HOST.test(new URL(text).hostname);
}

/** Not `//host`, nor `/\host`, which browsers read as another host. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}

function isUrlOf(text: string, protocol: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === protocol && url.username === '' && url.password === '';
}
