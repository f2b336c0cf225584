import type { ReportOverview } from '@cliffhanger/contract/reports/operator-schemas.ts'
import type { Texts } from '../../platform/texts.ts'

export const reportStates = [0, 1, 2] as const satisfies readonly ReportOverview['state'][]

export const reportStateText = (t: Texts, state: ReportOverview['state']): string =>
  ({ 0: t('reports.stateNew'), 1: t('reports.stateWork'), 2: t('reports.stateClosed') })[state]

export const reportTypeText = (t: Texts, type: ReportOverview['type']): string =>
  ({
    user: t('reports.typeUser'),
    group: t('reports.typeGroup'),
    message: t('reports.typeMessage'),
    star: t('reports.typeStar'),
    feedback: t('reports.typeFeedback'),
  })[type]
