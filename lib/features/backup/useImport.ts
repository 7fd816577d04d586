import { useEffect, useRef, useState } from 'react';
import type { Configuration } from '@/lib/base/configuration/configuration';
import type { ChainId } from '@/lib/base/networks/network';
import { retryNow } from '@/lib/chain/reads/retryNow';
import { checkEndpoint, type EndpointProblem } from '@/lib/chain/rpc/checkEndpoint';
import { chooseOwnEndpoint } from '@/lib/chain/rpc/store';
import { useListOptions } from '@/lib/holdings/lists/useListOptions';
import { useRefreshLists } from '@/lib/holdings/lists/useRefreshLists';
import type { BackupChange } from './backupChanges';
import type { DeviceState } from './currentBackup';
import { type BackupProblem, MAX_BACKUP_BYTES, type ReadBackup, readBackup } from './readBackup';
import { applyChanges } from './storeActions';

type UnusableEndpoint = { readonly chainId: ChainId; readonly problem: EndpointProblem };

type ImportState =
  | { readonly status: 'none' }
  | { readonly status: 'problem'; readonly problem: BackupProblem | 'unreadable' }
  | {
      readonly status: 'read';
      readonly id: number;
      readonly name: string;
      readonly file: ReadBackup;
    }
  | { readonly status: 'importing' }
  | {
      readonly status: 'done';
      readonly count: number;
      readonly unusable: readonly UnusableEndpoint[];
    };

/** Numbers the files that are read. */
let files = 0;

/** The import of a backup's file, from its choice to its result. */
export function useImport({ lists }: DeviceState, configuration: Configuration) {
  const [state, setState] = useState<ImportState>({ status: 'none' });
  const refresh = useRefreshLists(useListOptions(configuration));
  const latest = useRef<object>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const begin = () => {
    const own = {};
    latest.current = own;
    return () => latest.current === own;
  };

  const read = async (file: File) => {
    const isLatest = begin();
    const next = await stateOf(file, {
      knownLists: Object.keys(lists.byUrl),
      keepsLoopback: configuration.practice,
    });
    if (isLatest()) setState(next);
  };
  const apply = async (changes: readonly BackupChange[]) => {
    const isLatest = begin();
    const endpoints = changes.filter((change) => change.type === 'endpoint');
    if (endpoints.length > 0) setState({ status: 'importing' });
    void refresh(applyChanges(changes));
    const unusable: UnusableEndpoint[] = [];
    for (const { chainId, to } of endpoints) {
      const found = await checkEndpoint(to, chainId);
      if (!isLatest()) return;
      if (found.status === 'unusable') unusable.push({ chainId, problem: found.problem });
      else {
        chooseOwnEndpoint(chainId, to);
        retryNow(chainId);
      }
    }
    setState({ status: 'done', count: changes.length - unusable.length, unusable });
  };
  return { state, read, apply, cancel: () => setState({ status: 'none' }) };
}

async function stateOf(
  file: File,
  page: Pick<Parameters<typeof readBackup>[1], 'knownLists' | 'keepsLoopback'>,
): Promise<ImportState> {
  if (file.size > MAX_BACKUP_BYTES) return { status: 'problem', problem: 'tooLarge' };
  try {
    const found = readBackup(await file.text(), { ...page, nowMs: Date.now() });
    if (typeof found === 'string') return { status: 'problem', problem: found };
    files += 1;
    return { status: 'read', id: files, name: file.name, file: found };
  } catch {
    // The file was moved or changed after it was chosen.
    return { status: 'problem', problem: 'unreadable' };
  }
}
