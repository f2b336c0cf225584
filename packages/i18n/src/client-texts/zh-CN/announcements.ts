/** What the home page says about notices to everyone. */
export const announcements = {
  title: '公告',
  details: '查看详情',
  gotIt: '知道了',
  unread: '未读',
  empty: '暂无公告',
  emptyHint: '平台的新消息会显示在这里。',
} as const
