import { TermsLink } from "#web/ui/terms-link.tsx";

/** What signing up means. */
export function TermsNote() {
  return (
    <p className="text-sm text-muted">
      By signing up you agree to our <TermsLink to="/terms">Terms of Service</TermsLink> and{" "}
      <TermsLink to="/privacy">Privacy Policy</TermsLink>.
    </p>
  );
}
