import { resolve } from 'node:path'
import * as z from 'zod'
import { readProxies } from './http/proxies.ts'
import type { Role } from './role.ts'

const port = z.coerce.number().int().min(0).max(65535)
const onOff = z.enum(['0', '1']).transform((value) => value === '1')
const address = z.union([z.url(), z.literal('')])
const site = z
  .string()
  .refine(
    (value) => value === '' || isSite(value),
    'the address of a site without a path, such as https://drama.example',
  )
  .transform((value) => (value === '' ? '' : new URL(value).origin))
const isSite = (value: string): boolean => {
  const { protocol, pathname, search, hash, username } = URL.parse(value) ?? {}
  return /^https?:$/.test(protocol ?? '') && pathname === '/' && !search && !hash && !username
}

/** Currencies whose smallest unit is not a hundredth: money has two decimals. */
const currenciesOfOtherScale = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf bhd jod kwd omr tnd isk huf twd'.split(' '),
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const isDatabaseUrl = (text: string): boolean =>
  text === '' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1)

const isNatsUrl = (text: string): boolean =>
  text === '' || text.split(',').every((one) => /^((nats|tls):\/\/)?[^\s/@]+(@[^\s/@]+)?\/?$/.test(one.trim()))

/** Every setting of the server, from the environment. `docs/SETTINGS.md` is written from the descriptions. */
const settingsSchema = z.object({
  PORT: port
    .default(8080)
    .describe('Port of the client, the console, the API, the socket, the object store and the API document'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the bundled database, the object store and the generated secrets'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('warn')
    .describe('Lowest level that is logged'),
  PUBLIC_URL: site
    .default('')
    .describe(
      'Address at which members reach the platform; empty, which is allowed only for a demonstration: the address of the request',
    ),
  PLAT_CODE: z.string().min(1).max(32).default('demo').describe('Code of the platform; clients must send it'),
  DEMO: z
    .enum(['', '0', '1'])
    .default('')
    .describe(
      '1 creates the demonstration platform (dramas, members with known passwords, an operator) at the first start; empty: only on the bundled database, without PUBLIC_URL, in a process that does everything',
    ),
  DEMO_DRAMAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .default(8)
    .describe('Number of dramas that the demonstration creates'),
  OPERATOR_WAIT_HOURS: z.coerce
    .number()
    .int()
    .min(0)
    .max(168)
    .default(24)
    .describe('Hours until a new or reset operator counts as a second person (lower values are for tests)'),
  PACKAGE_HOSTS: z
    .string()
    .max(2000)
    .default('')
    .describe(
      'Additional hosts that packages of the client may come from, separated by commas; the own hosts are always allowed',
    ),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'a time zone such as Asia/Shanghai or UTC')
    .default('Asia/Shanghai')
    .describe('Time zone of the platform day'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'an address such as postgresql://user:password@host:5432/database')
    .default('')
    .describe('PostgreSQL to use, as the owner of its tables; empty: the bundled one under DATA_DIR'),
  MIGRATE: onOff
    .default(true)
    .describe(
      '1 migrates the database at the start; 0 leaves it to `npm run migrate`, and the server refuses to start on another schema',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(12)
    .describe('Connections of one process to PostgreSQL'),
  NATS_URL: z
    .string()
    .refine(isNatsUrl, 'addresses such as nats://host:4222, separated by commas')
    .default('')
    .describe('NATS servers, separated by commas; empty: events stay in this process'),
  S3_ENDPOINT: address
    .default('')
    .describe('S3-compatible object store to use; empty: the embedded one under DATA_DIR'),
  S3_BUCKET: z.string().min(1).default('cliffhanger').describe('Bucket of the object store at S3_ENDPOINT'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the object store at S3_ENDPOINT'),
  S3_ACCESS_KEY_ID: z.string().default('').describe('Access key id for the object store at S3_ENDPOINT'),
  S3_SECRET_ACCESS_KEY: z.string().default('').describe('Secret access key for the object store at S3_ENDPOINT'),
  S3_PUBLIC: z
    .union([z.literal(''), z.enum(['signed', 'proxy', 'bucket'])])
    .default('')
    .describe(
      'How pictures and videos reach browsers: signed (individually signed addresses of the store), proxy (through this server) or bucket (public pictures are readable in the bucket, which needs a policy); empty: bucket where S3_PUBLIC_URL is set, else signed',
    ),
  S3_PUBLIC_URL: address
    .default('')
    .describe('Address that serves public pictures, such as that of a CDN; empty: the bucket itself'),
  S3_UPLOADS: z
    .enum(['auto', 'credential', 'signed'])
    .default('auto')
    .describe(
      'How browsers write to the store: credential (temporary ones of its token service), signed (in parts, each at a signed address) or auto (credential if the store answers AssumeRole, else signed)',
    ),
  S3_STS_ENDPOINT: address
    .default('')
    .describe('Service that answers AssumeRole for upload credentials; empty: S3_ENDPOINT'),
  S3_ROLE_ARN: z
    .string()
    .default('arn:aws:iam::000000000000:role/upload')
    .describe('Role of upload credentials; some stores accept any value'),
  FFMPEG_PATH: z
    .string()
    .default('')
    .describe('ffmpeg to use, with ffprobe in the same folder; empty: the one in PATH, else the npm-shipped one'),
  TRANSCODE_PRESET: z
    .enum(['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium', 'slow'])
    .default('veryfast')
    .describe('Preset of x264: slower presets make smaller files of the same quality'),
  PLAYS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(2)
    .describe('Devices of one member that may play at the same time'),
  PLAY_ORIGINS: z
    .string()
    .max(2000)
    .default('')
    .describe(
      'Additional sites whose pages may load videos, as addresses separated by commas; any other site is refused',
    ),
  SECRET_KEY: z
    .string()
    .default('')
    .describe('Master secret, 32 bytes or more as base64; empty: generated once under DATA_DIR'),
  SECRET_KEY_PREVIOUS: z
    .string()
    .default('')
    .describe(
      'Previous or future master secrets, separated by commas: data that they encrypted or signed is still accepted (`npm run keys`)',
    ),
  CONFIG_KEY: z
    .string()
    .default('')
    .describe(
      'Key of the start-up configuration, 32 bytes as base64, the same that the client was built with; empty: the key in the source code',
    ),
  SMTP_URL: z
    .string()
    .default('')
    .describe(
      'Mail server for codes (smtp://user:password@host:port); empty: no mail is sent; a demonstration shows codes in its console, other platforms offer no email',
    ),
  MAIL_FROM: z.string().default('Cliffhanger <no-reply@localhost>').describe('Sender of mails'),
  SMS_ACCOUNT_SID: z
    .string()
    .max(128)
    .default('')
    .describe(
      'Account at Twilio, whose Messages API sends codes to phones; empty, and without SMS_WEBHOOK_URL: no sign-up by phone',
    ),
  SMS_AUTH_TOKEN: z.string().max(256).default('').describe('Secret of the account at Twilio'),
  SMS_FROM: z
    .string()
    .max(64)
    .default('')
    .describe('Sender number of text messages, or a messaging service of Twilio (MG…)'),
  SMS_API_URL: address
    .default('')
    .describe('Address of the Messages API; empty: that of Twilio (others are for tests)'),
  SMS_WEBHOOK_URL: address
    .default('')
    .describe(
      'Your own service that sends text messages: it gets {id, to, text} as JSON, signed; SMS_ACCOUNT_SID takes precedence',
    ),
  SMS_WEBHOOK_SECRET: z
    .string()
    .max(256)
    .default('')
    .describe('Key of x-sms-signature, which is v1= and the HMAC-SHA256 of x-sms-time, a dot and the body, in hex'),
  AD_EVENTS_URL: address
    .default('')
    .describe('Address of the ad provider for registration events; empty: nothing is sent'),
  PIXEL_ID: z.string().max(64).default('').describe('Pixel of the ad provider; empty: none'),
  PIXEL_TOKEN: z.string().max(512).default('').describe('Access token of the pixel'),
  TRANSLATE_URL: address
    .default('')
    .describe('LibreTranslate-compatible server for translations; empty: texts stay as they are'),
  TRANSLATE_KEY: z
    .string()
    .max(512)
    .default('')
    .describe('Key for the translation server; empty: the server needs none'),
  PUSH_CONTACT: z
    .union([z.literal(''), z.string().regex(/^(mailto:|https:\/\/)\S+$/)])
    .default('')
    .describe('Contact for push services (mailto: or https:); empty: PUBLIC_URL if it is https, else MAIL_FROM'),
  PUSH_PRIVATE: onOff
    .default(false)
    .describe('1 allows push services without TLS or inside the own network (tests only)'),
  STRIPE_SECRET_KEY: z
    .string()
    .max(256)
    .default('')
    .describe('Secret key of Stripe; empty, or without STRIPE_WEBHOOK_SECRET: online payment is not offered'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .max(256)
    .default('')
    .describe('Signing secret of the webhook endpoint at Stripe, which is /webhooks/stripe on this server'),
  STRIPE_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/)
    .refine((code) => !currenciesOfOtherScale.has(code), 'a currency with two decimals')
    .default('usd')
    .describe('Currency of payments through Stripe; it must have two decimals'),
  STRIPE_API_URL: address
    .default('')
    .describe('Address of the Stripe API; empty: that of Stripe (others are for tests)'),
  MOLLIE_API_KEY: z
    .string()
    .max(256)
    .default('')
    .describe('API key of Mollie; empty, or without MOLLIE_WEBHOOK_SECRET: payment with Mollie is not offered'),
  MOLLIE_WEBHOOK_SECRET: z
    .union([z.literal(''), z.string().regex(/^[A-Za-z0-9_-]{16,256}$/)])
    .default('')
    .describe(
      'Random text of at least 16 letters and digits: part of the webhook address given to Mollie with each payment, so nobody else can call it',
    ),
  MOLLIE_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/)
    .refine((code) => !currenciesOfOtherScale.has(code), 'a currency with two decimals')
    .default('eur')
    .describe('Currency of payments through Mollie; it must have two decimals'),
  MOLLIE_API_URL: address
    .default('')
    .describe('Address of the Mollie API; empty: that of Mollie (others are for tests)'),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(5).default(7200).describe('Lifetime of an access token (C-40)'),
  REFRESH_TOKEN_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .default(2_592_000)
    .describe('Lifetime of a refresh token (C-40)'),
  GROUP_MEMBER_LIMIT: z.coerce
    .number()
    .int()
    .min(3)
    .max(100_000)
    .default(5000)
    .describe('Members one group may have (C-48)'),
  SEND_PER_MINUTE: z.coerce.number().int().min(1).default(300).describe('Messages that one member may send per minute'),
  RATE_FACTOR: z.coerce.number().min(0.01).default(1).describe('Multiplies every rate limit; benchmarks raise it'),
  TRUST_PROXY: z
    .string()
    .max(1000)
    .refine(
      (value) => readProxies(value) !== undefined,
      'the number of proxies in front, 0 to 9, or their networks such as 10.0.0.0/8,loopback (nobody can trust everybody)',
    )
    .default('0')
    .describe(
      'Trusted sources of the address of the caller (X-Forwarded-For): the number of proxies in front, 1 behind one balancer, or their networks, separated by commas (10.0.0.0/8, loopback, linklocal, uniquelocal); 0: nobody',
    ),
  METRICS_PORT: port
    .default(0)
    .describe(
      'Separate port for /metrics, which no balancer should expose; 0: none, and /metrics requires METRICS_TOKEN',
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^([\w.~+/=-]{16,256})?$/, '16 to 256 letters, digits or signs of a bearer token')
    .default('')
    .describe(
      'Bearer token for /metrics; empty, without METRICS_PORT: no access, in a demonstration only from this machine',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(5)
    .describe('Seconds over which sockets are closed at a graceful stop'),
  CHECK_REPLIES: onOff
    .default(false)
    .describe('1 checks every reply against the contract and fails on a difference (development and tests)'),
})

/** Whether this is a demonstration is decided once, here. */
export type Settings = Omit<z.output<typeof settingsSchema>, 'DEMO'> & { readonly DEMO: boolean }

/** Reads the settings of a process with this role; throws one sentence that names the setting and what is wrong with it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, role: Role = 'all'): Settings {
  const parsed = settingsSchema.safeParse(environment)
  // Programs started in folders of their own, such as ffmpeg, get paths below it.
  if (parsed.success)
    return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR), DEMO: isDemonstration(parsed.data, role) }
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? 'environment')
  throw new Error(`Setting ${name}: ${issue?.message ?? 'not valid'} (see docs/SETTINGS.md)`)
}

/** Known passwords belong on no platform that somebody set up: where it is not said, only a first `npm start` is a demonstration. */
const isDemonstration = (
  { DEMO, DATABASE_URL, PUBLIC_URL }: Pick<z.output<typeof settingsSchema>, 'DEMO' | 'DATABASE_URL' | 'PUBLIC_URL'>,
  role: Role,
): boolean => (DEMO === '' ? DATABASE_URL === '' && PUBLIC_URL === '' && role === 'all' : DEMO === '1')

/** Throws one sentence where a platform that is no demonstration would take its own address from whoever calls. */
export function demandAddress({ DEMO, PUBLIC_URL }: Pick<Settings, 'DEMO' | 'PUBLIC_URL'>, role: Role): void {
  if (DEMO || PUBLIC_URL !== '' || role === 'worker') return
  throw new Error(
    'Setting PUBLIC_URL: name the address members reach the platform at, such as https://drama.example; DEMO=1 makes a demonstration, which needs none (see docs/SETTINGS.md)',
  )
}

/** Name, meaning and default of every setting, in the order of the schema. */
export const settingDescriptions = Object.entries(settingsSchema.shape).map(([name, schema]) => ({
  name,
  about: schema.description ?? '',
  fallback: String(schema.parse(undefined)),
}))
