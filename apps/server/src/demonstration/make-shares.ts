import { paths } from '@cliffhanger/contract/client-paths.ts'
import { readContent } from '@cliffhanger/rules/chat/content.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import type { ChatDomain } from '../domains/chat/index.ts'
import type { FriendsDomain } from '../domains/friends/index.ts'
import { isMade, madeId, makeOnce } from './deps.ts'
import { localIdOf } from './local-id.ts'

/** A drama that somebody recommends, to a friend or in a group of theirs. */
interface Share {
  readonly slug: string
  readonly who: DemoMemberName
  readonly to: DemoMemberName | { readonly group: string }
  readonly words: string
  /** 0: the drama. */
  readonly number: number
}

const shares: readonly Share[] = [
  { slug: 'midnight-contract', who: 'paulo', to: 'linh', words: 'This one. Trust me, start tonight', number: 0 },
  { slug: 'midnight-contract', who: 'xiaoyu', to: { group: '追剧小分队' }, words: '今晚就看这部', number: 2 },
  { slug: 'bamboo-sea', who: 'linh', to: { group: 'Cliffhanger Club' }, words: 'Sunday at 8?', number: 1 },
  { slug: 'bamboo-sea', who: 'ruichen', to: 'xiaoyu', words: '雨夜那场戏太美了', number: 0 },
  { slug: 'seventh-floor', who: 'linh', to: 'paulo', words: '', number: 1 },
]

/** Has the demonstration's members recommend a drama to each other, once it is there; each once. Whoever speaks has read what was said before. */
export async function makeShares(
  context: Pick<ServerContext, 'db' | 'clock'>,
  {
    chat,
    friends,
  }: {
    readonly chat: Pick<ChatDomain, 'send' | 'sendToGroup' | 'read'>
    readonly friends: Pick<FriendsDomain, 'noteVisit'>
  },
  members: Readonly<Record<DemoMemberName, number>>,
  dramaId: number,
  slug: string,
): Promise<void> {
  for (const [turn, { who, to, words, number }] of shares.filter((share) => share.slug === slug).entries()) {
    const name = `share/${slug}/${turn}`
    if (await isMade(context.db, name)) continue
    const contentText = textContent(`${words} ${addressOf(dramaId, number)}`.trim())
    const message = {
      senderId: members[who],
      localId: localIdOf(name),
      messageType: 'text',
      refMessageId: 0,
      ip: '',
    } as const
    if (typeof to === 'string') {
      const peerId = members[to]
      const { msg_id } = await chat.send({ ...message, chatType: 'private', peerId, contentText, fileKeys: [] })
      await chat.read(message.senderId, { peerId }, msg_id)
    } else {
      const groupId = await madeId(context.db, `group/${to.group}`)
      const content = readContent('text', contentText)
      if (groupId === 0 || !content) continue
      const { msg_id } = await chat.sendToGroup({ ...message, groupId, content })
      await chat.read(message.senderId, { groupId }, msg_id)
    }
    await friends.noteVisit(message.senderId)
    await makeOnce(context.db, name, context.clock(), async () => dramaId)
  }
}

/** Without a host: nobody knows by which address the demonstration will be opened. */
const addressOf = (dramaId: number, number: number): string =>
  `${paths.player}?id=${dramaId}${number > 0 ? `&number=${number}` : ''}`
