import { useState } from 'react';

type Options = {
  /** The setting in force, as its field shows it. */
  current: string;
  parse: (text: string) => number | undefined;
  onChoose: (value: number) => void;
};

/** A setting that is typed: it counts as soon as it is valid; the field left shows what counts. */
export function useTypedSetting({ current, parse, onChoose }: Options) {
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? current,
    isInvalid: typed !== undefined && parse(typed) === undefined,
    onEdit: (text: string) => {
      setTyped(text);
      const value = parse(text);
      if (value !== undefined) onChoose(value);
    },
    onLeave: () => setTyped(undefined),
  };
}
