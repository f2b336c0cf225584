import type { SameTexts } from '../../translate.ts'
import type { drama as base } from '../zh-CN/drama.ts'

export const drama = {} satisfies SameTexts<typeof base>
