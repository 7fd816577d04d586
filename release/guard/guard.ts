// Runs in the head of every exported page, before anything else loads.
import { ALLOWED_ANCESTORS, isFramed } from './framing';
import { ownAddress } from './pathGateway';
import { integrityOf, type ScriptRules, scriptRules } from './scriptRules';
import { FRAMED, SHARED_ADDRESS, type StopText } from './stopTexts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: ScriptRules) => unknown;
    };
  }
}

/**
 * Stops the page from loading anything more, and shows why, with a link out if there is one.
 *
 * The parser still reads the whole document, but loads nothing that it names. A page stopped with
 * `window.stop` would never be painted.
 */
function showOnly({ text, link }: StopText, address: string | null): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'";
  document.head.append(policy);
  document.documentElement.hidden = true;
  document.addEventListener('DOMContentLoaded', () => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    document.body.replaceChildren(paragraph);
    if (address !== null) document.body.append(linkTo(address, link));
    document.documentElement.hidden = false;
  });
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = text;
  return link;
}

/** Adds the integrity to every script or preload that is appended to the head. */
function addIntegrity(head: HTMLHeadElement): void {
  const append = head.appendChild.bind(head);
  const integrity = (url: string) => integrityOf(url, location.href) ?? '';
  head.appendChild = (node) => {
    if (node instanceof HTMLScriptElement && node.src !== '') node.integrity = integrity(node.src);
    if (node instanceof HTMLLinkElement && node.as === 'script')
      node.integrity = integrity(node.href);
    return append(node);
  };
}

/**
 * Lets the styles wait longer while scripts load, and say that the page cannot start when one did
 * not load or was refused.
 */
function watchScripts(): void {
  document.documentElement.dataset.scripts = 'loading';
  const recordFailure = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.scripts = 'failed';
  };
  window.addEventListener('error', recordFailure, { capture: true });
}

// React would take this element for the first script of the head that it knows.
document.currentScript?.remove();
const own = ownAddress(location);
const page = { top: window.top, self: window.self, ancestors: location.ancestorOrigins };
if (isFramed(page, ALLOWED_ANCESTORS)) showOnly(FRAMED, location.href);
else if (own !== undefined) showOnly(SHARED_ADDRESS, own);
else {
  window.trustedTypes?.createPolicy('default', scriptRules(location.href));
  addIntegrity(document.head);
  watchScripts();
}
