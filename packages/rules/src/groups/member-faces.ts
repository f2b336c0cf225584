import { type MemberFace, memberFacesMax } from '@cliffhanger/contract/groups/schemas.ts'

/** Pictures one mosaic is made of, at most. */
const tilesMax = 4
/** A single face would make the group look like that member. */
const tilesMin = 2

interface Faced {
  readonly avatar_url: string
  readonly member_faces?: readonly MemberFace[] | undefined
}

/** The pictures that stand for a group without one of its own, the reader's last; none for a group that has one, or whose members
 *  the reader may not see. */
export function mosaicOf(group: Faced, readerId: number): readonly string[] {
  if (group.avatar_url !== '') return []
  const faces = (group.member_faces ?? []).filter(({ avatar_url }) => avatar_url !== '')
  const isReader = ({ user_id }: MemberFace) => user_id === readerId
  const ordered = [...faces.filter((face) => !isReader(face)), ...faces.filter(isReader)]
  return ordered.length < tilesMin ? [] : ordered.slice(0, tilesMax).map(({ avatar_url }) => avatar_url)
}

/** The faces after these members came in or changed their pictures: the first by their ids. A device that was told only the first ones
 *  cannot know who follows them, so it asks again when the group is opened. */
export function facesWith(faces: readonly MemberFace[], members: readonly MemberFace[]): readonly MemberFace[] {
  const byId = new Map(faces.map((face) => [face.user_id, face]))
  for (const { user_id, avatar_url } of members) byId.set(user_id, { user_id, avatar_url })
  return [...byId.values()].sort((one, other) => one.user_id - other.user_id).slice(0, memberFacesMax)
}

/** The faces after these members went out. */
export const facesWithout = (faces: readonly MemberFace[], userIds: readonly number[]): readonly MemberFace[] =>
  faces.filter(({ user_id }) => !userIds.includes(user_id))
