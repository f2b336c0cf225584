/** Money that does not leave for a while after a change of an account. */
export const coolingOffs = {
  title: '资金冷静期',
  hint: '用户更换邮箱或手机、重置登录密码或支付密码后，资金在一段时间内不能转出。两位管理员可提前解除。',
  until: '冷静期至',
  waiting: '待解除的冷静期',
  request: '申请',
  askedBy: '{name} 已申请',
  ask: '申请解除',
  askTitle: '提前解除 {name} 的冷静期',
  askHint: '请先确认对方是账户本人。需另一位管理员同意。',
  asked: '已提交，另一位管理员同意后解除。',
  agree: '立即解除',
  agreeTitle: '立即解除 {name} 的冷静期',
  agreeHint: '{asker} 的申请理由：“{reason}”。解除后可立即提现和转账。',
  released: '冷静期已解除',
  yours: '等待另一位管理员',
} as const
