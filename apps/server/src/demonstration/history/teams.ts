import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import type { DemoMemberName } from '../../domains/account/index.ts'
import { cast, guestsOfChannel, selfInvited } from './cast.ts'
import { certify } from './identity.ts'
import { choicesOf } from './seeded.ts'
import type { World } from './world.ts'

const levels = [
  {
    level: 1,
    names: { 'zh-CN': '铜牌团队', en: 'Bronze team', vi: 'Đội Đồng', pt: 'Equipe Bronze' },
    need_sales: 3,
    need_amount: '100.00',
    rate_1: '0.12',
    rate_2: '0.06',
  },
  {
    level: 2,
    names: { 'zh-CN': '银牌团队', en: 'Silver team', vi: 'Đội Bạc', pt: 'Equipe Prata' },
    need_sales: 15,
    need_amount: '600.00',
    rate_1: '0.14',
    rate_2: '0.07',
  },
  {
    level: 3,
    // Gold alone is the coin.
    names: { 'zh-CN': '金牌团队', en: 'Gold team', vi: 'Đội Vàng', pt: 'Equipe Ouro' },
    need_sales: 60,
    need_amount: '3000.00',
    rate_1: '0.16',
    rate_2: '0.08',
  },
] as const

interface Application {
  readonly by: DemoMemberName
  readonly day: number
  readonly level: number
  readonly says: { readonly real_name: string; readonly contact: string; readonly remark: string }
  /** Absent: it waits. */
  readonly decision?: { readonly isAccepted: boolean; readonly reason: string }
}

const linhSays = { real_name: 'Hoàng Mỹ Linh', contact: '0912 345 678' }

const applications: readonly Application[] = [
  {
    by: 'linh',
    day: 64,
    level: 1,
    says: { ...linhSays, remark: 'Mình có một nhóm xem phim ngắn ở Hà Nội.' },
    decision: { isAccepted: true, reason: 'Nhóm của bạn hoạt động đều. Chúc mừng!' },
  },
  {
    by: 'xiaoyu',
    day: 118,
    level: 1,
    says: { real_name: '王小雨', contact: 'WeChat xiaoyu-drama', remark: '平时在朋友圈分享短剧。' },
    decision: { isAccepted: false, reason: '我们没能联系上你，请留下手机号后再申请一次。' },
  },
  {
    by: 'linh',
    day: 141,
    level: 2,
    says: { ...linhSays, remark: 'Nhóm đã lớn gấp ba từ mùa hè.' },
    decision: { isAccepted: true, reason: 'Doanh số 90 ngày qua vượt xa yêu cầu.' },
  },
  {
    by: 'paulo',
    day: 180,
    level: 1,
    says: { real_name: 'Paulo Braga', contact: '+55 11 96123-4567', remark: 'Divulgo as novelas no meu canal.' },
  },
]

const channel = { code: 'ruichen-films', day: 50, holder: 'ruichen' } as const

/** Invited members on two levels, a member who invited themselves, levels of agents, applications in each state, and a distributor. */
export async function planTeams(world: World): Promise<void> {
  const { simulation, timeline, moment, operators } = world
  const [operator, second] = operators
  for (const level of levels)
    await simulation.call(operator, agentOperatorCalls.createAgentLevel, {
      ...level,
      is_open: 1,
      from_time: 0,
      reason: 'Levels as agreed at the opening',
    })
  const { between } = choicesOf('arrivals')
  const arriving = (day: number) => moment(day, between(8, 21) + between(0, 59) / 60)
  for (const member of cast) timeline.at(arriving(member.day), () => world.arrive(member))
  for (const { name } of cast.filter((_, index) => index % 3 !== 2))
    timeline.at(arriving(world.days - between(1, 6)), () => world.comeBack(name))
  timeline.at(arriving(selfInvited.day), () =>
    world.arrive(selfInvited, { deviceId: world.person(selfInvited.invitedBy ?? '').deviceId }),
  )
  timeline.at(moment(channel.day, 10), () =>
    simulation.call(operator, teamOperatorCalls.createDistributor, {
      user_id: world.person(channel.holder).id,
      distributer_code: channel.code,
      name: 'Rui Chen Films',
      domain: '',
      pixel_id: '',
      pixel_token: '',
      status: 1,
      reason: 'Runs a film channel with an audience of their own',
    }),
  )
  for (const guest of guestsOfChannel)
    timeline.at(arriving(guest.day), () => world.arrive(guest, { channel: channel.code }))
  for (const application of applications)
    timeline.at(moment(application.day, 15), async () => {
      const { level, says, decision } = application
      const applicant = world.person(application.by)
      await certify(world, applicant)
      const { apply } = await simulation.call(applicant, agentCalls.applyAsAgent, { level, ...says })
      if (!decision) return
      timeline.at(moment(application.day + 2, 11), () =>
        simulation.call(second, agentOperatorCalls.decideApplication, {
          id: apply.id,
          is_accepted: decision.isAccepted ? 1 : 0,
          reason: decision.reason,
        }),
      )
    })
}
