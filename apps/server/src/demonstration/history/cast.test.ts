import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { expect, it } from 'vitest'
import { demoMembers } from '../../domains/account/index.ts'
import { cast } from './cast.ts'
import { castTalks } from './talks/cast-talks.ts'

it.each(demoMembers.map(({ loginName }) => loginName))(
  'nobody in the chats of %s has the picture of another',
  (name) => {
    const met = castTalks.filter(({ pair }) => pair.includes(name)).flatMap(({ pair }) => pair)
    const pictures = [
      ...shippedAvatars.slice(0, demoMembers.length - 1),
      ...cast.filter((member) => met.includes(member.name)).map(({ avatar }) => avatar),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
  },
)
