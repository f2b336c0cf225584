import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { PlatInfo, VersionInfo } from '@cliffhanger/contract/session/schemas.ts'

/** A member as the server describes them. */
export const exampleUser: LoginUser = {
  user_id: 7,
  login_name: 'linh',
  user_phone: '+84912345678',
  user_email: 'Linh@Example.com',
  reg_ip: '127.0.0.1',
  parent_code: '0',
  is_updated_avatar_nickname: 1,
  nick_name: 'Linh',
  avatar_url: '/public/avatars/01.svg',
  user_type: 0,
  login_type: 'login',
  user_no: '10000007',
  user_code: 'ABC123',
  sex: 'secret',
  sign_remark: '',
  has_pwd: 1,
  has_google: 0,
  status: 1,
  create_time: 1_760_000_000,
}

/** A platform that asks for nothing. */
export const examplePlatform: PlatInfo = {
  plat_code: 'demo',
  plat_id: 1,
  is_demo: 0,
  code_kinds: ['email', 'phone'],
  plat_status: 1,
  is_reg: 1,
  is_need_invite_code: 0,
  is_required_invite_code: 0,
  is_need_upper_invite_code: 0,
  is_required_upper_invite_code: 0,
  is_need_avatar_nickname: 0,
  unable_register_message: '',
  login_name_format: 'username,email,phone',
  msg_language: 'zh-CN',
  android_url: '',
  ios_url: '',
  h5_url: '',
  api_url: '',
  ws_url: '',
  upload_url: '',
  time_zone: 'Asia/Shanghai',
  modules: { withdraw: 1, usdt: 1, treasure: 1, crowdfunding: 1, commission: 1 },
}

export const exampleVersion: VersionInfo = {
  version: '1.6.0',
  version_code: 160,
  title: '',
  content: '',
  url: '',
  package_type: 'h5',
  is_silent: 0,
  is_force: 0,
  size: 0,
  sha256: '',
  create_time: 1_760_000_000,
}

/** An order that waits for its payment out of the balance. */
export const exampleOrder: Order = {
  order_no: 'O1',
  user_id: 7,
  order_type: 'vip',
  target_id: 1,
  title: 'VIP 30 days',
  cover: '',
  number: 1,
  coin_code: 'money',
  price: '9.90',
  total: '9.90',
  discount: '0.00',
  coupon_ids: [],
  pay_amount: '9.90',
  pay_type: '',
  platform_id: 0,
  state: 0,
  cancel_reason: '',
  expire_time: 1_760_000_900,
  pay_time: 0,
  create_time: 1_760_000_000,
}
