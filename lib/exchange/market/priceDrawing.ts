import { type PricePoint, priceNumber } from './pricePoints';

/** A place in a picture: 0 is its left or its top, 1 its right or its bottom. */
type Place = { readonly x: number; readonly y: number };

/** Where the points of a chart are drawn. */
type PriceDrawing = {
  /** The line from left to right, 2,200 places at most. */
  readonly line: readonly Place[];
  readonly lowest: PricePoint;
  readonly highest: PricePoint;
  readonly placeOf: (point: PricePoint) => Place;
  /** The index of the point next to a place, by its distance from the left. */
  readonly nearestTo: (x: number) => number;
};

/** A line with more places is drawn by columns, of four places at most: 2,200 in all. */
const COLUMNS = 550;
const MOST_PLACES = 4 * COLUMNS;
/** Prices that differ by less are the same: what is left is rounding. */
const SAME = 1e-9;

/**
 * The drawing of prices over time: their line touches all sides of its picture.
 *
 * A price is a number only for this. The reserves of a pool have 112 bits, so a path of three pools
 * is far within what a number holds.
 *
 * @param points - In the order of time, one at least.
 */
export function priceDrawing(points: readonly [PricePoint, ...PricePoint[]]): PriceDrawing {
  const [first] = points;
  const last = points.at(-1) ?? first;
  const prices = points.map(priceNumber);
  const [top, bottom] = [prices.reduce(larger), prices.reduce(smaller)];
  const [span, height] = [last.seconds - first.seconds, top - bottom];
  const isFlat = height <= top * SAME;
  const placed = (seconds: number, price: number): Place => ({
    x: span === 0 ? 0.5 : (seconds - first.seconds) / span,
    y: isFlat ? 0.5 : (top - price) / height,
  });
  const pointAt = (price: number) => (isFlat ? last : points[prices.indexOf(price)]) ?? last;
  return {
    line: outline(points.map(({ seconds }, index) => placed(seconds, prices[index] ?? 0))),
    lowest: pointAt(bottom),
    highest: pointAt(top),
    placeOf: (point) => placed(point.seconds, priceNumber(point)),
    nearestTo: (x) => nearestIndex(points, first.seconds + x * span),
  };
}

const larger = (a: number, b: number) => Math.max(a, b);
const smaller = (a: number, b: number) => Math.min(a, b);

/** A line without places that nobody could see: of each column, the ends and the extremes stay. */
function outline(places: readonly Place[]): readonly Place[] {
  if (places.length <= MOST_PLACES) return places;
  const columns: Place[][] = [];
  for (const place of places) {
    const column = Math.min(Math.floor(place.x * COLUMNS), COLUMNS - 1);
    columns[column] ??= [];
    columns[column].push(place);
  }
  return columns.flatMap(ends);
}

function ends(column: readonly Place[]): readonly Place[] {
  const top = Math.min(...column.map(({ y }) => y));
  const bottom = Math.max(...column.map(({ y }) => y));
  const kept = [
    0,
    column.findIndex(({ y }) => y === top),
    column.findIndex(({ y }) => y === bottom),
    column.length - 1,
  ];
  return column.filter((_, index) => kept.includes(index));
}

function nearestIndex(points: readonly PricePoint[], seconds: number): number {
  const after = points.findIndex((point) => point.seconds >= seconds);
  if (after <= 0) return after < 0 ? points.length - 1 : 0;
  const [before, next] = [points[after - 1]?.seconds ?? 0, points[after]?.seconds ?? 0];
  return seconds - before <= next - seconds ? after - 1 : after;
}
