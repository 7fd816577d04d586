import { GovernanceScreen } from '@/components/governance/GovernanceScreen';

export default function Page() {
  return <GovernanceScreen />;
}
