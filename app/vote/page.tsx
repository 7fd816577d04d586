import { GovernanceScreen } from '@/components/features/governance/GovernanceScreen';

export default function Page() {
  return <GovernanceScreen />;
}
