import { describe, expect, it } from 'vitest'
import { facesWith, facesWithout, mosaicOf } from './member-faces.ts'

const face = (user_id: number) => ({ user_id, avatar_url: `/${user_id}.svg` })
const faces = [face(1), face(2), face(3), face(4), face(5)]

describe('the pictures of a group without one of its own', () => {
  it('A-21: are those of four members, the reader’s own last', () => {
    expect(mosaicOf({ avatar_url: '', member_faces: faces.slice(0, 3) }, 1)).toEqual(['/2.svg', '/3.svg', '/1.svg'])
    expect(mosaicOf({ avatar_url: '', member_faces: faces }, 1)).toEqual(['/2.svg', '/3.svg', '/4.svg', '/5.svg'])
    expect(mosaicOf({ avatar_url: '', member_faces: faces }, 9)).toEqual(['/1.svg', '/2.svg', '/3.svg', '/4.svg'])
  })

  it('A-21: are none where the group has a picture, its members are not shown, or one face would stand for all', () => {
    expect(mosaicOf({ avatar_url: '/group.svg', member_faces: faces }, 1)).toEqual([])
    expect(mosaicOf({ avatar_url: '' }, 1)).toEqual([])
    const [one] = faces
    expect(mosaicOf({ avatar_url: '', member_faces: one ? [one] : [] }, 1)).toEqual([])
    expect(mosaicOf({ avatar_url: '', member_faces: [face(1), { user_id: 2, avatar_url: '' }] }, 1)).toEqual([])
  })

  it('change with who is in the group and what they look like', () => {
    expect(facesWith([face(1), face(4)], [face(2)])).toEqual([face(1), face(2), face(4)])
    expect(facesWith([face(1)], [{ user_id: 1, avatar_url: '/new.svg' }])).toEqual([
      { user_id: 1, avatar_url: '/new.svg' },
    ])
    expect(facesWithout(faces, [1, 3])).toEqual([face(2), face(4), face(5)])
    const many = Array.from({ length: 9 }, (_, index) => face(index + 2))
    expect(facesWith(many, [face(1)]).map(({ user_id }) => user_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})
