/** Pictures that are sent by themselves (S-147). */
export const stickers = {
  kind: '[贴纸]',
  tab: '贴纸',
  named: '贴纸 {emoji}',
  packGone: '这个贴纸包已下架',
  pack: '贴纸包',
} as const
