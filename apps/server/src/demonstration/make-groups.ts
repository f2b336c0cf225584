import type { Language } from '@cliffhanger/i18n/languages.ts'
import { readContent } from '@cliffhanger/rules/chat/content.ts'
import { mentionOf } from '@cliffhanger/rules/chat/mentions.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ServerContext } from '../context.ts'
import { type DemoMemberName, demoMembers } from '../domains/account/index.ts'
import type { ChatDomain } from '../domains/chat/index.ts'
import type { GroupsDomain } from '../domains/groups/index.ts'
import { isMade, makeOnce } from './deps.ts'
import { localIdOf } from './local-id.ts'

export interface DemoGroup {
  readonly name: string
  readonly description: string
  readonly language: Language
  /** The first makes it. */
  readonly members: readonly [DemoMemberName, ...DemoMemberName[]]
  /** Who says what; `@name` mentions, `@all` calls everybody. */
  readonly talk: readonly (readonly [DemoMemberName, string])[]
}

const groupsOfToday: readonly DemoGroup[] = [
  {
    name: 'Cliffhanger Club',
    description: 'New episodes, no spoilers.',
    language: 'en',
    members: ['linh', 'paulo', 'xiaoyu', 'ruichen'],
    talk: [
      ['linh', '@all hey everyone 👋 One rule here: no spoilers till Sunday'],
      ['paulo', 'Finally, a group where nobody ruins the ending'],
      ['xiaoyu', '大家好！新剧已经追到第四集了'],
      ['linh', '@paulo what are you on right now?'],
      ['paulo', 'The one with the bridge. Three episodes in and I can’t sleep 😅'],
      ['ruichen', '今晚一起看最后一集？'],
    ],
  },
  {
    name: '追剧小分队',
    description: '每天一集，谁都不许剧透',
    language: 'zh-CN',
    members: ['xiaoyu', 'ruichen', 'linh'],
    talk: [
      ['xiaoyu', '今天更新了吗？'],
      ['ruichen', '更了，刚看完，太虐了'],
      ['linh', 'Chờ mình với, mình còn hai tập nữa!'],
      ['xiaoyu', '@linh 快来快来'],
    ],
  },
]

/** Makes the groups of the demonstration's members and lets them talk; a message sent twice is stored once. Whoever answers has read
 *  what was said before. Where there is a past, its groups are older (`history/talks`). */
export async function makeGroups(
  context: Pick<ServerContext, 'db' | 'clock'>,
  domains: { readonly groups: Pick<GroupsDomain, 'make'>; readonly chat: Pick<ChatDomain, 'sendToGroup' | 'read'> },
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<void> {
  const idOf = (who: DemoMemberName): number => members[who]
  for (const group of groupsOfToday) {
    const groupId = await makeGroup(context, domains.groups, group, idOf)
    if (await isMade(context.db, `group talk/${group.name}`)) continue
    let heardId = 0
    for (const [turn, [who, words]] of group.talk.entries()) {
      const content = readContent('text', textContent(withMentions(words, idOf)))
      if (!content) throw new Error(`${group.name} says nothing`)
      if (heardId > 0) await domains.chat.read(members[who], { groupId }, heardId)
      const sent = await domains.chat.sendToGroup({
        senderId: members[who],
        groupId,
        localId: localIdOf(`${group.name}/${turn}`),
        messageType: 'text',
        content,
        refMessageId: 0,
        ip: '',
      })
      heardId = sent.msg_id
    }
    await makeOnce(context.db, `group talk/${group.name}`, context.clock(), async () => groupId)
  }
}

/** Makes a group, once; answers its id. */
export function makeGroup(
  context: Pick<ServerContext, 'db' | 'clock'>,
  groups: Pick<GroupsDomain, 'make'>,
  { name, description, language, members }: Omit<DemoGroup, 'talk'>,
  idOf: (who: DemoMemberName) => number,
): Promise<number> {
  const [creator, ...others] = members
  return makeOnce(context.db, `group/${name}`, context.clock(), async (tx) => {
    const made = await groups.make(tx, {
      creatorId: idOf(creator),
      name,
      avatarUrl: '',
      description,
      memberIds: others.map(idOf),
      language,
    })
    return made.group_id
  })
}

/** The words with their mentions as messages hold them. */
export const withMentions = (words: string, idOf: (who: DemoMemberName) => number): string =>
  words.replace(/@(all|[a-z]+)/g, (whole, name: string) => {
    if (name === 'all') return mentionOf('all', 'all')
    const member = demoMembers.find(({ loginName }) => loginName === name)
    return member ? mentionOf(member.nickName, idOf(member.loginName)) : whole
  })
