/** Customer service in its chat: whether somebody is there, my place in line, and how they helped (S-140 to S-142). */
export const support = {
  here: '客服在线',
  waiting: { other: '排队中，当前第 {count} 位' },
  assigned: '客服正在为你处理',
  away: '客服暂时不在',
  opensToday: '客服将于今天 {time} 上线',
  opens: '客服将于 {time} 上线',
  closed: '本次会话已结束',
  rate: '这次的服务怎么样？',
  words: '还有什么想说的？（选填）',
  send: '提交评价',
  thanks: '感谢你的评价',
} as const
