import * as z from 'zod/mini'
import { call } from '../call.ts'
import type { RefusalName } from '../errors.ts'
import { count, empty, flag, id, queryNumber, text } from '../schema.ts'
import {
  chatSetting,
  language,
  loginPassword,
  loginUser,
  memberSetting,
  nickName,
  sex,
  sixDigits,
  userInfo,
} from './schemas.ts'

/** What shows more than a session: the login password, where there is none the payment password, or a code to an address that is bound. */
const proof = {
  login_pwd: z.optional(text(0, 64)),
  pay_password: z.optional(sixDigits),
  old_code: z.optional(sixDigits),
} as const

const proofRefusals = [
  'codeWrong',
  'oldPasswordWrong',
  'paymentPasswordMissing',
  'paymentPasswordWrong',
  'paymentPasswordLocked',
  'noPermission',
  'stateChanged',
] as const satisfies readonly RefusalName[]

/** A member's own account, and how others see the member. */
export const accountCalls = {
  getAccount: call({
    id: 'user-info',
    method: 'GET',
    path: '/api/v6/User/info',
    auth: 'bearer',
    request: empty(),
    data: z.object({ user_info: loginUser, setting: memberSetting, friend_badge: count() }),
    errors: [],
    summary: 'My own full record with my settings and the number of pending friend requests.',
  }),
  getUser: call({
    id: 'user-user',
    method: 'GET',
    path: '/api/v6/User/user',
    auth: 'bearer',
    request: z.object({ target_id: z.optional(queryNumber(id())), group_id: z.optional(queryNumber(id())) }),
    data: z.object({ userinfo: userInfo, is_friend: flag(), is_black: flag(), can_add: flag() }),
    errors: ['notFound'],
    summary: 'The public profile of a member, or my own.',
  }),
  editProfile: call({
    id: 'user-edit',
    method: 'POST',
    path: '/api/v6/User/edit',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({
      nick_name: z.optional(nickName),
      avatar_url: z.optional(text(1, 512)),
      sex: z.optional(sex),
      sign_remark: z.optional(text(0, 100)),
    }),
    data: z.object({ user_info: loginUser }),
    errors: ['fileNotUploaded'],
    summary: 'Changes my public profile; only the fields sent change.',
  }),
  editOtherInfo: call({
    id: 'user-editOtherInfo',
    method: 'POST',
    path: '/api/v6/User/editOtherInfo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...z.partial(memberSetting).shape,
      chat: z.optional(chatSetting),
      device_token: z.optional(text(0, 2048)),
    }),
    data: z.object({ setting: memberSetting, chat: z.optional(chatSetting) }),
    errors: ['notFound'],
    summary: 'Changes my preferences, my settings of one conversation, or where this device receives pushes.',
  }),
  setLanguage: call({
    id: 'user-setLanguage',
    method: 'POST',
    path: '/api/v6/User/setLanguage',
    auth: 'bearer',
    request: z.object({ language }),
    data: empty(),
    errors: [],
    summary: 'Stores the language of my interface and of texts sent to me.',
  }),
  getLanguage: call({
    id: 'user-getUserLanguage',
    method: 'GET',
    path: '/api/v6/User/getUserLanguage',
    auth: 'bearer',
    request: empty(),
    data: z.object({ language }),
    errors: [],
    quiet: true,
    summary: 'My stored language.',
  }),
  bindAccount: call({
    id: 'user-bindAccount',
    method: 'POST',
    path: '/api/v6/User/bindAccount',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({
      type: z.literal(['email', 'phone', 'google']),
      account: z.optional(text(1, 254)),
      code: z.optional(sixDigits),
      off: z._default(flag(), 0),
      ...proof,
    }),
    data: z.object({
      user_info: loginUser,
      google: z.optional(z.object({ secret: z.string(), otpauth_url: z.string() })),
    }),
    errors: [...proofRefusals, 'authenticatorWrong', 'alreadyBound'],
    summary:
      'Binds a mail address, a phone or an authenticator, with a proof besides the session where there is something to lose (A-1); without a code an authenticator answers its new secret.',
  }),
  firstEdit: call({
    id: 'user-firstEdit',
    method: 'POST',
    path: '/api/v6/User/firstEdit',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({
      avatar_url: z.optional(text(1, 512)),
      nick_name: z.optional(nickName),
      sex: z.optional(sex),
      invite_code: z.optional(text(0, 32)),
      upper_invite_code: z.optional(text(0, 32)),
    }),
    data: z.object({ user_info: loginUser }),
    errors: ['stateChanged', 'inviteCodeRequired', 'inviteCodeUnknown', 'fileNotUploaded'],
    summary: 'Fills the page of first information, once.',
  }),
  changePassword: call({
    id: 'user-changePassword',
    method: 'POST',
    path: '/api/v6/User/changePassword',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({
      old_pwd: z.optional(text(0, 64)),
      login_pwd: loginPassword,
      login_pwd2: text(0, 64),
      pay_password: proof.pay_password,
      old_code: proof.old_code,
    }),
    data: empty(),
    errors: [...proofRefusals, 'tooManyAttempts', 'passwordsDiffer'],
    summary:
      'Changes my login password and ends my other sign-ins (S-22); the first one of an account that has a contact or a payment password needs a proof.',
  }),
  stopChange: call({
    id: 'user-stopChange',
    method: 'POST',
    path: '/api/v6/User/stopChange',
    auth: 'none',
    rate: '30/min',
    request: z.object({ token: text(1, 64) }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary:
      'Undoes a change of how one gets into an account and ends all of its sign-ins, by the link that told of it (A-1).',
  }),
} as const
