import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { NoticeType } from '@cliffhanger/contract/notices/schemas.ts'

interface NoticeKind {
  /** What members filter it by. */
  readonly type: NoticeType
  /** The screen it leads to, and the name under which that screen's address says which thing it shows. */
  readonly screen?: string
  readonly idIn?: string
  /** The name under which it says which part of the thing. */
  readonly partIn?: string
}

const order = { screen: paths.orders, idIn: 'order_no' } as const
const mallOrder = { screen: paths.mallOrder, idIn: 'id' } as const
const star = { screen: paths.star, idIn: 'star_id' } as const
/** Where a change of the account is stopped. */
const stop = { screen: paths.stopChange, idIn: 'token' } as const
const withdrawal = { screen: paths.withdrawalDetail, idIn: 'id' } as const

/** Everything the platform tells one member by itself. Stored notices name their kind: a name is never changed or removed. */
export const noticeKinds = {
  rechargeCredited: { type: 'wallet', ...order },
  rechargeDenied: { type: 'wallet', ...order },
  withdrawalPaid: { type: 'wallet', ...withdrawal },
  withdrawalDenied: { type: 'wallet', ...withdrawal },
  orderTimedOut: { type: 'order', ...order },
  couponEnding: { type: 'activity', screen: paths.coupons },
  payPasswordLocked: { type: 'system', screen: paths.payPassword },
  passkeyAdded: { type: 'system', screen: paths.payPassword },
  contactChanged: { type: 'system', ...stop },
  authenticatorOff: { type: 'system', ...stop },
  loginPasswordSet: { type: 'system', ...stop },
  payPasswordSet: { type: 'system', ...stop },
  realNameApproved: { type: 'system', screen: paths.realName },
  realNameRejected: { type: 'system', screen: paths.realName },
  reportClosed: { type: 'system' },
  unlockRefunded: { type: 'wallet', screen: paths.dramaDetail, idIn: 'id' },
  goodsShipped: { type: 'order', ...mallOrder },
  goodsReceived: { type: 'order', ...mallOrder },
  goodsCancelled: { type: 'order', ...mallOrder },
  agentAccepted: { type: 'team', screen: paths.starTeam },
  agentRaised: { type: 'team', screen: paths.starTeam },
  agentRejected: { type: 'team', screen: paths.starTeam },
  agentLowered: { type: 'team', screen: paths.starTeam },
  projectFailed: { type: 'wallet' },
  starBegan: { type: 'system', screen: paths.stars },
  starEnded: { type: 'system' },
  starPostPublished: { type: 'system', ...star },
  starPostRejected: { type: 'system', ...star },
  starPostHidden: { type: 'system', ...star },
  unlockNotRefunded: { type: 'wallet', screen: paths.dramaDetail, idIn: 'id' },
  newEpisode: { type: 'activity', screen: paths.player, idIn: 'id', partIn: 'number' },
  groupJoinApproved: { type: 'system', screen: paths.groupChat, idIn: 'group_id' },
  groupJoinRefused: { type: 'system' },
  chatReminder: { type: 'system', screen: paths.chat, idIn: 'friend_idx', partIn: 'msg_id' },
  groupReminder: { type: 'system', screen: paths.groupChat, idIn: 'group_id', partIn: 'msg_id' },
} as const satisfies Readonly<Record<string, NoticeKind>>

export type NoticeKey = keyof typeof noticeKinds

/** Where a notice of this kind leads, as an address of the client; '' where it leads nowhere. */
export const noticeLinkOf = (key: NoticeKey, thing?: string | number, part?: number): string => {
  const { screen = '', idIn, partIn }: NoticeKind = noticeKinds[key]
  if (idIn === undefined || thing === undefined) return screen
  const address = `${screen}?${idIn}=${encodeURIComponent(thing)}`
  return partIn === undefined || part === undefined ? address : `${address}&${partIn}=${part}`
}
