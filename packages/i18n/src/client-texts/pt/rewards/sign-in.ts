import type { SameTexts } from '../../../translate.ts'
import type { signIn as base } from '../../zh-CN/rewards/sign-in.ts'

export const signIn = {} satisfies SameTexts<typeof base>
