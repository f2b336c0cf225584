import { resolve } from 'node:path'
import * as z from 'zod'
import type { Role } from './platform/role.ts'
import { address, engineSettings, onOff } from './platform/settings.ts'

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

/** Settings of what the product does. */
const productSettings = {
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
    .max(20)
    .default(20)
    .describe('Number of dramas that the demonstration creates'),
  DEMO_HISTORY: z
    .enum(['0', '1'])
    .default('1')
    .describe('1 gives a new demonstration half a year of past, which takes its first start some seconds; 0: none'),
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
  FFMPEG_PATH: z
    .string()
    .default('')
    .describe('ffmpeg to use, with ffprobe in the same folder; empty: the one in PATH, else the npm-shipped one'),
  TRANSCODE_PRESET: z
    .enum(['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium', 'slow'])
    .default('veryfast')
    .describe('Preset of x264: slower presets make smaller files of the same quality'),
  FILE_MAX_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(512)
    .default(100)
    .describe('Largest file that members may send in a chat, in MiB; pictures and recordings have limits of their own'),
  CLAMAV_ADDRESS: z
    .union([z.literal(''), z.string().regex(/^(\/\S+|[^\s:/]+:\d{1,5})$/)])
    .default('')
    .describe(
      "clamd of ClamAV, which checks files for viruses: a socket's path such as /run/clamav/clamd.ctl, or host:port; its StreamMaxLength should be at least FILE_MAX_MB. Empty: files are not checked",
    ),
  LINK_PREVIEWS: z
    .enum(['', '0', '1'])
    .default('')
    .describe(
      '1 shows previews of links in chats, for which this server reads the pages, only of the public internet; 0: it reads none. Empty: 1 where PUBLIC_URL is set',
    ),
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
  CONFIG_KEY: z
    .string()
    .default('')
    .describe(
      'Key of the start-up configuration, 32 bytes as base64, the same that the client was built with; empty: the key in the source code',
    ),
  MAP_STYLE_URL: address
    .default('')
    .describe(
      "Address of a map provider's style, a style of MapLibre as JSON; pages of the client may then read from that site. Empty: places are drawn without a map",
    ),
  MAP_DARK_STYLE_URL: address
    .default('')
    .describe("Address of the provider's style for dark pages; empty: the one of MAP_STYLE_URL"),
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
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .max(256)
    .default('')
    .describe("Publishable key of Stripe; empty: Stripe's buttons for wallets of phones are not offered on our pages"),
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
}

/** Every setting of the server, from the environment. `docs/SETTINGS.md` is written from the descriptions. */
const settingsSchema = z.object({ ...engineSettings, ...productSettings })

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
