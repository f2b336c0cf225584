import { publishingCalls } from './drama-calls.ts'
import { platformCalls } from './platform-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every table of operators' calls; none of them takes a member's token (R-23). */
export const operatorCalls = { staff: staffCalls, platform: platformCalls, publishing: publishingCalls } as const
