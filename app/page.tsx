import { Resolver } from '@/components/navigation/Resolver';

export default function Page() {
  return <Resolver />;
}
