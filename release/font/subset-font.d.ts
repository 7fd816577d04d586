declare module 'subset-font' {
  type Options =
    | {
        readonly targetFormat: 'woff2';
        readonly variationAxes: Readonly<
          Record<string, { readonly min: number; readonly max: number }>
        >;
        /** Tags of the OpenType features to keep. */
        readonly keepFeatures: readonly string[];
        readonly noHinting: boolean;
      }
    | { readonly targetFormat: 'truetype'; readonly keepAllGlyphs: true };

  /** Reduces a font to the glyphs that a text needs. */
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
