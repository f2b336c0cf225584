export const emoji = {
  emoji: '表情',
  search: '表情名称',
  picture: '图片',
  name: '名称',
  nameHint: '方括号中 1 至 20 个字，例如 [smile]',
  nameFormat: '请使用方括号，例如 [smile]',
  pictureHint: '会缩小到 128 像素',
  add: '添加表情',
  edit: '编辑表情',
  renameHint: '旧消息中的旧名称将显示为文字。',
  removeTitle: '移除 {name}',
  removeHint: '旧消息中的这个表情将显示为文字。',
} as const
