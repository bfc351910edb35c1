import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { maxInteger } from "#contract/core/limits.ts";
import { defaultDataDir } from "./data-dir.ts";
import { parseTrustedProxies, type TrustedProxies } from "./platform/http/proxies.ts";
import { type DemoAudience, isLoopbackName } from "./platform/http/this-machine.ts";
import { StartRefused } from "./platform/start-refused.ts";

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((text) => text === "1");
const line = z.string().trim().min(1, "must not be empty");
const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const proxies = parseTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  context.issues.push({
    code: "custom",
    input: text,
    message: "must be a number of proxies, or addresses and networks such as 10.0.0.0/8, separated by commas",
  });
  return z.NEVER;
});
/** What service managers wait for before they kill. */
const maxShutdownDelaySeconds = 60;
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** Every environment variable the product reads. `.env.example` explains each; a test keeps the two equal. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: line.default("127.0.0.1"),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  APP_URL: webAddress.optional(),
  TRUST_PROXY: trustedProxies.default(false),
  ROLE: z.enum(["web", "worker", "all"], "must be web, worker or all").default("all"),
  SHUTDOWN_DELAY: z.coerce
    .number("must be a number of seconds")
    .min(0)
    .max(maxShutdownDelaySeconds, `must be at most ${maxShutdownDelaySeconds}`)
    .default(0),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a pino level such as info")
    .default("info"),
  DATA_DIR: line.default(defaultDataDir),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  MIGRATION_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .optional(),
  SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  SECRET_RETIRED: z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .refine((all) => all.every((one) => one.length >= 32), "each must be at least 32 characters")
    .default([]),
  DEMO: flag.optional(),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
  OUTGOING_LOOPBACK: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: line.optional(),
  S3_BUCKET: line.optional(),
  S3_REGION: line.default("us-east-1"),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: line.optional(),
  S3_SECRET_ACCESS_KEY: line.optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: line.optional(),
  AI_MODEL: line.optional(),
  REGISTRY_URL: webAddress.optional(),
  REGISTRY_KEY: line.optional(),
  REGISTRY_MONTHLY_LIMIT: z.coerce
    .number("must be a number of calls")
    .int()
    .min(0)
    .max(maxInteger)
    .default(1000),
  SMS_URL: webAddress.optional(),
  SMS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be plain letters and signs without spaces")
    .optional(),
  SMS_USERNAME: line.optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(?:[A-Za-z0-9 _.-]{1,11}|\d{3,15})$/, "must be a name of at most 11 letters, or a short code")
    .optional(),
  BACKUP_KEY: z.string().min(16, "must be at least 16 characters").optional(),
  BACKUP_DIR: line.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 02:30")
    .optional(),
  BACKUP_KEEP: z.coerce.number("must be a number of backups").int().min(1).max(1000).default(14),
  BRAND_PRODUCT: line.default("Ushirika"),
  BRAND_PHONE: line.default("+254 700 000 360"),
  BRAND_EMAIL: z.email("must be an email address").default("hello@ushirika.example"),
  BRAND_ADDRESS: line.default("Ushirika House, Kenyatta Avenue, Nairobi"),
});

/** Prefixes that are ours alone: a name that begins so and is not in the schema is a typing error. */
const ownPrefixes = [
  "BACKUP_",
  "BRAND_",
  "S3_",
  "SMTP_",
  "SMS_",
  "AI_",
  "REGISTRY_",
  "METRICS_",
  "OUTGOING_",
  "WEBHOOK_",
];

/** Variables that only make sense together: naming one asks for the others. */
const together = [
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["AI_BASE_URL", "AI_MODEL"],
  ["REGISTRY_URL", "REGISTRY_KEY"],
  ["SMS_URL", "SMS_KEY", "SMS_USERNAME"],
] as const;

export type Config = ReturnType<typeof readConfig>;

/** The start was refused; `lines` says why, one line a variable. */
export class ConfigError extends StartRefused {}

function problemsOf(environment: NodeJS.ProcessEnv, values: Partial<z.infer<typeof environmentSchema>>) {
  const problems: string[] = [];
  for (const name of Object.keys(environment)) {
    if (ownPrefixes.some((prefix) => name.startsWith(prefix)) && !(name in environmentSchema.shape)) {
      problems.push(`${name}: unknown setting (see .env.example)`);
    }
  }
  for (const group of together) {
    const missing = group.filter((name) => !values[name]);
    if (missing.length < group.length) {
      for (const name of missing) problems.push(`${name}: is needed together with ${group.join(", ")}`);
    }
  }
  if ((values.ROLE === "web" || values.ROLE === "worker") && !values.DATABASE_URL) {
    problems.push("ROLE: web and worker need DATABASE_URL; the embedded database belongs to one process");
  }
  if (values.MIGRATION_DATABASE_URL && !values.DATABASE_URL) {
    problems.push("MIGRATION_DATABASE_URL: is needed only beside DATABASE_URL, the role that serves");
  }
  if (values.SMS_SENDER && !values.SMS_URL) {
    problems.push("SMS_SENDER: is needed only beside SMS_URL, the provider that sends");
  }
  if (values.DATABASE_URL && values.DEMO) {
    problems.push("DEMO: 1 needs the embedded database; a PostgreSQL database is never seeded with a demo");
  }
  if (values.BACKUP_AT && !values.BACKUP_KEY) {
    problems.push("BACKUP_AT: is needed only beside BACKUP_KEY, which encrypts the backups");
  }
  if (values.DATABASE_URL && !values.SECRET) {
    problems.push(
      "SECRET: is needed with DATABASE_URL, so that every process signs sessions with the same key",
    );
  }
  if (values.SECRET && values.SECRET_RETIRED?.includes(values.SECRET)) {
    problems.push("SECRET_RETIRED: names the SECRET that is in use");
  }
  return problems;
}

/**
 * To whom the demo is open. Where the server's own settings say that others reach it, only an explicit `DEMO=1`
 * opens it: its outbox shows the links that set passwords, and everybody knows its accounts'.
 */
function demoAudience(
  env: Pick<z.infer<typeof environmentSchema>, "DEMO" | "APP_URL" | "TRUST_PROXY">,
): DemoAudience {
  if (env.DEMO !== undefined) return env.DEMO ? "everyone" : "nobody";
  const { protocol, hostname } = new URL(env.APP_URL ?? "http://localhost");
  const elsewhere = protocol === "https:" || !isLoopbackName(hostname) || env.TRUST_PROXY !== false;
  return elsewhere ? "nobody" : "this_machine";
}

/**
 * Reads the environment once into one typed object. Empty variables count as absent.
 * @throws ConfigError naming every unknown or malformed variable
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  problems.push(...problemsOf(given, parsed.data ?? (given as never)));
  if (!parsed.data || problems.length > 0) throw new ConfigError(problems);
  const env = parsed.data;
  const demo = env.DATABASE_URL ? "nobody" : demoAudience(env);
  if (env.OUTGOING_LOOPBACK && demo === "nobody") {
    throw new ConfigError(["OUTGOING_LOOPBACK: 1 is for a demo only; it opens this machine's own ports"]);
  }
  const appUrl = env.APP_URL?.replace(/\/+$/, "");
  return {
    host: env.HOST,
    port: env.PORT,
    /** Public origin without a trailing slash; undefined follows the request's own host. */
    appUrl,
    secureCookies: appUrl?.startsWith("https:") ?? false,
    trustProxy: env.TRUST_PROXY,
    serves: env.ROLE !== "worker",
    works: env.ROLE !== "web",
    /** How long `/readyz` says that the process ends, before it takes no more requests. */
    shutdownDelaySeconds: env.SHUTDOWN_DELAY,
    logLevel: env.LOG_LEVEL,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Address with the role that owns the tables; undefined where `databaseUrl` is for both. */
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    secret: env.SECRET,
    /** Former values of the secret, which open what was signed and encrypted with them. */
    retiredSecrets: env.SECRET_RETIRED,
    demo,
    metricsToken: env.METRICS_TOKEN,
    /** Webhooks and the registry may lie on this machine itself, also without encryption. */
    outgoingLoopback: env.OUTGOING_LOOPBACK,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `${env.BRAND_PRODUCT} <${env.BRAND_EMAIL}>` },
    sms: env.SMS_URL
      ? {
          url: env.SMS_URL,
          key: env.SMS_KEY ?? "",
          username: env.SMS_USERNAME ?? "",
          sender: env.SMS_SENDER,
        }
      : undefined,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          endpoint: env.S3_ENDPOINT,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
        }
      : undefined,
    languageModel: env.AI_BASE_URL
      ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_MODEL ?? "" }
      : undefined,
    registry: env.REGISTRY_URL ? { url: env.REGISTRY_URL, key: env.REGISTRY_KEY ?? "" } : undefined,
    /** Calls to the registry that an organisation may cause in a month. */
    registryMonthlyLimit: env.REGISTRY_MONTHLY_LIMIT,
    backup: {
      key: env.BACKUP_KEY,
      folder: path.resolve(env.BACKUP_DIR ?? `${env.DATA_DIR}/backups`),
      /** Five-field cron line of the time of day, Nairobi. */
      cron: env.BACKUP_AT?.replace(/^0?(\d+):0?(\d+)$/, "$2 $1 * * *"),
      keep: env.BACKUP_KEEP,
    },
    brand: {
      product: env.BRAND_PRODUCT,
      phone: env.BRAND_PHONE,
      email: env.BRAND_EMAIL,
      address: env.BRAND_ADDRESS,
    },
  };
}

/** Where an installation without `SECRET` keeps its own. */
export const secretFile = ({ dataDir }: Pick<Config, "dataDir">): string => path.join(dataDir, "secret");

/**
 * The key that signs sessions and links: `SECRET`, or one made on the first start and stored in the data
 * folder, readable by its owner only.
 */
export function installationSecret(config: Pick<Config, "secret" | "dataDir">): string {
  if (config.secret) return config.secret;
  const file = secretFile(config);
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    // "wx": when two processes start at once, the second reads what the first wrote.
    try {
      writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    return readFileSync(file, "utf8").trim();
  }
}

/** A 256-bit key for one purpose, derived from the installation's secret (HKDF, RFC 5869). */
export const derivedKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
