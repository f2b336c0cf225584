import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
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

/** A top-up by a bank transfer that waits for its member. */
export const exampleRecharge: Recharge = {
  id: 1,
  order_no: 'R77',
  user_id: 7,
  plan_id: 0,
  platform_id: 2,
  kind: 'bank',
  amount: '50.00',
  pay_currency: 'USD',
  receive_coin: 'money',
  receive_amount: '50.00',
  bonus_amount: '0',
  proof_url: '',
  payer_name: '',
  state: 1,
  reason: '',
  audit_time: 0,
  create_time: 1_760_000_000,
  update_time: 1_760_000_060,
}

/** A drama of four episodes that is complete; its first one is free. */
export const exampleDrama: Video = {
  id: 5,
  title: 'Rain over Rua Nova',
  cover: '',
  cover_h: '',
  type_name: 'Romance',
  tags: [],
  total_number: 4,
  update_number: 4,
  is_end: 1,
  vip_type: 0,
  score: '8.7',
  play_count: 1,
  update_time: 0,
  intro: '',
  type_id: 1,
  area: '',
  year: 2026,
  language: 'en',
  free_number: 1,
  coin_price: '60',
  whole_price: '150',
  skr_count: 0,
  binge_count: 0,
  share_count: 0,
  is_shareable: 1,
  score_count: 0,
  is_binge: 0,
  is_skr: 0,
  my_score: 0,
  is_buy_all: 0,
  status: 1,
  publish_time: 0,
  create_time: 0,
}

/** A month of VIP. */
export const examplePlan: VipPlan = {
  id: 1,
  name: 'Month',
  vip_type: 1,
  days: 30,
  price: '9.90',
  original_price: '9.90',
  coin_code: 'money',
  gift_gold: '0',
  limit_number: 0,
  is_hot: 0,
  sort: 1,
  status: 1,
}
