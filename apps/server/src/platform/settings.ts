import * as z from 'zod'
import { readProxies } from './http/proxies.ts'

const port = z.coerce.number().int().min(0).max(65535)
export const onOff = z.enum(['0', '1']).transform((value) => value === '1')
export const address = z.union([z.url({ protocol: /^https?$/ }), z.literal('')])
const site = z
  .string()
  .refine(
    (value) => value === '' || isSite(value),
    'the address of a site without a path, such as https://site.example',
  )
  .transform((value) => (value === '' ? '' : new URL(value).origin))
const isSite = (value: string): boolean => {
  const { protocol, pathname, search, hash, username } = URL.parse(value) ?? {}
  return /^https?:$/.test(protocol ?? '') && pathname === '/' && !search && !hash && !username
}

const isDatabaseUrl = (text: string): boolean =>
  text === '' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1)

const isNatsUrl = (text: string): boolean =>
  text === '' || text.split(',').every((one) => /^((nats|tls):\/\/)?[^\s/@]+(@[^\s/@]+)?\/?$/.test(one.trim()))

/** Settings of what the domains stand on: addresses, the database, the object store, secrets, mail, rates and figures. */
export const engineSettings = {
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
}

export type EngineSettings = z.output<z.ZodObject<typeof engineSettings>>
