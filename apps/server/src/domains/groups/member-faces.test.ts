import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newFriend, newGroup } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group without a picture, of a new member and two friends. */
async function faceless() {
  const creator = await newMember(server)
  const [one, two] = [await newFriend(server, creator), await newFriend(server, creator)]
  const { group } = await server.succeed(
    groupsCalls.createGroup,
    { group_name: 'No picture', members: [one.userId, two.userId] },
    { token: creator.token },
  )
  return { groupId: group.group_id, creator, one, two }
}

const facesSeenBy = async ({ token }: Member, groupId: number) => {
  const { group } = await server.succeed(groupsCalls.getGroup, { group_id: groupId }, { token })
  const { list } = await server.succeed(groupsCalls.listMyGroups, {}, { token })
  const listed = list.find(({ group_id }) => group_id === groupId)
  const faces = group.mygroup === 1 ? group.member_faces?.map(({ user_id }) => user_id) : 'none of mine'
  expect(listed?.member_faces?.map(({ user_id }) => user_id)).toEqual(faces === 'none of mine' ? undefined : faces)
  return faces
}

describe('a group without a picture', () => {
  it('A-21: comes with the pictures of its members, who change with those in it', async () => {
    const { groupId, creator, one, two } = await faceless()
    expect(await facesSeenBy(one, groupId)).toEqual([creator.userId, one.userId, two.userId])
    const three = await newFriend(server, creator)
    const invited = { group_id: groupId, members: [three.userId] }
    await server.succeed(groupsCalls.inviteMembers, invited, { token: creator.token })
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    expect(await facesSeenBy(two, groupId)).toEqual([creator.userId, two.userId, three.userId])
    expect(await facesSeenBy(one, groupId)).toBe('none of mine')
  })

  it('A-21: shows nobody to members who may not see who is in it', async () => {
    const { groupId, creator, one, two } = await faceless()
    const hidden = { group_id: groupId, show_member_list: 0 as const }
    await server.succeed(groupsCalls.editGroupSettings, hidden, { token: creator.token })
    expect(await facesSeenBy(one, groupId)).toEqual([])
    expect(await facesSeenBy(creator, groupId)).toEqual([creator.userId, one.userId, two.userId])
  })

  it('A-21: has nine faces at most, and none once it has a picture, until that is removed', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 10 })
    expect(await facesSeenBy(creator, groupId)).toEqual([])
    const edit = (avatar_url: string) =>
      server.succeed(groupsCalls.editGroupBase, { group_id: groupId, avatar_url }, { token: creator.token })
    expect((await edit('')).group.avatar_url).toBe('')
    expect(await facesSeenBy(creator, groupId)).toHaveLength(9)
    await edit(shippedAvatars[1])
    expect(await facesSeenBy(creator, groupId)).toEqual([])
  })
})
