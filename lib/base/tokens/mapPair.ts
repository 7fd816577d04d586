/** What a function returns for each of two things; `map` would forget that there are two. */
export function mapPair<From, To>(
  [a, b]: readonly [From, From],
  toOne: (one: From) => To,
): readonly [To, To] {
  return [toOne(a), toOne(b)];
}
