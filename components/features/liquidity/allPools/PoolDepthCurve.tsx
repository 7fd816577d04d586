import type { DepthStep, PoolDepth } from '@/lib/exchange/market/poolDepth';
import * as styles from './PoolDepthCurve.css';

const WIDTH = 320;
const HEIGHT = 96;
const MIDDLE = WIDTH / 2;

type Props = {
  depth: PoolDepth;
  /** What the pool holds of the first and the second token: both sides are worth the same. */
  reserves: readonly [bigint, bigint];
};

/**
 * What it takes to move a price: from the present one in the middle, to lower ones at the left and
 * higher ones at the right, by how much has to be sold. The table below says the same.
 */
export function PoolDepthCurve({ depth: { down, up }, reserves: [first, second] }: Props) {
  const left = placesOf(down, first);
  const right = placesOf(up, second);
  const widest = Math.max(0, ...[...left, ...right].map(({ percent }) => percent));
  const highest = Math.max(0, ...[...left, ...right].map(({ part }) => part));
  if (widest === 0 || highest === 0) return null;
  const pathOf = (places: readonly Place[], direction: 1 | -1) => {
    const points = places.map(({ percent, part }) => {
      const x = MIDDLE + (direction * MIDDLE * percent) / widest;
      const y = HEIGHT - (HEIGHT * part) / highest;
      return `${rounded(x)} ${rounded(y)}`;
    });
    return points.join('L');
  };
  const sides = [
    { side: 'down', path: pathOf(left, -1), end: left.at(-1), direction: -1 },
    { side: 'up', path: pathOf(right, 1), end: right.at(-1), direction: 1 },
  ] as const;
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {sides.map(({ side, path, end, direction }) => {
        const edge = MIDDLE + (direction * MIDDLE * (end?.percent ?? 0)) / widest;
        return (
          <g key={side} className={styles.sides[side]}>
            <path
              className={styles.area}
              d={`M${MIDDLE} ${HEIGHT}L${path || `${MIDDLE} ${HEIGHT}`}L${edge} ${HEIGHT}Z`}
            />
            <path className={styles.line} d={`M${MIDDLE} ${HEIGHT}${path && `L${path}`}`} />
          </g>
        );
      })}
      <path className={styles.now} d={`M${MIDDLE} 0V${HEIGHT}`} />
    </svg>
  );
}

/** Finer than a screen shows, and short. */
function rounded(place: number): number {
  return Math.round(place * 10) / 10;
}

type Place = {
  readonly percent: number;
  /** What is sold, as a part of what the pool holds of it. */
  readonly part: number;
};

function placesOf(steps: readonly DepthStep[], reserve: bigint): readonly Place[] {
  return steps.map(({ percent, sold }) => ({ percent, part: Number(sold) / Number(reserve) }));
}
