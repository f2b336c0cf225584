import { isDeepStrictEqual } from 'node:util'
import { configChanged } from '@cliffhanger/contract/session/events.ts'
import {
  defaultPlatformSettings,
  type PlatformSettings,
  platformSettings,
} from '@cliffhanger/contract/session/platform-settings.ts'
import type { PlatInfo, SiteInfo } from '@cliffhanger/contract/session/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { provableKinds } from '@cliffhanger/rules/session/registration.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { sendsTexts } from '../../platform/delivery/sms-sender.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { platformStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import type { Settings } from '../../settings.ts'

const key = 'platform'
const changedSubject = 'platform.changed'
/** A lost message of the bus is made good after this time at the latest. */
const retentionMs = 30_000

/** The configuration with the version that a change must name. */
export interface VersionedSettings {
  readonly settings: PlatformSettings
  readonly version: number
}

interface StoredSettings {
  readonly value: Partial<PlatformSettings>
  readonly version: number
}

/** The configuration as it is stored; version 0 where nobody changed anything. */
export async function readPlatformSettings(db: Pick<Db, 'find'>): Promise<VersionedSettings> {
  const stored = await db.find<StoredSettings>(`select value, version from platform_settings where key = $1`, [key])
  return { settings: { ...defaultPlatformSettings, ...stored?.value }, version: stored?.version ?? 0 }
}

/** Changes the configuration and tells every client; refuses 4003 when it has another version than the one expected.
 *  Call it last in the transaction. */
export async function changePlatformSettings(
  context: Pick<ServerContext, 'bus' | 'clock' | 'settings'>,
  tx: Db,
  changes: { readonly [Name in keyof PlatformSettings]?: PlatformSettings[Name] | undefined },
  expectedVersion?: number,
): Promise<{ before: PlatformSettings; after: PlatformSettings; version: number }> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [changedSubject])
  const { settings: before, version } = await readPlatformSettings(tx)
  if (expectedVersion !== undefined && expectedVersion !== version) refuse('stateChanged')
  const after = platformSettings.parse({ ...before, ...changes })
  await tx.execute(
    `insert into platform_settings (key, value, version) values ($1, $2, $3) on conflict (key) do update set value = $2, version = $3`,
    [key, JSON.stringify(after), version + 1],
  )
  tx.afterCommit(() => context.bus.publish(changedSubject, String(version + 1)))
  await appendEvents(context, tx, [
    newEvent(
      configChanged,
      platformStream,
      presentChange(offered(before, context.settings), offered(after, context.settings)),
    ),
  ])
  return { before, after, version: version + 1 }
}

/** What changed, of those fields that clients know. Addresses follow from the node a client came by, so they are not told. */
function presentChange(before: PlatformSettings, after: PlatformSettings) {
  const changedOf = <Shown extends object>(one: Shown, other: Shown): Partial<Shown> =>
    Object.fromEntries(
      Object.entries(other).filter(([name, value]) => !isDeepStrictEqual(value, one[name as keyof Shown])),
    ) as Partial<Shown>
  const statistic = changedOf(presentSite(before), presentSite(after))
  const plat_info = changedOf(
    { ...publicPart(before), ...memberPart(before) },
    { ...publicPart(after), ...memberPart(after) },
  )
  return { keys: [...Object.keys(plat_info), ...Object.keys(statistic)], plat_info, statistic }
}

/** The configuration as this server can keep to it: nobody signs up by mail or phone where no code would reach them. */
const offered = (settings: PlatformSettings, own: Settings): PlatformSettings => ({
  ...settings,
  login_name_format: provableKinds(settings.login_name_format, {
    email: own.DEMO || own.SMTP_URL !== '',
    phone: sendsTexts(own),
  }),
})

/** Reads the configuration once and again when it changed, in whatever process; aside, because transactions ask for it while they hold every
 *  connection of the pool. */
export function openPlatformReader({
  db,
  bus,
  clock,
  settings: own,
}: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'settings'>) {
  let saved: { settings: Promise<PlatformSettings>; untilMs: number } | undefined
  const forget = () => {
    saved = undefined
  }
  const stops = [bus.subscribe(changedSubject, forget)]
  bus.onLost(forget)
  return {
    read(): Promise<PlatformSettings> {
      if (saved && clock() < saved.untilMs) return saved.settings
      const settings = readPlatformSettings(db.aside).then((stored) => offered(stored.settings, own))
      saved = { settings, untilMs: clock() + retentionMs }
      settings.catch(forget)
      return settings
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}

const publicPart = (settings: PlatformSettings) => ({
  plat_id: settings.plat_id,
  plat_status: settings.plat_status,
  is_reg: settings.is_reg,
  is_need_invite_code: settings.is_need_invite_code,
  is_required_invite_code: settings.is_required_invite_code,
  is_need_upper_invite_code: settings.is_need_upper_invite_code,
  is_required_upper_invite_code: settings.is_required_upper_invite_code,
  is_need_avatar_nickname: settings.is_need_avatar_nickname,
  unable_register_message: settings.unable_register_message,
  login_name_format: settings.login_name_format,
  msg_language: settings.msg_language,
  android_url: settings.android_url,
  ios_url: settings.ios_url,
  h5_url: settings.h5_url,
  modules: settings.modules,
})

const memberPart = (settings: PlatformSettings) => ({
  max_number_register: settings.max_number_register,
  max_number_online_users: settings.max_number_online_users,
  verify_friends: settings.verify_friends,
  add_friends: settings.add_friends,
  show_online: settings.show_online,
  show_ip: settings.show_ip,
  send_msg_auto_translate: settings.send_msg_auto_translate,
  voice_chat: settings.voice_chat,
  video_chat: settings.video_chat,
  withdraw_seconds: settings.withdraw_seconds,
})

export const presentSite = (settings: PlatformSettings): SiteInfo => ({
  logo: settings.logo,
  site_name: settings.site_name,
  money_name: settings.money_name,
  show_decimal: settings.show_decimal,
  template: settings.template,
})

const oneOrMany = (addresses: readonly string[], fallback: string): string | string[] =>
  addresses.length > 1 ? [...addresses] : (addresses[0] ?? fallback)

/** Addresses of this platform; where none is configured, those of the node the caller came by. */
export const presentAddresses = (settings: PlatformSettings, origin: string) => ({
  api_url: oneOrMany(settings.api_urls, origin),
  ws_url: oneOrMany(settings.ws_urls, `${origin.replace(/^http/, 'ws')}/ws`),
  upload_url: settings.upload_url || `${origin}/oss`,
})

/** The configuration as a client sees it; only members see the members' part. */
export const presentPlatform = (
  settings: PlatformSettings,
  own: Settings,
  origin: string,
  isMember: boolean,
): PlatInfo => ({
  ...publicPart(settings),
  ...(isMember && memberPart(settings)),
  ...presentAddresses(settings, origin),
  plat_code: own.PLAT_CODE,
  is_demo: flagOf(own.DEMO),
  time_zone: own.TIME_ZONE,
  code_kinds: contactKindsWithCodes(own),
  ...(own.MAP_STYLE_URL !== '' && {
    map: { style: own.MAP_STYLE_URL, ...(own.MAP_DARK_STYLE_URL !== '' && { dark_style: own.MAP_DARK_STYLE_URL }) },
  }),
})

/** Where codes reach a member on this platform; a demonstration shows them in its console. */
const contactKindsWithCodes = (own: Settings): PlatInfo['code_kinds'] => [
  ...(own.DEMO || own.SMTP_URL !== '' ? (['email'] as const) : []),
  ...(own.DEMO || sendsTexts(own) ? (['phone'] as const) : []),
]
