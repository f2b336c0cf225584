import * as z from 'zod/mini'
import { contactKind, language, loginUser } from '../account/schemas.ts'
import { count, flag, id, seconds, text } from '../schema.ts'

export const platformCode = text(1, 32)

/** Device information that most calls of this domain carry (entities.md, DeviceInfo). `device_id` names the device and proves nothing; one
 *  character repeated names nobody. */
export const deviceFields = {
  plat_code: platformCode,
  parent_code: z._default(text(0, 32), '0'),
  device_type: z.literal(['h5', 'android', 'ios', 'pc']),
  device_os: text(1, 64),
  device_model: z._default(text(0, 64), ''),
  device_token: z._default(text(0, 2048), ''),
  device_id: text(16, 64).check(z.regex(/^(?!(.)\1*$)/su)),
  browser_name: z._default(text(0, 64), ''),
  browser_version: z._default(text(0, 32), ''),
  device_language: z._default(text(0, 35), ''),
  device_timezone: z._default(text(0, 64), ''),
  distributer_code: z._default(text(0, 64), ''),
  domain: z._default(text(0, 255), ''),
} as const

export const deviceInfo = z.object(deviceFields)

/** The same fields where a call does not insist on them. */
export const optionalDeviceFields = z.partial(deviceInfo).shape

/** Kinds of login name a member may register with. */
export const registrationKind = z.literal(['username', 'email', 'phone'])

const addresses = z.union([z.string(), z.array(z.string())])

/** Modules that an operator switches per platform. */
export const platformModules = z.object({
  withdraw: flag(),
  usdt: flag(),
  treasure: flag(),
  crowdfunding: flag(),
  commission: flag(),
})

/** What anyone may know of the platform. */
const publicPlatform = {
  plat_code: z.string(),
  plat_id: id(),
  /** 1: a demonstration, whose passwords are public. Sign-in pages say that it is one. */
  is_demo: flag(),
  /** Contacts that codes reach here: what is not among them is neither bound nor asked for when a password is lost. */
  code_kinds: z.array(contactKind),
  plat_status: flag(),
  is_reg: flag(),
  is_need_invite_code: flag(),
  is_required_invite_code: flag(),
  is_need_upper_invite_code: flag(),
  is_required_upper_invite_code: flag(),
  is_need_avatar_nickname: flag(),
  unable_register_message: z.string(),
  login_name_format: z.string(),
  msg_language: language,
  android_url: z.string(),
  ios_url: z.string(),
  h5_url: z.string(),
  api_url: addresses,
  ws_url: addresses,
  upload_url: addresses,
  time_zone: z.string(),
  modules: platformModules,
  /** Addresses of the styles of maps, for a light page and for a dark one; absent: there is no map, or one style for both. */
  map: z.optional(z.object({ style: z.string(), dark_style: z.optional(z.string()) })),
}

/** What only members may know. */
const memberPlatform = {
  max_number_register: count(),
  max_number_online_users: count(),
  verify_friends: flag(),
  add_friends: flag(),
  show_online: flag(),
  show_ip: flag(),
  /** -1 off, 0 always, 1 for friend types above 0, 2 for friend type 0 */
  send_msg_auto_translate: z.literal([-1, 0, 1, 2]),
  voice_chat: flag(),
  video_chat: flag(),
  withdraw_seconds: count(),
}

/** The platform's configuration (entities.md, PlatInfo); without a token the members' part is absent. */
export const platInfo = z.object({ ...publicPlatform, ...z.partial(z.object(memberPlatform)).shape })

/** Look of the site; template 2 is the alternative theme (S-12). */
export const siteInfo = z.object({
  logo: z.string(),
  site_name: z.string(),
  money_name: z.string(),
  show_decimal: z.literal([0, 1, 2]),
  template: z.literal([1, 2]),
})

/** The decrypted body of `/config/app.json` (entities.md, RemoteConfig). */
export const remoteConfig = z.object({
  plat_code: z.string(),
  plat_status: flag(),
  plat_download: z.object({
    h5_api_url: addresses,
    h5_ws_url: addresses,
    h5_url: z.string(),
    android_url: z.string(),
    ios_url: z.string(),
  }),
  api_url: z.string(),
  ws_url: z.string(),
  upload_url: z.string(),
})

/** Newest package for one system (entities.md, VersionInfo). */
export const versionInfo = z.object({
  version: z.string(),
  version_code: count(),
  title: z.string(),
  content: z.string(),
  url: z.string(),
  package_type: z.literal(['wgt', 'apk', 'ipa', 'h5']),
  is_silent: flag(),
  is_force: flag(),
  size: count(),
  /** Of the package, lower-case hex; '' for a page that is no package. */
  sha256: z.string(),
  create_time: seconds(),
})

/** A legal or rule text; 0 user, 1 privacy, 2 team, 3 turntable, 4 crowdfunding, 5 invite, 6 points mall. */
export const agreementType = z.literal([0, 1, 2, 3, 4, 5, 6])
export const agreement = z.object({
  type: agreementType,
  title: z.string(),
  content: z.string(),
  update_time: seconds(),
})

/** A coin and what may be done with it (entities.md, Coin). */
export const coin = z.object({
  coin_code: z.literal(['money', 'gold', 'point', 'treasure']),
  coin_name: z.string(),
  scale: count(),
  can_recharge: flag(),
  can_withdraw: flag(),
  can_transfer: flag(),
  can_convert: flag(),
  sort: count(),
})

/** What a device shows instead of a password: 128 random bits that the server gave it. */
export const deviceSecret = text(16, 64)

/** What a code is for. */
export const codePurpose = z.literal(['reg', 'reset', 'bind', 'paypass'])

/** Answer of a sign-in with a password or a registration. */
export const signInReply = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user_info: loginUser,
  plat_info: platInfo,
  login_type: z.literal(['login', 'auto']),
  /** New at each sign-in of this account on this device; '' where the device did not name itself. */
  device_secret: z.string(),
})

export type DeviceInfo = z.output<typeof deviceInfo>
export type PlatInfo = z.output<typeof platInfo>
export type SiteInfo = z.output<typeof siteInfo>
export type RemoteConfig = z.output<typeof remoteConfig>
export type VersionInfo = z.output<typeof versionInfo>
export type Agreement = z.output<typeof agreement>
export type Coin = z.output<typeof coin>
export type CodePurpose = z.output<typeof codePurpose>
export type RegistrationKind = z.output<typeof registrationKind>
export type SignInReply = z.output<typeof signInReply>
