import { DaftarAnalisis } from './DaftarAnalisis.tsx';

export default function ReviewListPage() {
  return <DaftarAnalisis peran="penyelia" />;
}
