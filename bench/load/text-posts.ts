import { randomUUID } from 'node:crypto'
import type { Member } from '../harness/members.ts'
import type { GroupPosts } from './group-load.ts'

const padding = 'x'.repeat(120)

/** Texts to a group by these members in turn, found in frames by a mark of their own. */
export function textPosts(path: string, groupId: number, senders: readonly Member[]): GroupPosts {
  const mark = `#${randomUUID().slice(0, 8)}`
  return {
    post(index) {
      const content_text = JSON.stringify([{ text: { content: `${mark} ${index} ${padding}` } }])
      const body = JSON.stringify({ local_id: randomUUID(), target_id: groupId, msg_type: 'text', content_text })
      return { path, token: senders[index % senders.length]?.token ?? '', body }
    },
    read(frame, onIndex) {
      const at = frame.indexOf(mark)
      if (at >= 0) onIndex(Number.parseInt(frame.slice(at + mark.length), 10))
    },
  }
}
