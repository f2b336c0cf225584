import type { SameTexts } from '../../translate.ts'
import type { friends as base } from '../zh-CN/friends.ts'

export const friends = {} satisfies SameTexts<typeof base>
