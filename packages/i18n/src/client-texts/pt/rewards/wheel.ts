import type { SameTexts } from '../../../translate.ts'
import type { wheel as base } from '../../zh-CN/rewards/wheel.ts'

export const wheel = {} satisfies SameTexts<typeof base>
