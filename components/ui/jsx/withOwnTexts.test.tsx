import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog';
import { PageLink } from '../PageLink';
import { translatePage } from './testing/translatedPage.setup';

let stop = () => {};

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Shows a part in a translated page, then the same part with another figure. */
async function shown(
  part: (figure: number | undefined) => ReactNode,
  figures: (number | undefined)[],
) {
  const [first, ...others] = figures;
  const { container, rerender } = render(<div>{part(first)}</div>);
  stop = translatePage();
  for (const figure of others) {
    rerender(<div>{part(figure)}</div>);
    // The translator changes what has changed.
    await act(async () => {});
  }
  return container.textContent;
}

const name = 'PNG';

function Badge({ children }: { children: ReactNode }) {
  return (
    <b>
      <i />
      {children}
    </b>
  );
}

function Bare({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

test.each<[string, (figure: number | undefined) => ReactNode, string]>([
  [
    'a figure beside a space',
    (figure) => (
      <p>
        {figure} <b>AVAX</b> {figure}
      </p>
    ),
    '3 AVAX 3',
  ],
  ['texts', (figure) => <p>{figure} AVAX</p>, '3 AVAX'],
  [
    'a text beside an element',
    (figure) => (
      <p>
        {figure} <b>AVAX</b>
      </p>
    ),
    '3 AVAX',
  ],
  [
    'a text that comes and goes',
    (figure) => (
      <p>
        <b>AVAX</b>
        {figure && `${figure} left`}
      </p>
    ),
    'AVAX3 left',
  ],
  ['an element before a text', (figure) => <p>{figure && <b>{figure} </b>}AVAX</p>, '3 AVAX'],
  [
    'a text in a fragment',
    (figure) => (
      <p>
        <b>{name}</b>
        <Bare>{figure}</Bare>
      </p>
    ),
    'PNG3',
  ],
  ['a text beside what a component adds', (figure) => <Badge>{figure}</Badge>, '3'],
  [
    'the parts of a message',
    (figure) => <p>{['about ', <b key="a">{figure}</b>, ` ${figure}`]}</p>,
    'about 3 3',
  ],
  ['a single text', (figure) => <p>{figure}</p>, '3'],
])('PNL-17 in a translated page %s follow', async (_kind, part, expected) => {
  const reported = jest.spyOn(console, 'error').mockImplementation();
  expect(await shown(part, [1, 2, undefined, 3])).toBe(expected);
  expect(reported).not.toHaveBeenCalled();
});

test('PNL-17 a space between elements is not an element, which would have a place in a flexible box', () => {
  const { container } = render(
    <p>
      <b>1</b> <b>2</b>
    </p>,
  );
  expect(container.innerHTML).toBe('<p><b>1</b> <b>2</b></p>');
});

test('PNL-21 a part between isolates is an element that is not translated, and Latin names are without them', () => {
  const symbol = '\u2068PNG\u2069';
  const { container } = render(
    <button type="button" aria-label={`Approve ${symbol}`}>
      Approve {symbol} twice
    </button>,
  );
  expect(container.innerHTML).toBe(
    '<button type="button" aria-label="Approve PNG"><span><span>Approve </span><bdi translate="no">PNG</bdi><span> twice</span></span></button>',
  );
});

test('PNL-21 TOK-23 a link and the title of a dialog, which others build, have parts and no isolates', () => {
  const symbol = '\u2068PNG\u2069';
  const { baseElement } = render(
    <>
      <PageLink href="/add/" aria-label={`Add ${symbol}`}>{`Add ${symbol}`}</PageLink>
      <Dialog title={`Send ${symbol}`} closeLabel="Close" onClose={jest.fn()}>
        <p>{symbol}</p>
      </Dialog>
    </>,
  );
  expect(baseElement.innerHTML).not.toMatch(/[\u2068\u2069]/);
  expect(baseElement.querySelectorAll('bdi')).toHaveLength(3);
});

test('PNL-21 a symbol in a translated sentence stays, and follows', async () => {
  const symbols = ['\u2068LINK\u2069', '\u2068APPLE\u2069'];
  const part = (figure: number | undefined) => <p>{`Approve ${symbols[figure ?? 0]} now`}</p>;
  expect(await shown(part, [0, 1])).toBe('Approve APPLE now');
  expect(document.querySelector('[translate="no"] font')).toBeNull();
});

test('LNG-14 LNG-19 a figure and its symbol are one part of a sentence, with one of its own for each', () => {
  const paid = '\u2068−1.5\u2069\u00a0\u2068שקל\u2069';
  const { container } = render(
    <p title={`Pay ${paid} for \u2068PNG\u2069`}>{`Pay ${paid} for \u2068PNG\u2069`}</p>,
  );
  expect(container.innerHTML).toBe(
    '<p title="Pay \u2068−1.5\u2069 \u2068שקל\u2069 for \u2068PNG\u2069"><span><span>Pay </span><bdi><bdi translate="no">−1.5</bdi> <bdi translate="no">שקל</bdi></bdi><span><span> for </span><bdi translate="no">PNG</bdi></span></span></p>',
  );
});

test('LNG-18 the two currencies of a pair are one part of a sentence, with one of its own for each', () => {
  const pair = '\u2068AVAX\u2069\u00a0/\u00a0\u2068PNG\u2069';
  const { container } = render(<p title={pair}>{`To ${pair}.`}</p>);
  expect(container.innerHTML).toBe(
    '<p title="AVAX / PNG"><span><span>To </span><bdi><bdi translate="no">AVAX</bdi> / <bdi translate="no">PNG</bdi></bdi><span>.</span></span></p>',
  );
});

test.each(['שקל', 'دينار', 'ދިވެހި', '𞤀𞤣', '𐤀𐤁'])(
  'LNG-19 a name, a tab title and an option keep their isolates around %s, whose letters would move a figure',
  (symbol) => {
    const text = `Pay \u20681.5\u2069\u00a0\u2068${symbol}\u2069`;
    const { container } = render(
      <p title={text}>
        <input placeholder={text} />
        <select aria-label={text}>
          <option>{text}</option>
        </select>
        <title>{text}</title>
      </p>,
    );
    const shown = `Pay \u20681.5\u2069 \u2068${symbol}\u2069`;
    expect(container.querySelector('p')?.title).toBe(shown);
    expect(container.querySelector('select')?.getAttribute('aria-label')).toBe(shown);
    expect(container.querySelector('input')?.placeholder).toBe(shown);
    expect(container.querySelector('option')?.innerHTML).toBe(shown);
    expect(document.title).toBe(shown);
  },
);

test.each(['PNG', '人民币', 'ПНГ', '🥞', '❤️', '₪'])(
  'LNG-19 strings have no isolates around %s, which is not written from right to left',
  (symbol) => {
    const text = `Pay \u20681.5\u2069\u00a0\u2068${symbol}\u2069`;
    const { container } = render(<p title={text}>text</p>);
    expect(container.querySelector('p')?.title).toBe(`Pay 1.5 ${symbol}`);
  },
);
