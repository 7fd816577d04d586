// Runs in the head of every exported page, before anything else loads.
import { ALLOWED_ANCESTORS, isFramed } from './framing';
import { ownAddress, sitePath } from './pathGateway';
import { integrityOf, type ScriptRules, scriptRules } from './scriptRules';
import { stopPage } from './stopPage';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: ScriptRules) => unknown;
    };
  }
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
const path = sitePath(location.pathname);
if (isFramed(page, ALLOWED_ANCESTORS)) stopPage('framed', location.href, path);
else if (own !== undefined) stopPage('sharedAddress', own, path);
else {
  window.trustedTypes?.createPolicy('default', scriptRules(location.href));
  addIntegrity(document.head);
  watchScripts();
}
