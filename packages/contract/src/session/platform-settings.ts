import * as z from 'zod/mini'
import { language } from '../account/schemas.ts'
import { count, flag, id, leadingText, text } from '../schema.ts'
import { platformModules } from './schemas.ts'

const address = leadingText(0, 512)
const addressList = z.array(address).check(z.maxLength(8))
const minutes = z.int().check(z.gte(1), z.lte(1440))

/** What operators configure for the whole platform: PlatInfo and SiteInfo of entities.md, and limits of docs/rules/constants.md. */
export const platformSettings = z.object({
  plat_id: id(),
  plat_status: flag(),
  is_reg: flag(),
  is_need_invite_code: flag(),
  is_required_invite_code: flag(),
  is_need_upper_invite_code: flag(),
  is_required_upper_invite_code: flag(),
  is_need_avatar_nickname: flag(),
  max_number_register: count(),
  max_number_online_users: count(),
  unable_register_message: text(0, 200),
  login_name_format: z.string().check(z.regex(/^(username|email|phone)(,(username|email|phone))*$/)),
  verify_friends: flag(),
  add_friends: flag(),
  show_online: flag(),
  show_ip: flag(),
  msg_language: language,
  send_msg_auto_translate: z.literal([-1, 0, 1, 2]),
  voice_chat: flag(),
  video_chat: flag(),
  android_url: address,
  ios_url: address,
  h5_url: address,
  /** Several nodes are raced by the client (S-4); none: the address the member came by. */
  api_urls: addressList,
  ws_urls: addressList,
  upload_url: address,
  withdraw_seconds: count(),
  modules: platformModules,
  logo: address,
  site_name: text(1, 60),
  money_name: text(1, 20),
  show_decimal: z.literal([0, 1, 2]),
  template: z.literal([1, 2]),
  service_url: address,
  /** When official customer service answers, in the operator's words. */
  service_hours: text(0, 60),
  sms_reg: flag(),
  /** C-45 */
  login_lock_tries: z.int().check(z.gte(1), z.lte(100)),
  login_lock_minutes: minutes,
})

export type PlatformSettings = z.output<typeof platformSettings>

/** A new platform before an operator changes anything. Regulated modules are off. */
export const defaultPlatformSettings: PlatformSettings = {
  plat_id: 1,
  plat_status: 1,
  is_reg: 1,
  is_need_invite_code: 1,
  is_required_invite_code: 1,
  is_need_upper_invite_code: 0,
  is_required_upper_invite_code: 0,
  is_need_avatar_nickname: 1,
  max_number_register: 0,
  max_number_online_users: 0,
  unable_register_message: '',
  login_name_format: 'username,email,phone',
  verify_friends: 1,
  add_friends: 1,
  show_online: 1,
  show_ip: 0,
  msg_language: 'zh-CN',
  send_msg_auto_translate: -1,
  voice_chat: 0,
  video_chat: 0,
  android_url: '',
  ios_url: '',
  h5_url: '',
  api_urls: [],
  ws_urls: [],
  upload_url: '',
  withdraw_seconds: 120,
  modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 },
  logo: '',
  site_name: 'Cliffhanger',
  money_name: 'USD',
  show_decimal: 2,
  template: 1,
  service_url: '',
  service_hours: '',
  sms_reg: 1,
  login_lock_tries: 5,
  login_lock_minutes: 15,
}
