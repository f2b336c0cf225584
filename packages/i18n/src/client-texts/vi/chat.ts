import type { SameTexts } from '../../translate.ts'
import type { chat as base } from '../zh-CN/chat.ts'

export const chat = {} satisfies SameTexts<typeof base>
