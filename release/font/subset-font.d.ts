declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
    /** Tags of the OpenType features that are not dropped. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  };

  /** The font with only the glyphs that a text needs. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
