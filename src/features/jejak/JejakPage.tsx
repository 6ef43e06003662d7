export default function JejakPage() {
  return null;
}
