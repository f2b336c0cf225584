/** What one does with the chats of the list. */
export const chats = {
  muteFor: '免打扰时长',
  muteUntilOn: '直到我关闭',
  mutedUntil: '免打扰至 {time}',
  archive: '归档',
  unarchive: '取消归档',
  archived: '已归档',
  archivedCount: '已归档（{count}）',
  archiveEmpty: '还没有归档的聊天',
  archiveHint: '归档的聊天会放在这里。收到新消息时会回到聊天列表，开启免打扰的除外。',
} as const
