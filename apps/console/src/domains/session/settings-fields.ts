import { type PlatformSettings, platformSettings } from '@cliffhanger/contract/session/platform-settings.ts'

export type SettingName = keyof PlatformSettings

/** The settings in the groups the form shows them in; the order is the form's. */
export const settingGroups = {
  site: ['site_name', 'logo', 'template', 'service_url', 'service_hours', 'msg_language', 'money_name', 'show_decimal'],
  access: ['plat_status', 'max_number_online_users', 'login_lock_tries', 'login_lock_minutes'],
  registration: [
    'is_reg',
    'unable_register_message',
    'max_number_register',
    'login_name_format',
    'sms_reg',
    'is_need_invite_code',
    'is_required_invite_code',
    'is_need_upper_invite_code',
    'is_required_upper_invite_code',
    'is_need_avatar_nickname',
  ],
  chat: [
    'add_friends',
    'verify_friends',
    'show_online',
    'show_ip',
    'withdraw_seconds',
    'send_msg_auto_translate',
    'voice_chat',
    'video_chat',
  ],
  addresses: ['h5_url', 'android_url', 'ios_url', 'api_urls', 'ws_urls', 'upload_url'],
  modules: ['modules'],
  technical: ['plat_id'],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingGroup = keyof typeof settingGroups

/** How a setting is edited, as its schema says. */
export type FieldKind =
  | { readonly kind: 'flag' | 'number' | 'text' | 'lines' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'flags'; readonly names: readonly string[] }

interface SchemaShape {
  readonly _zod: {
    readonly def: { readonly type: string; readonly values?: readonly unknown[]; readonly entries?: object }
  }
  readonly shape?: object
}

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

export const fieldKindOf = (name: SettingName): FieldKind => kindOfSchema(platformSettings.shape[name])

const kindOfSchema = ({ _zod: { def }, shape }: SchemaShape): FieldKind => {
  switch (def.type) {
    case 'literal':
    case 'enum': {
      const values = [...(def.values ?? Object.values(def.entries ?? {}))].filter(isValue)
      return values.length === 2 && values[0] === 0 && values[1] === 1 ? { kind: 'flag' } : { kind: 'choice', values }
    }
    case 'number':
      return { kind: 'number' }
    case 'array':
      return { kind: 'lines' }
    case 'object':
      return { kind: 'flags', names: Object.keys(shape ?? {}) }
    default:
      return { kind: 'text' }
  }
}

/** Addresses as a form holds them: one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
