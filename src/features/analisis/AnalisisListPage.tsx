import { DaftarAnalisis } from './DaftarAnalisis.tsx';

export default function AnalisisListPage() {
  return <DaftarAnalisis peran="analis" />;
}
