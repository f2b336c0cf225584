/** Pictures that are sent by themselves (S-147). */
export const stickers = {
  kind: '[贴纸]',
  tab: '贴纸',
  named: '贴纸 {emoji}',
  search: '搜索贴纸',
  noneFound: '没有找到贴纸',
  packGone: '这个贴纸包已下架',
  pack: '贴纸包',
  greet: '用贴纸打个招呼',
  greetHint: '发条消息，或点一下贴纸打个招呼。',
} as const
