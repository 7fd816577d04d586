/** A page that is one picture, and the size of its window in pixels. */
type Drawing = { readonly width: number; readonly height: number; readonly html: string };

/** The mark, as `components/parts/page/BrandMark.tsx` draws it. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="13.5" fill="#E1AA00"/><circle cx="15.1" cy="12.9" r="10.6" fill="#FFC800"/><circle cx="17.4" cy="10.6" r="3.9" fill="#FFE270"/></svg>`;

const NIGHT = '#0E0E10';

/** The mark alone, on nothing. */
export function markDrawing(size: number): Drawing {
  return drawing(size, size, `svg { width: 100%; height: 100%; }`, MARK);
}

/** The logo with a dot: the icon of a hidden tab in which a transaction ended. */
export function endedDrawing(size: number): Drawing {
  const dot = `<circle cx="21" cy="21" r="7" fill="#F6F5F2"/><circle cx="21" cy="21" r="5" fill="${NIGHT}"/>`;
  const style = `svg { width: 100%; height: 100%; }`;
  return drawing(size, size, style, MARK.replace('</svg>', `${dot}</svg>`));
}

/**
 * The mark on the dark page. A device may cut off a tenth at each side of an icon: the mark keeps
 * clear of it.
 */
export function iconDrawing(size: number): Drawing {
  const style = `body { background: ${NIGHT}; } svg { width: 62%; height: 62%; }`;
  return drawing(size, size, style, MARK);
}

/**
 * What a link to the site shows elsewhere.
 *
 * @param font - The URL of the exchange's font.
 */
export function cardDrawing(font: string): Drawing {
  const style = `
    @font-face { font-family: Inter; src: url(${font}); font-weight: 400 600; }
    body {
      display: flex; flex-direction: column; gap: 36px;
      background: radial-gradient(900px 520px at 50% 0, rgba(255, 200, 0, 0.14), transparent) ${NIGHT};
      color: #F6F5F2; font: 600 84px/1 Inter; letter-spacing: -0.03em;
    }
    div { display: flex; align-items: center; gap: 32px; }
    svg { width: 120px; height: 120px; }
    p { margin: 0; color: #B9B8BE; font: 400 36px/1.3 Inter; letter-spacing: -0.01em; }`;
  const body = `<div>${MARK}Pangolin</div><p>Swap, provide liquidity, farm and vote on Avalanche</p>`;
  return drawing(1200, 630, style, body);
}

function drawing(width: number, height: number, style: string, body: string): Drawing {
  const base =
    'html, body { height: 100%; margin: 0; } body { display: grid; place-items: center; align-content: center; justify-content: center; }';
  return { width, height, html: `<!doctype html><style>${base}${style}</style><body>${body}` };
}
