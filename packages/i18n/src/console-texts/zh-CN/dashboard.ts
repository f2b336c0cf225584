export const dashboard = {
  waitingTitle: '待处理',
  platformTitle: '平台概况',
  transcoding: '正在转码',
  failed: '转码失败',
  unlisted: '已发布，等待视频',
  reports: '待处理举报',
  reviews: '待审核消息',
  realNames: '待审核实名认证',
  codes: '可查看的验证码',
  recentActs: '最近操作',
  all: '查看全部',
  waitingOf: '{count} 项待处理',
} as const
