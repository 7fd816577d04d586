import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import type { Reserves } from '@/lib/exchange/pairs/constantProduct';
import type { Pair } from '@/lib/exchange/pairs/pair';

/** A token, and its hops to other tokens: in the order of their pairs, and by their targets. */
export type Vertex = {
  readonly token: Token;
  readonly hops: readonly Hop[];
  readonly hopTo: ReadonlyMap<Vertex, Hop>;
};

/**
 * A pair from the view of one of its tokens, as a hop to the other one, `to`.
 *
 * `away` are the reserves for a swap to `to`, and `back` for a swap from `to`.
 */
export type Hop = {
  readonly pair: Pair;
  readonly to: Vertex;
  readonly away: HopReserves;
  readonly back: HopReserves;
};

/** Reserves from a swap's point of view, and the nearest floating-point numbers. */
export type HopReserves = Reserves & {
  readonly nearIn: number;
  readonly nearOut: number;
};

/** The tokens of a list of pairs, joined by the pairs whose reserves are not empty. */
type PairGraph = { readonly vertexOf: (token: Token) => Vertex | undefined };

type GrowingVertex = {
  readonly token: Token;
  readonly hops: Hop[];
  readonly hopTo: Map<Vertex, Hop>;
};

const compiledGraphs = new WeakMap<readonly Pair[], PairGraph>();

/**
 * The graph of a list of pairs, compiled once per list.
 *
 * @param pairs - Of one chain, at most one pair for any two tokens, because the factory makes no
 * more.
 * @throws {DuplicatePairError} when two pairs join the same tokens.
 */
export function pairGraph(pairs: readonly Pair[]): PairGraph {
  const known = compiledGraphs.get(pairs);
  if (known !== undefined) return known;
  const graph = compileGraph(pairs);
  compiledGraphs.set(pairs, graph);
  return graph;
}

function compileGraph(pairs: readonly Pair[]): PairGraph {
  const vertices = new Map<string, GrowingVertex>();
  for (const pair of pairs) {
    if (pair.reserve0 === 0n || pair.reserve1 === 0n) continue;
    const vertex0 = growVertex(vertices, pair.token0);
    const vertex1 = growVertex(vertices, pair.token1);
    if (vertex0.hopTo.has(vertex1)) throw new DuplicatePairError(pair);
    const sells0 = hopReserves(pair.reserve0, pair.reserve1);
    const sells1 = hopReserves(pair.reserve1, pair.reserve0);
    addHop(vertex0, { pair, to: vertex1, away: sells0, back: sells1 });
    addHop(vertex1, { pair, to: vertex0, away: sells1, back: sells0 });
  }
  return {
    vertexOf: ({ chainId, address }) => {
      const vertex = vertices.get(address);
      return vertex?.token.chainId === chainId ? vertex : undefined;
    },
  };
}

function growVertex(vertices: Map<string, GrowingVertex>, token: Token): GrowingVertex {
  const known = vertices.get(token.address);
  if (known !== undefined) return known;
  const vertex = { token, hops: [], hopTo: new Map<Vertex, Hop>() };
  vertices.set(token.address, vertex);
  return vertex;
}

function hopReserves(reserveIn: bigint, reserveOut: bigint): HopReserves {
  return { reserveIn, reserveOut, nearIn: Number(reserveIn), nearOut: Number(reserveOut) };
}

function addHop(vertex: GrowingVertex, hop: Hop): void {
  vertex.hops.push(hop);
  vertex.hopTo.set(hop.to, hop);
}

/** A list contains two pairs of the same tokens. */
export class DuplicatePairError extends AppError {
  constructor(pair: Pair) {
    super(`Pair ${pair.liquidityToken.address} is listed twice`, { code: 'errors.unexpected' });
  }
}
