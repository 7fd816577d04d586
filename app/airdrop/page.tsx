import { AirdropScreen } from '@/components/features/airdrop/AirdropScreen';

export default function Page() {
  return <AirdropScreen />;
}
