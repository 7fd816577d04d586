/**
 * Copies a text, even if the page has no clipboard or the browser refuses it, as without https.
 * Call it in a click, because browsers allow it only then.
 *
 * @returns Whether it was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older way. It moves no focus, because a dialog would take the focus back before the copy. */
function copyBySelection(text: string): boolean {
  const place = document.body.appendChild(document.createElement('span'));
  place.textContent = text;
  Object.assign(place.style, { position: 'fixed', top: '0', opacity: '0', userSelect: 'text' });
  let isTaken = false;
  // Whatever is selected, such as a part of a field, the text is what is copied.
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, true);
  try {
    document.getSelection()?.selectAllChildren(place);
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, true);
    place.remove();
  }
}
