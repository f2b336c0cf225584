import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { starPlanOperatorCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'

const reason = 'for the test of amounts'

/** Forms of calls about projects and star packages; `nobody` is the id of none of them. */
export function communityAmountForms(typeId: number, nobody: number): readonly (readonly [string, object])[] {
  const now = Math.floor(Date.now() / 1000)
  const project = {
    type_id: typeId,
    texts: { en: { title: 'Night Train', intro: '', rights: '', risk: '<p>Films fail</p>' } },
    copyright_owner: 'Harbour Films',
    cover_key: 'public/covers/a.webp',
    image_keys: [],
    unit_price: '10.00',
    units_total: 100,
    min_amount: '0',
    min_unit: 1,
    max_unit: 0,
    day_rate: '0.0010',
    cycle_days: 10,
    start_time: now + 3600,
    end_time: now + 86_400,
    payee_ids: [],
    sort: 0,
  }
  const plan = {
    names: { en: 'Star' },
    level: 1,
    price: '50.00',
    coin_code: 'money',
    days: 30,
    limit_number: 0,
    benefits: ['badge'],
    sort: 0,
    is_open: 0,
    reason,
  }
  return [
    [projectOperatorCalls.createProject.id, project],
    [projectOperatorCalls.editProject.id, { ...project, id: nobody, version: 0 }],
    [projectOperatorCalls.requestProceeds.id, { project_id: nobody, amount: '10.00', reason }],
    [projectOperatorCalls.requestPayout.id, { project_id: nobody, user_id: nobody, amount: '10.00', reason }],
    [starPlanOperatorCalls.createStarPlan.id, plan],
    [starPlanOperatorCalls.editStarPlan.id, { ...plan, id: nobody, version: 0 }],
  ]
}
