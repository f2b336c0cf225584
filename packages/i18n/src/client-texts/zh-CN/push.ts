/** Notifications of the browser. */
export const push = {
  title: '关闭页面后也接收消息通知',
  hint: '在此设备上，网页关闭时也会收到新消息和通知提醒',
  blocked: '浏览器已禁止通知，请在浏览器的网站设置中允许',
  absent: '此浏览器不支持通知。在 iPhone 上请先添加到主屏幕',
} as const
