import { Link } from "react-router";

const linkClass = "font-semibold text-brand-ink underline underline-offset-2";

/** What signing up means. Both documents open in a tab of their own, so that nothing typed is lost. */
export function TermsNote() {
  return (
    <p className="text-sm text-muted">
      By signing up you agree to our{" "}
      <Link to="/terms" target="_blank" className={linkClass}>
        Terms of Service<span className="sr-only"> (opens in a new tab)</span>
      </Link>{" "}
      and{" "}
      <Link to="/privacy" target="_blank" className={linkClass}>
        Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
      </Link>
      .
    </p>
  );
}
