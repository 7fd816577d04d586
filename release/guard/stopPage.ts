import english from '@/messages/en/guard.json';
import { translateMarked } from '../languages/translateMarked';
import { requestUserTexts } from '../languages/userTexts';

/** A sentence says why a page must not run, and a link leads to where it runs. */
type StopText = keyof typeof english;
type StopReason = Exclude<StopText, `${string}Link`>;

/** How long a stopped page is blank while the texts of the user's language arrive. */
const GRACE_MS = 1_000;

/**
 * Stops the page from loading anything more, and shows why, with a link out if there is one: in the
 * user's language, or in English until that arrives.
 *
 * The parser still reads the whole document, but loads nothing that it names. A page stopped with
 * `window.stop` would never be painted.
 *
 * @param address - Where the link leads.
 * @param sitePath - The path of the site at its address, without a slash at the end.
 */
export function stopPage(reason: StopReason, address: string | null, sitePath: string): void {
  // The policy blocks all later requests.
  const user = userTexts(sitePath);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'";
  document.head.append(policy);
  const root = document.documentElement;
  root.hidden = true;
  const show = (language = root.lang) => {
    root.lang = language;
    root.hidden = false;
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('title')?.setAttribute('data-text', 'frame.brand');
    document.body.replaceChildren(element('p', reason));
    if (address !== null) document.body.append(linkTo(address, reason));
    setTimeout(show, GRACE_MS);
  });
  void translateMarked(user).then(show);
}

/** The page is stopped in any case. */
function userTexts(sitePath: string): ReturnType<typeof requestUserTexts> {
  try {
    return requestUserTexts(sitePath);
  } catch {
    return undefined;
  }
}

function linkTo(address: string, reason: StopReason): HTMLAnchorElement {
  const link = element('a', `${reason}Link`);
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  return link;
}

function element<Tag extends 'p' | 'a'>(tag: Tag, text: StopText) {
  const made = document.createElement(tag);
  made.dataset.text = `guard.${text}`;
  made.textContent = english[text];
  return made;
}
