import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("jobs", "routes/jobs.tsx"),
  route("jobs/login", "routes/jobs-login.tsx"),
  route("jobs/register", "routes/jobs-register.tsx"),
  route("jobs/apply", "routes/jobs-apply.tsx"),
  route("jobs/applications", "routes/jobs-applications.tsx"),
  route("jobs/dashboard", "routes/jobs-dashboard.tsx"),
  route("jobs/:slug", "routes/jobs-job.tsx"),
  route("login", "routes/login.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("verify-email", "routes/verify-email.tsx"),
  route("hr-manager", "routes/hr-manager/layout.tsx", [index("routes/hr-manager/applications.tsx")]),
  route("logout", "routes/logout.ts"),
  route("theme", "routes/theme.ts"),
  route("dev/outbox", "routes/dev-outbox.tsx"),
  route("dev/kit", "routes/dev-kit/page.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
