import * as z from 'zod/mini'
import { event } from '../event.ts'
import { membershipFacts } from './schemas.ts'

/** Events of my own stream about my membership (socket.md). */

/** What I am now; an open player asks for its episode again. */
export const vipChanged = event({ action: 'vip_changed', stream: 'user', data: z.object(membershipFacts) })
