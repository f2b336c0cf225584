export const session = {
  code: '验证码',
  sendCode: '获取验证码',
  codeAgainIn: '{seconds} 秒后重发',
} as const
