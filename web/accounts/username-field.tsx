/** Says to password managers whose password a form sets. People read the address elsewhere on the page. */
export function UsernameField({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
