/** A page that shows nothing. */
export default function Home() {
  return null;
}
