/** What one does with the chats of the list. */
export const chats = {
  muteFor: '免打扰时长',
  muteUntilOn: '直到我关闭',
  mutedUntil: '免打扰至 {time}',
} as const
