// Runs in the page as a script that it loads, because no policy applies to code from the browser's
// tools.

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    /** Tries each attack. Returns the directive that blocked it, or that it ran. */
    attack: () => Promise<Readonly<Record<string, string>>>;
    /** An attack calls this when it succeeds. */
    ran: () => void;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface TrustedTypePolicies {
    readonly createPolicy: (name: string, rules: object) => unknown;
  }
}

const CODE = 'window.ran()';
/** How long a refusal may come after the load event of an empty document, in milliseconds. */
const REFUSAL_TIME = 1_000;
const ELSEWHERE = 'http://elsewhere.example';

function added<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

function withAttribute(name: 'a' | 'script', attribute: string, value: string): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}

const createPolicy = (name: string) => () => {
  window.trustedTypes?.createPolicy(name, {
    createHTML: (html) => html,
    createScriptURL: () => '',
  });
  window.ran();
};

const ATTACKS: Readonly<Record<string, () => unknown>> = {
  'markup with a handler': () => added('div', { innerHTML: `<img src="/x" onerror="${CODE}">` }),
  'markup by a document': () => {
    new DOMParser().parseFromString('<b></b>', 'text/html');
    window.ran();
  },
  'markup written': () => document.write(`<script>${CODE}</script>`),
  'markup of a frame': () => added('iframe', { srcdoc: `<script>parent.ran()</script>` }),
  'an inline script': () => added('script', { textContent: CODE }),
  'a script of data': () => added('script', { src: `data:text/javascript,${CODE}` }),
  'a script of the site that is none': () => added('script', { src: '/attacked.js' }),
  'a script of elsewhere': () => added('script', { src: `${ELSEWHERE}/x.js` }),
  'a script by its attribute': () => withAttribute('script', 'src', `${ELSEWHERE}/x.js`),
  'a handler by its attribute': () => withAttribute('a', 'onclick', CODE).click(),
  'a link that is code': () => added('a', { href: `javascript:${CODE}` }).click(),
  'a worker': () => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => window.ran();
  },
  'a timer of text': () => Reflect.apply(setTimeout, window, [CODE, 0]),
  // biome-ignore lint/security/noGlobalEval: the policy must block it.
  'an evaluated text': () => Reflect.apply(eval, window, [CODE]),
  'a function of text': () => Reflect.construct(Function, [CODE])(),
  'another default policy': createPolicy('default'),
  'another policy': createPolicy('other'),
  'a module of data': () => import(`data:text/javascript,${CODE}`),
  'a base': () => {
    added('base', { href: `${ELSEWHERE}/` });
    if (document.baseURI.startsWith(ELSEWHERE)) window.ran();
  },
  'a form': () => added('form', { action: `${ELSEWHERE}/` }).submit(),
  'a request elsewhere': () => fetch(`${ELSEWHERE}/`).then(window.ran, () => {}),
  'a frame of elsewhere': () => {
    // A blocked frame loads an empty document, in some versions of Chromium before the refusal.
    const { ran } = window;
    added('iframe', { src: `${ELSEWHERE}/`, onload: () => setTimeout(ran, REFUSAL_TIME) });
  },
};

async function outcome(attack: () => unknown): Promise<string> {
  // Runs in a task of its own, not on the caller's stack.
  await new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    window.ran = () => resolve('ran');
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => resolve(effectiveDirective),
      { once: true },
    );
    Promise.resolve()
      .then(attack)
      .catch(() => {});
  });
}

window.attack = async () => {
  const outcomes: Record<string, string> = {};
  for (const [name, attack] of Object.entries(ATTACKS)) outcomes[name] = await outcome(attack);
  return outcomes;
};

export {};
