import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { count, flag, id, seconds, text } from '../schema.ts'
import { userTypes } from './states.ts'

/** The sex a member chose to state (V-36). */
export const sex = z.literal(['male', 'female', 'secret'])

/** What kind of account a code goes to. */
export const contactKind = z.literal(['phone', 'email'])

/** Languages the server speaks (C-50, K-20). */
export const language = z.literal(languages)

export const userType = z.literal(Object.values(userTypes))

/** Nickname as a member types it (V-37). */
export const nickName = text(1, 30)

/** New login password (V-2). */
export const loginPassword = text(7, 32)

/** Code of a mail, a short message or an authenticator: six digits (V-34, C-24). */
export const sixDigits = z.string().check(z.regex(/^\d{6}$/))

/** A member as others see them (entities.md, UserInfo). The answering domain fills in what depends on the reader. */
export const userInfo = z.object({
  user_id: id(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
  user_type: userType,
  sex,
  sign_remark: z.string(),
  friend_remark: z.string(),
  disturbing: flag(),
  ip: z.string(),
  friend_group_id: count(),
  friend_group_name: z.string(),
})

/** A member as they see themselves (entities.md, LoginUser). */
export const loginUser = z.object({
  user_id: id(),
  login_name: z.string(),
  user_phone: z.string(),
  user_email: z.string(),
  reg_ip: z.string(),
  parent_code: z.string(),
  is_updated_avatar_nickname: flag(),
  nick_name: z.string(),
  avatar_url: z.string(),
  user_type: userType,
  login_type: z.literal(['login', 'auto']),
  user_no: z.string(),
  user_code: z.string(),
  sex,
  sign_remark: z.string(),
  has_pwd: flag(),
  has_google: flag(),
  status: flag(),
  create_time: seconds(),
})

/** Notification preferences and privacy switches (entities.md, NotifyPref). */
export const memberSetting = z.object({
  disturb: flag(),
  stopAudio: flag(),
  stopNewMsg: flag(),
  stopMsgDel: flag(),
  new_episodes: flag(),
  verify_friends: flag(),
  add_friends: flag(),
  show_online: flag(),
  show_ip: flag(),
})

/** What I set for one conversation. */
export const chatSetting = z.object({
  chat_type: z.literal(['private', 'group']),
  target_id: id(),
  disturbing: z.optional(flag()),
  /** When the mute ends by itself, by the server's clock; 0 where it does not (S-131). */
  disturbing_until: z.optional(count()),
  is_top: z.optional(flag()),
  is_archived: z.optional(flag()),
  /** The newest message that had been seen when it went into the archive: a later one takes it out (S-132). */
  archived_msg_id: z.optional(count()),
})

/** Seconds a conversation may be muted for, besides until it is switched on again (S-131). */
export const quietSeconds = [3600, 28_800, 86_400] as const

/** What I ask to be set for one conversation. */
export const chatChange = z.object({
  ...z.omit(chatSetting, { disturbing_until: true }).shape,
  /** How long from now a mute lasts; 0: until it is switched on again. A device that was away asks for what is left. */
  disturbing_seconds: z._default(z.int().check(z.nonnegative(), z.lte(quietSeconds[2])), 0),
})

export type UserInfo = z.output<typeof userInfo>
export type LoginUser = z.output<typeof loginUser>
export type MemberSetting = z.output<typeof memberSetting>
export type ChatSetting = z.output<typeof chatSetting>
export type ChatChange = z.output<typeof chatChange>
export type ContactKind = z.output<typeof contactKind>
export type Sex = z.output<typeof sex>
export type UserType = z.output<typeof userType>
