import { ProposalScreen } from '@/components/features/governance/ProposalScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('proposal');
}

export default function Page() {
  return <ProposalScreen />;
}
