/** Notifications of the browser. */
export const push = {
  title: '推送通知',
  hint: '在此设备上，关闭应用后也能收到消息和通知',
  blocked: '浏览器已禁止通知，请在浏览器的网站设置中允许',
  absent: '此浏览器不支持通知。在 iPhone 上请先添加到主屏幕',
} as const
