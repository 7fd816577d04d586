import { AirdropScreen } from '@/components/airdrop/AirdropScreen';

export default function Page() {
  return <AirdropScreen />;
}
