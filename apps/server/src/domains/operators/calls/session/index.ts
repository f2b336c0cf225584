import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/handlers.ts'
import { settingsHandlers } from './settings.ts'
import { textHandlers } from './texts.ts'

/** What operators do about the platform's configuration and texts. */
export const bindSessionCalls = (): readonly BoundCall[] => [
  ...bindCalls(sessionOperatorCalls, settingsHandlers),
  ...bindCalls(textOperatorCalls, textHandlers),
]
