/**
 * Behaves as a browser's translator: puts each text outside `translate="no"` into two `font`
 * elements, as a new text node, now and whenever the page changes.
 *
 * It uses nothing from outside itself, so that a browser test can run it in the page.
 *
 * @returns Stops it.
 */
export function translatePage(): () => void {
  const options = { childList: true, characterData: true, subtree: true } as const;
  const observer = new MutationObserver(translate);
  translate();
  return () => observer.disconnect();

  function translate() {
    observer.disconnect();
    for (const text of textsToTranslate()) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
    observer.observe(document.body, options);
  }

  function textsToTranslate(): Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (!(currentNode instanceof Text) || !currentNode.data.trim()) continue;
      if (parent?.closest('font, script, style, noscript, textarea, [translate="no"]')) continue;
      texts.push(currentNode);
    }
    return texts;
  }
}
