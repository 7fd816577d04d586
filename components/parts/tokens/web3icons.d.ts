declare module '@web3icons/core/svgs/tokens/background/*.svg.js' {
  /** The text of the drawing. */
  const svg: string;
  export default svg;
}
