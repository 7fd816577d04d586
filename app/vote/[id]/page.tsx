import { ProposalScreen } from '@/components/governance/ProposalScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('proposal');
}

export default function Page() {
  return <ProposalScreen />;
}
