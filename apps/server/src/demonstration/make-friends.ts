import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import type { ChatDomain } from '../domains/chat/index.ts'
import type { FriendsDomain } from '../domains/friends/index.ts'
import { isMade, makeOnce } from './deps.ts'
import { localIdOf } from './local-id.ts'

/** Who is whose friend, and what they wrote to each other; the first of a pair begins and they take turns. */
export const friendships: readonly {
  readonly pair: readonly [DemoMemberName, DemoMemberName]
  readonly talk: readonly string[]
}[] = [
  {
    pair: ['linh', 'paulo'],
    talk: [
      'So? Did you start it?',
      'I’m on episode 3. Don’t say a word!',
      'My lips are sealed. Just wait till the bridge 👀',
    ],
  },
  { pair: ['xiaoyu', 'ruichen'], talk: ['今晚一起追剧吗？', '好，八点，我带奶茶。', '那我要半糖！'] },
  { pair: ['linh', 'xiaoyu'], talk: ['Chào bạn! 你好！', '你好呀，很高兴认识你'] },
  { pair: ['paulo', 'ruichen'], talk: [] },
]

/** Makes friends of the demonstration's members and lets them talk; a message sent twice is stored once. Whoever answers has read
 *  what they answer. */
export async function makeFriends(
  context: Pick<ServerContext, 'db' | 'clock'>,
  friends: Pick<FriendsDomain, 'makeFriends' | 'noteVisit'>,
  chat: Pick<ChatDomain, 'send' | 'read'>,
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<void> {
  for (const { pair, talk } of friendships) {
    const [oneId, otherId] = [members[pair[0]], members[pair[1]]]
    const name = pair.join('+')
    await befriend(context, friends, pair, [oneId, otherId])
    if (await isMade(context.db, `talk/${name}`)) continue
    let heardId = 0
    for (const [turn, content] of talk.entries()) {
      const [senderId, peerId] = turn % 2 === 0 ? [oneId, otherId] : [otherId, oneId]
      if (heardId > 0) await chat.read(senderId, { peerId }, heardId)
      const sent = await chat.send({
        senderId,
        peerId,
        localId: localIdOf(`${name}/${turn}`),
        chatType: 'private',
        messageType: 'text',
        contentText: textContent(content),
        refMessageId: 0,
        ip: '',
        fileKeys: [],
      })
      heardId = sent.msg_id
      await friends.noteVisit(senderId)
    }
    await makeOnce(context.db, `talk/${name}`, context.clock(), async () => oneId)
  }
}

/** Makes friends of two, once. */
export async function befriend(
  context: Pick<ServerContext, 'db' | 'clock'>,
  friends: Pick<FriendsDomain, 'makeFriends'>,
  pair: readonly [string, string],
  [oneId, otherId]: readonly [number, number],
): Promise<void> {
  await makeOnce(context.db, `friends/${pair.join('+')}`, context.clock(), async (tx) => {
    await friends.makeFriends(tx, oneId, otherId)
    return oneId
  })
}
