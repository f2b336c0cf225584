import { paths } from '@cliffhanger/contract/client-paths.ts'
import { laterPart } from '../../ui/feedback/later-part.tsx'
import { findRoute } from '../routes/routes.ts'
import { ScreenPart } from '../screen-part.tsx'
import { firstOf } from './first-of.ts'

const ChatWelcome = laterPart(async () => (await import('./chat-welcome.tsx')).ChatWelcome)
const FirstMessage = laterPart(
  async () => (await import('../../domains/notices/screens/first-message.tsx')).FirstMessage,
)

/** What stands beside a list as long as nothing was chosen from it. */
export const OpenFirst = ({ list }: { readonly list: string }) => {
  const first = findRoute(firstOf(list) ?? '')
  if (first) return <ScreenPart route={first} />
  return list === paths.message ? <FirstMessage /> : <ChatWelcome />
}
