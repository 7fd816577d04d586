type Props = { address: string };

/** A whole address. If it takes two lines, the first one ends in its middle. */
export function AddressText({ address }: Props) {
  const middle = Math.ceil(address.length / 2);
  return (
    <>
      {address.slice(0, middle)}
      <wbr />
      {address.slice(middle)}
    </>
  );
}
