import type { SameTexts } from '../../translate.ts'
import type { account as base } from '../zh-CN/account.ts'

export const account = {} satisfies SameTexts<typeof base>
