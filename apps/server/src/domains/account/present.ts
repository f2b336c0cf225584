import type { LoginUser, MemberSetting, UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Account, Profile } from './queries/accounts.ts'

/** The member's own view of their account. */
export const presentSelf = (account: Account): LoginUser => ({
  user_id: account.id,
  login_name: account.login_name ?? '',
  user_phone: account.phone ?? '',
  user_email: account.email ?? '',
  reg_ip: account.reg_ip,
  parent_code: account.parent_code,
  is_updated_avatar_nickname: flagOf(account.has_first_edit),
  nick_name: account.nick_name,
  avatar_url: account.avatar_url,
  user_type: account.user_type,
  login_type: account.login_type,
  user_no: account.user_no,
  user_code: account.user_code,
  sex: account.sex,
  sign_remark: account.sign_remark,
  has_pwd: flagOf(account.password_hash !== null),
  has_google: flagOf(account.totp_secret !== null),
  status: flagOf(account.is_enabled),
  create_time: toSeconds(account.created_ms),
})

/** Keeps the first characters, as many as a look over somebody's shoulder may show. */
const mask = (text: string, shown: number): string => (text === '' ? '' : `${text.slice(0, shown)}•••`)

/** A member as their device may show them before they confirm their identity: just enough to recognise the account. */
export function presentMasked(account: Account): LoginUser {
  const self = presentSelf(account)
  const at = self.user_email.lastIndexOf('@')
  return {
    ...self,
    login_name: mask(self.login_name, 2),
    user_email: self.user_email === '' ? '' : mask(self.user_email.slice(0, at), 1) + self.user_email.slice(at),
    user_phone: self.user_phone === '' ? '' : mask(self.user_phone, 3) + self.user_phone.slice(-2),
    reg_ip: '',
    user_code: '',
    parent_code: '0',
  }
}

/** The public view of a member. Fields that depend on the reader are blank. */
export const presentProfile = (profile: Profile): UserInfo => ({
  user_id: profile.id,
  user_no: profile.user_no,
  nick_name: profile.nick_name,
  avatar_url: profile.avatar_url,
  user_type: profile.user_type,
  sex: profile.sex,
  sign_remark: profile.sign_remark,
  friend_remark: '',
  disturbing: 0,
  ip: '',
  friend_group_id: 0,
  friend_group_name: '',
})

export const presentSetting = (account: Account): MemberSetting => ({
  disturb: flagOf(account.disturb),
  stopAudio: flagOf(account.stop_audio),
  stopNewMsg: flagOf(account.stop_new_msg),
  stopMsgDel: flagOf(account.stop_msg_del),
  new_episodes: flagOf(account.new_episodes),
  verify_friends: flagOf(account.verify_friends),
  add_friends: flagOf(account.add_friends),
  show_online: flagOf(account.show_online),
  show_ip: flagOf(account.show_ip),
})
