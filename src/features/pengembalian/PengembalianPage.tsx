export default function PengembalianPage() {
  return null;
}
