const ELEMENTS =
  'p h1 h2 h3 h4 ul ol li em strong code pre blockquote a table thead tbody tr th td br hr del';
const ATTRIBUTES = ['translate', 'href', 'rel', 'target', 'title', 'class', 'start'];

/** What a proposal's text may be made of: nothing of it runs or loads (P08). */
export const MARKDOWN_RULES = { elements: ELEMENTS.split(' '), attributes: ATTRIBUTES };

/**
 * What is wrong with a rendered text: elements and attributes that are not allowed, links that are
 * not https or have no visible host, and classes on elements that have none of ours.
 *
 * It uses nothing from outside itself, so that a browser test can evaluate it in the page.
 */
export function markdownProblems(root: Element, rules: typeof MARKDOWN_RULES): string[] {
  const problems: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (!rules.elements.includes(name)) problems.push(`element ${name}`);
    for (const { name: attribute, value } of element.attributes) {
      const isOurs =
        attribute !== 'class' ||
        element.matches('a > code:last-child, p:first-child, p:last-child');
      if (!rules.attributes.includes(attribute) || !isOurs)
        problems.push(`${attribute}="${value}" of ${name}`);
    }
    if (name === 'ol' && !/^\d{1,3}$/.test(element.getAttribute('start') ?? '1'))
      problems.push('the number of a list');
    if (name !== 'a') continue;
    if (element.querySelector('a')) problems.push('a link in a link');
    const { protocol, host, username, password } = new URL(element.getAttribute('href') ?? 'x:');
    if (protocol !== 'https:' || username !== '' || password !== '')
      problems.push(`a link to ${element.getAttribute('href')}`);
    if (!element.textContent.endsWith(` (${host})`)) problems.push(`the host of ${host}`);
    if (element.getAttribute('rel') !== 'noopener noreferrer nofollow') problems.push('rel');
    if (element.getAttribute('target') !== '_blank') problems.push('target');
  }
  return problems;
}
