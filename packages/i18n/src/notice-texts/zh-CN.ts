import type { SameTexts } from '../translate.ts'

/** `{amount}` is filled with an amount and what of. */
export const texts = {
  rechargeCredited: { title: '充值已到账', summary: '你充值的 {amount} 已到账。' },
  rechargeDenied: { title: '充值未通过', summary: '你的充值 {amount} 未通过审核。{reason}' },
  withdrawalPaid: { title: '提现已到账', summary: '你的提现 {amount} 已转入收款账户，请注意查收。' },
  withdrawalDenied: { title: '提现未通过', summary: '你的提现 {amount} 未通过，款项已退回余额。{reason}' },
  orderTimedOut: { title: '订单已超时取消', summary: '订单 {order_no} 未在规定时间内支付，已自动取消。' },
  couponEnding: { title: '优惠券即将过期', summary: '你的优惠券“{name}”即将过期，请尽快使用。' },
  payPasswordLocked: {
    title: '支付密码已锁定',
    summary: '支付密码连续输错，已锁定 {minutes} 分钟。如非本人操作，请尽快修改登录密码。',
  },
  passkeyAdded: {
    title: '已开启指纹或面容支付',
    summary: '现在可以用 {name} 的指纹、面容或锁屏密码确认付款。如非本人操作，请立即修改支付密码，修改后即失效。',
  },
  contactChanged: {
    title: '登录联系方式已更改',
    summary: '你账号的邮箱或手机号已更改。如非本人操作，请点此撤销并退出所有设备。',
  },
  authenticatorOff: {
    title: '两步验证已关闭',
    summary: '登录不再需要身份验证器。如非本人操作，请点此撤销并退出所有设备。',
  },
  loginPasswordSet: {
    title: '登录密码已更改',
    summary: '你的账号设置了新的登录密码。如非本人操作，请点此撤销并退出所有设备。',
  },
  payPasswordSet: {
    title: '已设置新的支付密码',
    summary: '你的账号设置了新的支付密码。如非本人操作，请点此撤销并退出所有设备。',
  },
  realNameApproved: { title: '实名认证已通过', summary: '你的实名认证已通过。' },
  realNameRejected: { title: '实名认证未通过', summary: '你的实名认证未通过。{reason}' },
  reportClosed: { title: '你的举报或反馈已处理', summary: '{reply}' },
  unlockRefunded: {
    title: '{amount} 已退回',
    summary: '第 {number} 集未能播放，已为你撤销解锁，{amount} 已退回原钱包。',
  },
  goodsShipped: { title: '商品已发货', summary: '“{name}”已由 {carrier} 寄出，单号 {number}。' },
  goodsReceived: { title: '订单已完成', summary: '“{name}”发货已满 {days} 天，订单已自动确认收货。' },
  goodsCancelled: { title: '兑换订单已取消', summary: '“{name}”的订单已取消，积分和优惠券已退回。{reason}' },
  agentAccepted: {
    title: '团队等级申请已通过',
    summary: '从现在起，你的团队等级为 {level}。',
  },
  agentRaised: {
    title: '你的团队等级已升为 {level}',
    summary: '你的申请已通过，新级别从现在起生效。',
  },
  agentRejected: {
    title: '团队等级申请未通过',
    summary: '你的团队等级 {level} 申请未通过。{reason}',
  },
  agentLowered: {
    title: '你的团队等级已变更',
    summary: '从现在起你的团队等级为 {level}。{reason}',
  },
  unlockNotRefunded: {
    title: '第 {number} 集的解锁未退回',
    summary: '你反馈第 {number} 集未能播放。经核查，本次解锁不予退回。{reason}',
  },
  projectFailed: {
    title: '资金已退回',
    summary: '《{title}》未达筹集目标，{amount} 已退回你的钱包。',
  },
  starBegan: {
    title: '你已成为明星',
    summary: '现在可以在明星主页发布图片、视频和文字动态了。',
  },
  starEnded: {
    title: '你的明星身份已结束',
    summary: '你的动态将不再对他人展示。{reason}',
  },
  starPostPublished: {
    title: '动态已发布',
    summary: '“{title}”已通过审核，所有人都能看到。',
  },
  starPostRejected: {
    title: '动态未通过审核',
    summary: '“{title}”未能发布。{reason}',
  },
  starPostHidden: {
    title: '动态已下架',
    summary: '“{title}”不再对他人展示。{reason}',
  },
  newEpisode: { title: '追的剧更新了', summary: '《{name}》更新到第 {number} 集，快去看。' },
  groupJoinApproved: { title: '你已加入“{name}”', summary: '入群申请已通过，去打个招呼吧。' },
  groupJoinRefused: { title: '入群申请未通过', summary: '“{name}”的管理员没有通过你的申请。' },
  chatReminder: { title: '消息提醒', summary: '你想再看看{name}的一条消息。' },
  groupReminder: { title: '消息提醒', summary: '你想再看看“{name}”里的一条消息。' },
} as const

/** What the platform tells a member by itself, in one language. */
export type NoticeTexts = SameTexts<typeof texts>
