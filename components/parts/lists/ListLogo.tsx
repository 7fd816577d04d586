import { LazyLinkedLogo } from '@/components/parts/tokens/LazyLinkedLogo';
import { Mark } from '@/components/parts/tokens/Mark';
import { nameMark } from '@/lib/base/tokens/nameMark';
import type { TokenList } from '@/lib/holdings/lists/tokenList';

type Props = { url: string; list: Pick<TokenList, 'name' | 'logoURI'> | undefined };

/** A list's logo, by the same rules as those of its tokens; until it is loaded a drawn mark. */
export function ListLogo({ url, list }: Props) {
  return (
    <Mark mark={nameMark(url, list?.name)} size={32}>
      {list?.logoURI && <LazyLinkedLogo link={list.logoURI} />}
    </Mark>
  );
}
