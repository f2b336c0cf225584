import { paths } from '@cliffhanger/contract/client-paths.ts'
import { useConnection } from '../platform/server/connection-state.ts'
import { useIsSignedIn } from '../platform/session/session.ts'
import { laterPart } from '../ui/feedback/later-part.tsx'

const ConnectionLine = laterPart(
  async () => (await import('../domains/chat/components/connection-line.tsx')).ConnectionLine,
)

/** These say it themselves, next to what they show; a film is not to be talked over. */
const silent: readonly string[] = [paths.chats, paths.chat, paths.groupChat, paths.player, paths.start]

/** Says on every other screen that what it shows may be behind. */
export const ConnectionStatus = ({ path }: { readonly path: string }) => {
  const isSignedIn = useIsSignedIn()
  const state = useConnection()
  const isCutOff = state === 'stopped' || state === 'waiting'
  return isSignedIn && isCutOff && !silent.includes(path) ? <ConnectionLine /> : null
}
