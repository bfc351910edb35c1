import type { Job } from "#contract/recruitment/jobs.ts";
import { demoCandidateEmail, demoPassword } from "#server/seed/content/people.ts";
import type { Fetch } from "./page-files.ts";
import { exchange } from "./requests.ts";

/** Reads an answer of the API as JSON; what it has in it is up to the caller, who knows the demo. */
async function json<Answer>(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { status, body } = await exchange(address, { headers });
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  return JSON.parse(body.toString()) as Answer;
}

async function signIn(server: string): Promise<{ authorization: string; cookie: string }> {
  const account = JSON.stringify({ email: demoCandidateEmail, password: demoPassword });
  const { body, rawHeaders } = await exchange(
    `${server}/api/auth/login`,
    { method: "POST", headers: { "content-type": "application/json" } },
    Buffer.from(account),
  );
  const { token } = JSON.parse(body.toString()) as { token: string };
  const cookies = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === "set-cookie");
  return {
    authorization: `Bearer ${token}`,
    cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  };
}

/** A page that exists in both languages, by its English address. */
interface TranslatedPage {
  name: string;
  path: string;
  /** As the demo's candidate sees it. */
  signedIn?: true;
}

/** Every kind of page that exists in both languages, on a server with the demo. */
export async function translatedPages(server: string) {
  const [job] = await json<Job[]>(`${server}/api/jobs`);
  const session = await signIn(server);
  const [application] = await json<{ id: string }[]>(`${server}/api/applications/my`, session);
  if (!job || !application) throw new Error("The demo has neither jobs nor applications of its candidate.");
  const pages: TranslatedPage[] = [
    { name: "home", path: "/" },
    { name: "board", path: "/jobs" },
    { name: "job", path: `/jobs/${job.slug}` },
    { name: "careers", path: `/jobs?sacco=${job.organization.slug}` },
    { name: "register", path: "/jobs/register" },
    { name: "sign-in of candidates", path: "/jobs/login" },
    { name: "sign-in of staff", path: "/login" },
    { name: "verification", path: "/verify-email" },
    { name: "new address", path: "/confirm-email" },
    { name: "forgotten password", path: "/forgot-password" },
    { name: "new password", path: "/reset-password" },
    { name: "candidate's dashboard", path: "/jobs/dashboard", signedIn: true },
    { name: "apply", path: `/jobs/apply?job=${job.id}`, signedIn: true },
    { name: "my applications", path: "/jobs/applications", signedIn: true },
    { name: "one application", path: `/jobs/applications/${application.id}`, signedIn: true },
    { name: "profile", path: "/jobs/profile", signedIn: true },
    { name: "account", path: "/jobs/account", signedIn: true },
    { name: "account erased", path: "/jobs/account-erased" },
    { name: "contact", path: "/contact" },
    { name: "join", path: "/join" },
    { name: "join a SACCO", path: "/join/umoja" },
    { name: "membership", path: "/membership" },
    { name: "error", path: "/no-such-page" },
    { name: "terms", path: "/terms" },
    { name: "privacy", path: "/privacy" },
  ];
  const fetchAs =
    ({ signedIn, path }: TranslatedPage): Fetch =>
    async (address) => {
      const { status, body } = await exchange(server + address, {
        headers: signedIn ? { cookie: session.cookie } : {},
      });
      const meant = status === 200 || (path === "/no-such-page" && status === 404);
      if (!meant) throw new Error(`${address} answers ${status}`);
      return body;
    };
  return pages.map((page) => ({ ...page, fetch: fetchAs(page) }));
}
