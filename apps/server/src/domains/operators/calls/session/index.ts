import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { settingsHandlers } from './settings.ts'
import { textHandlers } from './texts.ts'

/** What operators do about the platform's configuration and texts. */
export const bindSessionCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(sessionOperatorCalls, settingsHandlers(needs)),
  ...bindCalls(textOperatorCalls, textHandlers(needs)),
]
