/** What a newcomer is asked over home, before anything else is said. */
export const welcome = {
  title: '欢迎来到{site}！',
  text: '一切就绪，点一下就能开看。',
  start: '开始看剧',
  tasteTitle: '你爱看什么？',
  tasteCount: '已选 {count}/{most}',
  tasteHint: '最多选 3 个类型，第一部剧就从你爱看的开始。',
} as const
