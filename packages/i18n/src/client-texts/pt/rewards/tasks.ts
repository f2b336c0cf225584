import type { SameTexts } from '../../../translate.ts'
import type { tasks as base } from '../../zh-CN/rewards/tasks.ts'

export const tasks = {} satisfies SameTexts<typeof base>
